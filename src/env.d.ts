declare namespace App {
  /** What a page is told beside its address. */
  interface Locals {
    /** Hears why a page could not be made. */
    readonly failed?: (error: unknown) => void;
    /** Is it a page that no build writes, which search engines are not to list? */
    readonly unlisted?: boolean;
    /** Where in a long list of products the rows begin that the snapshot holds of it; 0 where it holds all. */
    readonly rowsFrom?: number;
  }
}
