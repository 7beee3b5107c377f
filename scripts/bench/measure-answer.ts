import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds from the click to the frame with all that the first screen finally shows of reading and tab; of the main thread's own work until then; to the last change of the page. */
export interface Answer {
  readonly painted: number;
  readonly work: number;
  readonly settled: number;
}

interface Frame {
  readonly name: string;
  readonly time: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is processor time of the thread. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const clickMark = 'bench-click';
/** Milliseconds for which a finger holds a button; what the page does for the press itself is done before the click. */
const pressed = 80;

/** Runs in the page: marks the click and every frame that follows a change, with what it shows. */
function watch(click: string): void {
  let start = 0;
  const frames: (Frame & { shown: string })[] = [];
  const onScreen = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().top < window.innerHeight;
  const shown = () =>
    [...document.querySelectorAll('section.reading, [role=tabpanel]:not([hidden]) > * > *')]
      .filter(onScreen)
      .map(({ textContent }) => textContent)
      .join('\n');
  const note = () => {
    const name = `bench-frame-${frames.length}`;
    performance.mark(name);
    const time = performance.now() - start;
    frames.push({ name, time, shown: shown() });
  };
  let awaited = false;
  const awaitFrame = () => {
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => {
      awaited = false;
      const channel = new MessageChannel();
      channel.port1.onmessage = note;
      channel.port2.postMessage(null);
    });
  };
  const observer = new MutationObserver(awaitFrame);
  const island = document.querySelector('astro-island');
  if (island) observer.observe(island, { subtree: true, attributes: true, childList: true, characterData: true });
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      start = timeStamp;
      performance.mark(click, { startTime: timeStamp });
      awaitFrame();
    },
    { capture: true, once: true },
  );
  const answered = (): readonly Frame[] => {
    observer.disconnect();
    const last = shown();
    return [frames.find((frame) => frame.shown === last), frames.at(-1)].filter((frame) => frame !== undefined);
  };
  Object.assign(window, { answered });
}

/** Processor time of the thread that made the marks, between them. */
function workBetween(events: readonly TraceEvent[], from: string, to: string): number {
  const mark = (name: string) => events.findLast((event) => event.name === name);
  const [start, end] = [mark(from), mark(to)];
  if (!start || !end) throw new Error(`The trace has no mark ${from} or ${to}.`);
  const tasks = events
    .filter(({ ph, pid, tid, tdur }) => ph === 'X' && pid === start.pid && tid === start.tid && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let work = 0;
  let covered = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (ts < covered) continue;
    covered = ts + dur;
    const inside = Math.min(covered, end.ts) - Math.max(ts, start.ts);
    if (inside > 0) work += tdur * (inside / dur);
  }
  return work / 1000;
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const keep = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', keep);
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] } });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', keep);
  return events;
}

/** Presses and lets go in the middle of an element, as a person does. Playwright's own click looks from inside the page at what it hits, which costs some 10 throttled milliseconds between press and paint. */
async function press(page: Page, target: string): Promise<void> {
  const element = page.locator(target);
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`There is no ${target} to press.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(pressed);
  await page.mouse.up();
}

/** Clicks like a person and measures until the answer is painted: the first task after the frame that shows it. */
export async function measureAnswer(
  { page, session }: { readonly page: Page; readonly session: CDPSession },
  target: string,
): Promise<Answer> {
  let frames: readonly Frame[] = [];
  const events = await traced(session, async () => {
    await page.evaluate(watch, clickMark);
    await press(page, target);
    await page.waitForTimeout(900);
    frames = await page.evaluate(() => (window as unknown as { answered: () => readonly Frame[] }).answered());
  });
  const [shown, last] = frames;
  if (!shown || !last) throw new Error(`Nothing changed after a click on ${target}.`);
  return { painted: shown.time, work: workBetween(events, clickMark, shown.name), settled: last.time };
}
