import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { mayContainMark } from '../pack/may-contain.ts';
import { bracketEnds, sentinel } from '../pieces/list/split.ts';
import { isColour } from '../pieces/pigments.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf, matchesOfAny } from '../text/matches.ts';

/** A segment that holds one list: names of one section. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly section: string | null;
  readonly mayContain: boolean;
}

export interface Block {
  readonly start: number;
  readonly end: number;
}

/** "+/- CI 77491 Developer: Aqua": no shade begins with water, so that another product of the pack does. */
const nextProduct = /:\s*(?=(?:aqua|water|eau|wasser|agua|acqua|woda|вода)(?!\p{L}))/iu;
const longestWater = 8;

/** "CI 77891 GLITTER : Butane": what a further shade is called, behind the number of the last colour. */
const nextShade = /(?<=(?<!\d)\d{5}\s{1,2})(?!C\.?I)(\p{Lu}{3}[\p{Lu} ]{0,30}?)\s?:(?=\s*\p{L})/gu;

/** A shade that begins with what colours or glitters only names its colours; any other is a formula of its own. */
function beginsWithColour(lexicon: Lexicon, text: string): boolean {
  const first = identify(lexicon, /^[^,;(/]*/.exec(text)?.[0] ?? '');
  return first === null || isColour(lexicon, first.id) || pearl.test(lexicon.incis[first.id] ?? '');
}
const pearl = /^(?:mica|silica|tin oxide|synthetic fluorphlogopite|calcium \S+ borosilicate|iron oxides)$/i;

/** "[+/- Foo (CI 77491), CI 77492), Bar]": a round end of which the beginning is lost closes no square bracket. */
function squareEnd(text: string, open: number, end: number): number | null {
  if (text[open] !== '[' || text[end] !== ')') return null;
  const length = /^[^[\]]*(?=\])/.exec(text.slice(end))?.[0].length;
  return length === undefined ? null : end + length;
}

/** "[+/- …]" ends with its bracket, every other mark with its section or where another product begins. */
export function mayContainBlocks(lexicon: Lexicon, masked: MaskedText): Block[] {
  const blocks: Block[] = [];
  const marks = matchesOfAny(mayContainMark, masked.text);
  if (marks.length === 0) return blocks;
  const ends = bracketEnds(masked.text, 0, masked.text.length);
  // An unclosed bracket "ends" at a separator; the bracket in front of that belongs to another one.
  const openings = new Map([...ends].sort((a, b) => a[0] - b[0]).map(([open, close]) => [close, open] as const));
  for (const match of marks) {
    if (masked.text[match.index] === sentinel) continue;
    const end = match.index + match[0].length;
    const depth = (match[0].match(/[[({]/g)?.length ?? 0) - (match[0].match(/[\])}]/g)?.length ?? 0);
    let close = -1;
    if (depth > 0) {
      const open = match.index + match[0].search(/[[({]/);
      const stray = ends.get(open) ?? -1;
      const square = squareEnd(masked.text, open, stray);
      const partner = square ?? stray;
      if (partner >= end && (square !== null || openings.get(partner) === open) && '])}'.includes(masked.text[partner] ?? ''))
        close = partner;
    }
    masked.take(match.index, end, 'mark');
    if (close >= 0) masked.text = `${masked.text.slice(0, close)}${sentinel}${masked.text.slice(close + 1)}`;
    const nexts = [masked.text.slice(end).search(nextProduct)];
    for (const { index, 0: heading, 1: name = '' } of matchesOf(nextShade, masked.text.slice(end)))
      if (!identify(lexicon, name) && !nextProduct.test(masked.text.slice(end + index, end + index + heading.length + longestWater))) {
        masked.take(end + index, end + index + heading.length, 'heading');
        if (!beginsWithColour(lexicon, masked.text.slice(end + index + heading.length))) nexts.push(index);
      }
    const next = Math.min(...nexts.filter((at) => at >= 0));
    blocks.push({ start: end, end: close >= 0 ? close : Number.isFinite(next) ? end + next : -1 });
  }
  return blocks;
}

/** The lists of a text: its sections, each divided into what is always and what may be contained. */
export function segmentsOf(text: string, sections: readonly SectionStart[], blocks: readonly Block[], withActive: boolean): Segment[] {
  const bounds = [
    { start: 0, section: withActive && sections[0]?.section === 'inactive' ? 'active' : null },
    ...sections.map(({ start, section }) => ({ start, section })),
  ];
  const segments: Segment[] = [];
  bounds.forEach(({ start, section }, index) => {
    const end = bounds[index + 1]?.start ?? text.length;
    let at = start;
    for (const block of blocks) {
      // A mark between the brackets of another begins nothing new.
      if (block.start < at || block.start > end) continue;
      if (block.start > at) segments.push({ start: at, end: block.start, section, mayContain: false });
      const blockEnd = Math.min(
        end,
        block.end < 0 ? (blocks.find((other) => other.start > block.start && other.start <= end)?.start ?? end) : block.end,
      );
      segments.push({ start: block.start, end: blockEnd, section, mayContain: true });
      at = blockEnd;
    }
    if (at < end) segments.push({ start: at, end, section, mayContain: false });
  });
  return segments.filter((segment) => /[^\s\u0080]/.test(text.slice(segment.start, segment.end)));
}
