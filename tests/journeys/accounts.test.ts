import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveSiteOfItsOwn } from '../support/built-site.ts';
import { startMailServer } from '../support/mail-server.ts';
import { password, signUp } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 90_000;

describe.each(languages)('accounts and reviews (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let product: string;

  beforeAll(async () => {
    mail = await startMailServer();
    site = await serveSiteOfItsOwn(language, { SMTP_URL: mail.url });
    const { items } = await (await fetch(`${site.url}/api/v2/products?limit=1`)).json();
    product = items[0].alias;
  });
  afterAll(async () => {
    site.stop();
    await mail.stop();
  });

  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  async function visit(path: string) {
    const opened = await openPage(phone);
    opened.page.setDefaultTimeout(timeout);
    await opened.page.goto(site.url + path);
    return opened;
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('what needs an account leads to the login page and back', { timeout }, async () => {
    const { page, problems, close } = await visit('/register');
    await page.getByLabel(t('register.username')).fill('anna');
    await page.getByLabel(t('register.email')).fill('anna@example.test');
    await page.getByLabel(t('register.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: t('register.submit') }).click();
    await page.waitForURL(/\/login/);
    await page.getByText(t('welcome.title', { username: 'anna' })).waitFor();
    expect(await page.getByLabel(t('login.password')).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([t('welcome.title', { username: 'anna' })]);
    expect(await violations(page)).toEqual([]);
    await page.context().clearCookies();
    await page.goto(`${site.url}/user/settings`);
    await page.waitForURL(/\/login\?next=%2Fuser%2Fsettings/);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(t('login.name')).fill('anna');
    await page.getByLabel(t('login.password')).fill(password);
    await press(page, t('login.submit'));
    await page.waitForURL(`${site.url}/user/settings`);
    await page.getByRole('heading', { name: t('own.avoid') }).waitFor();
    // Sessions are named as people call their browsers, names are offered while one types, and leaving is no accident.
    await page
      .getByText(/^Chrome · \w+/)
      .first()
      .waitFor();
    await page.getByLabel(t('settings.avoidAdd')).pressSequentially('niacin');
    await page.locator('#avoid-names option[value="Niacinamide"]').waitFor({ state: 'attached' });
    await press(page, t('settings.delete'));
    const leave = page.getByRole('button', { name: t('settings.deleteSubmit') });
    expect(await leave.isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: t('settings.keepReviews') }).isChecked()).toBe(false);
    const typed = page.getByRole('dialog').getByLabel(t('settings.currentPassword'));
    const border = (part: typeof leave) => part.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(await border(typed)).not.toBe(await border(leave));
    await typed.fill('x');
    expect(await leave.isEnabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await press(page, t('settings.cancel'));
    expect((await page.context().cookies()).find(({ name }) => name === 'auth._token.local')?.value).toMatch(/^Bearer /);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('a wrong registration says what is wrong at each field and keeps what was typed', { timeout }, async () => {
    const { page, close } = await visit('/register');
    await page.getByRole('button', { name: t('register.submit'), disabled: false }).waitFor();
    await page.getByLabel(t('register.username')).fill('Аня');
    await page.getByLabel(t('register.password'), { exact: true }).fill('abcdef');
    await press(page, t('register.submit'));
    await page.getByText(t('problem.username.characters'), { exact: true }).waitFor();
    await page.getByText(t('problem.password.no_digit')).waitFor();
    await page.getByText(t('problem.email.invalid')).waitFor();
    expect(await page.getByLabel(t('register.username')).inputValue()).toBe('Аня');
    await close();
  });

  test('a forgotten password is set anew through the mailed link, once', { timeout }, async () => {
    const { page, close } = await visit('/register');
    await signUp(page, site.url, 'boris');
    await page.goto(`${site.url}/recover-password`);
    await page.getByLabel(t('register.email')).fill('boris@example.test');
    await press(page, t('recover.submit'));
    await page.getByText(t('account.recovery.asked')).waitFor();
    const { text } = await mail.next('boris@example.test', language === 'en' ? 'A new password' : 'Новый пароль');
    const path = /\/service\/user\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? '';
    await page.goto(site.url + path);
    await page.getByLabel(t('reset.password')).fill('fresh22');
    await page.waitForFunction(() => location.hash === '');
    await press(page, t('reset.submit'));
    await page.waitForURL(/reset-success/);
    await page.goto('about:blank');
    await page.goto(site.url + path);
    await page.getByLabel(t('reset.password')).fill('again33');
    await press(page, t('reset.submit'));
    await page
      .getByRole('alert')
      .filter({ hasText: t('problem.token.dead') })
      .first()
      .waitFor();
    await close();
  });

  test('a review is written, changed and removed; a favourite is kept', { timeout }, async () => {
    const { page, problems, close } = await visit('/register');
    await signUp(page, site.url, 'vera');
    await page.goto(`${site.url}/review?product=${product}`);
    await press(page, t('reviewForm.publish'));
    for (const key of ['rating', 'title', 'content'] as const)
      await page.getByText(t(`reviewForm.form.review.${key}.required`), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('radio', { name: new RegExp(t('reviews.ratingWords', { rating: 4 })) }).check();
    await page.getByLabel(t('reviewForm.title'), { exact: true }).fill('Soft skin');
    await page.getByLabel(t('reviewForm.content'), { exact: true }).fill('Look at example.com');
    await press(page, t('reviewForm.publish'));
    await page.getByText(t('problem.review.link')).waitFor();
    await page.getByLabel(t('reviewForm.content'), { exact: true }).fill('Soft for a whole day.');
    await press(page, t('reviewForm.publish'));
    await page.waitForURL(/thanks-for-review/);

    await page.goto(`${site.url}/products/${product}`);
    await page
      .getByRole('button', { name: t('favorites.save') })
      .first()
      .click();
    await page
      .getByRole('status')
      .filter({ hasText: t('favorites.added') })
      .waitFor();
    await page.locator('live-reviews').scrollIntoViewIfNeeded();
    await press(page, t('reviewForm.edit'));
    await page.getByRole('radio', { name: new RegExp(t('reviews.ratingWords', { rating: 5 })) }).check();
    await page
      .locator('live-reviews')
      .getByRole('button', { name: t('reviewForm.save') })
      .click();
    await page
      .getByRole('status')
      .filter({ hasText: t('reviewForm.page.saved') })
      .waitFor();
    await page.getByText(t('reviewForm.already.product')).waitFor();
    await press(page, t('reviewForm.remove'));
    await page.getByText(t('reviewForm.removeAsk')).waitFor();
    await press(page, t('reviewForm.remove'));
    await page
      .getByRole('status')
      .filter({ hasText: t('reviewForm.page.removed') })
      .waitFor();
    await page.getByRole('button', { name: t('reviewForm.write') }).waitFor();

    await page.goto(`${site.url}/user`);
    await page.getByRole('heading', { name: t('favorites.title') }).waitFor();
    await page.getByText(t('favorites.product'), { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('button', { name: t('logout.open') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('logout.open') })
      .click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('what a guest saves stays on the device and moves into the account', { timeout }, async () => {
    const { page, problems, close } = await visit(`/products/${product}`);
    const save = page.getByRole('button', { name: t('favorites.save') }).first();
    await save.click();
    await page
      .getByRole('status')
      .filter({ hasText: t('favorites.keptHere') })
      .waitFor();
    await page.reload();
    await page.locator('favorite-button button[aria-pressed=true]').first().waitFor();
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.goto(`${site.url}/login`);
    await page.getByRole('heading', { name: t('favorites.here') }).waitFor();
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await signUp(page, site.url, 'gleb');
    const moved = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/v2/user/things'));
    await page.goto(`${site.url}/ingredients/niacinamide`);
    expect((await moved).status()).toBe(200);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toBeNull();
    await page.goto(`${site.url}/user`);
    await page.getByRole('link', { name: title, exact: true }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('a guest reads that reviews need an account, and profiles are for everybody who may be seen', { timeout }, async () => {
    const { page, close } = await visit(`/products/${product}`);
    const form = page.getByRole('link', { name: t('reviewForm.write') });
    expect(await form.getAttribute('href')).toBe(`/review?product=${product}`);
    await page.locator('live-reviews').scrollIntoViewIfNeeded();
    await page.getByText(t('reviewForm.guest')).waitFor();
    await form.waitFor({ state: 'detached' });
    await page.goto(`${site.url}/ingredients/niacinamide`);
    expect(await form.getAttribute('href')).toBe('/review?ingredient=niacinamide');
    await page.goto(`${site.url}/u`);
    await page.getByRole('link', { name: 'anna', exact: true }).click();
    await page.getByRole('heading', { name: 'anna', level: 1 }).waitFor();
    const answer = await page.goto(`${site.url}/u/nobody_at_all`);
    expect(answer?.status()).toBe(404);
    await page.getByText('/u/nobody_at_all').waitFor();
    await close();
  });
});
