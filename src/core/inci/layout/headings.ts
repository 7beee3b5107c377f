import type { Lexicon } from '../names/lexicon.ts';
import { anyHeading, fullHeading, gluedHeading, hardHeading, softHeading } from '../pack/heading-patterns.ts';
import { mayContainMark } from '../pack/may-contain.ts';
import { percentIn } from '../pieces/attributes.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf, matchesOfAny } from '../text/matches.ts';
import { knownPieces } from './known-pieces.ts';
import { startsKnown } from './starts-known.ts';

/** "Крем содержит глицерин, …": a verb that leads to the names. */
const contains = /^(?:содерж|обогащ|вход)/i;
/** "В состав входят эфирные масла: …": the kind of the names belongs to them. */
const kindLast = /(?<=(?:вход|включ|содерж).*)(?:эфирные\s)?(?:масла|экстракты|витамины)\s?:\s*$/i;
const shortPreamble = /^[^,;:.()]{2,60}$/;
/** "Contient de l'eau, …" */
const leadingVerb = /^\W*(?:contien[et]|enth[äa]lt|bevat|zawiera|cont[ée]m|con[țt]ine|obsahuje)\s/iu;
/** "Aide à dissoudre les ingrédients.": the last word of a sentence. */
const endsSentence = /(?:^|\s)(?:\p{Ll}{2,5}\s|\p{Ll}['’])\p{Ll}+\.$/u;
/** UTF-16 units: an article between its blanks. */
const wordInFront = 7;
/** "Lauric Acid. Lecithin. Parfum": it may part names too. */
const stopBetween = /\.\s/g;
/** What a text praises in front of its list. */
const keyHeading = /key\s|(?:основные|ключевые|главные)\s/i;

/** Words of any language, or letters that a scanner mixed up, in front of a colon. */
const otherHeading = /^[\s/|]*\p{L}[\p{L}\s/|:]{3,60}:[\s/|]*/u;

/** "INGREDIENTS: INGREDIENTE: /CBCTABKИ:/ SASTOJCI: /EYETATIKA: Aqua": how much behind a heading is one too, in front of the next or, behind two of them, in front of the first name. */
function headingBehind(lexicon: Lexicon, text: string, isBehindTwo: boolean, next: number | undefined): number {
  const length = otherHeading.exec(text.slice(0, next))?.[0].length ?? 0;
  const isHeading = next === undefined ? isBehindTwo && startsKnown(lexicon, text, length) : length === next;
  return isHeading && knownPieces(lexicon, text.slice(0, length).replaceAll(':', ',')) === 0 ? length : 0;
}

/** Takes the headings of a list, and what is praised in front of the one that leads to it. */
export function takeHeadings(lexicon: Lexicon, masked: MaskedText, sectionStarts: SectionStart[], withActive: boolean): void {
  if (!anyHeading.test(masked.text) && !leadingVerb.test(masked.text)) return;
  const found: { start: number; end: number }[] = [];
  for (const match of matchesOf(hardHeading, masked.text)) {
    const end = match.index + match[0].length;
    const punctuated = /[:=]$/.test(match[0].trimEnd());
    if (endsSentence.test(masked.text.slice(Math.max(0, match.index - wordInFront), end))) continue;
    if (punctuated || startsKnown(lexicon, masked.text, end) || masked.text.slice(0, match.index).trim() === '')
      found.push({ start: match.index, end });
  }
  for (const match of matchesOf(softHeading, masked.text)) {
    const end = match.index + match[0].length;
    if (found.some((heading) => heading.start <= match.index && heading.end >= end)) continue;
    const before = masked.text.slice(0, match.index).trim();
    const first = before === '' || (contains.test(match[0]) ? shortPreamble.test(before) : !/[,;\n•|]/.test(before));
    const capitals = match[0] === match[0].toUpperCase();
    const sentence = /(?:^|[.!?:)\n\u0080]\s*)$/.test(masked.text.slice(Math.max(0, match.index - 3), match.index));
    if ((first || capitals || sentence || fullHeading.test(match[0])) && startsKnown(lexicon, masked.text, end))
      found.push({ start: match.index, end });
  }
  const glued = leadingVerb.exec(masked.text) ?? gluedHeading.exec(masked.text);
  const gluedEnd = glued && [0, 1, 2, 3].map((more) => glued[0].length + more).find((end) => startsKnown(lexicon, masked.text, end));
  if (gluedEnd) found.push({ start: 0, end: gluedEnd });
  for (const heading of found) heading.end -= kindLast.exec(masked.text.slice(heading.start, heading.end))?.[0].length ?? 0;
  found.sort((a, b) => a.start - b.start);
  const full = found.filter((heading) => fullHeading.test(masked.text.slice(Math.max(0, heading.start - 8), heading.end)));
  // "Key ingredients: … Ingredients: …": praise in front of the list.
  const praised = found[0] !== undefined && keyHeading.test(masked.text.slice(found[0].start, found[0].end)) ? found[1] : undefined;
  const chosen = full.at(-1) ?? praised ?? found[0];
  if (!chosen) return;
  for (const [i, { start, end }] of found.entries()) {
    const next = found[i + 1];
    const more = headingBehind(lexicon, masked.text.slice(end), i > 0, next && next.start - end);
    masked.take(start, end + more, 'heading');
  }
  const praise = withActive ? [] : sectionStarts.filter(({ start }) => start < chosen.start);
  if (praise.length > 0) {
    // "Active ingredients: … Ingredients: …": with strengths it is a panel, without them it is praise in front of the list.
    const panel = percentIn(masked.text.slice(praise[0]?.end, chosen.start)) !== null;
    if (panel) sectionStarts.push({ start: chosen.start, end: chosen.end, section: 'inactive' });
    else sectionStarts.splice(0, praise.length);
  }
  const markedBefore = sectionStarts.some(({ start }) => start < chosen.start);
  // "May contain: CI 77491. Ingredients: Talc": a list of its own, not praise.
  const before = masked.text.slice(0, chosen.start);
  if (!markedBefore && matchesOfAny(mayContainMark, before).length > 0 && knownPieces(lexicon, before) > 0) {
    sectionStarts.push({ start: chosen.start, end: chosen.end, section: null });
    return;
  }
  if (chosen.start > 0 && !markedBefore && (full.length > 0 || praised || knownPieces(lexicon, before.replace(stopBetween, ',')) < 3))
    masked.take(0, chosen.start, 'heading');
}
