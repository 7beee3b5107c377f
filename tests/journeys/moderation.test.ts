import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { type Database, openDatabase } from '#db/database.ts';
import { admin as english } from '#i18n/en/admin.ts';
import { admin as russian } from '#i18n/ru/admin.ts';
import { createTranslator } from '#i18n/translator.ts';
import { localPublisher } from '#scripts/publishing/local-publisher.ts';
import { createSite, serveSite, servicesOf } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';
import { openPage } from '../support/browser.ts';
import { copyOfSite } from '../support/built-site.ts';
import { password, register, signIn } from '../support/sign-up.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 400_000;
const list = 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol';
const shots = process.env['DESK_SHOTS'];
const looks = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 768, height: 1024, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
] as const;

/** A page that waits for a build to publish, on a busy machine, draws its letters late. */
const serious = (problems: readonly string[]) => problems.filter((problem) => !problem.includes('was preloaded using link preload'));

/** A name that no earlier try has taken. */
const named = (name: string) => `${name}_${crypto.randomUUID().slice(0, 6)}`;

describe.each(languages)('moderation (%s)', (language) => {
  const site = translators[language];
  const t = createTranslator<typeof english>(language, language === 'ru' ? russian : english);
  const { environment, make, remove } = copyOfSite(language, `moderation-${language}`);
  const settings = readSettings({ ...environment, PUBLISH_AFTER: '1', BCRYPT_COST: '4', RATE_REGISTRATION: '1000' });
  const ending: (() => void)[] = [];
  let db: Database;
  let url = '';

  /** The site with its publisher, as `npm start` serves it. */
  beforeAll(async () => {
    make();
    const opened = await openDatabase(settings.database);
    db = opened.db;
    const publisher = localPublisher(settings, db, { environment, report: () => undefined });
    const services = await servicesOf(settings, () => ({ publisher }));
    const app = await createSite({ root: settings.out, functions: 'functions', netlify: 'netlify.toml', services });
    const served = await serveSite(app, '127.0.0.1', 0);
    url = `http://127.0.0.1:${served.port}`;
    ending.push(served.stop, publisher.stop, opened.close);
  }, timeout);
  afterAll(() => {
    for (const end of ending) end();
    remove();
  });

  async function visit(token: string, path: string) {
    const opened = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    opened.page.setDefaultTimeout(120_000);
    await signIn(opened.page, url, token);
    await opened.page.goto(url + path);
    return opened;
  }
  async function editor(path: string) {
    const username = named('ada');
    const token = await register(url, username);
    await db.run(sql`update users set role = 'admin' where username = ${username}`);
    return visit(token, path);
  }
  async function show(page: Page, name: string) {
    if (!shots) return;
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/${language}-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  test('what a user submits is approved by one key, and its page stands with nobody touching a shell', { timeout }, async () => {
    const token = await register(url, named('berta'));
    const user = await visit(token, '/products/new-product');
    const fill = (key: 'brand' | 'title' | 'inci', value: string) =>
      user.page.getByLabel(site(`submission.${key}`), { exact: true }).fill(value);
    const title = `Balm ${crypto.randomUUID().slice(0, 6)}`;
    await fill('brand', 'Nordholm');
    await fill('title', title);
    await press(user.page, site('submission.next'));
    await fill('inci', list);
    await press(user.page, site('submission.next'));
    await press(user.page, site('submission.next'));
    await press(user.page, site('submission.send'));
    await user.page.waitForURL(/\/user\/my-added-products$/);

    const desk = await editor('/admin/moderation');
    const name = `Nordholm ${title}`;
    await desk.page.getByRole('region', { name: t('admin.submission.one', { name }) }).waitFor();
    await desk.page.getByText(site('submission.recognised', { recognised: 5, count: 5 })).waitFor();
    expect(await violations(desk.page)).toEqual([]);
    await show(desk.page, 'submissions');
    const start = performance.now();
    await desk.page.keyboard.press('a');
    await desk.page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    const [row] = await db.all<{ alias: string }>(sql`select alias from products where title_en = ${title}`);
    const page = async () => (await fetch(`${url}/products/${row?.alias}`)).text();
    await expect.poll(page, { timeout: timeout / 2, interval: 250 }).toContain(title);
    if (shots) console.log(`Published after ${((performance.now() - start) / 1_000).toFixed(1)} s (${language}).`);
    await user.page.reload();
    await user.page.getByText(site('myProducts.status.public')).waitFor();
    expect(serious([...user.problems, ...desk.problems])).toEqual([]);
    await user.close();
    await desk.close();
  });

  test('an author who is banned with a text reads why, until when and where to object; the ban is lifted again', { timeout }, async () => {
    const username = named('carl');
    const token = await register(url, username);
    const [product] = await db.all<{ alias: string }>(sql`select alias from products where status = 'public' order by id limit 1`);
    const review = {
      subject: 'product',
      alias: product?.alias,
      rating: 1,
      title: 'Bad',
      content: 'This is fucking awful.',
      pros: '',
      cons: '',
    };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const held = await fetch(`${url}/api/v2/reviews`, { method: 'POST', headers, body: JSON.stringify(review) });
    expect((await held.json()).detail).toContain('/service/content/contact');

    const desk = await editor('/admin/moderation/held');
    const { page } = desk;
    const text = page.getByRole('listitem').filter({ hasText: username });
    await text.getByText(t('admin.decide.banToo', { name: username })).click();
    await text.getByLabel(t('admin.ban.reason')).fill('Insults');
    expect(await violations(page)).toEqual([]);
    await show(page, 'held');
    await text.getByRole('button', { name: t('admin.decide.refuse') }).click();
    await page.getByText(t('admin.change.done', { count: 2 })).waitFor();

    const banned = await visit(token, '/user');
    await banned.page.waitForURL(/\/login/);
    await banned.page.getByRole('alert').filter({ hasText: 'Insults' }).first().waitFor();
    const [ban] = await db.all<{ until: string }>(sql`select banned_until as until from users where username = ${username}`);
    await banned.page
      .getByText(site('ban.until', { until: site.date(ban?.until ?? '') }))
      .first()
      .waitFor();
    await banned.close();

    await page.goto(`${url}/admin/users?q=${username}`);
    await page.locator('tbody tr').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await show(page, 'users');
    await page.getByRole('link', { name: username }).click();
    await page.getByRole('heading', { level: 2, name: username }).waitFor();
    expect(await violations(page)).toEqual([]);
    await show(page, 'user');
    await press(page, t('admin.ban.lift'));
    await page.getByText(t('admin.change.done', { count: 1 })).waitFor();
    const again = await fetch(`${url}/api/v2/security/login`, { method: 'POST', headers, body: JSON.stringify({ username, password }) });
    expect(again.status).toBe(200);

    await page.goto(`${url}/admin/moderation/reports`);
    await page.getByText(t('admin.moderation.empty')).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(serious(desk.problems)).toEqual([]);
    await desk.close();
  });
});
