import { ask } from './analyser.ts';
import type { Answered } from './checker-state.ts';
import type { Analysis, Inquiry } from './protocol.ts';

/** A hand that rests for so long has finished a word. */
const restsAfter = 120;
/** What grew by more at once was pasted: there is nothing to wait for. */
const maxTyped = 20;

interface Prefetched {
  readonly inquiry: Inquiry;
  readonly answer: Promise<Analysis>;
}

function question(text: string): Prefetched {
  const inquiry: Inquiry = { text, overrides: [] };
  return { inquiry, answer: ask('analyse', inquiry) };
}

/** Asks about the list in the box while it is still being written, and keeps the last question with its answer. */
export function createPrefetch(onAnswer: (answered: Answered) => void) {
  let last: Prefetched | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = 0;

  const of = (text: string): Prefetched | null => (last?.inquiry.text === text ? last : null);
  const prefetch = (text: string) => {
    if (text.trim() === '') return;
    const prefetched = of(text) ?? question(text);
    const { inquiry } = prefetched;
    last = prefetched;
    prefetched.answer.then(
      (analysis) => last === prefetched && onAnswer({ inquiry, analysis }),
      () => {
        // Told when the reader asks, who then asks anew.
        if (last === prefetched) last = null;
      },
    );
  };
  return {
    write(text: string): void {
      clearTimeout(timer);
      timer = setTimeout(prefetch, text.length - written > maxTyped ? 0 : restsAfter, text);
      written = text.length;
    },
    /** The reader has asked: nothing more is prefetched until the box changes. */
    rest: () => clearTimeout(timer),
    forget(): void {
      clearTimeout(timer);
      last = null;
      written = 0;
    },
    /** What was asked about this text, if it was the last. */
    of,
  };
}
