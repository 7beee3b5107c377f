import type { Found } from './found.ts';
import { identify } from './identify.ts';
import type { Lexicon } from './lexicon.ts';

const numbers = /^\s*-?\s?\d{1,3}(?:\s*(?:,|и)\s*-?\s?\d{1,3})*\s*$/;
const numbered = /^(.*\p{L}[\s-]+)\d{1,3}$/u;

const plain = { match: 'synonym', percent: null, nano: false, marks: '', components: [], keptTogether: false } as const;

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
