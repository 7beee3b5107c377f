import { longPattern } from '../../long-pattern.ts';
import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { strength } from '../pack/plain-titles.ts';
import { isFunction } from '../pieces/several/function-words.ts';
import type { MaskedText } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { knownPieces } from './known-pieces.ts';

/** Lines of a page that explains ingredients: "Squalane skin-identical ingredient, emollient 0, 1 goodie". The names stay, what is said of them goes. */

/** What stands above them. */
const heading = /^[^\n]*what[- ]it[- ]does[^\n]*/im;
/** A line that ends in what its ingredient does. */
const mayExplain =
  /(?:what[- ]it[- ]does|[ \t](?:goodie|superstar|icky|solvent|emollient|humectant|antioxidant|preservative|ingredient|[a-z]+ing)\s*)\n/i;

const does = longPattern`
  (?:(?:skin-identical|cell-communicating) ingredient|skin brightening|anti-acne|moisturi[sz]er\/humectant|soothing|
  emulsion stabili[sz]ing|surfactant\/cleansing|antimicrobial\/antibacterial|deodorant|exfoliant|abrasive\/scrub|
  absorbent\/mattifying|astringent|tonic|masking|colorant|chelating|emulsifying|viscosity controlling|perfuming|buffering|solvent|
  emollient|humectant|antioxidant|preservative|sunscreen|film forming|antistatic|surfactant|cleansing|opacifying|bulking|
  skin conditioning|hair conditioning)
`;
const grade = '\\d(?:-\\d)?,\\s?\\d(?:-\\d)?';
const rating = '(?:goodie|superstar|icky)';
/** Any of the three, in this order. */
const explanation = new RegExp(
  `(?<=\\S)[ \\t]+(?:${does}(?:,\\s*${does})*(?:[ \\t]+${grade})?(?:[ \\t]+${rating})?|${grade}(?:[ \\t]+${rating})?|${rating})[ \\t]*$`,
  'iu',
);
const fewestRows = 2;

export function takeExplainedRows(lexicon: Lexicon, masked: MaskedText): void {
  // Cells with borders are read as such.
  if (!masked.text.includes('\n') || masked.text.includes('|') || !mayExplain.test(`${masked.text}\n`)) return;
  const head = heading.exec(masked.text);
  const rows = matchesOf(/[^\n]*\S[^\n]*/g, masked.text).filter(({ index }) => index !== head?.index);
  const explained = rows.flatMap(({ index, 0: row }) => {
    const match = explanation.exec(row);
    return match && (head || isName(lexicon, row.slice(0, match.index))) ? [{ start: index + match.index, end: index + row.length }] : [];
  });
  if (explained.length < fewestRows || explained.length * 2 < rows.length) return;
  if (head) masked.take(head.index, head.index + head[0].length, 'heading');
  for (const { start, end } of explained) masked.take(start, end, 'section');
}

const told = /^[^\p{L}\d\n]*([^:\n]{2,60}?)(?::|\s(?:-|->))\s+(?=\p{L})/u;
/** "Aqua - Glycerin - Urea • Panthenol - Citral": it parts names too. */
const dash = /\s-\s/g;
/** Four words or more, and no capitals but the first: an unknown name may have a full stop behind it too. */
const sentence = /^\s*\p{Lu}\S*\s\p{Ll}[^\s,;:]*(?:\s[^\s,;:]+){2,}[.!]\s*$/u;

/**
 * "Squalane: a light emollient from sugarcane.", "Niacinamide 10% - brightens", or the sentence on the next line: what is said of each name, maybe
 * under a title. Two thirds of the names are known.
 */
export function takeToldRows(lexicon: Lexicon, masked: MaskedText): void {
  const rows = matchesOf(/[^\n\u0080•;]*\p{L}[^\n\u0080•;]*/gu, masked.text);
  if (rows.length < fewestRows) return;
  const named = (row = '') => isName(lexicon, row.replace(strength, '').replace(/^[^\p{L}]+/u, ''));
  const tails = rows.map(({ index, 0: row }, i) => {
    const [front = '', name = ''] = told.exec(row) ?? [];
    const behind = sentence.test(row) && named(rows[i - 1]?.[0]);
    const above = sentence.test(rows[i + 1]?.[0] ?? '') && named(row);
    const says = above || ((behind || front !== '') && knownPieces(lexicon, row.slice(front.length).replace(dash, ',')) === 0);
    const isOfName = says && (above || behind || named(name));
    return { start: index + (behind ? 0 : front.length), end: index + (above ? 0 : row.length), says, isOfName };
  });
  const [title, ...others] = tails;
  const known = tails.filter(({ isOfName }) => isOfName).length;
  if (known < fewestRows || known * 3 < others.length * 2 || !others.every(({ says }) => says)) return;
  if (!title?.says && /,/.test(rows[0]?.[0] ?? '')) return;
  for (const { start, end, says } of tails) masked.take(start, end, says ? 'section' : 'heading');
}

/** Behind a name, up to the next sign that parts names. */
const arrow = /(?<=[^,;•\n\s][^\S\n]*)(?:→|[-=]+>)[^,;•\n]*/gu;

/** "Glycerin → keeps skin moist": what is said of a name; in front of other names, or one behind the other, arrows part them. */
export function takeArrows(lexicon: Lexicon, masked: MaskedText): void {
  const { text } = masked;
  if (!/→|[-=]>/.test(text)) return;
  const tails = matchesOf(arrow, text).map(({ index, 0: tail }) => ({
    start: index,
    end: index + tail.length,
    said: tail.replace(/^\W+/u, ''),
  }));
  const isSame = ({ start, said }: (typeof tails)[number]) => {
    const name = identify(lexicon, said);
    return name === null || name.id === identify(lexicon, /[^,;•\n]*$/.exec(text.slice(0, start))?.[0] ?? '')?.id;
  };
  if (tails.every((tail) => isSame(tail) && !/→|[-=]>/.test(tail.said)))
    for (const { start, end } of tails) masked.take(start, end, 'section', ' ');
  masked.text = masked.text.replaceAll('→', '•');
}

/** Known names, and no word for what names have in common: "Natural preservative". */
const isName = (lexicon: Lexicon, text: string) =>
  !isFunction(lexicon, text.trim()) && text.split(', ').every((name) => identify(lexicon, name.replace(/\s*\([^()]*\)/g, '')) !== null);
