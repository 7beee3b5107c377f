import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { reviewLimits } from '#core/reviews/review-draft.ts';
import { hasFocus, openPage } from '../support/browser.ts';
import { type SiteOfItsOwn, serveSiteOfItsOwn } from '../support/built-site.ts';
import { register, signIn } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 90_000;
/** Longer ago than a review may be changed. */
const aged = "update reviews set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-11 minutes') where demo = 0";

describe.each(languages)('what the site says of reviews, favourites and passwords (%s)', (language) => {
  const t = translators[language];
  let site: SiteOfItsOwn;
  let product: string;
  let users = 0;

  beforeAll(async () => {
    site = await serveSiteOfItsOwn(language);
    const { items } = await (await fetch(`${site.url}/api/v2/products?limit=1`)).json();
    product = items[0].alias;
  });
  afterAll(async () => {
    site.stop();
  });

  const api = (method: string, path: string, body: object, token = '') =>
    fetch(`${site.url}/api/v2/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
  async function newUser(): Promise<string> {
    users += 1;
    return register(site.url, `user_${users}`);
  }
  /** A page at a path; of a new user, or of a guest. */
  async function visit(path: string, token: string | null) {
    const opened = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const { page } = opened;
    page.setDefaultTimeout(timeout);
    if (token) await signIn(page, site.url, token);
    await page.goto(site.url + path);
    return opened;
  }
  const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const toast = (page: Page, text: string) => page.locator('toast-stack > [data-kind=success]').filter({ hasText: text }).waitFor();
  const alert = (page: Page, text: string) => page.locator('toast-stack > [data-kind=danger]').filter({ hasText: text }).waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const rate = (page: Page, rating: number) => page.getByRole('radio', { name: new RegExp(t('reviews.ratingWords', { rating })) }).check();
  const field = (page: Page, name: 'title' | 'content') => page.getByLabel(t(`reviewForm.${name}`), { exact: true });
  const aspect = (page: Page, name: 'pros' | 'cons') => page.getByLabel(new RegExp(`^${t(`reviews.${name}`)}`));

  test('on the page of the form: what is missing, too long or a link; published; already there; too late; removed', {
    timeout,
  }, async () => {
    const token = await newUser();
    const { page, close } = await visit(`/review?product=${product}`, token);
    await press(page, t('reviewForm.publish'));
    for (const key of [
      'reviewForm.form.review.rating.required',
      'reviewForm.form.review.title.required',
      'reviewForm.form.review.content.required',
    ] as const)
      await says(page, t(key));
    await rate(page, 4);
    await field(page, 'title').fill('x'.repeat(reviewLimits.title + 1));
    await field(page, 'content').fill('Look at example.com');
    await aspect(page, 'pros').fill('x'.repeat(reviewLimits.aspect + 1));
    await aspect(page, 'cons').fill('y'.repeat(reviewLimits.aspect + 1));
    await press(page, t('reviewForm.publish'));
    await says(page, t('problem.review.title.too_long'));
    await says(page, t('problem.review.link'));
    await says(page, t('problem.review.pros.too_long'));
    expect(await page.getByText(t('problem.review.cons.too_long'), { exact: true }).count()).toBe(2);
    expect(await field(page, 'content').inputValue()).toBe('Look at example.com');
    await field(page, 'title').fill('Soft skin');
    await field(page, 'content').fill('Soft for a whole day.');
    for (const name of ['pros', 'cons'] as const) await aspect(page, name).fill('');
    await press(page, t('reviewForm.publish'));
    await page.waitForURL(/thanks-for-review/);
    await toast(page, t('reviewForm.form.published'));
    expect(await violations(page)).toEqual([]);

    await page.goto(`${site.url}/review?product=${product}`);
    await says(page, t('reviewForm.already.product'));
    expect(await violations(page)).toEqual([]);
    site.change(aged);
    await page.reload();
    await press(page, t('reviewForm.edit'));
    await alert(page, t('reviewForm.tooLate'));
    await press(page, t('reviewForm.remove'));
    await page.getByText(t('reviewForm.removeAsk')).waitFor();
    await press(page, t('reviewForm.remove'));
    await toast(page, t('reviewForm.form.removed'));
    await page.getByRole('button', { name: t('reviewForm.publish') }).waitFor();
    await close();
  });

  test('on the page of a product: a guest is invited; what is missing; published; already there; too late by the server; removed', {
    timeout,
  }, async () => {
    const guest = await visit(`/products/${product}`, null);
    await guest.page.locator('live-reviews').scrollIntoViewIfNeeded();
    await guest.page.getByText(t('reviewForm.guest')).waitFor();
    await guest.page
      .locator('live-reviews')
      .getByRole('link', { name: t('nav.login'), exact: true })
      .click();
    await guest.page.waitForURL(`${site.url}/login?next=${encodeURIComponent(`/products/${product}`)}`);
    await guest.close();

    const { page, close } = await visit(`/products/${product}`, await newUser());
    await page.locator('live-reviews').scrollIntoViewIfNeeded();
    await press(page, t('reviewForm.write'));
    await press(page, t('reviewForm.publish'));
    for (const key of [
      'reviewForm.page.review.rating.required',
      'reviewForm.page.review.title.required',
      'reviewForm.page.review.content.required',
    ] as const)
      await says(page, t(key));
    expect(await violations(page)).toEqual([]);
    await rate(page, 2);
    await field(page, 'title').fill('Sticky');
    await field(page, 'content').fill('Sticky for an hour.');
    await press(page, t('reviewForm.publish'));
    await toast(page, t('reviewForm.page.published'));
    await says(page, t('reviewForm.already.product'));
    await press(page, t('reviewForm.edit'));
    site.change(aged);
    await page
      .locator('live-reviews')
      .getByRole('button', { name: t('reviewForm.save') })
      .click();
    await alert(page, t('problem.review.edit_window'));
    await page.locator('live-reviews').getByText(t('problem.review.edit_window'), { exact: true }).waitFor();
    await page.reload();
    await page.locator('live-reviews').scrollIntoViewIfNeeded();
    await press(page, t('reviewForm.remove'));
    await page.getByText(t('reviewForm.removeAsk')).waitFor();
    await press(page, t('reviewForm.remove'));
    await toast(page, t('reviewForm.page.removed'));
    await close();
  });

  test('the API: what is wrong at each field, published, already there, too late', { timeout }, async () => {
    const token = await newUser();
    const empty = await api('POST', 'reviews', { subject: 'product', alias: product }, token);
    expect((await empty.json()).errors.map(({ message }: { message: string }) => message)).toEqual([
      t('problem.review.rating.required'),
      t('problem.review.title.required'),
      t('problem.review.content.required'),
    ]);
    const draft = { subject: 'product', alias: product, rating: 3, title: 'So so', content: 'Neither good nor bad.' };
    const { review, message: said } = await (await api('POST', 'reviews', draft, token)).json();
    expect(said).toBe(t('review.added'));
    const again = await api('POST', 'reviews', draft, token);
    expect([again.status, (await again.json()).detail]).toEqual([409, t('problem.review.duplicate')]);
    site.change(aged);
    const late = await api('PATCH', `reviews/${review.id}`, { title: 'Better' }, token);
    expect([late.status, (await late.json()).detail]).toEqual([403, t('problem.review.edit_window')]);
  });

  test('what the API refuses has the title of its status', { timeout }, async () => {
    const titleOf = async (answer: Response) => (await answer.json()).title;
    expect(await titleOf(await api('POST', 'reviews', {}))).toBe(t('problem.title.401'));
    const [mine, other] = [await newUser(), await newUser()];
    const draft = { subject: 'ingredient', alias: 'niacinamide', rating: 3, title: 'So so', content: 'Neither good nor bad.' };
    const { review } = await (await api('POST', 'reviews', draft, mine)).json();
    expect(await titleOf(await api('PATCH', `reviews/${review.id}`, { title: 'Mine' }, other))).toBe(t('problem.title.403'));
    expect(await titleOf(await api('DELETE', 'reviews/999999', {}, mine))).toBe(t('problem.title.404'));
  });

  test('the first review of an ingredient is written on its page; a stranger reports it', { timeout }, async () => {
    const { page, problems, close } = await visit('/ingredients/panthenol', await newUser());
    await page.locator('live-reviews').scrollIntoViewIfNeeded();
    await says(page, t('reviews.none.ingredient'));
    await press(page, t('reviewForm.write'));
    await says(page, t('reviewForm.ofIngredient'));
    await rate(page, 5);
    await field(page, 'title').fill('Calm');
    await field(page, 'content').fill('Calms my skin.');
    await press(page, t('reviewForm.publish'));
    await toast(page, t('reviewForm.page.published'));
    await says(page, t('reviewForm.already.ingredient'));
    expect(problems).toEqual([]);
    await close();

    const stranger = await visit('/ingredients/panthenol', null);
    const reviews = stranger.page.locator('live-reviews');
    await reviews.scrollIntoViewIfNeeded();
    const opener = reviews.getByRole('button', { name: t('report.open.review'), exact: true });
    await opener.focus();
    await stranger.page.keyboard.press('Enter');
    const dialog = stranger.page.getByRole('dialog', { name: t('report.title') });
    await dialog.getByText(t('report.hintPeople')).waitFor();
    await stranger.page.keyboard.type('It is an advertisement.');
    await stranger.page.keyboard.press('Tab');
    await stranger.page.keyboard.press('Enter');
    await toast(stranger.page, t('report.thanks'));
    await hasFocus(opener);
    expect(stranger.problems).toEqual([]);
    await stranger.close();
  });

  test('readers order reviews, ask for skin like their own, and say what helped', { timeout }, async () => {
    const [dry, oily] = [await newUser(), await newUser()];
    const skins = [
      [dry, 'dry', 5],
      [oily, 'oily', 1],
    ] as const;
    for (const [token, skin, rating] of skins) {
      await api('PATCH', 'user/profile', { settings: { skin: [skin] } }, token);
      await api(
        'POST',
        'reviews',
        { subject: 'ingredient', alias: 'glycerin', rating, title: `On ${skin} skin`, content: 'As said.' },
        token,
      );
    }
    const { page, problems, close } = await visit('/ingredients/glycerin', dry);
    const reviews = page.locator('live-reviews');
    await reviews.scrollIntoViewIfNeeded();
    const titles = reviews.locator('[data-part=live] h3 > span:first-child');
    await expect.poll(() => titles.allTextContents(), { timeout }).toEqual(['On oily skin', 'On dry skin']);
    await reviews.getByLabel(t('reviews.order.label')).selectOption('highest');
    await expect.poll(() => titles.allTextContents(), { timeout }).toEqual(['On dry skin', 'On oily skin']);
    await press(page, t('reviews.thisHelped'));
    await page.getByText(t('reviews.helpful', { count: 1 })).waitFor();
    await reviews.getByLabel(t('reviews.from')).selectOption({ label: t('reviews.fromMine', { skin: t('skin.of.dry') }) });
    await expect.poll(() => titles.allTextContents(), { timeout }).toEqual(['On dry skin']);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('favourites come and go', { timeout }, async () => {
    const { page, close } = await visit(`/products/${product}`, await newUser());
    const save = page.getByRole('button', { name: t('favorites.save') }).first();
    await save.click();
    await toast(page, t('favorites.added'));
    await save.click();
    await toast(page, t('favorites.removed'));
    await close();
  });

  test('a press before the favourites are known is not undone by them', { timeout }, async () => {
    const { page, close } = await visit('/login', await newUser());
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((go) => {
      letGo = go;
    });
    await page.route('**/api/v2/favorites', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await page.goto(`${site.url}/products/${product}`);
    const save = page.getByRole('button', { name: t('favorites.save') }).first();
    const known = page.waitForResponse('**/api/v2/favorites');
    await save.click();
    await Promise.race([toast(page, t('favorites.added')), page.waitForTimeout(1_000)]);
    letGo();
    await (await known).finished();
    await toast(page, t('favorites.added'));
    expect(await save.getAttribute('aria-pressed')).toBe('true');
    await close();
  });

  test('of what is not there no review is begun', { timeout }, async () => {
    const { page, close } = await visit('/review?product=none-such', await newUser());
    await says(page, t('reviewForm.gone'));
    expect(await page.getByRole('button', { name: t('reviewForm.publish') }).count()).toBe(0);
    await close();
  });

  test('who asks for a new password learns nothing of who has an account', { timeout }, async () => {
    const { page, close } = await visit('/recover-password', null);
    await page.getByRole('button', { name: t('recover.submit'), disabled: false }).waitFor();
    await page.getByLabel(t('register.email')).fill('nobody@example.test');
    await press(page, t('recover.submit'));
    await page
      .getByRole('status')
      .filter({ hasText: t('account.recovery.asked') })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });

  test('a picture of oneself is square, of a known kind and not too large', { timeout }, async () => {
    const { page, close } = await visit('/user/settings', await newUser());
    const choose = page.getByLabel(t('avatar.choose'));
    const wide = Buffer.from(
      await page.evaluate(async () => {
        const canvas = new OffscreenCanvas(40, 20);
        canvas.getContext('2d');
        return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
      }),
    );
    await choose.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await says(page, t('avatar.tooLarge'));
    await choose.setInputFiles({ name: 'none.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await says(page, t('avatar.unreadable'));
    await choose.setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: wide });
    await says(page, t('avatar.notSquare', { width: 40, height: 20 }));
    expect(await violations(page)).toEqual([]);
    await press(page, t('avatar.crop'));
    await page.getByRole('img', { name: /user_/ }).waitFor();
    await close();
  });
});
