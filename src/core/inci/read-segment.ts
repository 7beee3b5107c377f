import { itemOf, type Place } from './item.ts';
import { keyOf } from './names/fold.ts';
import { identify } from './names/identify.ts';
import { isRussianSentence } from './pack/prose.ts';
import { isProse } from './pack/prose-in-front.ts';
import { knownBeside } from './pieces/damaged/known-beside.ts';
import { scentBracket } from './pieces/damaged/scent-bracket.ts';
import { isScrap } from './pieces/damaged/scraps.ts';
import { withTornFront } from './pieces/damaged/torn-front.ts';
import type { Dictionary, Found } from './pieces/found.ts';
import { amountAlone } from './pieces/list/amount-alone.ts';
import { endsInBracket, underHead, underWord } from './pieces/list/enumeration.ts';
import type { Head } from './pieces/list/heads.ts';
import { joinCount } from './pieces/list/join.ts';
import { noName, noteOf } from './pieces/list/no-name.ts';
import { type PieceReading, readPiece } from './pieces/list/piece-reading.ts';
import { splitPieces } from './pieces/list/split.ts';
import { asRun } from './pieces/list/wrapped.ts';
import { areTwoPigments, glossesColour, isColour } from './pieces/pigments.ts';
import { furtherNumbers } from './pieces/several/further-numbers.ts';
import { namedBefore } from './pieces/several/named-before.ts';
import { saysAgain } from './pieces/several/said-again.ts';
import { saidOnce } from './pieces/several/said-once.ts';
import { soapsTogether } from './pieces/several/soaps-together.ts';
import { isOfSpecies } from './pieces/several/species-in-front.ts';
import type { Item, LeftOut } from './reading.ts';
import { span } from './span.ts';

/** A segment of the list, and what the reading of all of them has come to so far. */
export interface Work extends Place {
  readonly items: Item[];
  readonly leftOut: LeftOut[];
  /** Ids by part of the list, so that a name that stands twice in one is a duplicate. */
  readonly seen: Map<string, Set<number>>;
  /** Pieces that are no names but parts of a sentence. */
  readonly sentences: string[];
}

const inBracket = /^[([](?:[^()[\]]|\([^()]*\))*[)\]]$/;
const amountFirst = /^\s*\d[\d.,]*\s?%\s*\p{L}/u;

