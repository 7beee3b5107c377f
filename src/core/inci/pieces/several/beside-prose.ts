import { proseEdge } from '../../pack/prose-in-front.ts';
import { oneName } from '../brackets/brackets.ts';
import { fuzzy } from '../damaged/repair.ts';
import { type Found, found, type PieceInText, stretch } from '../found.ts';
import { namesInARow } from './names-in-a-row.ts';

/** "Citrus Foobar Peel Water" is the water of a plant, and no peeling. */
const peelWater = /\speel\swater$/i;

/** A known name and the sentence that is run into it; the reader leaves the sentence out. */
export function besideProse(base: PieceInText): Found[] | null {
  const text = base.source.slice(base.start, base.end);
  const edge = peelWater.test(text) ? null : proseEdge(base.dictionary.lexicon, text);
  if (!edge) return null;
  const parts = [stretch(base, base.start, base.start + edge.at), stretch(base, base.start + edge.at, base.end)];
  return parts.flatMap((part, i) => {
    if (!part) return [];
    const named = edge.proseFirst === (i === 1) ? oneName(part, part.source.slice(part.start, part.end)) : null;
    return [named ?? found(part, null, 'unknown')];
  });
}

/** "Linalool\nPackaging may vary": a known name at the end of a line is that name, whatever the next line says. */
export function beforeLine(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const line = raw.indexOf('\n');
  if (line < 3 || !/\s/.test(raw.slice(line).trim())) return null;
  const [front, behind] = [stretch(base, base.start, base.start + line), stretch(base, base.start + line, base.end)];
  const named = front && behind && oneName(front, front.source.slice(front.start, front.end));
  if (!named) return null;
  const next = behind.source.slice(behind.start, behind.end);
  const one = oneName(behind, next);
  return [named, ...(one ? [one] : (namesInARow(behind) ?? beforeLine(behind) ?? [fuzzy(behind, next) ?? found(behind, null, 'unknown')]))];
}
