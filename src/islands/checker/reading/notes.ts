import { type CorrectionKind, correctionKind } from '#core/inci/names/correction.ts';
import type { Override } from '#core/inci/overrides.ts';
import type { LeftOutReason, Reading } from '#core/inci/reading.ts';

/** A line under the reading: what was done to one piece, by its offset, and what a reader may do about it. */
export type Note =
  | { readonly kind: 'corrected'; readonly start: number; readonly text: string; readonly inci: string; readonly slip: CorrectionKind }
  | { readonly kind: 'unknown'; readonly start: number; readonly text: string; readonly changed: boolean }
  | { readonly kind: 'named'; readonly start: number; readonly text: string; readonly inci: string }
  | {
      readonly kind: 'leftOut';
      readonly start: number;
      readonly text: string;
      readonly why: LeftOutReason;
    };
export type NoteKind = Note['kind'];

/** Marks and section headings were understood; there is nothing to put back. */
const structure: readonly LeftOutReason[] = ['mark', 'section'];

export interface NoteGroup {
  readonly kind: NoteKind;
  readonly notes: readonly Note[];
}
const order: readonly NoteKind[] = ['corrected', 'named', 'unknown', 'leftOut'];

/** What the reading did that a reader may want to change, kind by kind and in the order of the label. */
export function notesOf(reading: Reading, overrides: readonly Override[]): NoteGroup[] {
  const changed = new Set(overrides.map(({ start }) => start));
  const items = reading.items.flatMap(({ start, text, inci, match }): Note[] => {
    if (inci === null) return [{ kind: 'unknown', start, text, changed: changed.has(start) }];
    if (changed.has(start)) return [{ kind: 'named', start, text, inci }];
    return match === 'corrected' ? [{ kind: 'corrected', start, text, inci, slip: correctionKind(text, inci) }] : [];
  });
  let covered = -1;
  const leftOut = reading.leftOut.flatMap(({ start, end, text, why }): Note[] => {
    const inner = end <= covered;
    covered = Math.max(covered, end);
    return inner || structure.includes(why) ? [] : [{ kind: 'leftOut', start, text, why }];
  });
  const byKind = Map.groupBy([...items, ...leftOut], ({ kind }) => kind);
  return order.flatMap((kind) => {
    const notes = byKind.get(kind);
    return notes ? [{ kind, notes }] : [];
  });
}
