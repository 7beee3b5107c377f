import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { register, signIn } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 90_000;

/** Holds what is asked for until it is let go. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  let arrived: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await page.route(address, (route) => {
    held.push(route);
    arrived();
  });
  return { asked, letGo: () => Promise.all(held.map((route) => route.continue())) };
}

describe.each(languages)('the shell of every page (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let product: string;
  let token: string;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    const { items } = await (await fetch(`${site.url}/api/v2/products?limit=1`)).json();
    product = `/products/${items[0].alias}`;
    token = await register(site.url, 'anna');
  });
  afterAll(async () => {
    site.stop();
  });

  /** A page whose clock stands still until a test moves it. */
  async function stopped(path: string, signedIn = true) {
    const opened = await openPage({ viewport: { width: 1280, height: 800 } });
    const { page } = opened;
    page.setDefaultTimeout(timeout);
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'info' && said.push(message.text()));
    if (signedIn) await signIn(page, site.url, token);
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.clock.pauseAt(start + timeout);
    return { ...opened, said };
  }
  const loading = (page: Page) => page.locator('html').getAttribute('data-loading');
  const left = (page: Page) =>
    page.locator('toast-stack > * > :last-child').evaluateAll((drains) => drains.map((drain) => (drain as HTMLElement).style.transform));
  const save = (page: Page) => page.getByRole('button', { name: t('favorites.save') }).first();

  test('an icon without words shows its name below, to a mouse and to the keyboard, until Escape', { timeout }, async () => {
    const { page, problems, close } = await openPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    await page.goto(site.url + product, { waitUntil: 'networkidle' });
    const tip = (name: string) =>
      page
        .getByRole('banner')
        .getByLabel(name, { exact: true })
        .evaluate((icon) => {
          const { content, visibility, opacity, top } = getComputedStyle(icon, '::after');
          return { content, shown: visibility === 'visible' && opacity === '1', gap: Number.parseFloat(top) - icon.clientHeight };
        });
    const search = t('nav.search');
    expect(await tip(search)).toMatchObject({ shown: false, gap: 6 });
    await page.getByRole('banner').getByLabel(search, { exact: true }).hover();
    expect((await tip(search)).content).toContain(search);
    await expect.poll(() => tip(search)).toMatchObject({ shown: true });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await tip(search)).toMatchObject({ shown: false });
    await page.mouse.move(640, 700);
    await page.getByRole('banner').getByLabel(t('theme.switch')).focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => tip(t('nav.login'))).toMatchObject({ shown: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  test('a toast stands at the top end for five seconds', { timeout }, async () => {
    const { page, close } = await stopped(product);
    await save(page).click();
    const toast = page.getByRole('status').filter({ hasText: t('favorites.added') });
    await toast.waitFor();
    const box = await toast.boundingBox();
    expect([1280 - (box?.x ?? 0) - (box?.width ?? 0), box?.y]).toEqual([16, 16]);
    await page.clock.runFor(4999);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await toast.count()).toBe(0);
    await close();
  });

  test('alerts stand newest first, fall by 8 percent a step and are gone after four seconds', { timeout }, async () => {
    const { page, said, close } = await stopped(product);
    const fail = async (detail: string) => {
      const json = { type: 'about:blank', title: '', status: 409, code: 'favorites.full', detail };
      await page.route('**/api/v2/favorites/**', (route) => route.fulfill({ status: 409, json }), { times: 1 });
      await save(page).click();
      await page.getByRole('alert').filter({ hasText: detail }).waitFor();
    };
    await fail('One');
    expect(await left(page)).toEqual(['']);
    await page.clock.runFor(320);
    expect(await left(page)).toEqual(['scaleX(0.92)']);
    await fail('Two');
    expect(await page.locator('toast-stack p').allTextContents()).toEqual(['Two', 'One']);
    await page.clock.runFor(320);
    expect(await left(page)).toEqual(['scaleX(0.92)', 'scaleX(0.84)']);
    await page.clock.runFor(3359);
    expect(await page.locator('toast-stack p').allTextContents()).toEqual(['Two', 'One']);
    await page.clock.runFor(1);
    expect(await page.locator('toast-stack p').allTextContents()).toEqual(['Two']);
    await page.getByRole('button', { name: t('toast.close') }).click();
    await page.locator('toast-stack > *').waitFor({ state: 'detached' });
    expect(said.filter((line) => line.includes('favorites.full'))).toHaveLength(2);
    await close();
  });

  test('a failed answer without words of ours is said by its status, one without a body only in the console', {
    timeout,
  }, async () => {
    const { page, said, close } = await stopped(product);
    const answers = [
      [401, 'error.401.text'],
      [403, 'error.403.text'],
      [404, 'error.404.title'],
      [500, 'error.500.text'],
      [502, 'error.unknown'],
    ] as const;
    for (const [status, words] of answers.toReversed()) {
      await page.route('**/api/v2/favorites/**', (route) => route.fulfill({ status, body: '<h1>Gateway</h1>' }), { times: 1 });
      await save(page).click();
      await page
        .getByRole('alert')
        .filter({ hasText: t(words) })
        .waitFor();
      // They would cover what is pressed next.
      await page.clock.runFor(4000);
    }
    // The last one was 401: the token is gone.
    expect(await page.context().cookies()).toEqual([]);
    await signIn(page, site.url, token);
    const before = said.length;
    await page.route('**/api/v2/favorites/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await save(page).click();
    await expect.poll(() => said.length, { timeout }).toBe(before + 1);
    expect(await page.locator('toast-stack > *').count()).toBe(0);
    await close();
  });

  test('from a link to its page the flag is on, and after 200 ms the bar', { timeout }, async () => {
    const { page, close } = await openPage();
    page.setDefaultTimeout(timeout);
    await page.goto(`${site.url}/ingredients/niacinamide`);
    // While a page is on its way nothing can be asked of the one before: it tells by itself.
    await page.evaluate(() => {
      let begun = 0;
      const tell = () => {
        const state = document.documentElement.dataset['loading'];
        if (state === '') begun = performance.now();
        console.info(`loading "${state}"`, state === '' || performance.now() - begun >= 199);
      };
      new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-loading'] });
    });
    const told: string[] = [];
    const { letGo } = await hold(page, '**/ingredient-checker');
    page.on('console', (message) => message.text().startsWith('loading') && told.push(message.text()));
    const shown = page.waitForEvent('console', (message) => message.text().includes('"shown"'));
    const click = page
      .getByRole('link', { name: t('nav.checker'), exact: true })
      .first()
      .click();
    await shown;
    expect(told).toEqual(['loading "" true', 'loading "shown" true']);
    await letGo();
    await click;
    await page.waitForURL(/ingredient-checker/);
    expect(await loading(page)).toBeNull();
    await page.goBack();
    expect(await loading(page)).toBeNull();
    await close();
  });

  test('while a list is answered the bar stands at the top after 200 ms, 3 px high, and runs for two seconds', {
    timeout,
  }, async () => {
    const { page, close } = await stopped('/products', false);
    const list = await hold(page, '**/api/v2/products?*');
    await page.getByLabel(t('browse.order')).first().selectOption('za');
    await list.asked;
    expect(await loading(page)).toBe('');
    await page.clock.runFor(199);
    expect(await loading(page)).toBe('');
    await page.clock.runFor(1);
    expect(await loading(page)).toBe('shown');
    const bar = await page.locator('html').evaluate((root) => {
      const { height, animationDuration, position, top } = getComputedStyle(root, '::after');
      return { height, animationDuration, position, top };
    });
    expect(bar).toEqual({ height: '3px', animationDuration: '2s', position: 'fixed', top: '0px' });
    await list.letGo();
    await expect.poll(() => loading(page), { timeout }).toBeNull();
    await close();
  });

  test('a part of the page that is gone reloads it once in ten seconds', { timeout }, async () => {
    const { page, close } = await stopped(product, false);
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.route('**/_astro/favorites*', (route) => route.fulfill({ status: 404, body: '' }));
    const fail = async () => {
      await page.waitForLoadState('networkidle');
      await save(page).click();
    };
    await fail();
    await expect.poll(() => loads, { timeout }).toBe(1);
    await fail();
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.unknown') })
      .waitFor();
    await page.clock.runFor(9_000);
    expect(loads).toBe(1);
    await page.reload();
    await page.clock.runFor(1_000);
    await fail();
    await expect.poll(() => loads, { timeout }).toBe(3);
    await close();
  });

  test('a worker whose script is gone reloads the checker once and is then told', { timeout }, async () => {
    const { page, close } = await openPage();
    page.setDefaultTimeout(timeout);
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.route('**/analyser.worker*', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${site.url}/ingredient-checker`);
    await expect.poll(() => loads, { timeout }).toBe(2);
    await page
      .getByRole('alert')
      .filter({ hasText: t('error.unknown') })
      .waitFor();
    expect(loads).toBe(2);
    await close();
  });

  test('the read-out of a cell comes after 100 ms, 8 px below it, and leaves after 300 ms', { timeout }, async () => {
    const { page, close } = await stopped(product, false);
    const cell = page.locator('formula-strip [data-drawing]:visible rect[fill^="url(#s-"]').nth(1);
    await cell.hover({ force: true });
    const popover = page.locator('formula-strip').getByRole('status');
    await page.clock.runFor(99);
    expect(await popover.count()).toBe(0);
    await page.clock.runFor(1);
    expect(await popover.count()).toBe(1);
    const bottom = await cell.evaluate((drawn) => drawn.getBoundingClientRect().bottom);
    expect(((await popover.boundingBox())?.y ?? 0) - bottom).toBeCloseTo(8);
    await page.mouse.move(0, 0);
    await page.clock.runFor(299);
    expect(await popover.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await popover.count()).toBe(0);
    await close();
  });

  test('a page that starts with a token loads its user; a token the server does not know is cleared', { timeout }, async () => {
    const { page, close } = await openPage();
    page.setDefaultTimeout(timeout);
    const sent: (string | undefined)[] = [];
    page.on('request', (request) => request.url().endsWith('/api/v2/user/profile') && sent.push(request.headers()['authorization']));
    await signIn(page, site.url, token);
    await page.goto(site.url);
    await page.getByRole('link', { name: t('nav.profile', { username: 'anna' }) }).waitFor();
    expect(sent).toEqual([`Bearer ${token}`]);
    await signIn(page, site.url, `${token}x`);
    await page.goto(`${site.url}/products`);
    await page
      .getByRole('alert')
      .filter({ hasText: t('problem.auth.required') })
      .waitFor();
    await page.getByRole('link', { name: t('nav.login') }).waitFor();
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  test.each([
    [401, '/401', 'error.401.title', 'error.401.text'],
    [403, '/403', 'error.403.title', 'error.403.text'],
    [404, '/нет/<b>такой</b>', 'error.404.title', 'error.404.text'],
    [404, '/products/A--b?c=<i>', 'error.404.title', 'error.404.invalid'],
    [500, '/500', 'error.500.title', 'error.500.text'],
  ] as const)(
    'the error page %s at %s says what it is and leads home and to the search',
    { timeout },
    async (status, path, title, text) => {
      const { page, close } = await openPage();
      const answer = await page.goto(site.url + path);
      expect(answer?.status()).toBe(status);
      await page.getByRole('heading', { level: 1, name: t(title), exact: true }).waitFor();
      const words =
        text === 'error.404.text' || text === 'error.404.invalid'
          ? t(text, { path: decodeURI(new URL(path, site.url).href).slice(site.url.length) })
          : t(text);
      await page.getByText(words, { exact: true }).waitFor();
      const main = page.getByRole('main');
      expect(await main.getByRole('link', { name: t('error.home'), exact: true }).getAttribute('href')).toBe('/');
      expect(await main.getByRole('link', { name: t('error.search'), exact: true }).getAttribute('href')).toBe('/search');
      expect(await violations(page)).toEqual([]);
      await close();
    },
  );
});
