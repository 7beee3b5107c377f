import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { isBan } from '#core/knowledge/limits.ts';
import { oncePer } from '#core/remembered.ts';
import type { WholeList } from './formula.ts';

type Unread = Pick<WholeList, 'unread'>;

/** A word of so many letters is in few names, and one with so many slips is meant still. */
const telling = 8;
const slips = 2;
/** A name of so many letters is printed wrong in one or two of them, and no other name. */
const longName = 20;

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);
const near = (one: string, other: string) => editDistance(one, other, slips) <= slips;

/** May one of the names that nobody could read stand for it? They share a telling word, or are nearly the same. */
export function mayBeUnread({ unread = [] }: Unread, { inci }: Pick<Facts, 'inci'>): boolean {
  if (unread.length === 0) return false;
  const key = keyOf(inci);
  const words = wordsOf(inci).filter((word) => word.length >= telling);
  const isIt = (text: string) => {
    const whole = keyOf(text);
    return near(whole, key) || words.some((word) => whole.includes(word) || wordsOf(text).some((printed) => near(printed, word)));
  };
  return unread.some(isIt);
}

const longBans = oncePer((facts: readonly Facts[]) =>
  facts.flatMap(({ inci, limits }, id) => {
    const key = limits.some(isBan) ? keyOf(inci) : '';
    return key.length >= longName ? [{ id, key }] : [];
  }),
);

/** What no product may hold and names of the list look like, or begin like, that nobody could read for sure. */
export function misprintedBans({ unread = [] }: Unread, facts: readonly Facts[]): number[] {
  const keys = unread.map(keyOf).filter((key) => key.length >= longName - slips);
  if (keys.length === 0) return [];
  return longBans(facts).flatMap(({ id, key }) => (keys.some((one) => near(one, key) || near(one.slice(0, key.length), key)) ? id : []));
}
