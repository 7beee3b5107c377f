import { latinList } from './latin-list.ts';
import { isForeignTitle, isTitle } from './layout/product-kinds.ts';
import { findSections, type Sections, type Segment } from './layout/sections.ts';
import { identify } from './names/identify.ts';
import { meansEssentialOil } from './pack/footnote-marks.ts';
import { isRussianSentence } from './pack/prose.ts';
import { rejectionAfter, rejectionBefore } from './pack/rejection.ts';
import { isStory } from './pack/story.ts';
import { underHead, underWord } from './pieces/enumeration.ts';
import { furtherNumbers } from './pieces/further-numbers.ts';
import type { Head } from './pieces/heads.ts';
import { joinCount } from './pieces/join.ts';
import { noName, noteOf } from './pieces/no-name.ts';
import { type PieceReading, readPiece } from './pieces/piece-reading.ts';
import type { Dictionary, Found } from './pieces/resolve.ts';
import { splitPieces } from './pieces/split.ts';
import { asRun } from './pieces/wrapped.ts';
import { type Item, type LeftOut, maxListLength, type Reading, type RejectionReason } from './reading.ts';
import { type Prepared, prepare } from './text/prepare.ts';

/** Per cent: "100% pure olive oil" beside other names praises, and declares no amount. */
const whole = 100;
/** "Alcohol (95 % v/v), content 45 %": so strong is the spirit that was put in, by volume. */
const strongestOfSpirit = 90;
const byVolume = /%\s?\(?v\s?\/\s?v/i;

/** Behind a name without an amount no other is the greater part: "Aqua, Glycerin 85 %" tells how pure the glycerin is. */
const half = 50;

/** Nothing is declared by "0% Parfum", by a praise, by how pure a substance and how strong a spirit was put in. */
const declaresNothing = ({ percent, text, inci, section }: Item, i: number, items: readonly Item[]): boolean =>
  percent !== null &&
  (percent === 0 ||
    (percent >= whole && items.length > 1) ||
    (percent > half && inci !== 'Aqua' && items[i - 1]?.percent === null && items[i - 1]?.section === section) ||
    (percent >= strongestOfSpirit && inci?.startsWith('Alcohol') === true && byVolume.test(text)));

/**
 * Reads a pasted ingredient list. Every item points back to its source text; nothing is dropped silently; a text that is no list is refused with a code.
 * Pure and bounded: texts over maxListLength are refused unread.
 */
export function readLabel(text: string, dictionary: Dictionary): Reading {
  const early = rejectionBefore(text);
  if (early) return refusal(text, early);
  const prepared = prepare(text);
  const sections = findSections(dictionary.lexicon, prepared.text);
  const leftOut: LeftOut[] = sections.takenOut.map(({ start, end, why }) => ({
    ...span(text, prepared, start, end),
    why,
  }));
  const items: Item[] = [];
  const seen: Work['seen'] = new Map();
  const sentences: string[] = [];
  for (const segment of sections.segments) readSegment({ text, prepared, sections, dictionary, segment, items, leftOut, seen, sentences });
  leaveOutTitle(items, leftOut);
  const recognised = items.filter(({ id }) => id !== null).length;
  const late = rejectionAfter(prepared.text, items, recognised, sentences);
  if (late) return refusal(text, late, late === 'cyrillic' && recognised > 0 ? items : none);
  leftOut.sort((a, b) => a.start - b.start);
  return {
    text,
    refused: null,
    suggestion: null,
    suggested: none,
    items: items.map((item, i) => (declaresNothing(item, i, items) ? { ...item, percent: null } : item)),
    leftOut: leftOut.filter(({ text: out }) => /\S/.test(out)),
    recognised,
    total: items.length,
  };
}

function refusal(text: string, refused: RejectionReason, suggested: readonly Item[] = none): Reading {
  return {
    text: text.slice(0, maxListLength),
    refused,
    suggestion: suggested.length > 0 ? latinList(suggested) : null,
    suggested,
    items: [],
    leftOut: [],
    recognised: 0,
    total: 0,
  };
}

/** "Hand cream with shea butter Aqua, Glycerin": a title on the line of its list, in front of water. */
function leaveOutTitle(items: Item[], leftOut: LeftOut[]): void {
  const [first, second] = items;
  if (!first || first.id !== null || second?.inci !== 'Aqua' || !(isTitle(first.text) || isForeignTitle(first.text))) return;
  items.shift();
  leftOut.push({ text: first.text, start: first.start, end: first.end, why: 'heading' });
}

/** The prepared copy knows no other white space. */
function isBlank(copy: string, i: number): boolean {
  const code = copy.charCodeAt(i);
  return code === 0x20 || code === 0x0a || code === 0x09 || code === 0x80;
}

/** The span of the source that copy[start…end) came from, without white space at its ends. */
function span(text: string, prepared: Prepared, start: number, end: number): { text: string; start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && isBlank(prepared.text, from)) from += 1;
  while (to > from && isBlank(prepared.text, to - 1)) to -= 1;
  if (to <= from) return { text: '', start: prepared.start(start), end: prepared.start(start) };
  const sourceStart = prepared.start(from);
  const sourceEnd = prepared.end(to - 1);
  return { text: text.slice(sourceStart, sourceEnd), start: sourceStart, end: sourceEnd };
}

