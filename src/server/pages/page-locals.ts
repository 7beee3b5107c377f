/** What a page is told beside its address (src/env.d.ts). */
export interface PageLocals {
  readonly unlisted?: boolean;
  readonly rowsFrom?: number;
}
