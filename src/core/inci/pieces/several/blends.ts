import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../../long-pattern.ts';
import { identify } from '../../names/identify.ts';
import { oneName } from '../brackets/brackets.ts';
import { type Found, found, type PieceInText, stretch } from '../found.ts';
import { underHead } from '../list/enumeration.ts';
import { type Head, headOf, mayHaveHead } from '../list/heads.ts';
import { bracketEnds, splitPieces } from '../list/split.ts';
import { eitherOr } from './either-or.ts';
import { and, joined } from './joined.ts';

const blendWord = withLetters(
  longPattern`
    (?<!\p{L})(?:blend|complex|mix|mixture|infusion|komplex|complexe|m[ée]lange|miscela|mezcla|mischung|kompleks|base|(?:фито)?комплекс|
    концентрат|смесь|основа|база)(?:\s(?:v[ée]g[ée]tale?|vegetal|botanic[oa]|botanique|roślinny))?$
  `,
  'iu',
);

/** "Botanical Blend (Camellia Sinensis (Green Tea) Leaf Extract, …)": names by themselves, and what they are together. */
export function blend(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const head = /^[^()[\]{}]{3,60}/.exec(raw)?.[0] ?? '';
  if (!blendWord.test(head.trim())) return null;
  const start = base.start + head.length;
  // "мыльная основа (натриевые соли жирных кислот пальмового и кокосового масел)"
  return unwrapped({ ...base, start }, headOf(base.source.slice(start + 1, base.end)) ? 1 : 2);
}

/** "(CI 77491 • CI 77492 • Mica)": brackets around a segment of the list, not behind a name. */
export function unwrapped(base: PieceInText, fewest = 2): Found[] | null {
  const { source, start, end } = base;
  if (!/[([{]/.test(source[start] ?? '') || !/[)\]}]/.test(source[end - 1] ?? '') || bracketEnds(source, start, end).get(start) !== end - 1)
    return null;
  const pieces = splitPieces(source, start + 1, end - 1, (name) => identify(base.dictionary.lexicon, name) !== null);
  if (pieces.length < fewest) return null;
  let head: Head | null = null;
  const results: Found[] = [];
  for (const piece of pieces) {
    const part = stretch(base, piece.start, piece.end);
    if (!part) continue;
    const text = source.slice(part.start, part.end);
    // "(экстракты женьшеня, лимонника)"
    head = (mayHaveHead(text) ? headOf(text) : null) ?? head;
    const one = oneName(part, text);
    const unread = found(part, null, 'unknown');
    results.push(
      ...(one
        ? [one]
        : (joined(part, and) ??
          eitherOr(part)?.slice(0, 1) ??
          (head ? underHead(base.dictionary.lexicon, head, unread, source) : null) ?? [unread])),
    );
  }
  return results.filter(({ id }) => id !== null).length * 2 > results.length ? results : null;
}
