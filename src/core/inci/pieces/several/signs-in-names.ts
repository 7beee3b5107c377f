import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { find, type Lexicon, nameIs } from '../../names/lexicon.ts';
import { isPartOfNames } from '../../russian/keys.ts';

/** Dashes and stops that stand inside a name and part none. */

const wordsBeside = 3;

/** "PHENOXY - ETHANOL", "C13-16 ISO - PARAFFIN" where a line ended, in a list whose names stand between dashes: one name as the dictionary has it, of two parts that are not both names. */
export function isBrokenName(lexicon: Lexicon, raw: string, signs: readonly RegExpExecArray[], n: number): boolean {
  const [last, sign, next] = [signs[n - 1], signs[n], signs[n + 1]];
  if (!sign) return false;
  const front = raw.slice(last ? last.index + last[0].length : 0, sign.index);
  const behind = raw.slice(sign.index + sign[0].length, next?.index).trim();
  if (identify(lexicon, front) && identify(lexicon, behind)) return false;
  const words = front.trim().split(' ');
  return words.slice(-wordsBeside).some((_, word, { length }) => {
    const hit = find(lexicon, keyOf(words.slice(word - length).join('') + behind));
    return hit !== null && hit.kind !== nameIs.typo;
  });
}

/** "цет. спирт": behind an abbreviated word stands the noun that it says more of. */
const shortForm = /(?:^|[^\p{L}])[а-яё]{1,9}$/u;
const nounBehind = /^[а-яё]{3,}/;

export function endsShortForm(lexicon: Lexicon, raw: string, { 0: sign, index }: RegExpExecArray): boolean {
  if (!sign.startsWith('.') || !shortForm.test(raw.slice(0, index)) || identify(lexicon, raw.slice(0, index))) return false;
  const noun = nounBehind.exec(raw.slice(index + sign.length))?.[0];
  return noun !== undefined && isPartOfNames(lexicon, keyOf(noun));
}
