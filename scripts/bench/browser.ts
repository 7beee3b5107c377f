import type { Browser } from 'playwright-core';

// Chromium for Lambda unpacks its shared libraries only when it believes to be there.
process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
const { default: chromium } = await import('@sparticuz/chromium');
const { chromium: playwright } = await import('playwright-core');

/** One process for all pages would take the browser down with the first page that closes. */
const unwanted = new Set(['--single-process']);

/** The browser that comes with the packages, without a window; with further switches of its own. */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !unwanted.has(arg)), ...switches],
    headless: true,
  });
}
