import { amongDamaged } from '../damaged/among-damaged.ts';
import { type Found, found, type PieceInText } from '../found.ts';

/** What explains a name is shorter, in UTF-16 units. */
const longestExplanation = 80;

/**
 * "Butyrospermum Parkii (Shea Butter: Urea Sodium Chloride … Parfum Fragrance)": the end of the bracket stands far behind where it belongs, and nothing
 * in it was read. Where it holds a run of names, damaged or not, they are names of the list.
 */
export function swallowed(base: PieceInText & Pick<Found, 'id' | 'match'>): Found[] | null {
  if (base.end - base.start <= longestExplanation) return null;
  const raw = base.source.slice(base.start, base.end);
  const [, front = '', inside = ''] = /^([^([{]+[([{])([^;,]+?)[)\]}]*$/.exec(raw) ?? [];
  if (inside.length <= longestExplanation) return null;
  const start = base.start + front.length;
  const names = amongDamaged({ ...base, start, end: start + inside.length });
  return names && [found({ ...base, end: start - 1 }, base.id, base.match), ...names];
}
