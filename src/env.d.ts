declare namespace App {
  /** What a page is told beside its address. */
  interface Locals {
    /** Hears why a page could not be made. */
    readonly failed?: (error: unknown) => void;
  }
}
