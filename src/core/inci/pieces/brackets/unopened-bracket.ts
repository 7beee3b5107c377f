import type { Found, PieceInText, Resolve } from '../found.ts';

const unopened = /^[^()[\]{}]+\([^()[\]{}]*\)[^()[\]{}]*\p{L}[^()[\]{}]*\)$/u;

/** "Aqua (Water) Paraffinum Liquidum Mineral Oil)": the beginning of the last bracket is lost, so that the first name seems to have all that stands behind it for a gloss. */
export function unopenedBracket({ source, start, end }: PieceInText, resolve: Resolve): readonly Found[] | null {
  if (!unopened.test(source.slice(start, end))) return null;
  const names = resolve(start, end - 1);
  const isSure = new Set(names.map(({ id }) => id)).size > 1 && names.every(({ id, match }) => id !== null && match !== 'corrected');
  return isSure ? names : null;
}
