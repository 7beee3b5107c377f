import { keyOf } from '#core/inci/names/fold.ts';
import { stemOf } from './query-words.ts';
import { mayBeKnown, type ReadQuery, readQuery, searchWords, type Vocabulary } from './vocabulary.ts';

/** What names answered to what was typed. */
export interface NamesFound {
  /** What they were found by, where that is not what was typed. */
  readonly instead: string | null;
  /** Names know what was typed, so that nothing else was meant. */
  readonly isMeant: boolean;
  /** The brand that is asked for, alone or among other things. */
  readonly brand: string | null;
}

/** Of a word without its ending so many letters are left. */
const shortestStem = 4;

/** Words as titles have them, in any form; letters with points between them are one word ("e.l.f."). Null where one of them is in no title. */
function asTitlesHave(text: string, vocabulary: Vocabulary): string | null {
  const words = searchWords(text);
  const list = words.length > 1 && words.every((word) => word.length === 1) ? [words.join('')] : words;
  const forms = list.map((word) =>
    [word, stemOf(word)].find((form) => mayBeKnown(vocabulary, form) && (form === word || form.length >= shortestStem)),
  );
  return forms.length > 0 && forms.every((form) => form !== undefined) ? forms.join(' ') : null;
}

/** What products are searched by, in turn until something is found: what was typed, what names were found by, the brand; where names do not know it, the other keyboard and slips put right. */
export function productSearches(
  typed: string,
  { instead, isMeant, brand }: NamesFound,
  vocabulary: Vocabulary,
  otherLayout: (text: string) => string,
): Pick<ReadQuery, 'query' | 'changed'>[] {
  const ofBrand = keyOf(brand ?? '');
  const isBrand = ofBrand === keyOf(typed);
  const own = [isBrand ? ofBrand : '', typed, instead === brand ? '' : (instead ?? ''), ofBrand];
  const queries = new Set(own.flatMap((text) => asTitlesHave(text, vocabulary) ?? []));
  const guesses =
    isMeant || instead !== null || brand !== null
      ? []
      : [false, true].map((wholeWords) => readQuery(typed, vocabulary, otherLayout, { wholeWords }));
  return [...[...queries].map((query) => ({ query, changed: false })), ...guesses.filter(({ changed }) => changed)];
}
