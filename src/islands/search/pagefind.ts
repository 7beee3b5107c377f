/** What the site uses of Pagefind's browser module; it is made by the build and loaded when first needed. */
export interface PagefindModule {
  createInstance(options: Readonly<Record<string, unknown>>): Pagefind;
}

export interface Pagefind {
  mergeIndex(path: string, options: Readonly<Record<string, unknown>>): Promise<void>;
  preload(query: string): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>;
}

export interface PagefindResult {
  data(): Promise<{
    readonly url: string;
    readonly meta: Readonly<Record<string, string>>;
    readonly filters: Readonly<Record<string, readonly string[]>>;
  }>;
}
