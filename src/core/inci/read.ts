import { trimMarks } from './attributes.ts';
import { keyOf } from './fold.ts';
import { claim, onlyPurpose } from './furniture.ts';
import { identify, identifyDisguised, suggestionFor } from './identify.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type Item, type LeftOut, maxListLength, type Reading, type RefusalCode } from './reading.ts';
import { refusalAfter, refusalBefore } from './refusal.ts';
import { type Dictionary, type Found, resolvePiece } from './resolve.ts';
import { findSections, type Sections, type Stretch } from './sections.ts';
import { functionWord } from './several.ts';
import { barrier, type Piece, splitPieces } from './split.ts';

const longestJoin = 4;
const latinLetter = /[a-z]/i;
const otherLetter = /\p{L}/u;
const openJar = /^\d{1,2}\s?M$/;

/**
 * Reads a pasted ingredient list. Every item points back to its source text; nothing is dropped silently; a text that is no list is refused with a code.
 * Pure and bounded: texts over maxListLength are refused unread.
 */
export function readLabel(text: string, dictionary: Dictionary): Reading {
  const early = refusalBefore(text);
  if (early) return refusal(text, early, null);
  const prepared = prepare(text);
  const sections = findSections(dictionary.lexicon, prepared.text);
  const leftOut: LeftOut[] = sections.takenOut.map(({ start, end, why }) => ({
    ...span(text, prepared, start, end),
    why,
    suggestion: null,
  }));
  const items: Item[] = [];
  for (const stretch of sections.stretches) readStretch({ text, prepared, sections, dictionary, stretch, items, leftOut });
  const recognised = items.filter(({ id }) => id !== null).length;
  const late = refusalAfter(prepared.text, items, recognised);
  if (late) return refusal(text, late, late === 'cyrillic' ? latinSuggestion(dictionary, prepared.text) : null);
  leftOut.sort((a, b) => a.start - b.start);
  return {
    text,
    refused: null,
    suggestion: null,
    items,
    leftOut: leftOut.filter(({ text: out }) => /\S/.test(out)),
    recognised,
    total: items.length,
  };
}

function refusal(text: string, refused: RefusalCode, suggestion: string | null): Reading {
  return { text: text.slice(0, maxListLength), refused, suggestion, items: [], leftOut: [], recognised: 0, total: 0 };
}

/** The span of the source that copy[start…end) came from, without white space at its ends. */
function span(text: string, prepared: Prepared, start: number, end: number): { text: string; start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /[\s\u0080]/.test(prepared.text[from] ?? '')) from += 1;
  while (to > from && /[\s\u0080]/.test(prepared.text[to - 1] ?? '')) to -= 1;
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
  readonly stretch: Stretch;
  readonly items: Item[];
  readonly leftOut: LeftOut[];
}

function readStretch(work: Work): void {
  const { sections, dictionary, stretch } = work;
  const copy = sections.text;
  const pieces = splitPieces(copy, stretch.start, stretch.end, (name) => identify(dictionary.lexicon, name) !== null);
  const seen = new Set<number>(
    work.items
      .filter((item) => item.section === stretch.section && item.mayContain === stretch.mayContain && item.id !== null)
      .map((item) => item.id ?? -1),
  );
  let previous: { id: number | null; after: string } = { id: null, after: '' };
  for (let i = 0; i < pieces.length; ) {
    const piece = pieces[i];
    if (!piece) break;
    const count = joinCount(dictionary, copy, pieces, i);
    const last = pieces[i + count - 1] ?? piece;
    i += count;
    const raw = copy.slice(piece.start, last.end);
    if (leaveOut(work, piece.start, last.end, raw)) continue;
    for (const found of resolvePiece(dictionary, copy, piece.start, last.end)) {
      const repeats = found.id !== null && found.id === previous.id && piece.after === ';' && count === 1;
      previous = { id: found.id, after: piece.after };
      if (repeats) continue;
      const why = found.id === null ? noName(copy, found) : null;
      if (why) {
        work.leftOut.push({ ...span(work.text, work.prepared, found.start, found.end), why, suggestion: null });
        continue;
      }
      work.items.push(itemOf(work, found, found.id !== null && seen.has(found.id), count > 1));
      if (found.id !== null) seen.add(found.id);
    }
  }
}

const digitEnds = /(?:^|[\s-])\d{1,2}'?\s*$/;
const digitStarts = /^\s?(?:\d{1,2}'?[-,]|[NnOo]'?-)/;
const locant = /^\s*(?:[NnOoSsPpDdLl]|\d{1,2})'?\s*$/;
const onlyBracket = /^\s*[([{][^()[\]{}]*[)\]}]\s*$/;
const plainName = (text: string) => text.replace(/[*\s]+$/, '');

