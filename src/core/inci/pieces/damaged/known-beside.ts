import { saysOr } from '../../choice.ts';
import { oneName } from '../brackets/brackets.ts';
import { swallowed } from '../brackets/swallowed.ts';
import { type Dictionary, type Found, found, type PieceInText, stretch } from '../found.ts';
import { besideUnknown } from './beside-unknown.ts';

const and = /^([^()[\],;/]{3,60}\s)(?:and|&|et|und|og|och|en|y|e|i|и)\s(?=[^()[\],;/]{3,60}$)/iu;
/** Of what a mixture is made stands behind such words too. */
const binds =
  /(?<!\p{L})(?:of|from|to|with|contain\p{L}*|mix\p{L}*|blend|de|du|des|di|da|del|aus|von|mit|con|avec|z|из|с|смесь)(?!\p{L})/iu;

/** "Foo Blue Colour and Purified Water": behind the "and" of a last piece stands the last name of the list, known or not what is in front of it. */
function lastOfAll(base: PieceInText): Found[] | null {
  const front = and.exec(base.source.slice(base.start, base.end));
  if (!front || binds.test(front[0])) return null;
  const last = stretch(base, base.start + front[0].length, base.end);
  const name = last && oneName(last, last.source.slice(last.start, last.end));
  if (name?.id == null || name.match === 'corrected') return null;
  return [found({ ...base, end: base.start + (front[1] ?? '').trimEnd().length }, null, 'unknown'), name];
}

/** What is not known, apart from the known names that it ran into; a known name apart from those that its bracket swallowed. Styrene by itself in another language is what is left of a copolymer. */
export function knownBeside(dictionary: Dictionary, one: Found, source: string, isLast: boolean): readonly Found[] {
  const base = { ...one, dictionary, source };
  // "Dimethionl Fragrance (Parfum)"
  if (one.components.length > 0) return (one.id === null && !saysOr(source.slice(one.start, one.end)) && besideUnknown(base)) || [one];
  if (dictionary.lexicon.incis[one.id ?? -1] === 'Styrene' && one.match !== 'exact') return [{ ...one, id: null, match: 'unknown' }];
  if (one.id !== null) return swallowed(base) ?? [one];
  return besideUnknown(base) ?? (isLast ? lastOfAll(base) : null) ?? [one];
}
