import type { Dose } from '#core/analysis/verdicts.ts';

/** A product that holds a thing by one of its names, or by several. */
export interface ProductWith {
  readonly alias: string;
  readonly title: string;
  readonly brand: string;
  /** Is there enough? Null where it is there for nothing that was studied. */
  readonly dose: Dose | null;
  /** How it is used is not known for sure. */
  readonly isGuess: boolean;
  /** Its first place in the list, of so many; null where it depends on the shade. */
  readonly place: number | null;
  readonly places: number;
  /** The product's strip, packed (ui/analysis/tiny-cells.ts). */
  readonly strip: string;
}

/** Products that hold a thing, as the search fetches them when somebody asks for it; each thing has a file of its own. */
export interface ThingFile {
  /** How many hold it, and in how many there is enough. */
  readonly total: number;
  readonly enough: number;
  /** Most of it first; not all of them. */
  readonly products: readonly ProductWith[];
}
