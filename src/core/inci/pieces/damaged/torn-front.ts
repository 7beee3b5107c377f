import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import type { Dictionary, Found } from '../found.ts';

/** In front of a name of one word, with a stop, a dash or a blank between. */
const lastWord = /(\p{L}{4,})[\s.-]{1,3}$/u;
const oneWord = /^\p{L}{6,}$/u;
/** Letters that what is read has in common with each half. */
const shared = 4;

/** "HEXY. CINAMAL", "PHENO ETHANOL", "Hydroxy - acetophenone": of a name that was torn the end seems to be a name by itself. Together they are that name. */
export function withTornFront(dictionary: Dictionary, founds: readonly Found[], source: string): readonly Found[] {
  const read: Found[] = [];
  for (const one of founds) {
    const front = read.at(-1);
    const torn = front && front.id === null && one.id !== null ? tornName(dictionary, front, one, source) : null;
    if (!front || !torn) {
      read.push(one);
      continue;
    }
    read.pop();
    const before = source.slice(front.start, torn.start).trimEnd();
    if (before !== '') read.push({ ...front, end: front.start + before.length });
    read.push(torn);
  }
  return read;
}

function tornName({ lexicon, typos }: Dictionary, front: Found, { start, end, ...rest }: Found, source: string): Found | null {
  const name = source.slice(start, end);
  const word = lastWord.exec(source.slice(front.start, start));
  if (!word) return null;
  // "Alpha - Isomethyl lonone": the end was mended by itself.
  const begins = keyOf(lexicon.incis[rest.id ?? -1] ?? '').startsWith(keyOf(word[1] ?? ''));
  if (rest.match === 'corrected' && begins && !keyOf(name).startsWith(keyOf(word[1] ?? '')))
    return { ...rest, start: front.start + word.index, end };
  if (!oneWord.test(name)) return null;
  const both = (word[1] ?? '') + name;
  const id = identify(lexicon, both)?.id ?? typos.correct(both, keyOf(both));
  const meant = keyOf(lexicon.incis[id ?? -1] ?? '');
  const isBoth = meant.startsWith(keyOf(both).slice(0, shared)) && meant.endsWith(keyOf(name).slice(-shared));
  return id !== null && id !== rest.id && isBoth ? { ...rest, id, match: 'corrected', start: front.start + word.index, end } : null;
}
