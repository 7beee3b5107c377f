import type { LimitFact } from '#core/knowledge/facts.ts';
import type { Flag, FlagName, FlagState } from '#core/knowledge/flags.ts';
import type { Family, Grade, Origin } from '#core/knowledge/vocabulary.ts';
import type { Use } from './use.ts';

/** An item that supports a verdict; `index` points into `report.reading.items`. */
export type ItemIndex = number;

/**
 * Is enough of an ingredient there for what was shown of it? Best first.
 * likely: its band lies at or above the amount shown; possible: it overlaps; unknown: nobody studied amounts, or the order says nothing; unlikely: it lies below; rinsed: it needs time on the skin, and the product is washed off.
 * kept: nobody knows whether it stays on the skin, without which it does not act; then it is not known to be enough either.
 */
export const doses = ['likely', 'possible', 'unknown', 'kept', 'unlikely', 'rinsed'] as const;
export type Dose = (typeof doses)[number];
/** A caution holds however the product is used. */
export type CautionDose = Exclude<Dose, 'kept'>;

/** A flag of an item: its own, or that of names in its bracket. */
export interface ItemFlag extends Flag {
  /** The names in the bracket that raise it; left out where the item itself does. */
  readonly inside?: readonly string[];
}

/** Why some of the culprits raised a flag. */
export interface FlagReason {
  readonly reason: string;
  readonly culprits: readonly ItemIndex[];
  /** Of culprits that raise it only by names in their brackets, those names. */
  readonly inside: readonly { readonly index: ItemIndex; readonly names: readonly string[] }[];
}

export interface FlagVerdict {
  readonly flag: FlagName;
  readonly state: FlagState;
  /** Strongest level among the culprits. */
  readonly level: string | null;
  readonly culprits: readonly ItemIndex[];
  /** Each culprit under the reason that is its own; one with two reasons under both. */
  readonly reasons: readonly FlagReason[];
  readonly sources: readonly string[];
  /** False where the context makes the flag matter less (a sulfate trace in a leave-on film, a feeder in a rinse-off cleanser). */
  readonly matters: boolean;
}

interface Amount {
  readonly dose: Dose;
  /** What the amount alone would say of what is `kept`. */
  readonly amount?: Dose;
}

/** An ingredient behind a verdict, with its own dose. */
export interface Dosed extends Amount {
  readonly index: ItemIndex;
}

export interface EffectVerdict extends Amount {
  readonly effect: string;
  /** What such a product is bought for. */
  readonly purpose?: true;
  readonly grade: Grade;
  /** In label order, each with how well the effect is proven of it. */
  readonly by: readonly (Dosed & { readonly grade: Grade })[];
  readonly sources: readonly string[];
}

export interface CautionVerdict {
  /** A kind of data/rules/caution-kinds.yaml. */
  readonly caution: string;
  readonly dose: CautionDose;
  /** In label order; `id` is the item's own or that of a name in its bracket. `precaution`: nobody showed harm by products, or by what may do another job here, or the label names no part of the plant. */
  readonly by: readonly (Dosed & { readonly dose: CautionDose; readonly id: number; readonly precaution?: true })[];
}

/** Comedogenic values by step; no average is ever made. `unrated` are recognised ingredients without a value. */
export interface ComedogenicProfile {
  readonly steps: readonly (readonly ItemIndex[])[];
  readonly unrated: readonly ItemIndex[];
  readonly highest: readonly ItemIndex[];
  /** The analyser's label of the highest value: 0–1 low, 2 enhanced, 3 moderate, 4–5 high; null where nothing is rated above 0, or where that is low and most are not rated. */
  readonly label: 'low' | 'enhanced' | 'moderate' | 'high' | null;
}

export const skinTypes = ['dry', 'oily', 'sensitive'] as const;
export type SkinType = (typeof skinTypes)[number];

export interface SkinReason {
  readonly index: ItemIndex;
  /** Of a name in the bracket or the blend that the item is, its own. */
  readonly id?: number;
  /** Key of a reason in data/rules/skin-types.yaml, or "caution.skin" for one of data/rules/caution-kinds.yaml. */
  readonly reason: string;
}
export interface SkinVerdict {
  readonly skin: SkinType;
  readonly helps: readonly SkinReason[];
  readonly care: readonly SkinReason[];
}

export interface OriginShare {
  readonly origin: Origin;
  readonly culprits: readonly ItemIndex[];
}

export interface AllergenVerdict {
  readonly index: ItemIndex;
  /** Lexicon id of the allergen: the item itself or a component in its bracket. */
  readonly id: number;
  /** historic: the list in force before 2026; '2023': added by Regulation (EU) 2023/1545. */
  readonly list: 'historic' | '2023';
  /** Percent above which the name must stand on the label, for the report's context. */
  readonly threshold: number;
  /** The one of products that are washed off, where nobody knows whether this one is; null where the use is known. */
  readonly ifRinsed: number | null;
  /** ISO date of the prohibition of an allergen that is no longer allowed. */
  readonly bannedSince: string | null;
  /** From when on none may be sold with it, where older stock could be sold off. */
  readonly bannedShelves: string | null;
}

/** What an item is there for in a product of this kind, in our words, the first thing first. */
export interface ItemRoles {
  readonly index: ItemIndex;
  readonly roles: readonly string[];
  /** Of the first of them. */
  readonly family: Family;
}

export interface FunctionGroup {
  readonly role: string;
  readonly family: Family;
  readonly culprits: readonly ItemIndex[];
}

/** A substance that Annex II prohibits in this use, or that was struck from another annex without a successor. */
export interface ProhibitedVerdict {
  readonly index: ItemIndex;
  /** Lexicon id: of the item, or of a name in its bracket. */
  readonly id: number;
  readonly annex: string;
  readonly ref: string;
  /** ISO date since which new products may not hold it; null for what has long been prohibited. */
  readonly since: string | null;
  readonly shelves: LimitFact['shelves'];
  readonly where: LimitFact['where'];
}

/** What Annex III, V or VI says of a substance in this use. */
export interface RestrictedVerdict {
  readonly index: ItemIndex;
  readonly id: number;
  readonly annex: string;
  readonly ref: string;
  /** Percent. */
  readonly max: number | null;
  readonly as: string | null;
  readonly where: LimitFact['where'];
  readonly uses: LimitFact['uses'];
  /** From when new products must keep to it, where that is known: an ISO date. */
  readonly since: LimitFact['since'];
  /** From when everything on sale must, where that is known. */
  readonly shelves: LimitFact['shelves'];
  /** False where the law permits it in other products only. */
  readonly permitted: boolean;
  /** What bars it here, in words, where an entry does by name: what else it permits is beside the point then. */
  readonly barred: LimitFact['where'];
  /** The use in which the law does not permit it, or what it names of that, where nobody tells the use. */
  readonly notIn?: { readonly use: Use; readonly where: LimitFact['where'] };
  /** The declared amount is more than the law permits, alone or with the others that share the maximum. */
  readonly over: boolean;
  /** Only with the others it is. */
  readonly together: boolean;
}

/** A name of the list: an item's own, or one in its bracket; `id` is its lexicon id. */
export interface NameIn {
  readonly index: ItemIndex;
  readonly id: number;
}

/** What of a list is of animal origin, by its names. */
export interface AnimalOrigin {
  readonly always: readonly NameIn[];
  /** The label does not say; names that may be contained too. */
  readonly possible: readonly NameIn[];
  /** Always of animal origin, but in some shades only. */
  readonly shades: readonly NameIn[];
  /** A name is not known, so that nothing follows from what is missing here. */
  readonly unread: boolean;
}
