import type { Area, Context } from '#core/analysis/use.ts';
import type { Flag } from './flags.ts';
import type { MarkedProduct } from './marked-products.ts';
import type { Family, Grade, Origin } from './vocabulary.ts';

export interface EffectFact {
  readonly effect: string;
  readonly grade: Grade;
  readonly sources: readonly string[];
  /** Percent studied, [low, high]. */
  readonly dose: readonly [number, number] | null;
  /** Percent from which lesser studies hint at it; null where none tried less than `dose`. */
  readonly hintedFrom: number | null;
  /** Percent from which it was shown of products that are washed off: 0 for any amount, null where it needs time on the skin. */
  readonly rinsedFrom: number | null;
}

export interface ComedogenicFact {
  readonly low: number;
  readonly high: number;
  readonly sources: readonly string[];
}

/** What one caution of an ingredient comes to in a product (data/rules/cautions.yaml). */
export interface CautionMark {
  /** Kinds of data/rules/caution-kinds.yaml that a report says; none where nothing follows. */
  readonly says: readonly string[];
  /** Percent from which it was shown; null where nobody studied amounts. */
  readonly from: number | null;
  /** Percent from which the skin feels it although the product is washed off: 0 for any amount, null where it needs time. */
  readonly rinsedFrom: number | null;
  /** The only kind of product of which it is said: an area, or one that only words tell; null for all. */
  readonly only: MarkedProduct | null;
  /** Kinds of product of which it is not said. */
  readonly notOf?: readonly MarkedProduct[] | undefined;
  /** The only areas, and the uses in which it is not said. */
  readonly on?: readonly Area[] | undefined;
  readonly notIn?: readonly Context[] | undefined;
  /** Not said of what stands behind the 1 % line. */
  readonly beforeLine?: true | undefined;
  /** Nobody showed harm by products: it is advised until more is known. */
  readonly precaution?: true | undefined;
}

/** Kinds of product an entry of the annexes may speak of; an entry for leave-on products covers those for eyes, lips and sun. */
export const limitUses = [
  'leave-on',
  'rinse-off',
  'eyes',
  'lips',
  'sun',
  'hair',
  'hair-rinsed',
  'hair-left',
  'nails',
  'oral',
  'hair-dye',
  'other',
] as const;
export type LimitUse = (typeof limitUses)[number];

/** One entry of the EU annexes (data/rules/eu-annexes.yaml). */
export interface LimitFact {
  readonly annex: string;
  readonly ref: string;
  /** Percent; null when the entry sets no maximum. */
  readonly max: number | null;
  /** What the percentage is calculated as, when not the substance itself. */
  readonly as: string | null;
  /** The part of the substance that is calculated so; null where that is not known, or the substance itself is meant. */
  readonly part: number | null;
  /** Group whose members share the percentage. */
  readonly sum: string | null;
  /** Group of which several may be mixed, and up to which percentage. */
  readonly mixture: { readonly of: string; readonly max: number } | null;
  /** Collective name the law prescribes for the label. */
  readonly asName: string | null;
  /** ISO dates: new products must comply from `since`, all products on sale from `shelves`; `until` ends the entry. */
  readonly since: string | null;
  readonly shelves: string | null;
  readonly until: string | null;
  readonly where: { readonly en: string; readonly ru: string } | null;
  /** The kinds of product `where` names; null for all. */
  readonly uses: readonly LimitUse[] | null;
  /** The one product among those kinds that it speaks of, where a text may tell it: a straightener. */
  readonly only: MarkedProduct | null;
  /** A condition that holds beside whatever else bounds the substance, such as how much of another may come with it. */
  readonly beside: boolean;
  /** The entry speaks of the raw material: its origin, purity or nano form, so that a name alone does not tell whether it applies. */
  readonly material: boolean;
  /** It is the nano form, which a label marks. */
  readonly nano: boolean;
  readonly note: { readonly en: string; readonly ru: string } | null;
  /** Individual labelling duty of a fragrance allergen, percent. */
  readonly label: { readonly leaveOn: number; readonly rinseOff: number; readonly group: 'historic' | '2023' } | null;
}

/** What an analysis needs of an ingredient; the "facts" file of the browser holds just this, by lexicon index. */
export interface Facts {
  readonly inci: string;
  readonly alias: string;
  readonly family: Family;
  readonly roles: readonly string[];
  readonly functions: readonly string[];
  readonly origin: Origin;
  readonly effects: readonly EffectFact[];
  readonly comedogenic: ComedogenicFact | null;
  readonly flags: readonly Flag[];
  readonly cautions: readonly CautionMark[];
  readonly limits: readonly LimitFact[];
  /** Usual percentage in finished products, [low, high]. */
  readonly usual: readonly [number, number] | null;
  readonly animal: 'always' | 'possible' | null;
  /** Common name shown to readers; in the browser in its language only, of what reports call by it. */
  readonly common: { readonly en: string | null; readonly ru: string | null } | null;
}
