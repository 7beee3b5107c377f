import { flushSync } from 'react-dom';
import { afterPaint } from '../shell/after-paint.ts';

/** Attribute of the checker from the frame after the press until that is painted: the styles then show the report that is drawn ahead in place of the one before. */
const swapping = 'data-swapping';

export interface Swap {
  /** Shows the report that is drawn ahead; `follow` tells React so once that is painted. */
  begin(checker: Element, follow: () => void): void;
  /** Whatever else the reader does comes after the swap. */
  finish(): void;
}

/** Swaps in the report that is drawn ahead: one attribute, which costs a fraction of what drawing by React costs. */
export function createSwap(): Swap {
  let pending: { readonly checker: Element; readonly follow: () => void; readonly callOff: () => void } | null = null;
  const finish = () => {
    if (!pending) return;
    const { checker, follow, callOff } = pending;
    pending = null;
    callOff();
    flushSync(follow);
    checker.removeAttribute(swapping);
  };
  return {
    begin(checker, follow) {
      // Not in the click: behind it the browser looks up what lies under the pointer, and would lay the page out for that and again for the frame.
      const show = () => checker.toggleAttribute(swapping, true);
      pending = { checker, follow, callOff: afterPaint(finish, show) };
    },
    finish,
  };
}