/** How many pieces from i on make one name: the dictionary decides, then locants that cannot stand alone. */
function joinCount(dictionary: Dictionary, copy: string, pieces: readonly Piece[], i: number): number {
  const first = pieces[i];
  if (!first) return 1;
  const firstText = copy.slice(first.start, first.end);
  const most = Math.min(longestJoin, pieces.length - i);
  if (most < 2 || !',\n'.includes(copy[first.end] || ' ')) return 1;
  // "(Panthenol, Allantoin), Parfum": all of it stands in brackets, so nothing goes on behind the comma.
  if (onlyBracket.test(firstText)) return 1;
  const firstKnown =
    (identify(dictionary.lexicon, firstText) ??
      (firstText.includes(')') ? identify(dictionary.lexicon, firstText.replace(/\([^()]*\)/g, ' ')) : null)) !== null;
  const endsInDigit = digitEnds.test(firstText);
  if (firstKnown && !endsInDigit) return 1;
  if (!firstKnown && firstText.length > 60) return 1;
  for (let count = most; count > 1; count -= 1) {
    const last = pieces[i + count - 1];
    if (!last || last.end - first.start > 200) continue;
    const joined = copy.slice(first.start, last.end);
    if (joined.includes(barrier) || joined.includes(';')) continue;
    const name = plainName(joined.replace(/\([^()]*\)/g, ' '));
    const whole = identify(dictionary.lexicon, name) ?? identify(dictionary.lexicon, joined);
    if (keyOf(name).length < 5 || !whole) continue;
    // "Steareth-2, 1" has the key of Steareth-21: behind a known name a number joins only where the name itself has locants.
    if (firstKnown && !/\d,\d/.test(dictionary.lexicon.incis[whole.id] ?? '')) continue;
    const allKnown = pieces.slice(i, i + count).every((piece) => identify(dictionary.lexicon, copy.slice(piece.start, piece.end)) !== null);
    if (!allKnown) return count;
  }
  if (firstKnown) return 1;
  const next = pieces[i + 1];
  const nextText = next ? copy.slice(next.start, next.end) : '';
  if (
    next &&
    (locant.test(firstText) || endsInDigit) &&
    (digitStarts.test(nextText) || (locant.test(firstText) && /^\s?\d/.test(nextText))) &&
    !/^\s*\d{5}/.test(nextText)
  ) {
    return 1 + joinCountOfLocants(copy, pieces, i + 1);
  }
  return 1;
}

function joinCountOfLocants(copy: string, pieces: readonly Piece[], i: number): number {
  const piece = pieces[i];
  const next = pieces[i + 1];
  if (!piece || !next || copy[piece.end] !== ',') return 1;
  return digitEnds.test(copy.slice(piece.start, piece.end)) && digitStarts.test(copy.slice(next.start, next.end)) ? 2 : 1;
}

/** A promise, or a function with a colon ("Colours:"): no unknown name. */
function noName(copy: string, { start, end }: Found): LeftOut['why'] | null {
  const raw = copy.slice(start, end);
  const trimmed = trimMarks(raw);
  const name = raw.slice(trimmed.start, trimmed.end);
  if (claim.test(name)) return 'claim';
  return functionWord.test(name) && /^[^,;]{0,3}:/.test(copy.slice(start + trimmed.end, start + trimmed.end + 3)) ? 'heading' : null;
}

/** Claims, jar symbols and names in another script are no items. True when the piece was left out. */
function leaveOut(work: Work, start: number, end: number, raw: string): boolean {
  const { start: head, end: tail } = trimMarks(raw);
  const name = raw.slice(head, tail);
  if (!/[\p{L}\d]/u.test(name)) return true;
  const out = (why: LeftOut['why'], suggestion: string | null) => {
    work.leftOut.push({ ...span(work.text, work.prepared, start, end), why, suggestion });
    return true;
  };
  if (openJar.test(name)) return out('code', null);
  if (claim.test(name)) return out('claim', null);
  if (work.stretch.section === 'active' && onlyPurpose.test(name)) return out('section', null);
  if (!latinLetter.test(name)) {
    if (identifyDisguised(work.dictionary.lexicon, name)) return false;
    if (otherLetter.test(name)) return out('not-latin', suggestionFor(work.dictionary.lexicon, name));
    if (!/^\D*\d{5}(?:[:;]\d+)?\D*$/.test(name) || !identify(work.dictionary.lexicon, name))
      return name.length === 1 || !/\d{2}/.test(name) ? true : out('code', null);
  }
  return false;
}

function itemOf(work: Work, found: Found, duplicate: boolean, joined: boolean): Item {
  const { text, prepared, sections, stretch, dictionary } = work;
  const { lexicon } = dictionary;
  const notes = [...new Set([found.marks, ...found.marks])]
    .map((mark) => sections.footnotes.get(mark))
    .filter((note) => note !== undefined);
  const name = (id: number | null) => (id === null ? null : (lexicon.incis[id] ?? null));
  return {
    ...span(text, prepared, found.start, found.end),
    id: found.id,
    inci: name(found.id),
    alias: found.id === null ? null : (lexicon.aliases[found.id] ?? null),
    match: found.match,
    mayContain: stretch.mayContain,
    section: stretch.section,
    percent: found.percent,
    nano: found.nano,
    duplicate,
    components: found.components.map((component) => ({
      ...span(text, prepared, component.start, component.end),
      id: component.id,
      inci: name(component.id),
      match: component.match,
    })),
    organic: notes.some(({ organic }) => organic),
    fromEssentialOils: notes.some(({ essentialOils }) => essentialOils),
    keptTogether: joined || found.keptTogether,
  };
}

/** The known Russian names of a list as INCI names, comma separated; null when none is known. */
function latinSuggestion(dictionary: Dictionary, copy: string): string | null {
  const list = copy.replace(/^[^:]{0,60}:/, '');
  const names = list
    .split(/[,;\n•]/)
    .map((piece) => suggestionFor(dictionary.lexicon, piece.replace(/[.\s]+$/, '')) ?? latinName(dictionary, piece));
  const known = names.filter((name): name is string => name !== null);
  return known.length > 0 ? [...new Set(known)].join(', ') : null;
}

function latinName(dictionary: Dictionary, piece: string): string | null {
  const bracket = /\(([^()]*)\)/.exec(piece)?.[1] ?? '';
  const identity = identify(dictionary.lexicon, piece) ?? (bracket ? identify(dictionary.lexicon, bracket) : null);
  return identity ? (dictionary.lexicon.incis[identity.id] ?? null) : null;
}
