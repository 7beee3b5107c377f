import { type Lexicon, vocabulary } from '../../names/lexicon.ts';
import { oilsUnder } from '../../names/soaps.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { percentIn } from '../attributes.ts';
import { bracketComponents } from '../brackets/bracket-components.ts';
import { fuzzy } from '../damaged/repair.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { underWord } from '../list/enumeration.ts';
import { headOf, mayHaveHead } from '../list/heads.ts';
import { isFunction } from './function-words.ts';

/** "Preservatives (Phenoxyethanol, Ethylhexylglycerin)": a function in front of the names that have it. */
export function functionList(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const head = /^([^()[\]{}]{3,60}?)\s*[([{](?:[^()[\]{}]|\([^()]*\))+[)\]}]$/.exec(raw)?.[1];
  const begun = head === undefined || head.includes(':') || !mayHaveHead(head) ? undefined : headOf(head)?.word;
  const word = head !== undefined && begun !== undefined && (begun in oilsUnder || cyrillicLetter.test(head)) ? begun : undefined;
  const { lexicon } = base.dictionary;
  // "консервант Euxyl K 9010 (феноксиэтанол, …)": a function and a trade name.
  const isTrade = head !== undefined && isFunction(lexicon, /^\S+/.exec(head)?.[0] ?? '') && !isFunction(lexicon, head);
  if (head === undefined || (word === undefined && !isTrade && !isFunction(lexicon, head) && !isOfTrade(lexicon, head))) return null;
  const inner = bracketComponents(base).map((part) => {
    const identity = word ? underWord(lexicon, { word, isPlural: true }, base.source.slice(part.start, part.end), part.id) : null;
    const spelt = part.id === null && !identity ? fuzzy(base, base.source.slice(part.start, part.end)) : null;
    return { ...part, ...(identity ?? (spelt && { id: spelt.id, match: spelt.match })) };
  });
  // In Russian the names are what the list is of; one that is not known is one that is not read.
  const isList = !isTrade && cyrillicLetter.test(head) ? inner.some(({ id }) => id !== null) : inner.every(({ id }) => id !== null);
  return inner.length > 0 && isList
    ? inner.map(({ start, end, id, match }) =>
        found({ ...base, start, end, percent: percentIn(base.source.slice(start, end))?.value ?? base.percent }, id, match),
      )
    : null;
}

const numberedTrade = /^\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]*)*\s\p{Lu}*\d{1,4}$/u;

/** "Sepigel 305", "Euxyl PE 9010": a number behind words of which no name is made. */
const isOfTrade = (lexicon: Lexicon, head: string) =>
  numberedTrade.test(head) && !head.split(/[\s-]/).some((word) => vocabulary(lexicon).has(word.toLowerCase()));
