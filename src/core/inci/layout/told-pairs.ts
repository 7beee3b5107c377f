import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { startsKnown } from './starts-known.ts';

/** Without another name in it: "fraîcheur Chamomilla Recutita Flower Water". */
const saidInSmall = /^\s*\p{Ll}[^\p{Lu}]*$/u;
const piece = /[^,;•|\n\u0080]+/g;
const pair = /^([^:]{2,80}?)\s?:(?=\s*\p{L})/u;
const marks = /^[\s*°"']+|[\s*°"'.]+$/g;
/** Of pairs, so that a colon in place of a comma here and there is none. */
const fewest = 4;
/** "apaisant Lauryl glucoside": what is said of the name before, without the comma behind it. */
const mostWordsInFront = 2;

/** "Bentonite: white clay, Aqua: water, …": what is said of each name in everyday words, and maybe behind a further comma. */
export function takeToldPairs(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  if (text.split(':').length <= fewest) return;
  const nameOf = (name: string) => identify(lexicon, withoutBrackets(name).replace(marks, ''));
  const wordsInFront = (name: string) =>
    matchesOf(/^\s*|\s+/g, name)
      .slice(0, mostWordsInFront + 1)
      .find(({ index, 0: blank }) => nameOf(name.slice(index + blank.length)));
  const pieces = matchesOf(piece, text).map(({ index, 0: said }) => {
    const [front = '', name = ''] = pair.exec(said) ?? [];
    const words = front === '' ? undefined : wordsInFront(name);
    return { index, said, front, words, isPair: words !== undefined && !isInci(lexicon, said.slice(front.length)) };
  });
  const pairs = pieces.filter(({ isPair }) => isPair).length;
  if (pairs < fewest || pieces.some(({ front, isPair, words }) => front !== '' && words !== undefined && !isPair)) return;
  let isTold = false;
  for (const { index, said, front, words, isPair } of pieces) {
    if (isPair) {
      if (isTold && words) masked.take(index, index + words.index, 'section');
      masked.take(index + front.length - 1, index + glossEnd(lexicon, said, front.length), 'section');
    } else if (isTold && saidInSmall.test(said) && nameOf(said) === null) masked.take(index, index + said.length, 'section');
    isTold = isPair || (isTold && front === '' && nameOf(said) === null);
  }
}

const nextCapital = /(?<=\S\s+)\p{Lu}\p{Ll}/gu;

/** "protecteur. Limonene": a name that lost the comma in front of it ends what is said. */
function glossEnd(lexicon: Lexicon, said: string, from: number): number {
  const gloss = said.slice(from);
  return from + (matchesOf(nextCapital, gloss).find(({ index }) => startsKnown(lexicon, gloss, index))?.index ?? gloss.length);
}

/** A name as INCI writes it, and no everyday word for it: the colon stands for a comma. */
const isInci = (lexicon: Lexicon, said: string) => identify(lexicon, said.replace(marks, ''))?.match === 'exact';
