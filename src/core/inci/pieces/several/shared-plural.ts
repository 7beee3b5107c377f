import { identify } from '../../names/identify.ts';
import { withoutBrackets } from '../attributes.ts';
import { type Found, found, type PieceInText, splitWithOffsets, trimmedText } from '../found.ts';

const plural = /^(.+?)\s+(extract|oil|butter|powder|protein)s$/is;
const and = /\s*(?:\s&\s|\s(?:and|et|und|y|e)\s)\s*/giu;
const bracket = /\(([^()]+)\)/;
const maxNames = 4;

/** "Cucumber (Cucumis Sativus) & Chamomile Extracts": a plural behind several names is the last word of each. Null unless all are known with it. */
export function sharedPlural(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const [, names = '', kind = ''] = plural.exec(raw) ?? [];
  const parts = names === '' ? [] : splitWithOffsets(names, and);
  if (parts.length < 2 || parts.length > maxNames) return null;
  const { lexicon } = base.dictionary;
  const results: Found[] = [];
  for (const [i, { text, at }] of parts.entries()) {
    const called = [withoutBrackets(text), bracket.exec(text)?.[1] ?? ''].map(trimmedText).filter(Boolean);
    const identity = called.map((name) => identify(lexicon, `${name} ${kind}`)).find((one) => one !== null);
    if (!identity) return null;
    const end = i === parts.length - 1 ? base.end : base.start + at + text.length;
    results.push(found({ ...base, start: base.start + at, end }, identity.id, 'synonym'));
  }
  return results;
}
