import { afterPaint } from './after-paint.ts';

/** Acts once for all that changes on the page until the next frame is painted: what draws the page goes first. `attributes`: those whose changes count beside what comes and goes. */
export function afterPageChanges(act: () => void, attributes: readonly string[] = []): void {
  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    afterPaint(() => {
      planned = false;
      act();
    });
  };
  const watched = attributes.length > 0 ? { attributeFilter: [...attributes] } : {};
  new MutationObserver(plan).observe(document.body, { childList: true, subtree: true, ...watched });
}
