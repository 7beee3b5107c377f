import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { openPage } from '../support/browser.ts';
import { serveSiteOfItsOwn } from '../support/built-site.ts';
import { checkerPage } from '../support/checker-page.ts';
import { signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 120_000;
interface Listed {
  readonly alias: string;
  readonly title: string;
  readonly brand: { readonly name: string };
}

/** Calls the API from a page, as who is signed in there. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const authorization = decodeURIComponent(/auth\._token\.local=([^;]+)/.exec(document.cookie)?.[1] ?? '');
      const headers = { authorization, 'content-type': 'application/json' };
      const answer = await fetch(`/api/${address}`, { method: verb, headers, ...(sent === null ? {} : { body: sent }) });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );

describe.each(languages)('routine and what is avoided (%s)', (language) => {
  const t = translators[language];
  let site: Awaited<ReturnType<typeof serveSiteOfItsOwn>>;
  let products: readonly Listed[];

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    products = (await (await fetch(`${site.url}/api/v2/products?contains=glycerin&limit=3`)).json()).items;
  });
  afterAll(async () => {
    site.stop();
  });

  async function visit(path: string, username: string, width = 360) {
    const opened = await openPage({ viewport: { width, height: 740 }, reducedMotion: 'reduce' });
    opened.page.setDefaultTimeout(timeout / 2);
    await signUp(opened.page, site.url, username);
    await opened.page.goto(site.url + path);
    return opened;
  }

  test('steps are added, ordered and saved by themselves; a missing sun protection is told', { timeout }, async () => {
    const { page, problems, close } = await visit('/user/routine', 'anna');
    const [first, second] = products;
    if (!first || !second) throw new Error('The catalogue is too small.');
    await page.getByText(t('routine.nothingYet')).waitFor();
    expect(await violations(page)).toEqual([]);
    await call(page, 'PUT', `v2/favorites/product/${first.alias}`);
    await page.reload();
    await page.getByRole('button', { name: first.title }).click();
    await page.getByLabel(t('routine.add'), { exact: true }).fill(`${second.brand.name} ${second.title}`);
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: t('routine.down', { title: first.title }) }).click();
    const order = () => page.locator('[data-part=step] a').allTextContents();
    expect(await order()).toEqual([second.title, first.title]);
    await page.locator('[id$=down]:focus').waitFor();
    await page.getByRole('button', { name: t('routine.toEvening', { title: first.title }) }).click();
    await page.locator('summary').first().click();
    await page.getByLabel(t('routine.opened')).first().fill('2020-01-31');
    await page.getByLabel(t('routine.months')).first().fill('12');
    await page.getByText(t('routine.note.past')).waitFor();
    await page.getByText(t('routine.saved'), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.locator('summary', { hasText: t('routine.goodUntil', { date: t.date('2021-01-31') }) }).waitFor();
    for (const { title } of [first, second]) await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(await order()).toEqual([second.title, first.title]);
    expect(problems).toEqual([]);
    await close();
  });

  test('clashes are told with their evidence, and weak evidence as a dispute', { timeout }, async () => {
    const { page, close } = await visit('/user/routine', 'boris');
    const list = (active: string) => `Aqua, ${active}, Glycerin, Squalane, Phenoxyethanol`;
    const made = async (title: string, active: string) =>
      (await call(page, 'POST', 'v2/products', { brand: 'Nordholm', title, inci: list(active) })).product as { id: number; alias: string };
    const [peel, night] = [await made('Peel', 'Glycolic Acid'), await made('Night', 'Retinol')];
    await call(page, 'PUT', 'v2/user/routine', {
      steps: [peel, night].map(({ alias }) => ({ part: 'evening', product: alias, opened: null, months: null })),
    });
    // What waits for an editor is in no catalogue: it keeps its place and takes no part.
    await page.reload();
    await page.getByText(t('favorites.gone')).first().waitFor();
    expect(await page.getByText(t('routine.note.disputed'), { exact: true }).count()).toBe(0);
    const database = new DatabaseSync(site.database);
    database.exec(`update products set status = 'public' where id in (${peel.id}, ${night.id})`);
    database.close();
    await page.reload();
    const dispute = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('routine.note.disputed') });
    await dispute.getByText(/Retinol.*Glycolic Acid/).waitFor();
    await dispute.getByText(t('grade.weak')).waitFor();
    await dispute.getByRole('link', { name: t('ingredient.source', { number: 1 }) }).waitFor();
    await page.getByText(t('routine.note.sun'), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: t('routine.toMorning', { title: 'Peel' }) }).click();
    await dispute.waitFor({ state: 'detached' });
    await close();
  });

  test('what is avoided is marked on lists, pages and reports, and nothing is fetched for guests', { timeout }, async () => {
    const alias = products[0]?.alias ?? '';
    const guest = await openPage();
    const fetched: string[] = [];
    guest.page.on('request', (request) => fetched.push(request.url()));
    await guest.page.goto(`${site.url}/products/${alias}`);
    await guest.page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => /avoid|for-you/.test(url))).toEqual([]);
    expect(await guest.page.locator('[data-avoided]').count()).toBe(0);
    await guest.close();

    const { page, problems, close } = await visit('/user/settings', 'vera', 1280);
    await call(page, 'PATCH', 'v2/user/profile', { settings: { avoid: ['glycerin'] } });
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${site.url}/products/${alias}`);
    await page.getByText(t('forYou.avoided', { names: 'Glycerin' })).waitFor();
    const marked = page.locator('[data-part=ingredients] a[data-avoided]');
    expect(await marked.allTextContents()).toEqual(['Glycerin']);
    expect(await marked.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(t('avoid.mark'));
    await page
      .getByRole('link', { name: `Glycerin ${t('avoid.mark')}` })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site.url}/ingredients/glycerin`);
    await page.locator('h1[data-avoided]').waitFor();
    await page.goto(`${site.url}/ingredients?q=glycerin`);
    await page.locator('[data-part=found] a[data-avoided]').first().waitFor();
    expect(await page.locator('a[data-avoided][href="/ingredients/polyglycerin-3"]').count()).toBe(0);

    const checker = checkerPage(page, site.url, t);
    await checker.open();
    await checker.analyse('Aqua, Glycerin, Panthenol, Phenoxyethanol');
    await page.getByText(t('forYou.avoided', { names: 'Glycerin' })).waitFor();
    await page.getByRole('tab').nth(1).click();
    await page.locator('[data-ingredient="glycerin"][data-avoided]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('who says in the checker how their skin is reads what lists and products mean for it', { timeout }, async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 360, height: 740 } });
    const checker = checkerPage(page, site.url, t);
    const line = page.locator('[data-part=for-you]:visible');
    const fold = page.locator('[data-part=skin]:visible');
    await checker.open();
    await checker.analyse('Aqua, Glycerin, Panthenol, Phenoxyethanol, Parfum, Limonene');
    await fold.locator('summary').click();
    expect(await line.count()).toBe(0);
    await fold.getByRole('checkbox', { name: t('skin.sensitive') }).check();
    await line.getByText(t('forYou.lead')).waitFor();
    expect(await line.textContent()).toMatch(language === 'en' ? /Sensitive skin: take care with/ : /Чувствительная кожа: осторожнее/);
    await fold.getByRole('checkbox', { name: t('skin.combination') }).check();
    await line.getByText(upperFirst(t('skin.of.combination'))).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site.url}/products/${products[0]?.alias ?? ''}`);
    await line.getByText(upperFirst(t('skin.of.sensitive'))).waitFor();
    expect(await line.evaluate((element) => element.nextElementSibling?.getAttribute('data-part'))).toBe('answer');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);

    await checker.open();
    await checker.analyse('Aqua, Glycerin, Panthenol, Phenoxyethanol');
    await fold.locator('summary').click();
    for (const one of ['sensitive', 'combination'] as const) await fold.getByRole('checkbox', { name: t(`skin.${one}`) }).uncheck();
    await line.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });
});
