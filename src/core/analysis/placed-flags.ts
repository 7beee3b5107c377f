import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { FlagState } from '#core/knowledge/flags.ts';
import { oncePer } from '#core/remembered.ts';
import { soda } from './amounts-of-paste.ts';
import { type FlagEntry, type FlagRule, reasonOf } from './flag-rules.ts';
import type { ShareEstimate } from './share-types.ts';
import type { ItemFlag, ItemIndex } from './verdicts.ts';

/** What a list and the text beside it tell of the state of a flag. */
export interface Told {
  /** Does an item stand behind the 1 % line? */
  readonly isBehind: (index: ItemIndex) => boolean;
  /** Left out where nobody asks for amounts. */
  readonly shareOf: ((index: ItemIndex) => ShareEstimate | null) | null;
  /** Is the product sold to scrub? */
  readonly isScrub: () => boolean;
  readonly hasGrains: () => boolean;
  readonly isForHair: () => boolean;
  readonly washes: () => boolean;
  /** Is it called a peel by its acids? */
  readonly isPeel: () => boolean;
}

/** Does the list hold what scrubs by its grains? */
export const hasGrains = (facts: readonly (Facts | null)[]): boolean => facts.some((one) => one?.roles.includes('abrasive'));

const no = () => false;
const nothing: Told = { isBehind: no, shareOf: null, isScrub: no, hasGrains: no, isForHair: no, washes: no, isPeel: no };

const keys = ['behind-line', 'in-scrub', 'dry-in-scrub', 'on-hair', 'in-wash', 'seen-below', 'open-from', 'named'] as const;

/** The entries whose state depends on more than the ingredient, by reason. */
const placedEntries = oncePer(
  (rules: readonly FlagRule[]): ReadonlyMap<string, FlagEntry> =>
    new Map(
      rules.flatMap((rule) =>
        rule.entries
          .filter((entry) => keys.some((key) => entry[key] !== undefined))
          .map((entry) => [reasonOf(rule, entry), entry] as const),
      ),
    ),
);

/** What a flag of an item is where it stands, in what the list is of; null where nothing is said of it there. */
export function placedStates(items: readonly Item[], rules: readonly FlagRule[], given: Partial<Told>) {
  const { isBehind, shareOf, isScrub, hasGrains: scrubs, isForHair, washes, isPeel } = { ...nothing, ...given };
  const placed = placedEntries(rules);
  const firstWater = items.findIndex(({ inci }) => inci === 'Aqua');
  const fizzes = items.some(({ inci }) => inci !== null && soda.test(inci));
  const isDry = (index: ItemIndex) => firstWater < 0 || index < firstWater;
  // What washes and scrubs is called after its grains, where it has any.
  const isNamed = () => isPeel() || (isScrub() && !(washes() && scrubs()));
  return ({ reason, state }: ItemFlag, index: ItemIndex): FlagState | null => {
    const entry = placed.get(reason);
    if (!entry) return state;
    const isLittle = isBehind(index);
    if (entry['dry-in-scrub']) return isDry(index) && !isLittle && isScrub() ? 'settled' : null;
    if (entry['in-scrub']) return isScrub() && !isLittle ? 'disputed' : state;
    if ((entry['behind-line'] && isLittle) || (entry['on-hair'] && isForHair())) return 'seen';
    const from = entry['seen-below'] ?? 0;
    const share = shareOf?.(index);
    const isEnough = shareOf === null || (share?.point ?? 0) >= from;
    const openFrom = entry['open-from'];
    const mayBeEnough = isEnough || (openFrom !== undefined && !isLittle && (share?.high ?? openFrom) >= openFrom);
    // What washes is called after an acid that sets its pH, too.
    const isPeeling = isNamed() ? isEnough || !washes() : share?.declared && isEnough;
    if (entry.named && !isLittle && isPeeling) return entry.named;
    return (entry['in-wash'] && (fizzes || washes())) || !mayBeEnough ? 'seen' : state;
  };
}
