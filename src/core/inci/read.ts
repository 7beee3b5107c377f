import { declaresNothing } from './declared-amounts.ts';
import { takeFluorideAgain } from './fluoride-again.ts';
import { latinList } from './latin-list.ts';
import { isForeignTitle, isTitle } from './layout/product-kinds.ts';
import { findSections } from './layout/sections.ts';
import { rejectionAfter, rejectionBefore } from './pack/rejection.ts';
import type { Dictionary } from './pieces/found.ts';
import { readSegment, type Work } from './read-segment.ts';
import { type Item, type LeftOut, maxListLength, type Reading, type RejectionReason } from './reading.ts';
import { span } from './span.ts';
import { prepare } from './text/prepare.ts';
import { withoutUntoldBase } from './untold-base.ts';

const none: readonly never[] = [];

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
  const found: Item[] = [];
  const seen: Work['seen'] = new Map();
  const sentences: string[] = [];
  for (const segment of sections.segments)
    readSegment({ text, prepared, sections, dictionary, segment, items: found, leftOut, seen, sentences });
  leaveOutTitle(found, leftOut, text);
  const items = withoutUntoldBase(text, takeFluorideAgain(text, found, leftOut));
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

const oneWord = /^\p{L}{4,}:?$/u;

/** "Hand cream with shea butter Aqua, Glycerin", "Origine AQUA, …": a title on the line of its list or the last word of one, in front of water. */
function leaveOutTitle(items: Item[], leftOut: LeftOut[], text: string): void {
  const [first, second] = items;
  if (!first || first.id !== null || second?.inci !== 'Aqua') return;
  const runsOn = oneWord.test(first.text) && /^\s+$/.test(text.slice(first.end, second.start));
  if (!(runsOn || isTitle(first.text) || isForeignTitle(first.text))) return;
  items.shift();
  leftOut.push({ text: first.text, start: first.start, end: first.end, why: 'heading' });
}
