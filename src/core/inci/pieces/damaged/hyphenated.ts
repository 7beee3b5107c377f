import { keyOf } from '../../names/fold.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, hyphen, type PieceInText, splitWithOffsets } from '../found.ts';
import { namesInARow } from '../several/names-in-a-row.ts';

const shortestHyphenated = 5;
/** Of so many parts in a row a short one is a name as well: "Aqua-Glycerin-Panthenol-Parfum". */
const manyParts = 4;
/** Brackets that only explain words of the name; the end of the last may be gone. */
const explained = /^(?:[^()]|\([^()]*\))*(?:\([^()]*)?\s*$/;

/** "Parfum-Linalool-Coumarin": hyphens for commas, where every part is a name as it is printed. */
export function hyphenated(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const parts = /[[\]\n]|polymer|полимер/i.test(raw) ? [] : splitWithOffsets(raw, hyphen);
  if (parts.length < 2 || !parts.every(({ text }) => explained.test(text))) return null;
  const results: Found[] = [];
  for (const { text, at } of parts) {
    const part = { ...base, start: base.start + at, end: base.start + at + text.length };
    const shortest = parts.length < manyParts ? shortestHyphenated : shortestHyphenated - 1;
    const one = keyOf(text).length < shortest ? null : oneName(part, text.trim());
    const names = one?.id == null ? namesInARow(part) : [one];
    if (!names?.every(({ id, match }) => id !== null && match !== 'corrected')) return null;
    results.push(...names);
  }
  return results;
}
