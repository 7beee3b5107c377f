import { hasForeignWords } from '../layout/foreign-words.ts';
import { isForeignTitle, isTitle, namesKind } from '../layout/product-kinds.ts';
import { startsKnown } from '../layout/starts-known.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';

/** What a product is called, where it stands in front of its list like a sentence. */

export const amount = /\d\s?%/;
export const strength = /\s*\d{1,2}(?:[.,]\d{1,2})?\s?%/;

/** "Сыворотка с ретинолом 0,5 %": the strength is not that of the first name behind it. */
export const isStrengthTitle = (sentence: string) =>
  amount.test(sentence) && (isTitle(sentence.replace(strength, '')) || (shortWithoutCommas.test(sentence) && namesKind(sentence)));
/** "Foot cream 25% urea": what it is, and after what it is called. */
const shortWithoutCommas = /^[^,;]{1,80}$/;
/** "Витамин C: Aqua, Ascorbic Acid": what a product is called after stands in its list too. */
export function isNamedAgain(lexicon: Lexicon, name: string, list: string): boolean {
  const named = identify(lexicon, name);
  return named !== null && list.split(/[,;\n]/).some((piece) => identify(lexicon, piece.replace(strength, ''))?.id === named.id);
}

const amounts = /[\p{L}][\p{L}' -]*(?=\s\d{1,2}(?:[.,]\d{1,2})?\s?%)/gu;

/** "The Ordinary Niacinamide 10%": what stands in front of an amount ends in the name of something in the list. */
const namesOfList = (lexicon: Lexicon, title: string, list: string): boolean =>
  (title.match(amounts) ?? []).some((front) => {
    const words = front.split(' ');
    return words.some((_, from) => isNamedAgain(lexicon, words.slice(from).join(' '), list));
  });

/** "Compact 12 shades", "BABY SET 3 PZ", "Farbton Rosa 214": words of which no name is made, and a number by itself. */
const isCounted = (lexicon: Lexicon, sentence: string) =>
  /(?<=^|\s)\d{1,3}(?=$|\s)/.test(sentence) && (sentence.match(/\p{L}{3,}/gu) ?? []).length > 1 && hasForeignWords(lexicon, sentence);

/** "Cleansing Oil (Korea)", "Natural balm fragrance-free", "The Ordinary Niacinamide 10% + Zinc 1%": what a product is called, with a full stop for the line break. */
export const isPlainTitle = (lexicon: Lexicon, sentence: string, list: string): boolean =>
  shortWithoutCommas.test(sentence) &&
  identify(lexicon, sentence) === null &&
  (isCounted(lexicon, sentence) ||
    (namesKind(sentence) && (!startsKnown(lexicon, sentence, 0) || isForeignTitle(sentence))) ||
    namesOfList(lexicon, sentence, list));
