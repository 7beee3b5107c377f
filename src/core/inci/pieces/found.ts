import { keyOf } from '../names/fold.ts';
import { find, type Lexicon } from '../names/lexicon.ts';
import type { TypoIndex } from '../names/typo.ts';
import type { Match } from '../reading.ts';
import { matchesOf } from '../text/matches.ts';
import { trimMarks } from './attributes.ts';

/** A name found in a piece; offsets are offsets of the prepared copy. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly id: number | null;
  readonly match: Match;
  readonly percent: number | null;
  readonly nano: boolean;
  readonly marks: string;
  readonly components: readonly FoundComponent[];
  readonly keptTogether: boolean;
}

type Span = Pick<FoundComponent, 'start' | 'end' | 'id'>;

export interface FoundComponent {
  readonly start: number;
  readonly end: number;
  readonly id: number | null;
  readonly match: Match;
}

export interface Dictionary {
  readonly lexicon: Lexicon;
  readonly typos: TypoIndex;
}

/** A segment that is being resolved, with what was already learned about it. */
export interface PieceInText {
  readonly dictionary: Dictionary;
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly nano: boolean;
  readonly percent: number | null;
  readonly marks: string;
}

/** Everything that a part of the same text says, between two of its offsets (resolve.ts). */
export type Resolve = (start: number, end: number) => readonly Found[];

/** A longer piece is taken for names that lost what parts them; UTF-16 units. */
export const longestResolved = 600;

/** What the trade name of a blend holds beside its first ingredient. */
function alsoIn({ dictionary: { lexicon }, source }: PieceInText, { start, end, id }: Span): FoundComponent[] {
  const blends = id === null ? undefined : lexicon.blends.get(id);
  if (blends === undefined) return [];
  const key = keyOf(source.slice(start, end));
  const [, ...others] = blends.find(([name]) => key.includes(name)) ?? [];
  return others.flatMap((other) => find(lexicon, other) ?? []).map((hit) => ({ start, end, id: hit.id, match: 'synonym' }));
}

/** A stretch of the source by itself, without the marks around it; null when nothing else is in it. */
export function stretch(base: PieceInText, start: number, end: number): PieceInText | null {
  const { start: head, end: tail, marks } = trimMarks(base.source.slice(start, end));
  return tail > head ? { ...base, start: start + head, end: start + tail, marks: base.marks || marks } : null;
}

export function found(base: PieceInText, id: number | null, match: Match, inside: readonly FoundComponent[] = []): Found {
  const raw = base.source.slice(base.start, base.end);
  const own = alsoIn(base, { start: base.start, end: base.end, id });
  const parts = inside.flatMap((one) => [one, ...alsoIn(base, one)]);
  const components = [...parts, ...own.filter((one) => parts.every((part) => part.id !== one.id))];
  return {
    start: base.start,
    end: base.end,
    id,
    match,
    // How much of a blend there is says not how much of each.
    percent: own.length > 0 ? null : base.percent,
    nano: base.nano,
    marks: base.marks,
    components,
    keptTogether: /,/.test(raw) || /\([^)]*[,/]|\)\s*\p{L}/u.test(raw),
  };
}

export function trimmedText(text: string): string {
  const { start, end } = trimMarks(text);
  return text.slice(start, end).replace(/[\s(—–-]+$/u, '');
}

export function splitWithOffsets(text: string, separator: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of matchesOf(separator, text)) {
    parts.push({ text: text.slice(from, match.index), at: from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), at: from });
  return parts;
}

/** Between names that stand for each other or make one name together. */
export const slash = /\s*[/\\|]\s*/g;
/** A hyphen that may stand for a comma, as in "Parfum-Linalool", "Castor Oil-PEG-7 Oleate", "Steareth-21 - Steareth-2-Parfum". */
export const hyphen =
  /-(?=\p{L}{4}|CI\s?\d{5})(?<=\p{L}{4}-|\p{L}{4}-\d{1,2}-)|(?<=\))-\s|(?<=\p{L}{4}-\d{1,2})\s-\s(?=\p{L}{4})|-(?=P[EP]G-\d)(?<=\p{L}{3}-)/gu;
