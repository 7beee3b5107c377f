import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type SiteOfItsOwn, serveSiteOfItsOwn } from '../support/built-site.ts';
import { startProvider } from '../support/provider.ts';
import { translators } from '../support/translators.ts';
import { violations } from '../support/violations.ts';

const timeout = 90_000;

describe.each(languages)('signing in at a provider (%s)', (language) => {
  const t = translators[language];
  let site: SiteOfItsOwn;
  let provider: Awaited<ReturnType<typeof startProvider>>;

  beforeAll(async () => {
    provider = await startProvider({
      anna: { email: 'anna@example.test', email_verified: true, name: 'Anna' },
      vera: { email: 'vera@example.test', email_verified: true, name: 'Vera' },
    });
    site = await serveSiteOfItsOwn(language, provider.settings);
    provider.connect(site.url);
  });
  afterAll(async () => {
    site.stop();
    await provider.stop();
  });

  async function visit(path: string) {
    const opened = await openPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    opened.page.setDefaultTimeout(timeout);
    await opened.page.goto(site.url + path);
    return opened;
  }
  const button = t('login.with', { provider: 'Harbour ID' });

  test('the button leads to the provider, and back to where one was going, signed in', { timeout }, async () => {
    const { page, problems, close } = await visit('/user/settings');
    await page.waitForURL(/\/login\?next=/);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel('Account').fill('anna');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${site.url}/user/settings`);
    await page.getByRole('heading', { name: t('own.avoid') }).waitFor();
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toContain('auth._token.local');
    expect(cookies).not.toContain('sign_in_attempt');
    // Without a password there is none to be asked for.
    await page.getByRole('button', { name: t('settings.delete') }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(t('settings.currentPassword')).count()).toBe(0);
    await dialog.getByRole('button', { name: t('settings.deleteSubmit') }).click();
    await page.waitForURL(`${site.url}/`);
    expect(problems).toEqual([]);
    await close();
  });

  test('who does not agree there reads so, and can still go where they were going', { timeout }, async () => {
    const { page, problems, close } = await visit('/login?next=%2Fuser%2Fsettings');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Deny' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: t('login.problem.denied') })
      .waitFor();
    expect(page.url()).toBe(`${site.url}/login?next=%2Fuser%2Fsettings`);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('who is banned reads why, where they come from the provider and where they were signed in', { timeout }, async () => {
    const { page, close } = await visit('/login');
    const atProvider = async () => {
      await page.getByRole('button', { name: button }).click();
      if (page.url().includes('/interaction/')) {
        await page.getByLabel('Account').fill('vera');
        await page.getByRole('button', { name: 'Continue' }).click();
      }
    };
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel('Account').fill('vera');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(`${site.url}/user`);
    site.change("update users set banned_at = '2026-01-01T00:00:00.000Z', ban_reason = 'ads & links' where username = 'vera'");
    // Longer than a page trusts what it was told of the user.
    await page.evaluate(() => sessionStorage.removeItem('profile'));
    await page.goto(`${site.url}/user/settings`);
    await page.waitForURL(/\/login\?next=/);
    const why = page.locator('.note').filter({ hasText: t('login.problem.banned', { reason: 'ads & links' }).slice(-12) });
    await why.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    expect(await why.count()).toBe(0);
    await atProvider();
    await why.waitFor();
    expect(page.url()).toBe(`${site.url}/login?next=%2Fuser%2Fsettings`);
    await close();
  });

  test('what a link that somebody else made says of a ban is not shown', { timeout }, async () => {
    const { page, close } = await visit('/login#problem=banned&reason=Call%20us');
    await page
      .getByRole('alert')
      .filter({ hasText: t('login.problem.banned', { reason: '—' }) })
      .waitFor();
    expect(await page.getByText('Call us').count()).toBe(0);
    await close();
  });

  test('a link with a token that this tab did not ask for signs nobody in', { timeout }, async () => {
    const { page, close } = await visit('/login#token=aaaa.bbbb.cccc');
    await page
      .getByRole('alert')
      .filter({ hasText: t('login.problem.expired') })
      .waitFor();
    expect(page.url()).toBe(`${site.url}/login`);
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  test('the registration offers it too', { timeout }, async () => {
    const { page, close } = await visit('/register');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('button', { name: 'Deny' }).waitFor();
    await close();
  });
});
