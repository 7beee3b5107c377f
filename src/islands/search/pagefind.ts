/** What the site uses of Pagefind's browser module; it is made by the build and loaded when first needed. */
export interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): Pagefind;
}

export interface Pagefind {
  preload(query: string): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  readonly score: number;
  data(): Promise<{
    readonly url: string;
    readonly meta: Readonly<Record<string, string>>;
    readonly content: string;
    readonly filters: Readonly<Record<string, readonly string[]>>;
  }>;
}
