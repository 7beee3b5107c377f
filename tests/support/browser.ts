import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser } from '#scripts/bench/browser.ts';

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and uncaught exceptions so far; a quiet page has none. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** One browser for all journeys of a worker; it ends with the worker. Drawn by the processor: imitating a graphics card takes a fifth more time. */
let running: Promise<Browser> | undefined;

/** What Playwright says of a worker that it keeps out. */
const keptOut = 'Service Worker registration blocked by Playwright';

/** A page in a context of its own that writes down what it complains about. Service workers are kept out unless a journey is about them: requests that they answer, no test could. */
export async function openPage(options: BrowserContextOptions = {}): Promise<WatchedPage> {
  running ??= launchBrowser(['--disable-gpu']);
  const context = await (await running).newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== keptOut)
      problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems, close: () => context.close() };
}

/** Waits until the element has the focus: many move it a frame after their text appears. */
export const hasFocus = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((found) => found === document.activeElement)).toBe(true);
