import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { register, signIn } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const timeout = 120_000;
const username = 'anna';

describe.each(languages)('the screens of accounts and reviews (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let product: string;
  let token: string;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    const { items } = await (await fetch(`${site.url}/api/v2/products?limit=1`)).json();
    product = items[0].alias;
    token = await register(site.url, username);
    await send('reviews', { subject: 'product', alias: product, rating: 4, title: 'Soft', content: 'Soft for a day.', pros: 'No scent' });
  });
  afterAll(async () => {
    site.stop();
  });

  async function send(path: string, body: object) {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return (await fetch(`${site.url}/api/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  }
  async function open(signedIn: boolean, options: BrowserContextOptions = {}) {
    const opened = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', ...options });
    opened.page.setDefaultTimeout(timeout);
    if (signedIn) await signIn(opened.page, site.url, token);
    return opened;
  }
  const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

  const guests = () =>
    [
      ['/login', t('login.title')],
      ['/register', t('register.title')],
      ['/recover-password', t('recover.title')],
      [`/service/user/reset-password#token=${'a'.repeat(30)}`, t('reset.title')],
      ['/service/user/reset-success', t('resetDone.title')],
      ['/service/user/verify-email', t('verify.title')],
      ['/u', t('users.title')],
      [`/u/${username}`, username],
      [`/products/${product}/reviews`, null],
    ] as const;
  const members = () =>
    [
      ['/user', t('favorites.title')],
      ['/user/settings', t('own.avoid')],
      ['/user/thanks-for-review', t('thanks.title')],
      [`/review?product=${product}`, 'Soft'],
      ['/review?ingredient=niacinamide', t('reviewForm.pageTitle')],
    ] as const;

  test.each(schemesOf(language))('axe finds nothing on them, and none is wider than a phone (%s)', { timeout }, async (colorScheme) => {
    for (const [signedIn, screens] of [[false, guests()] as const, [true, members()] as const]) {
      const { page, problems, close } = await open(signedIn, { colorScheme });
      for (const [path, heading] of screens) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        await page
          .getByRole('heading', heading === null ? { level: 1 } : { name: new RegExp(heading) })
          .first()
          .waitFor();
        expect([path, await violations(page, colorScheme), await overflow(page)]).toEqual([path, [], 0]);
      }
      expect(problems).toEqual([]);
      await close();
    }
  });

  test('beside a long note buttons keep their height', { timeout }, async () => {
    const { page, close } = await open(true, { viewport: { width: 1440, height: 900 } });
    await page.goto(`${site.url}/user/settings`);
    await button(page, t('settings.export')).waitFor();
    const heights = await page
      .getByRole('main')
      .locator('button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.filter((height) => height !== 44)).toEqual([]);
    await close();
  });

  test('each dialog takes the focus, keeps the tab key inside, closes with Escape and gives the focus back', {
    timeout,
  }, async () => {
    const { page, problems, close } = await open(true);
    const dialogs = [
      ['/user', t('logout.open'), t('logout.title')],
      ['/user/settings', t('settings.delete'), t('settings.deleteTitle')],
      [`/u/${username}`, t('report.open.user'), t('report.title')],
      ['/', t('nav.menu'), t('nav.menu')],
    ] as const;
    for (const [path, opener, title] of dialogs) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' });
      await button(page, opener).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      const stops = await dialog.locator('a[href], button:enabled, input, textarea').count();
      for (let stop = 0; stop < stops; stop++) {
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
        if (stop < stops - 1) await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await hasFocus(button(page, opener));
    }
    expect(problems).toEqual([]);
    await close();
  });
});
