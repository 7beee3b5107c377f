import { ask } from './analyser.ts';
import type { Answered } from './checker-state.ts';
import type { Analysis, Inquiry } from './protocol.ts';

/** A hand that rests for so long has finished a word. */
const restsAfter = 120;
/** What grew by more at once was pasted: there is nothing to wait for. */
const maxTyped = 20;

interface Foreseen {
  readonly inquiry: Inquiry;
  readonly answer: Promise<Analysis>;
}

function question(text: string): Foreseen {
  const inquiry: Inquiry = { text, overrides: [] };
  return { inquiry, answer: ask('analyse', inquiry) };
}

/** Asks about the list in the box while it is still being written, and keeps the last question with its answer. */
export function createForesight(onAnswer: (answered: Answered) => void) {
  let last: Foreseen | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = 0;

  const of = (text: string): Foreseen | null => (last?.inquiry.text === text ? last : null);
  const foresee = (text: string) => {
    if (text.trim() === '') return;
    const foreseen = of(text) ?? question(text);
    const { inquiry } = foreseen;
    last = foreseen;
    foreseen.answer.then(
      (analysis) => last === foreseen && onAnswer({ inquiry, analysis }),
      () => {
        // Told when the reader asks, who then asks anew.
        if (last === foreseen) last = null;
      },
    );
  };
  return {
    write(text: string): void {
      clearTimeout(timer);
      timer = setTimeout(foresee, text.length - written > maxTyped ? 0 : restsAfter, text);
      written = text.length;
    },
    /** The reader has asked: nothing more is foreseen until the box changes. */
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
