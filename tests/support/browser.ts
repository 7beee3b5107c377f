import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

// Chromium for Lambda unpacks its shared libraries only when it believes to be there.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
const { chromium: playwright } = await import('playwright-core');

/** One process for all pages would take the browser down with the first page that closes. */
const unwanted = new Set(['--single-process']);

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((arg) => !unwanted.has(arg)),
    headless: true,
  });
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and uncaught exceptions so far; a quiet page has none. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

/** A page in a context of its own that writes down what it complains about. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems, close: () => context.close() };
}
