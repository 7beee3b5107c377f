import type { Lexicon } from '../names/lexicon.ts';
import { colourOfScan } from '../names/scan.ts';
import { takeAbsences } from '../pack/absences.ts';
import { codes } from '../pack/codes.ts';
import type { Meaning } from '../pack/footnote-marks.ts';
import { takeFootnotes } from '../pack/footnotes.ts';
import { activeHeading, inactiveHeading, otherHeading } from '../pack/heading-patterns.ts';
import { takeLeadingWords } from '../pack/leading-words.ts';
import { takeMaker } from '../pack/makers.ts';
import { mayContainMark } from '../pack/may-contain.ts';
import { takeNamedNotices } from '../pack/named-notices.ts';
import { takeFluorideNotices, takeFoodNotices, takeFooters } from '../pack/notices.ts';
import { takeProseInFront } from '../pack/prose-in-front.ts';
import { takeRussianAddress } from '../pack/russian-addresses.ts';
import { takeAlso, takeExplanations, takeForeign, takeSentences, takeTranslation } from '../pack/russian-text.ts';
import { takeSaidToHold } from '../pack/said-to-hold.ts';
import { takeStarsBehindCommas } from '../pack/stars-behind-commas.ts';
import { takeTail } from '../pack/tails.ts';
import { takeVariety } from '../pack/variety.ts';
import { sentinel } from '../pieces/list/split.ts';
import { MaskedText, type SectionStart, type TakenOut } from '../text/masked-text.ts';
import { matchesOf, matchesOfAny } from '../text/matches.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { takeCallOut } from './call-out.ts';
import { takeArrows, takeToldRows } from './explained-rows.ts';
import { takeHeadings } from './headings.ts';
import { takeHighlights } from './highlights.ts';
import { takeJson } from './json.ts';
import { kitLines } from './kit-lines.ts';
import { kitParts } from './kits.ts';
import { knownPieces } from './known-pieces.ts';
import { mayContainBlocks, type Segment, segmentsOf } from './list-segments.ts';
import { namedIngredients } from './named-ingredients.ts';
import { numberedParts } from './numbered-parts.ts';
import { namesKind } from './product-kinds.ts';
import { takeTable } from './tables.ts';
import { takeNamedTitle, takePromise } from './title-colon.ts';
import { takeTitleLines } from './title-lines.ts';
import { takeToldPairs } from './told-pairs.ts';

export interface Sections {
  /** The copy with boilerplate blanked out: same length, same offsets. */
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly takenOut: readonly TakenOut[];
  /** What a footnote mark means. */
  readonly footnotes: ReadonlyMap<string, Meaning>;
}

