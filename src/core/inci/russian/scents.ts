import { find, type Lexicon } from '../names/lexicon.ts';
import { inAnyOrder } from './any-order.ts';
import { purposeWord } from './remarks.ts';

const scentWords = /^(?:отдушк|парфюм|аромат(?:изатор)?$|аромокомпозиц)/;
const composition = /^(?:композици|отдушк|масл)/;

/** "отдушка «Молоко и мёд»": in quotes stands what it smells of, and no ingredient. */
const inQuotes = /["«“„].*["»”]$/;

/** A scent that is called by what it smells of: "отдушка Ваниль". */
export function scentOf(lexicon: Lexicon, name: string, words: readonly string[]): number | null {
  // "пищевой ароматизатор «Клубника»"
  const scent = words.slice(purposeWord.test(words[0] ?? '') ? 1 : 0);
  const isTurned = /^композици/.test(scent[0] ?? '') && scentWords.test(scent[1] ?? '');
  if (!isTurned && !scentWords.test(scent[0] ?? '')) return null;
  const length = isTurned || composition.test(scent[1] ?? '') ? 2 : 1;
  const rest = scent.slice(length);
  if (rest.length === 0 || rest.length > 3 || (!inQuotes.test(name) && rest.some((word) => find(lexicon, word) !== null))) return null;
  return inAnyOrder(lexicon, scent.slice(0, length));
}
