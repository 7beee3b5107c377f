import type { Page } from 'playwright-core';

/** Milliseconds since the click: the frame that shows the final reading and tab; the last change of the page. */
export interface Answer {
  readonly painted: number;
  readonly settled: number;
}

/** Runs in the page; called again when the page has come to rest. */
function watch(): void {
  const start = { time: 0 };
  const frames: { time: number; shown: string }[] = [];
  const shown = () =>
    ['.reading', '[role=tabpanel]:not([hidden])']
      .map((part) => document.querySelector(`.report:not([hidden]) ${part}`)?.textContent)
      .join('\n');
  const note = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => frames.push({ time: performance.now() - start.time, shown: shown() });
    channel.port2.postMessage(null);
  };
  let awaited = false;
  const observer = new MutationObserver(() => {
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => {
      awaited = false;
      note();
    });
  });
  const island = document.querySelector('astro-island');
  if (island) observer.observe(island, { subtree: true, attributes: true, childList: true, characterData: true });
  window.addEventListener('click', ({ timeStamp }) => (start.time ||= timeStamp), { capture: true });
  Object.assign(window, {
    answered: () => {
      observer.disconnect();
      const last = shown();
      return { painted: frames.find((frame) => frame.shown === last)?.time ?? 0, settled: frames.at(-1)?.time ?? 0 };
    },
  });
}

/** Clicks like a person and measures until the answer is painted: the first task after the frame that follows the change of the page. */
export async function measureAnswer(page: Page, target: string): Promise<Answer> {
  await page.evaluate(watch);
  await page.locator(target).click();
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (window as unknown as { answered: () => Answer }).answered());
}
