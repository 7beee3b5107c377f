import { sentinel } from '../pieces/list/split.ts';
import type { LeftOutReason } from '../reading.ts';

/** Something that was taken out of the text; offsets of the prepared copy. */
export interface TakenOut {
  readonly start: number;
  readonly end: number;
  readonly why: LeftOutReason;
}

/** A text whose segments can be blanked out without moving anything. */
export class MaskedText {
  readonly takenOut: TakenOut[] = [];
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(start: number, end: number, why: LeftOutReason, filler = sentinel): void {
    if (end <= start) return;
    const raw = this.text.slice(start, end);
    if (/[^\s\u0080]/.test(raw)) this.takenOut.push({ start, end, why });
    this.text = this.text.slice(0, start) + filler.repeat(end - start) + this.text.slice(end);
  }
  /** Letters that no name has: what stands here is shown, and counted as not read. */
  leaveUnread(start: number, end: number): void {
    this.text = this.text.slice(0, start) + 'q'.repeat(end - start) + this.text.slice(end);
  }
}

/** Where a section begins. */
export interface SectionStart {
  readonly start: number;
  readonly end: number;
  readonly section: string | null;
}
