import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { find, type Lexicon, vocabulary } from '../../names/lexicon.ts';
import type { Dictionary, Found } from '../found.ts';

/** Words of other languages are names more often than scraps ("blé"), as are three capitals by themselves ("CDE") and two words of three letters. */
export const scrap =
  /^(?!\W*(?:[A-Z]{3}|[a-zA-Z]{3}\W{1,2}[a-zA-Z]{3})\W*$)[!-/:-@]{0,2}[a-zA-Z]{1,3}(?:[ -/:-@]{1,2}[a-zA-Z]{1,3})?[!-/:-@]{0,2}$/;
/** Between more names in a row it is what is left of one. */
const mostBeside = 3;
const wordOf = /[a-z]+/gi;
/** "CI" that has lost its number. */
const colourIndex = /^c[il1]/i;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** "SODIUM HYDROX - DE": the end of a broken name. */
const behindHyphen = /-\s*$/;

/** "SHT" may be a damaged "BHT". */
const mayBeShortName = (lexicon: Lexicon, word: string): boolean =>
  word.length > 2 &&
  [...word].some((_, i) =>
    letters.some((letter) => {
      const key = keyOf(word.slice(0, i) + letter + word.slice(i + 1));
      const hit = find(lexicon, key);
      return hit !== null && keyOf(lexicon.incis[hit.id] ?? '') === key;
    }),
  );

const isKnown = (one: Found | undefined): one is Found => one !== undefined && one.id !== null;

/** "L DL Citric Acid", "hen. Limonene": beside a known name, with no comma between, a word or two of a few letters of which no name is made, as a scanner takes them from beside the list. */
export function isScrap({ lexicon }: Dictionary, source: string, founds: readonly Found[], n: number): boolean {
  const [before, one, next] = [founds[n - 1], founds[n], founds[n + 1]];
  if (!one || one.id !== null || founds.length > mostBeside || behindHyphen.test(source.slice(0, one.start))) return false;
  const text = source.slice(one.start, one.end);
  const isBeside =
    (isKnown(before) && /^\s+$/.test(source.slice(before.end, one.start))) ||
    (isKnown(next) && /^\.?\s+$/.test(source.slice(one.end, next.start)));
  return (
    isBeside &&
    scrap.test(text) &&
    !(text.toLowerCase().match(wordOf) ?? []).some(
      (word) =>
        colourIndex.test(word) || vocabulary(lexicon).has(word) || identify(lexicon, word) !== null || mayBeShortName(lexicon, word),
    )
  );
}
