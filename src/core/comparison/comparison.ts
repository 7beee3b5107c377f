import type { Use } from '#core/analysis/use.ts';
import type { SkinType } from '#core/analysis/verdicts.ts';
import type { SizeUnit } from '#core/catalog/unit-price.ts';
import type { FlagName, FlagState } from '#core/knowledge/flags.ts';
import type { Family, Grade, Origin } from '#core/knowledge/vocabulary.ts';
import type { Explanation } from '#core/similarity/explain.ts';

/**
 * Two to four formulas side by side, as data: what a page shows, a script exports and the command line prints.
 * A number in `by`, `names` or an explanation's `id` is a place in `ingredients`; lists "per side" stand in the order of `sides`.
 */
export interface Comparison {
  readonly sides: readonly ComparedSide[];
  /** Every ingredient of any side once, in the order of the smallest place it has. */
  readonly ingredients: readonly ComparedIngredient[];
  /** How many stand in all sides. */
  readonly shared: number;
  readonly effects: readonly ComparedEffect[];
  readonly flags: readonly ComparedFlag[];
  readonly allergens: readonly (readonly ComparedAllergen[])[];
  readonly comedogenic: readonly ComparedComedogenicity[];
  readonly skin: readonly ComparedSkin[];
  readonly origin: readonly ComparedOrigin[];
  readonly prices: readonly (readonly ComparedPrice[])[];
  /** Of each two sides. */
  readonly similarities: readonly Similarity[];
  readonly summary: readonly Statement[];
  readonly certainty: Certainty;
}

export interface ComparedSide {
  /** Of the product; null for a pasted list. */
  readonly alias: string | null;
  /** How it is used. */
  readonly context: Use;
  /** That use is only likely. */
  readonly isGuess: boolean;
  /** Ingredients that count. */
  readonly ingredients: number;
  readonly recognised: number;
  /** Too little is recognised to say what is not in it. */
  readonly withheld: boolean;
  /** False for a list by the alphabet, whose places say nothing. */
  readonly ordered: boolean;
  /** Last place that is surely above 1 % and first that cannot be; null where nothing shows it. */
  readonly onePercent: { readonly from: number; readonly to: number } | null;
  /** How many only this side has. */
  readonly own: number;
}

export interface ComparedIngredient {
  readonly name: string;
  /** Of its page; null where the name is not recognised. */
  readonly alias: string | null;
  readonly family: Family | null;
  /** Per side, from 1; null where it does not stand. */
  readonly places: readonly (number | null)[];
  /** Per side: how many places lower (above 0) or higher than in the first side that has it; null there, and where it does not stand or an order says nothing. */
  readonly moves: readonly (number | null)[];
  /** The one side that has it; null for what several have. */
  readonly only: number | null;
}

export interface ComparedEffect {
  readonly effect: string;
  /** Per side; null where nothing in it has the effect. */
  readonly sides: readonly ({ readonly grade: Grade; readonly by: readonly number[] } | null)[];
  readonly only: number | null;
}

export interface ComparedFlag {
  readonly flag: FlagName;
  readonly sides: readonly ({
    readonly state: FlagState;
    readonly level: string | null;
    /** False where this kind of product makes it matter less. */
    readonly matters: boolean;
    readonly by: readonly number[];
  } | null)[];
  /** The one side for which it holds or may hold. */
  readonly only: number | null;
}

export interface ComparedAllergen {
  readonly alias: string;
  readonly name: string;
  /** The ingredient that holds it. */
  readonly by: number;
}

export interface ComparedComedogenicity {
  readonly label: 'low' | 'enhanced' | 'moderate' | 'high' | null;
  /** Highest value of the list, and who has it; null when nothing is rated. */
  readonly highest: number | null;
  readonly by: readonly number[];
  readonly rated: number;
  readonly unrated: number;
}

export interface ComparedSkin {
  readonly skin: SkinType;
  readonly sides: readonly { readonly helps: readonly number[]; readonly care: readonly number[] }[];
}

export interface ComparedOrigin {
  readonly counts: Readonly<Record<Origin, number>>;
  /** Percent of natural origin; null when withheld. */
  readonly organicScore: number | null;
}

export interface ComparedPrice {
  readonly size: string;
  /** In the currency's usual unit, as is `perHundred`. */
  readonly price: number;
  readonly currency: string;
  /** What 100 ml, 100 g or a piece cost. */
  readonly perHundred: number | null;
  readonly unit: SizeUnit | null;
}

export interface Similarity {
  readonly sides: readonly [number, number];
  /** Opened into its parts, seen from the first of the two. Names that are not recognised take no part. */
  readonly explanation: Explanation;
}

/** What the difference is likely to mean, a sentence each, the most telling first. */
export type Statement =
  | { readonly says: 'base'; readonly likeness: Likeness; readonly shared: number; readonly names: readonly number[] }
  | {
      readonly says: 'adds';
      readonly side: number;
      readonly kinds: readonly { readonly effect: string; readonly names: readonly number[] }[];
    }
  | {
      readonly says: 'raises';
      readonly side: number;
      readonly kinds: readonly { readonly flag: FlagName; readonly names: readonly number[] }[];
    }
  | {
      readonly says: 'moves';
      readonly name: number;
      readonly sides: readonly [number, number];
      readonly places: readonly [number, number];
      readonly line: Line | null;
    }
  | {
      readonly says: 'care';
      readonly skin: SkinType;
      readonly less: number;
      readonly more: number;
      readonly counts: readonly [number, number];
    }
  | { readonly says: 'price'; readonly cheaper: number; readonly dearer: number; readonly times: number; readonly unit: SizeUnit };

/** same: the same list in the same order. */
export type Likeness = 'same' | 'near' | 'related' | 'different';
/** Where two places lie: both before the 1 % line, both behind it, or one on each side. */
export type Line = 'before' | 'behind' | 'across';

/** How sure the summary is. Amounts are never on a label, so nothing is certain. */
export interface Certainty {
  readonly level: 'fair' | 'limited' | 'low';
  readonly reasons: readonly { readonly reason: 'unread' | 'someUnread' | 'unordered' | 'noMarker'; readonly side: number }[];
}