interface Work {
  readonly text: string;
  readonly prepared: Prepared;
  readonly sections: Sections;
  readonly dictionary: Dictionary;
  readonly segment: Segment;
  readonly items: Item[];
  readonly leftOut: LeftOut[];
  /** Ids by part of the list, so that a name that stands twice in one is a duplicate. */
  readonly seen: Map<string, Set<number>>;
  /** Pieces that are no names but parts of a sentence. */
  readonly sentences: string[];
}

function readSegment(work: Work): void {
  const { sections, dictionary, segment } = work;
  const copy = sections.text;
  const parted = splitPieces(copy, segment.start, segment.end, (name) => identify(dictionary.lexicon, name) !== null);
  const lines = parted.map(({ start, end }) => readPiece(dictionary, copy.slice(start, end)));
  const run = asRun(dictionary, copy, parted, lines);
  const [pieces, readings] = run ? [[run.piece], [run.reading]] : [parted, lines];
  const part = `${segment.mayContain} ${segment.section}`;
  const seen = work.seen.get(part) ?? new Set();
  work.seen.set(part, seen);
  let previous: { id: number | null; after: string } = { id: null, after: '' };
  let head: Head | null = null;
  /** A name that ends in a number, in front of what may be further numbers. */
  let numberedBefore = '';
  for (let i = 0; i < pieces.length; ) {
    const [piece, first] = [pieces[i], readings[i]];
    if (!piece || !first) break;
    const count = joinCount(dictionary, copy, pieces, readings, i);
    const last = pieces[i + count - 1] ?? piece;
    i += count;
    const reading = count === 1 ? first : readPiece(dictionary, copy.slice(piece.start, last.end));
    const source = copy.slice(piece.start, last.end);
    const further = numberedBefore === '' ? null : furtherNumbers(dictionary.lexicon, numberedBefore, source);
    if (further) {
      for (const found of further) {
        work.items.push(itemOf(work, found, piece.start, found.id !== null && seen.has(found.id), false));
        if (found.id !== null) seen.add(found.id);
      }
      continue;
    }
    numberedBefore = /\d\s*$/.test(source) ? source.trim() : '';
    if (leaveOut(work, reading, piece.start, last.end)) continue;
    const begun = reading.head;
    const names = reading.found.map((found) => underKnownHead(dictionary, begun ?? head, found, source));
    if (reading.front > 0) leaveOutFront(work, piece.start, reading.front);
    if (begun || names.some((found, n) => found.id !== null && found === reading.found[n])) head = begun;
    for (const found of head ? underHeads(dictionary, head, names, source) : names) {
      const repeats = found.id !== null && found.id === previous.id && (piece.after === ';' || piece.after === '/') && count === 1;
      previous = { id: found.id, after: piece.after };
      if (repeats) continue;
      const why =
        found.id === null
          ? (noteOf(sections, source) ?? noName(dictionary, copy, piece.start + found.start, piece.start + found.end))
          : null;
      if (why) {
        const said = source.slice(found.start, found.end);
        // "hydrating Urea": one word of praise is no sentence.
        if (isRussianSentence(said) || (/\s/.test(said.trim()) && isStory(said))) work.sentences.push(said);
        work.leftOut.push({
          ...span(work.text, work.prepared, piece.start + found.start, piece.start + found.end),
          why,
        });
        continue;
      }
      work.items.push(itemOf(work, found, piece.start, found.id !== null && seen.has(found.id), count > 1));
      if (found.id !== null) seen.add(found.id);
    }
  }
}

