import { keyOf } from '../names/fold.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';

const isLatin = /^[a-z\d]*[a-z]{3}[a-z\d]*$/;

/** Words that name a kind or a metal, in English. */
const english: Readonly<Record<string, string>> = {
  кислота: 'acid',
  камедь: 'gum',
  масло: 'oil',
  экстракт: 'extract',
  воск: 'wax',
  диоксид: 'dioxide',
  оксид: 'oxide',
  натрия: 'sodium',
  калия: 'potassium',
  магния: 'magnesium',
  цинка: 'zinc',
};

/** Russian has one word for oils and for butters. */
const solid = /^(?:shea|cocoa|cacao|mango|kokum|cupuacu|murumuru|illipe)$/;

/** "Citric кислота", "масло jojoba", "Калия sorbate": one word of the name in Russian, the others in Latin letters. */
export function ofHalfLatin(lexicon: Lexicon, words: readonly string[]): number | null {
  const latin = words.filter((one) => isLatin.test(one));
  const [russian = '', ...more] = words.filter((one) => !isLatin.test(one));
  if (latin.length === 0 || more.length > 0) return null;
  const word = russian === 'масло' && solid.test(latin[0] ?? '') ? 'butter' : english[russian];
  if (word === undefined) return null;
  const hits = [
    [...latin, word],
    [word, ...latin],
  ].map((name) => find(lexicon, keyOf(name.join(' '))));
  return hits.find((hit) => hit !== null && hit.kind !== nameIs.typo)?.id ?? null;
}
