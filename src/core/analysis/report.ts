import { isChoice } from '#core/inci/choice.ts';
import type { Reading } from '#core/inci/reading.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { ListDoubt } from './list-doubt.ts';
import type { Shares } from './share-types.ts';
import type { Area, Use } from './use.ts';
import type {
  AllergenVerdict,
  AnimalOrigin,
  CautionVerdict,
  ComedogenicProfile,
  EffectVerdict,
  FlagVerdict,
  FunctionGroup,
  ItemFlag,
  ItemIndex,
  ItemRoles,
  OriginShare,
  ProhibitedVerdict,
  RestrictedVerdict,
  SkinVerdict,
} from './verdicts.ts';

/** What depends on how the product is used. */
export interface UseVerdicts {
  readonly context: Use;
  readonly area: Area;
  /** It is not rinsed off but peeled off. */
  readonly isPeeled: boolean;
  readonly flags: readonly FlagVerdict[];
  /** Flags that do not speak of products in this use. */
  readonly silentFlags: readonly FlagName[];
  /** Reasons of flags that do not. */
  readonly silentReasons: readonly string[];
  readonly allergens: readonly AllergenVerdict[];
  readonly prohibited: readonly ProhibitedVerdict[];
  readonly restricted: readonly RestrictedVerdict[];
  readonly effects: readonly EffectVerdict[];
  readonly cautions: readonly CautionVerdict[];
  readonly skin: readonly SkinVerdict[];
  /** Of items that are there for something else in such a product than their first role elsewhere. */
  readonly otherRoles: readonly ItemRoles[];
  readonly functions: readonly FunctionGroup[];
  /** Those of the list, within what the law permits in this use. */
  readonly shares: Shares;
}

/** What a list says whatever the product is used for: codes, aliases and positions with the why of each verdict. */
export interface ListVerdicts {
  readonly reading: Reading;
  /** Indices of the items that count: recognised or not, without may-contain and duplicates. */
  readonly counted: readonly ItemIndex[];
  readonly recognisedShare: number;
  /** Why it cannot be relied on as a whole. */
  readonly doubt: ListDoubt | null;
  /** It cannot: effects, shares, absences and all other verdicts on the product are withheld. */
  readonly withheld: boolean;
  /** Flags of every item, may-contain included, by item index. */
  readonly itemFlags: readonly (readonly ItemFlag[])[];
  readonly comedogenic: ComedogenicProfile;
  readonly origin: readonly OriginShare[];
  /** Share of counted ingredients of natural origin, percent, water apart; null when withheld. */
  readonly organicScore: number | null;
  readonly animal: AnimalOrigin;
  /** Items that the label marks as nano. */
  readonly nano: readonly ItemIndex[];
  readonly shares: Shares;
}

/** Everything a report shows; words and colours are added by the ui layer. */
export type Report = ListVerdicts & UseVerdicts;

/** Every name was read, and yet it is not to be taken for the whole list: the active ingredients alone, say. */
export const isReadYetDoubted = ({ animal, withheld }: Pick<Report, 'animal' | 'withheld'>): boolean => !animal.unread && withheld;

/** The items that were not read, those that only some shades hold too: nothing is cleared that rests on one of them. A choice was read, whichever it is. */
export const unreadItems = ({ reading }: Pick<Report, 'reading'>): readonly ItemIndex[] =>
  reading.items.flatMap((item, index) => (item.id === null && !isChoice(item) ? [index] : []));

/** Was every name read, those in brackets too, and is it the whole list? Only then may be said what it does not hold. */
export const isWhollyRead = ({ animal, withheld }: Pick<Report, 'animal' | 'withheld'>): boolean => !animal.unread && !withheld;
