import { identify } from '../names/identify.ts';
import { type Base, type Found, found } from './found.ts';

const pair = /^(\p{L}{4,12})(?:-?\s+(?:и|and|und|et|y|e|en|i|&)\s+|-\s*,\s*)([\p{L} ]{8,40})$/iu;
const shortestEnding = 4;

/** "метил- и пропилпарабен", "метил-, пропилпарабен", "Cetyl- und Stearylalkohol": the end of the second name is that of the first too. Null unless both are known so. */
export function sharedEnding(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const [, first = '', second = ''] = pair.exec(raw) ?? [];
  const { lexicon } = base.dictionary;
  const whole = second === '' ? null : identify(lexicon, second);
  if (!whole || identify(lexicon, first)) return null;
  for (let cut = shortestEnding; cut <= second.length - shortestEnding; cut += 1) {
    const own = identify(lexicon, first + second.slice(cut));
    if (own && own.match !== 'corrected' && own.id !== whole.id)
      return [
        found({ ...base, end: base.start + first.length }, own.id, 'synonym'),
        found({ ...base, start: base.end - second.length }, whole.id, whole.match),
      ];
  }
  return null;
}
