import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { withoutBrackets } from '../pieces/attributes.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { startsKnown } from './starts-known.ts';

/** Up to the first stop; a percentage would be that of a panel of actives, which counts. */
const front = /^[^.:;\n%]{3,200}(?:[.:]\s+|\s*\n\s*)/;
const behind = /[,;•|\n\u0080]|\.\s/;
const mostNames = 6;

/** "Zinc Citrate, Niacinamide. Aqua, Glycerin, Niacinamide, Zinc Citrate, …": actives that are called out in front of the list, where each of them has its place. */
export function takeCallOut(lexicon: Lexicon, masked: MaskedText): void {
  const called = front.exec(masked.text)?.[0];
  if (called === undefined || !startsKnown(lexicon, masked.text, called.length)) return;
  const names = called.split(',');
  if (names.length > mostNames) return;
  const idOf = (name: string) => identify(lexicon, withoutBrackets(name).replace(/[\s.:]+$/, ''))?.id;
  const places = masked.text.slice(called.length).split(behind).map(idOf);
  const isAgain = names.map(idOf).every((id) => id !== undefined && lexicon.incis[id] !== 'Aqua' && places.indexOf(id) > 0);
  if (isAgain) masked.take(0, called.length, 'heading');
}
