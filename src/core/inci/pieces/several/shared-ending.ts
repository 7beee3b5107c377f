import { identify } from '../../names/identify.ts';
import { type Found, found, type PieceInText, splitWithOffsets } from '../found.ts';

/** All but the last, and the last. */
const run =
  /^(\p{L}{4,12}(?:-\s*[,;]\s*\p{L}{4,12})*)(?:-?\s+(?:и|and|und|et|y|e|en|i|&)\s+|-\s*[,;]\s*(?:(?:и|and|und|et)\s+)?)([\p{L} ]{8,40})$/iu;
/** Between the first ones. */
const waiting = /-\s*[,;]\s*/g;
const shortestEnding = 4;

/** "метил- и пропилпарабен", "метил-; этил-; пропилпарабен", "Cetyl- und Stearylalkohol": the end of the last name is that of all. Null unless all are known so. */
export function sharedEnding(base: PieceInText): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const [, front = '', last = ''] = run.exec(raw) ?? [];
  const { lexicon } = base.dictionary;
  const whole = last === '' ? null : identify(lexicon, last);
  const firsts = splitWithOffsets(front, waiting);
  if (!whole || firsts.some(({ text }) => identify(lexicon, text))) return null;
  for (let cut = shortestEnding; cut <= last.length - shortestEnding; cut += 1) {
    const own = firsts.map(({ text }) => identify(lexicon, text.trim() + last.slice(cut)));
    if (own.every((one) => one && one.match !== 'corrected' && one.id !== whole.id))
      return [
        ...firsts.map(({ text, at }, i) =>
          found({ ...base, start: base.start + at, end: base.start + at + text.trimEnd().length }, own[i]?.id ?? null, 'synonym'),
        ),
        found({ ...base, start: base.end - last.length }, whole.id, whole.match),
      ];
  }
  return null;
}
