import { identify } from '../../names/identify.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { type Found, found, type PieceInText } from '../found.ts';

const numbers = /^\s*-?\s?\d{1,3}(?:\s*(?:,|и)\s*-?\s?\d{1,3})*\s*$/;
const numbered = /^(.*\p{L}[\s-]+)\d{1,3}$/u;

const plain = { match: 'synonym', percent: null, nano: false, marks: '', components: [], keptTogether: false } as const;

const together = /^(.*\p{L}[\s-]*\d{1,3})(\s(?:и|and|&|et|y|e|und|en|i)\s)(-?\d{1,3})$/u;

/** "полисорбат 20 и 80": two of one name. */
export function numbersTogether(base: PieceInText): Found[] | null {
  const [, first = '', sign = '', second = ''] = together.exec(base.source.slice(base.start, base.end)) ?? [];
  const own = first === '' ? null : identify(base.dictionary.lexicon, first);
  if (!own || own.match === 'corrected') return null;
  const at = base.start + first.length + sign.length;
  const others = furtherNumbers(base.dictionary.lexicon, first, second);
  return (
    others && [
      found({ ...base, end: base.start + first.length }, own.id, own.match),
      ...others.map((other) => ({ ...other, start: at + other.start, end: at + other.end })),
    ]
  );
}

/** "церамиды 1, 3, 6", "Polyquaternium-7, 10": numbers of the same name. Null where they are none, such as amounts. */
export function furtherNumbers(lexicon: Lexicon, before: string, text: string): Found[] | null {
  const name = numbers.test(text) ? numbered.exec(before)?.[1] : undefined;
  if (name === undefined) return null;
  const founds: Found[] = [];
  for (const { 0: number, index } of text.matchAll(/\d+/g)) {
    const identity = identify(lexicon, name + number);
    if (!identity || identity.match === 'corrected') return null;
    founds.push({ ...plain, start: index, end: index + number.length, id: identity.id });
  }
  return founds;
}
