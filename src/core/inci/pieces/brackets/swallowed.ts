import { editDistance } from '../../names/edit-distance.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { holdsNameWord, type Lexicon } from '../../names/lexicon.ts';
import { amongDamaged } from '../damaged/among-damaged.ts';
import { tellsOrigin } from '../damaged/lost-end.ts';
import { type Found, found, type PieceInText } from '../found.ts';
import { isColour } from '../pigments.ts';
import { saysAgain } from '../several/said-again.ts';

/** What explains a name is shorter, in UTF-16 units. */
const longestExplanation = 80;

/**
 * "Butyrospermum Parkii (Shea Butter: Urea Sodium Chloride … Parfum Fragrance)": the end of the bracket stands far behind where it belongs, and nothing
 * in it was read. Where it holds a run of names, damaged or not, they are names of the list.
 */
export function swallowed(base: PieceInText & Pick<Found, 'id' | 'match'>): Found[] | null {
  if (base.end - base.start <= longestExplanation) return behindLostBracket(base);
  const raw = base.source.slice(base.start, base.end);
  const [, front = '', inside = ''] = /^([^([{]+[([{])([^;,]+?)[)\]}]*$/.exec(raw) ?? [];
  if (inside.length <= longestExplanation) return null;
  const start = base.start + front.length;
  const names = amongDamaged({ ...base, start, end: start + inside.length });
  return names && [found({ ...base, end: start - 1 }, base.id, base.match), ...names];
}

const lostBracket = /^([^([{]+)[([{]([^)\]}]+)$/;
const nextWord = /(?<=\s)[^\s(]/g;

/** A long word, or several: no sign and no author of a plant. */
const furtherNames = /\p{L}{8}|\p{L}{3,}\s+\p{L}{3}/u;
const slip = 2;

/** "(Vitamin E Foobaryl Glycol", "(Aloe barbadensisi Foobaryltoluene": where what stands behind the explanation begins, known or not; null where nothing does. */
function behindExplanation(lexicon: Lexicon, id: number, inside: string): number | null {
  const [genus = '', species = ''] = (lexicon.incis[id] ?? '').toLowerCase().split(' ');
  const begins = [...inside.matchAll(nextWord)].filter(({ index }) => {
    const front = inside.slice(0, index).trim();
    const [first = '', second = '', third] = front.toLowerCase().split(/\s+/);
    const explained = identify(lexicon, front);
    const isSame = explained !== null && (explained.id === id || saysAgain(lexicon, id, explained.id, front));
    return isSame || (third === undefined && first === genus && editDistance(second, species, slip) <= slip);
  });
  const start = begins.at(-1)?.index ?? null;
  return start !== null && furtherNames.test(inside.slice(start)) ? start : null;
}

/** "Tocopheryl Acetate (Vitamin EL Foobaryl Glycol": where the end of a bracket was lost, words of names in it that the name in front of it does not hold are of another, which stays open. */
function behindLostBracket(base: PieceInText & Pick<Found, 'id' | 'match'>): Found[] | null {
  const { lexicon } = base.dictionary;
  const [, front = '', inside = ''] = lostBracket.exec(base.source.slice(base.start, base.end)) ?? [];
  if (inside === '' || tellsOrigin.test(inside) || identify(lexicon, inside) !== null || isColour(lexicon, base.id ?? -1)) return null;
  const own = keyOf(`${lexicon.incis[base.id ?? -1]} ${front}`);
  const apart = (index: number): Found[] => {
    const start = base.start + front.length + 1 + index;
    const end = base.start + base.source.slice(base.start, start).replace(/[\s([{]+$/, '').length;
    return [found({ ...base, end }, base.id, base.match), found({ ...base, start }, null, 'unknown')];
  };
  const behind = behindExplanation(lexicon, base.id ?? -1, inside);
  if (behind !== null && !own.includes(keyOf(/^\S+/.exec(inside.slice(behind))?.[0] ?? ''))) return apart(behind);
  for (const { index } of inside.matchAll(nextWord)) {
    const word = /^\S+/.exec(inside.slice(index))?.[0] ?? '';
    if (!own.includes(keyOf(word)) && holdsNameWord(lexicon, word)) return apart(index);
  }
  return null;
}