/** The formula code behind the last name of a list. */
const endsList = /^[[(]?\s{0,2}F[.,]?\s?[IL1][.,]?\s?L|^[[(]\s?(?!CAS)[A-Z]{1,3}[\s-]?\d{3}/i;

/** "Niacinamide......10%": what leads the eye; "0% alcohol" is what is lacking. */
const dotLeaders = /\.{4,}(?=\s?\d)(?!\s?0\s?%)/g;

/** A line between the rows of a panel. */
const ruler = /-{6,}/g;

/** Of cells and rows. */
const tableTag = /<\/?(?:t[drh]|table|t?body|thead)(?:\s[^<>]{0,200})?>/gi;

/** Only the look of letters: "<em>Aloe</em> Barbadensis". */
const withinName = /^<\/?(?:em|i|u|sub|sup|font)[\s>]/i;

const colourInFront = /C\.?\s?[IL1]?\.?\s?\d{5}\s*[,;/]\s*$/i;
const colourBehind = /^\s*[,;/]\s*C\.?\s?[IL1]?\.?\s?\d{5}(?!\d)/i;
const longestColour = 12;

const besideColour = (text: string, at: number, length: number) =>
  colourInFront.test(text.slice(Math.max(0, at - longestColour), at)) ||
  colourBehind.test(text.slice(at + length, at + length + longestColour));

/** Finds headings, footers, codes, footnotes and section marks, and cuts the text into its lists. */
export function findSections(lexicon: Lexicon, copy: string): Sections {
  const masked = new MaskedText(copy);
  if (copy.includes('...')) masked.text = copy.replace(dotLeaders, (dots) => ' '.repeat(dots.length));
  if (copy.includes('------')) masked.text = masked.text.replace(ruler, (line) => sentinel.repeat(line.length));
  for (const { index, 0: tag } of matchesOf(tableTag, masked.text))
    masked.take(index, index + tag.length, 'code', /^<\/tr/i.test(tag) ? '\n' : tag.startsWith('</') ? '\t' : ' ');
  takeArrows(lexicon, masked);
  takeJson(masked);
  takeTable(lexicon, masked);
  const shades = matchesOfAny(mayContainMark, masked.text)[0]?.index ?? masked.text.length;
  for (const match of matchesOfAny(codes, masked.text)) {
    // "may contain t077491", "CI 19140, A15510": no code of the pack.
    const isAmongColours = match.index > shades || besideColour(masked.text, match.index, match[0].length);
    if (isAmongColours && colourOfScan(lexicon, match[0]) !== null) continue;
    masked.take(
      match.index,
      match.index + match[0].length,
      'code',
      (match[0].startsWith('<') && !/\d/.test(match[0]) && !withinName.test(match[0])) || endsList.test(match[0]) ? sentinel : ' ',
    );
  }
  const footnotes = takeFootnotes(lexicon, masked);
  if (footnotes.size > 0) takeStarsBehindCommas(masked);
  const sectionStarts: SectionStart[] = [
    ...takeSectionStarts(masked, activeHeading, 'active'),
    ...takeSectionStarts(masked, inactiveHeading, 'inactive'),
  ];
  if (sectionStarts.length > 0 && sectionStarts.every(({ section }) => section === 'active'))
    sectionStarts.push(...takeSectionStarts(masked, otherHeading, 'inactive'));
  const withActive = sectionStarts.some(({ section }) => section === 'inactive');
  const named = sectionStarts.length > 0 ? [] : partsByName(lexicon, masked);
  takeFluorideNotices(lexicon, masked);
  takeFoodNotices(masked);
  takeNamedNotices(lexicon, masked);
  takeHeadings(lexicon, masked, sectionStarts, withActive);
  const isRussian = cyrillicLetter.test(masked.text);
  takeTitle(lexicon, masked, sectionStarts);
  if (named.length === 0) {
    if (sectionStarts.length === 0 && !isRussian) takeToldRows(lexicon, masked);
    if (sectionStarts.length === 0 && !isRussian) takeToldPairs(lexicon, masked);
    if (sectionStarts.length === 0) takeHighlights(lexicon, masked);
    if (isRussian) takeExplanations(lexicon, masked);
    takeTitleLines(lexicon, masked);
  }
  if (isRussian) takeAlso(masked);
  if (sectionStarts.length === 0) takeProseInFront(lexicon, masked);
  if (sectionStarts.length === 0 && named.length === 0) takeCallOut(lexicon, masked);
  takeLeadingWords(lexicon, masked);
  takeAbsences(lexicon, masked);
  takeSaidToHold(lexicon, masked);
  takeFooters(lexicon, masked);
  takeMaker(lexicon, masked);
  takeForeign(masked);
  if (isRussian) takeRussianAddress(lexicon, masked);
  if (isRussian) takeTranslation(lexicon, masked);
  const blocks = mayContainBlocks(lexicon, masked);
  if (!isRussian) takeVariety(lexicon, masked);
  if (!isRussian) takeTail(lexicon, masked);
  if (isRussian) takeSentences(lexicon, masked);
  const kits = sectionStarts.length > 0 ? [] : named.length > 0 ? named : kitsOf(lexicon, masked);
  if (sectionStarts.length === 0 && kits.length === 0) {
    takeNamedTitle(lexicon, masked);
    takePromise(masked);
  }
  const sections = [...sectionStarts, ...kits].sort((a, b) => a.start - b.start);
  return {
    text: masked.text,
    segments: segmentsOf(masked.text, sections, blocks, withActive),
    takenOut: masked.takenOut.sort((a, b) => a.start - b.start),
    footnotes,
  };
}

function kitsOf(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  const parts = kitParts(lexicon, masked);
  return parts.length > 0 ? parts : numberedParts(lexicon, masked);
}

function partsByName(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  const named = namedIngredients(lexicon, masked);
  return named.length > 0 ? named : kitLines(lexicon, masked);
}

function takeSectionStarts(masked: MaskedText, pattern: RegExp, section: string): SectionStart[] {
  const sectionStarts: SectionStart[] = [];
  for (const match of matchesOf(pattern, masked.text)) {
    const end = match.index + match[0].length;
    if (section === 'active' && /(?:in-?|non-?|niet[- ])$/i.test(masked.text.slice(Math.max(0, match.index - 4), match.index))) continue;
    if (isInBracket(masked.text, match.index, end)) continue;
    masked.take(match.index, end, 'section');
    sectionStarts.push({ start: match.index, end, section });
  }
  return sectionStarts;
}

/** "TOCOPHEROL (KEY ACTIVE: Vitamin E), …": a remark on the name before it, and no part of the list. */
function isInBracket(text: string, start: number, end: number): boolean {
  return (
    /[\p{L}\d*]\s?\([^()\n]{0,20}$/u.test(text.slice(Math.max(0, start - 24), start)) && /^[^()\n,]{0,60}\)/.test(text.slice(end, end + 61))
  );
}

/** "Acne wash with 10 % benzoyl peroxide. Active ingredient: …": what stands in front of drug facts names the product. Without a heading of the inactive ones it may be a list, unless it names a kind of product and nothing else. */
function takeTitle(lexicon: Lexicon, masked: MaskedText, sectionStarts: readonly SectionStart[]): void {
  const [head] = sectionStarts.toSorted((a, b) => a.start - b.start);
  if (head?.section !== 'active') return;
  const first = head.start;
  const title = masked.text.slice(0, first);
  if (title.trim() === '') return;
  const known = knownPieces(lexicon, title);
  const hasInactive = sectionStarts.some(({ section }) => section === 'inactive');
  if (hasInactive ? known < 3 : known === 0 && namesKind(title)) masked.take(0, first, 'heading');
}
