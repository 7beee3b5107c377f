import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { register, signIn } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';
import { changeableSite, kept, pathsIn } from '../support/worker-page.ts';

const timeout = 120_000;
const phone = { viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' } as const;

interface Product {
  readonly alias: string;
  readonly title: string;
}

describe.each(languages)('without a network (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let [seen, missed, named]: readonly Product[] = [];

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    ({
      items: [seen, missed, named],
    } = await (await fetch(`${site.url}/api/v2/products?limit=3`)).json());
  });
  afterAll(() => site.stop());

  const pathOf = (product: Product | undefined) => `/products/${product?.alias}`;

  test('the checker, a visited product, search and the front page are there, and the rest says what is', { timeout }, async () => {
    const { page, problems, close } = await openPage(phone);
    const context = page.context();
    await page.goto(site.url + pathOf(seen));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await kept(page, 'pages', pathOf(seen));
    await kept(page, 'pages', '/');
    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await expect.poll(async () => (await pathsIn(page, 'dictionary')).length).toBeGreaterThan(3);
    await page.goto(`${site.url}/search`);
    const word = (title ?? '').split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? '';
    const found = page.locator(`a[href="${pathOf(seen)}"]`).first();
    await page.getByRole('searchbox').fill(word);
    await found.waitFor();

    await context.setOffline(true);
    await checker.open();
    await checker.analyse(creamList);
    await checker.count.waitFor();
    // The installed app starts from its icon.
    await page.goto(`${site.url}/`);
    await page.locator('list-form textarea').first().waitFor();
    await page.goto(site.url + pathOf(seen));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    await page.goto(`${site.url}/search`);
    await page.getByRole('searchbox').fill(word);
    await found.waitFor();
    // Ingredients nobody looked for are found as well; of products, of whose index only what was asked for is kept, those that were opened.
    await page.evaluate(async () => {
      const cache = await caches.open('search');
      for (const request of await cache.keys()) if (/\/(?:index|fragment)\//.test(request.url)) await cache.delete(request);
    });
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    // A second hand on its network would keep the page offline.
    await browser.detach();
    await page.reload();
    await page.getByRole('searchbox').fill('panthenol');
    await page.locator('a[href="/ingredients/panthenol"]').first().waitFor();
    await page.getByRole('searchbox').fill(word.slice(0, -1));
    await found.waitFor();
    await page.getByText(t('search.partly')).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(site.url + pathOf(missed));
    await page.getByRole('heading', { level: 1, name: t('offlinePage.title') }).waitFor();
    await page.getByText(t('offlinePage.missed')).waitFor();
    // By its brand and its title.
    await page
      .locator(`kept-pages a[href="${pathOf(seen)}"]`)
      .filter({ hasText: ` · ${title}` })
      .waitFor();
    await page.getByRole('heading', { name: t('storage.title') }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // It comes by itself once there is a network.
    await context.setOffline(false);
    await page.locator('favorite-button').first().waitFor();

    await page.goto(`${site.url}/offline`);
    await page.getByRole('button', { name: t('storage.removeNamed', { name: t('storage.search') }) }).click();
    await expect.poll(() => pathsIn(page, 'search')).toEqual([]);
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(problem))).toEqual([]);
    await close();
  });

  test('favourites, a review and the routine wait for the network and are sent once; signing out leaves nothing', { timeout }, async () => {
    const token = await register(site.url, `olga_${language}`);
    const api = (path: string, method = 'GET', body?: object) =>
      fetch(`${site.url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    await api(`v2/favorites/product/${named?.alias}`, 'PUT');
    await api('v2/user/routine', 'PUT', { steps: [{ part: 'morning', product: named?.alias, opened: null, months: null }] });
    const parts = async () => (await (await api('v2/user/routine')).json()).routine.steps.map(({ part }: { part: string }) => part);
    const { page, close } = await openPage(phone);
    const context = page.context();
    await signIn(page, site.url, token);
    await page.goto(site.url + pathOf(seen));
    await kept(page, 'pages', pathOf(seen));
    await page.goto(`${site.url}/user`);
    await page
      .getByRole('link', { name: named?.title ?? '' })
      .first()
      .waitFor();
    // What the favourites name is kept without having been visited.
    await kept(page, 'named-pages', pathOf(named));
    await page.goto(`${site.url}/review?product=${seen?.alias}`);
    await page.getByRole('textbox').first().waitFor();

    const toEvening = page.getByRole('button', { name: t('routine.toEvening', { title: named?.title ?? '' }) });
    await page.goto(`${site.url}/user/routine`);
    await toEvening.waitFor();
    await kept(page, 'pages', '/user/routine');

    await context.setOffline(true);
    await page.reload();
    await toEvening.click();
    await page.getByText(t('routine.kept')).waitFor();
    await page.reload();
    await page.getByText(t('routine.kept')).waitFor();
    await page.getByRole('button', { name: t('routine.toMorning', { title: named?.title ?? '' }) }).waitFor();
    expect(await parts()).toEqual(['morning']);
    // Meanwhile another device adds a step.
    const steps = ['morning', 'morning'].map((part, place) => ({ part, product: [named, seen][place]?.alias, opened: null, months: null }));
    await api('v2/user/routine', 'PUT', { steps, from: steps.slice(0, 1) });

    await page.goto(site.url + pathOf(seen));
    await page
      .getByRole('button', { name: t('favorites.save') })
      .first()
      .click();
    await page.getByText(t('waiting.kept')).first().waitFor();
    await page.goto(`${site.url}/review?product=${seen?.alias}`);
    await page.getByRole('radio').nth(3).check({ force: true });
    await page.locator('#review-title').fill('Soft');
    await page.locator('#review-content').fill('It stays soft all day.');
    await page.getByRole('button', { name: t('reviewForm.publish') }).click();
    await page
      .locator('waiting-changes')
      .getByText(t('waiting.review', { title: 'Soft' }))
      .waitFor();
    await page.goto(site.url + pathOf(named));
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(named?.title ?? '');
    await page.goto(`${site.url}/user`);
    await page.getByText(t('waiting.mark'), { exact: true }).first().waitFor();
    await page
      .getByRole('link', { name: named?.title ?? '' })
      .first()
      .waitFor();

    await context.setOffline(false);
    await expect.poll(async () => (await (await api(`v2/reviews?subject=product&alias=${seen?.alias}`)).json()).own?.title).toBe('Soft');
    await expect.poll(parts).toEqual(['evening', 'morning']);
    const aliases = async () => (await (await api('v2/favorites')).json()).items.map(({ alias }: { alias: string }) => alias);
    await expect.poll(aliases).toEqual([seen?.alias, named?.alias]);
    await expect.poll(() => page.locator('waiting-changes').isVisible()).toBe(false);
    // What another device changes while the page stands open is joined as well, and told.
    await page.goto(`${site.url}/user/routine`);
    await page.getByRole('button', { name: t('routine.toMorning', { title: named?.title ?? '' }) }).waitFor();
    await api('v2/user/routine', 'PUT', { steps: [{ part: 'evening', product: missed?.alias, opened: null, months: null }] });
    await page.getByRole('button', { name: t('routine.toMorning', { title: named?.title ?? '' }) }).click();
    await page.getByText(t('routine.merged')).waitFor();
    expect((await parts()).toSorted()).toEqual(['evening', 'morning']);

    await page.goto(`${site.url}/user`);
    await page
      .getByRole('button', { name: t('logout.open') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('logout.open') })
      .click();
    await page.waitForURL(`${site.url}/`);
    expect(await pathsIn(page, 'personal')).toEqual([]);
    expect(await pathsIn(page, 'named-pages')).toEqual([]);
    await close();
  });
});

test('a new version is offered, and the pages of the old one keep their parts', { timeout }, async () => {
  const t = translators.en;
  const site = await changeableSite('en');
  const { page: old, problems, close } = await openPage(phone);
  await old.goto(`${site.url}/ingredient-checker`);
  await expect.poll(async () => (await pathsIn(old, 'dictionary')).length).toBeGreaterThan(2);

  // The next version has no such part any more, under any name.
  const part = readdirSync(join(site.root, '_astro')).find((name) => name.startsWith('NameIt.')) ?? '';
  const worker = join(site.root, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(`{url:"/_astro/${part}",revision:null},`, ''));
  rmSync(join(site.root, '_astro', part));
  const other = await old.context().newPage();
  await other.goto(`${site.url}/offline`);
  const offer = other.getByRole('button', { name: t('update.reload') });
  await offer.waitFor();
  // It waits until somebody wants it.
  const working = () => other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none');
  expect(await working()).toBe('installed');
  await Promise.all([other.waitForEvent('load'), offer.click()]);
  expect(await working()).toBe('none');
  expect(await old.evaluate(async (path) => (await fetch(path)).status, `/_astro/${part}`)).toBe(200);
  const checker = checkerPage(old, site.url, t);
  await checker.analyse(creamList);
  await checker.count.waitFor();
  expect(problems).toEqual([]);
  await close();
  site.stop();
});

test('a device without room for more goes on, and so does one that refuses the worker', { timeout }, async () => {
  const t = translators.en;
  const site = await changeableSite('en');
  const { page, problems, close } = await openPage(phone);
  await page.goto(`${site.url}/offline`);
  await kept(page, 'pages', '/');
  const limited = await page.context().newCDPSession(page);
  await limited.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 });
  for (const path of ['/products', '/brands', '/ingredients']) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.context().setOffline(true);
  await page.goto(`${site.url}/categories`);
  await page.getByRole('heading', { level: 1, name: t('offlinePage.title') }).waitFor();
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|Quota/.test(problem))).toEqual([]);
  await close();

  const refused = await openPage({ ...phone, serviceWorkers: 'block' });
  await refused.page.goto(`${site.url}/ingredient-checker`);
  const checker = checkerPage(refused.page, site.url, t);
  await checker.analyse(creamList);
  await checker.count.waitFor();
  expect(refused.problems).toEqual([]);
  await refused.close();
  site.stop();
});

test('a text and a picture that are shared with the installed app reach the checker', { timeout }, async () => {
  const site = await changeableSite('en');
  const { page, close } = await openPage(phone);
  await page.goto(`${site.url}/offline`);
  await kept(page, 'pages', '/');
  const share = (fields: Readonly<Record<string, string>>, file: string | null) =>
    page.evaluate(
      ([texts, content]) => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share', enctype: 'multipart/form-data' });
        for (const [name, value] of Object.entries(texts)) form.append(Object.assign(document.createElement('textarea'), { name, value }));
        if (content !== null) {
          const chosen = new DataTransfer();
          chosen.items.add(new File([content], 'label.jpg', { type: 'image/jpeg' }));
          form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'picture', files: chosen.files }));
        }
        document.body.append(form);
        form.submit();
      },
      [fields, file] as const,
    );
  await share({ title: '', text: 'Aqua, Glycerin, Panthenol' }, null);
  await page.waitForURL(/ingredient-checker#1\./);
  await expect.poll(() => page.locator('#list').inputValue()).toBe('Aqua, Glycerin, Panthenol');
  await share({ text: '' }, 'bytes of a picture');
  await page.waitForURL(/ingredient-checker/);
  await page.locator('#list').waitFor();
  await close();
  site.stop();
});
