/** What the site uses of Pagefind's browser module; it is made by the build and loaded when first needed. */
export interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  mergeIndex(path: string, options?: Readonly<Record<string, unknown>>): Promise<void>;
  search(query: string, options: { readonly filters: { readonly kind: string } }): Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  data(): Promise<{ readonly url: string; readonly meta: Readonly<Record<string, string>> }>;
}