/** A known name that is another one behind the head in front of it. */
function underKnownHead({ lexicon }: Dictionary, head: Head | null, found: Found, source: string): Found {
  const headed = head && found.id !== null ? underWord(lexicon, head, source.slice(found.start, found.end), found.id) : null;
  return headed ? { ...found, ...headed } : found;
}

/** What a piece says where a head in front of it belongs to its names too. */
function underHeads({ lexicon }: Dictionary, head: Head, founds: readonly Found[], source: string): readonly Found[] {
  return founds.flatMap((found) => (found.id === null ? (underHead(lexicon, head, found, source) ?? [found]) : [found]));
}

/** "отвар трав (ромашка, крапива)": what stands in front of all names of a piece names their kind. */
function leaveOutFront({ text, prepared, leftOut }: Work, at: number, length: number): void {
  leftOut.push({ ...span(text, prepared, at, at + length), why: 'heading' });
}

/** True when the piece is no item; it is then noted as left out, unless there is nothing in it to speak of. */
function leaveOut({ text, prepared, segment, leftOut }: Work, piece: PieceReading, start: number, end: number): boolean {
  const noItem = piece.noItem ?? (segment.section === 'active' && piece.isPurpose ? { why: 'section' as const } : null);
  if (noItem?.why) leftOut.push({ ...span(text, prepared, start, end), why: noItem.why });
  return noItem !== null;
}

const none: readonly never[] = [];

/** "**" is a mark of its own where a footnote explains it, and not twice "*". */
const marksOf = (marks: string, footnotes: Sections['footnotes']): string[] =>
  (marks.match(/(.)\1*/gu) ?? []).map((run) => (footnotes.has(run) ? run : (run[0] ?? '')));

/** `at` is the offset of the piece that the name was found in. */
function itemOf(work: Work, found: Found, at: number, duplicate: boolean, joined: boolean): Item {
  const { text, prepared, sections, segment, dictionary } = work;
  const { lexicon } = dictionary;
  const notes =
    found.marks === '' || sections.footnotes.size === 0
      ? none
      : marksOf(found.marks, sections.footnotes)
          .map((mark) => sections.footnotes.get(mark))
          .filter((note) => note !== undefined);
  const name = (id: number | null) => (id === null ? null : (lexicon.incis[id] ?? null));
  const written = span(text, prepared, at + found.start, at + found.end);
  return {
    text: written.text,
    start: written.start,
    end: written.end,
    id: found.id,
    inci: name(found.id),
    alias: found.id === null ? null : (lexicon.aliases[found.id] ?? null),
    match: found.match,
    mayContain: segment.mayContain,
    section: segment.section,
    percent: found.percent,
    nano: found.nano,
    duplicate,
    components:
      found.components.length === 0
        ? none
        : found.components.map((component) => ({
            ...span(text, prepared, at + component.start, at + component.end),
            id: component.id,
            inci: name(component.id),
            match: component.match,
          })),
    organic: notes.some(({ organic }) => organic),
    fromEssentialOils: notes.some(({ essentialOils }) => essentialOils) || (found.marks !== '' && meansEssentialOil.test(written.text)),
    keptTogether: joined || found.keptTogether,
  };
}
