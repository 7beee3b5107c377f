import { identify } from './identify.ts';
import type { Lexicon } from './lexicon.ts';
import type { MaskedText } from './masked-text.ts';
import { matchesOf } from './matches.ts';
import { isFunction } from './several.ts';

/** Lines of a page that explains ingredients: "Squalane skin-identical ingredient, emollient 0, 1 goodie". The names stay, what is said of them goes. */

/** What stands above them. */
const heading = /^[^\n]*what[- ]it[- ]does[^\n]*/im;
/** A line that ends in what its ingredient does. */
const mayExplain =
  /(?:what[- ]it[- ]does|[ \t](?:goodie|superstar|icky|solvent|emollient|humectant|antioxidant|preservative|ingredient|[a-z]+ing)\s*)\n/i;

const does =
  '(?:(?:skin-identical|cell-communicating) ingredient|skin brightening|anti-acne|moisturi[sz]er\\/humectant|soothing|emulsion stabili[sz]ing|surfactant\\/cleansing|antimicrobial\\/antibacterial|deodorant|exfoliant|abrasive\\/scrub|absorbent\\/mattifying|astringent|tonic|masking|colorant|chelating|emulsifying|viscosity controlling|perfuming|buffering|solvent|emollient|humectant|antioxidant|preservative|sunscreen|film forming|antistatic|surfactant|cleansing|opacifying|bulking|skin conditioning|hair conditioning)';
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

/** A known name, and no word for what names have in common: "Natural preservative". */
const isName = (lexicon: Lexicon, text: string) =>
  !isFunction(text.trim()) && identify(lexicon, text.replace(/\s*\([^()]*\)/g, '')) !== null;