/** Reads the pieces of one segment, each with what it needs of the ones around it. */
export function readSegment(work: Work): void {
  const { sections, dictionary, segment } = work;
  const copy = sections.text;
  const parted = splitPieces(copy, segment.start, segment.end, (name) => identify(dictionary.lexicon, name) !== null);
  const lines = parted.map(({ start, end }) => readPiece(dictionary, copy.slice(start, end)));
  const run = asRun(dictionary, copy, parted, lines);
  const [pieces, readings] = run ? [[run.piece], [run.reading]] : [parted, lines];
  const part = `${segment.mayContain} ${segment.section}`;
  const seen = work.seen.get(part) ?? new Set();
  work.seen.set(part, seen);
  let previous: { id: number | null; nano: boolean; key: string; start: number } = { id: null, nano: false, key: '', start: 0 };
  let head: Head | null = null;
  /** A name that ends in a number, in front of what may be further numbers. */
  let numberedBefore = '';
  let amountsFollow = !pieces.some(({ start, end }) => amountFirst.test(copy.slice(start, end)));
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
    const amount = amountsFollow ? amountAlone(source) : null;
    if (amount !== null) {
      if (giveAmount(work, amount, last.end)) continue;
      amountsFollow = false;
    }
    if (leaveOut(work, reading, piece.start, last.end)) continue;
    const begun = reading.head;
    const names = reading.found.map((found) => underKnownHead(dictionary, begun ?? head, found, source));
    if (reading.front > 0) leaveOutFront(work, piece.start, reading.front);
    if (begun || names.some((found, n) => found.id !== null && found === reading.found[n])) head = begun;
    const all = head ? underHeads(dictionary, head, names, source) : names;
    if (begun && endsInBracket(source)) head = null;
    const beside = all.flatMap((one) => knownBeside(dictionary, one, source, i >= pieces.length));
    const apart = soapsTogether(dictionary.lexicon, source, beside);
    const once = saidOnce(dictionary, withTornFront(dictionary, apart, source), source)
      .flatMap((found) => namedBefore(found, seen))
      .map((found) => scentBracket(dictionary, found, source));
    for (const [n, found] of once.entries()) {
      const key = keyOf(source.slice(found.start, found.end));
      // "Parfum; Fragrance", "Aqua, Water": in two languages. "Urea, Urea" is printed twice, and said to be.
      const isTranslation = piece.after === ';' || piece.after === '/' || (piece.after === ',' && key !== previous.key);
      const isSame =
        found.id !== null &&
        found.nano === previous.nano &&
        found.percent === null &&
        !(isColour(dictionary.lexicon, found.id) && areTwoPigments(previous.key, key)) &&
        (saysAgain(dictionary.lexicon, previous.id, found.id, source.slice(found.start, found.end)) ||
          glossesColour(dictionary.lexicon, source, found.id, previous.id));
      const repeats = isSame && isTranslation && count === 1;
      const before = repeats ? work.items.pop() : undefined;
      if (before) {
        work.items.push({ ...before, ...span(work.text, work.prepared, previous.start, piece.start + found.end) });
        continue;
      }
      const bare = n === 0 && piece.after === ',' ? work.items.at(-1) : undefined;
      if (bare && isOfSpecies(dictionary.lexicon, bare, found, source)) {
        work.items.pop();
        work.items.push({
          ...itemOf(work, found, piece.start, seen.has(found.id ?? -1), true),
          ...span(work.text, work.prepared, previous.start, piece.start + found.end),
        });
        seen.add(found.id ?? -1);
        previous = { id: found.id, nano: found.nano, key, start: previous.start };
        continue;
      }
      // "Copernicia Cerifera Cera, Parfum, (Carnauba Wax)": a bracket that lost its name.
      if (found.id !== null && seen.has(found.id) && inBracket.test(source.slice(found.start, found.end))) {
        work.leftOut.push({ ...span(work.text, work.prepared, piece.start + found.start, piece.start + found.end), why: 'section' });
        continue;
      }
      previous = { id: found.id, nano: found.nano, key, start: piece.start + found.start };
      const why =
        found.id === null
          ? (noteOf(sections, source) ??
            noName(dictionary, copy, piece.start + found.start, piece.start + found.end) ??
            (isScrap(dictionary, source, once, n) ? 'code' : null))
          : null;
      if (why) {
        const said = source.slice(found.start, found.end);
        // "hydrating Urea": one word of praise is no sentence.
        if (isRussianSentence(said) || (/\s/.test(said.trim()) && isProse(said))) work.sentences.push(said);
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

/** "Potassium Nitrate, 5 %": behind its comma too an amount is that of the name in front; water in front of one rather tells that amounts stand in front of their names. */
function giveAmount({ text, prepared, segment, items }: Work, percent: number, end: number): boolean {
  const before = items.at(-1);
  if (!before || before.id === null || before.percent !== null || before.inci === 'Aqua') return false;
  if (before.start < prepared.start(segment.start)) return false;
  const written = text.slice(before.start, prepared.end(end - 1)).trimEnd();
  items[items.length - 1] = { ...before, text: written, end: before.start + written.length, percent };
  return true;
}

/** True when the piece is no item; it is then noted as left out, unless there is nothing in it to speak of. */
function leaveOut({ text, prepared, segment, leftOut }: Work, piece: PieceReading, start: number, end: number): boolean {
  const noItem = piece.noItem ?? (segment.section === 'active' && piece.isPurpose ? { why: 'section' as const } : null);
  if (noItem?.why) leftOut.push({ ...span(text, prepared, start, end), why: noItem.why });
  return noItem !== null;
}
