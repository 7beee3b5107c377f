import { identify } from '../names/identify.ts';
import { withoutBrackets } from './attributes.ts';
import { type Dictionary, type Found, type PieceInText, type Resolve, trimmedText } from './found.ts';

/** "Sodium Fluoride (0.24 %, fluoride 1000 ppm)": the second amount says more of the first. */
export const opensBracket = (front: string, between: string) => /[([{][^()[\]{}]*$/.test(front) && !/[)\]}]/.test(between);

/** What stands between an amount and a name that runs on behind it: a remark in a bracket, or the rest of the bracket that the amount is in. */
const untilName = /^[\s.]*(?:[([][^()[\]]*[)\]]\s*)?(?:(?:in|with|mit|dans|avec|en|con|com|met|w|și|s) )?(?=\p{L})/u;
const untilNameInside = /^[^()[\]]*[)\]][\s.]*(?=\p{L})/u;
/** "(standardized for 0.3% hypericin)": the amount of what stands behind it in the bracket, if that is no word for amounts. */
const ofAnother = /^\s?(?:of\s)?((?!acti|aque|solu|total|pure|puri|conc|раств|водн|актив)\p{L}{5}[^()[\]]*)[)\]]/iu;
export const isOfAnother = ({ lexicon }: Dictionary, behind: string, id: number | null): boolean => {
  const inside = ofAnother.exec(behind)?.[1];
  return inside !== undefined && identify(lexicon, inside)?.id !== id;
};

/** No abbreviation: "Salicylic Acid 2% BHA". */
const wordBehind = /^\p{L}{4}/u;

/**
 * "Sodium Fluoride 0.02% (0.009% w/v fluoride ion). Water", "Zinc Oxide 19 % *Squalane", "Octocrylene 2.7%Water", "Niacinamide (10%) Water": the name behind the amount and a full stop or
 * colon, its own mark, a bracket or nothing; none where that is no name.
 */
export function behindAmount(
  { dictionary: { lexicon }, source, start }: PieceInText,
  from: number,
  to: number,
  resolve: Resolve,
): readonly Found[] {
  const rest = source.slice(from, to);
  const isInside = opensBracket(source.slice(start, from), '');
  const until = (isInside ? untilNameInside : untilName).exec(rest)?.[0] ?? '';
  const next = rest.slice(until.length);
  const front = source.slice(start, from).replace(/[([{]?[^\p{L})\]]*$/u, '');
  const runsOn =
    wordBehind.test(next) &&
    (until !== '' || !isInside) &&
    identify(lexicon, trimmedText(withoutBrackets(next))) !== null &&
    (until.trim() === '' || identify(lexicon, `${trimmedText(front)} ${trimmedText(next)}`) === null);
  const stop = runsOn
    ? until
    : /^\s*[)\]]?\s*(?:\([^()]*\))?\s*(?:[.:]\s+|\s-\s+|\s\*+|[+/&]\s*|(?:and|or|with|und|oder|et|ou|avec|ed?|y|o|en|con|of|i|lub) )(?=\p{L}{3})/u.exec(
        rest,
      )?.[0];
  const names = stop === undefined ? [] : resolve(from + stop.length, to);
  return names.every(({ id }) => id !== null) ? names : [];
}
