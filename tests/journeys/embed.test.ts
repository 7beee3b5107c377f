import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const timeout = 120_000;

describe.each(languages)('cards on other sites (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let host: Server;
  /** What the other site shows. */
  let shown = '';
  beforeAll(async () => {
    site = await serveBuiltSite(language);
    host = createServer((_, answer) => {
      answer.setHeader('content-type', 'text/html; charset=utf-8');
      answer.end(
        `<!doctype html><html lang="${language}"><title>Another site</title><link rel="icon" href="data:,"><main><h1>Another site</h1>${shown}</main></html>`,
      );
    });
    await new Promise<void>((ready) => host.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => {
    site.stop();
    host.close();
  });
  /** Another origin: ports do not part sites, names do. */
  const hostUrl = () => `http://localhost:${(host.address() as AddressInfo).port}/`;

  test('the line of a product and of a report puts a card on another site that keeps nothing and leads here', { timeout }, async () => {
    const { page, problems, close } = await openPage({
      viewport: { width: 1_280, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const context = page.context();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const line = page.getByLabel(t('embed.line'));
    const copied = async () => {
      await page.getByRole('button', { name: t('embed.copy') }).click();
      await page.getByText(t('embed.copied')).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    /** The card on the other site, opened as somebody who was never here. */
    const framed = async (text: string) => {
      shown = text;
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
      requests.length = 0;
      await page.goto(hostUrl());
      const find = () => page.frames().find((one) => one.url().startsWith(site.url));
      await expect.poll(find).toBeDefined();
      const frame = find() ?? page.mainFrame();
      await frame.locator('.card h1 a').waitFor();
      return frame;
    };
    const keepsNothing = async (frame: Awaited<ReturnType<typeof framed>>) => {
      expect(
        await frame.evaluate(async () => [localStorage.length, sessionStorage.length, document.cookie, (await caches.keys()).length]),
      ).toEqual([0, 0, '', 0]);
      expect(await context.cookies()).toEqual([]);
      expect(requests.filter((url) => ![site.url, hostUrl().slice(0, -1)].includes(new URL(url).origin))).toEqual([]);
    };

    await page.goto(`${site.url}/products`);
    await page.locator('main a[href^="/products/"].name').first().click();
    const title = (await page.locator('h1').textContent()) ?? '';
    await page.getByRole('link', { name: t('embed.onPage') }).click();
    await line.waitFor();
    await page.getByRole('radio', { name: t('embed.theme.dark') }).check();
    await expect.poll(() => line.inputValue()).toContain('?theme=dark');
    await page.frameLocator('iframe').getByRole('heading', { name: title }).waitFor();
    for (const scheme of schemesOf(language)) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await violations(page, scheme)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });

    const card = await framed(await copied());
    expect(await card.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(await violations(card)).toEqual([]);
    await keepsNothing(card);
    const [opened] = await Promise.all([context.waitForEvent('page'), card.getByRole('link', { name: title }).click()]);
    await opened.getByRole('heading', { name: title, level: 1 }).waitFor();
    await opened.close();

    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse(creamList);
    await page.getByRole('button', { name: t('embed.onPage') }).click();
    await line.waitFor();
    const report = await framed(await copied());
    const said = await report.locator('.answer-lines').textContent();
    expect(await violations(report)).toEqual([]);
    await keepsNothing(report);
    const [whole] = await Promise.all([context.waitForEvent('page'), report.locator('.card-way').click()]);
    await expect.poll(() => whole.locator('.answer-lines:visible').textContent()).toBe(said);
    expect(problems).toEqual([]);

    // An address that has no card says so.
    await page.goto(`${site.url}/embed`);
    await page.getByLabel(t('embed.address')).fill('https://elsewhere.example/products/x');
    await page.getByRole('alert').getByText(t('embed.noAddress')).waitFor();
    expect(await line.isVisible()).toBe(false);
    await close();
  });
});
