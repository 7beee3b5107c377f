import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

describe.each(languages)('nothing moves while a page comes together (%s)', (language) => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(() => site.stop());

  const products = async () => {
    const text = await (await fetch(`${site.url}/products`)).text();
    return /href="(\/products\/[a-z0-9-]+)"/.exec(text)?.[1] ?? '';
  };

  test.each([360, 1440])('at %i px', async (width) => {
    const shifts: Record<string, number> = {};
    const paths = [
      '/',
      '/ingredient-checker',
      '/products',
      await products(),
      '/ingredients/niacinamide',
      '/categories',
      '/search?q=niacinamide',
      '/search?q=vitamin+c',
    ];
    for (const path of paths) {
      const { page, close } = await openPage({ viewport: { width, height: width === 360 ? 740 : 900 } });
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      shifts[path] = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            const add = (entries: PerformanceEntryList) => {
              for (const entry of entries as unknown as Shift[]) if (!entry.hadRecentInput) sum += entry.value;
            };
            const observer = new PerformanceObserver((list) => add(list.getEntries()));
            observer.observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => {
              add(observer.takeRecords());
              done(Math.round(sum * 100) / 100);
            }, 300);
          }),
      );
      await close();
    }
    expect(shifts).toEqual(Object.fromEntries(paths.map((path) => [path, 0])));
  });
});
