import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { checkerPage, creamList } from '../support/checker-page.ts';
import { translators } from '../support/translators.ts';

const tabs = ['overview', 'list', 'functions', 'text', 'faces', 'detail', 'profile'] as const;

describe.each(languages)('the checker (%s)', (language) => {
  const t = translators[language];
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  async function visit(fragment = '') {
    const { page, problems, close } = await openPage({ acceptDownloads: true });
    const checker = checkerPage(page, site.url, t);
    await checker.open(fragment);
    return { page, problems, close, checker };
  }

  test('a pasted list is read and shown in seven tabs, and nothing of it leaves the browser', async () => {
    const { page, problems, close, checker } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await checker.analyse(creamList);
    await checker.count.waitFor();
    expect(await checker.status.textContent()).toContain(t('checker.done'));
    expect(await checker.count.textContent()).toBe(`13 ${t('checker.ofTotal', { total: 14 })}`);
    for (const name of tabs) {
      await checker.tab(t(`checker.tab.${name}`)).click();
      expect(await checker.panel.textContent(), name).toMatch(/glycerin|глицерин/i);
    }
    expect(asked.filter((request) => /Glycerin|HydraLock/.test(decodeURIComponent(request)) || !request.startsWith(site.url))).toEqual([]);
    expect(problems).toEqual([]);
    await close();
  });

  test('the footer looks as on every other page', async () => {
    const { page, close } = await visit();
    const looks = () =>
      page
        .getByRole('contentinfo')
        .locator('[data-part=small-print]')
        .evaluate((print) =>
          [print, ...print.querySelectorAll('p, ul')].map((one) => {
            const { borderBlockStart, font, maxInlineSize } = getComputedStyle(one);
            return [borderBlockStart, font, maxInlineSize];
          }),
        );
    const here = await looks();
    await page.goto(`${site.url}/service/content/about`);
    expect(here).toEqual(await looks());
    await close();
  });

  test('a list is read while it is written, and its report stays out of sight until it is asked for', async () => {
    const { page, problems, close, checker } = await visit();
    await checker.box.fill('Aqua, Glycerin, Panthenol, Parfum');
    await checker.report.waitFor({ state: 'attached' });
    expect(await checker.report.isVisible()).toBe(false);
    await checker.button(t('home.analyze')).click();
    await checker.count.filter({ hasText: '4' }).waitFor();

    await checker.button(t('checker.edit')).click();
    await checker.box.fill(creamList);
    await page.locator('[data-part=reading]').nth(1).waitFor({ state: 'attached' });
    expect(await checker.count.textContent()).toBe(`4 ${t('checker.ofTotal', { total: 4 })}`);
    await checker.button(t('home.analyze')).click();
    await checker.count.filter({ hasText: '13' }).waitFor();
    expect(await checker.count.textContent()).toBe(`13 ${t('checker.ofTotal', { total: 14 })}`);
    expect(await checker.reading.textContent()).toContain('HydraLock');
    expect(problems).toEqual([]);
    await close();
  });

  test('a report that was drawn ahead is there in the next frame, and what is done before that holds', async () => {
    const { page, problems, close, checker } = await visit();
    const drawAhead = async (list: string) => {
      await checker.button(t('checker.edit')).click();
      await checker.box.fill(list);
      await page.locator('[data-part=list-line]', { hasText: list }).waitFor({ state: 'attached' });
    };
    /** Presses Analyze and, in the same task, something else; says what a reader sees in the next frame. */
    const pressTwice = (next?: string) =>
      page.evaluate(async (nextSelector) => {
        const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
        press('[data-does=analyze]');
        if (nextSelector) press(nextSelector);
        await new Promise(requestAnimationFrame);
        const seen = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
        return {
          counts: seen('[data-part=count]').map(({ textContent }) => textContent),
          boxes: seen('#list').length,
          lines: seen('[data-part=list-line]').map(({ textContent }) => textContent),
          messages: seen('[data-part=paste-status] > *').map(({ textContent }) => textContent.trim()),
        };
      }, next);
    const count = `4 ${t('checker.ofTotal', { total: 4 })}`;
    const shown = (list: string) => ({ counts: [count], boxes: 0, lines: [list], messages: [t('checker.done')] });
    const [first, second, third] = ['Panthenol', 'Niacinamide', 'Allantoin'].map((name) => `Aqua, Glycerin, ${name}, Parfum`) as [
      string,
      string,
      string,
    ];
    await checker.analyse(creamList);
    await checker.count.waitFor();

    await drawAhead(first);
    expect(await pressTwice()).toEqual(shown(first));
    await page.locator('[data-part=checker]:not([data-swapping])').waitFor();
    expect(await checker.count.textContent()).toBe(count);
    expect(await page.locator('[data-part=tiles]:visible').count()).toBe(1);

    await drawAhead(second);
    expect(await pressTwice('[data-part=drawn]:not([data-offscreen]) [role=radiogroup] label:nth-child(2) input')).toEqual(shown(second));
    expect(await page.locator('[data-part=drawn]:not([data-offscreen]) [role=radiogroup] label:nth-child(2) input').isChecked()).toBe(true);

    await drawAhead(third);
    await pressTwice('[data-does=clear]');
    await checker.report.waitFor({ state: 'detached' });
    expect(await checker.box.inputValue()).toBe('');
    expect(await page.locator('[data-swapping]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a press of the button before the page is ready is acted on when it is', async () => {
    const { page, problems, close } = await openPage();
    const checker = checkerPage(page, site.url, t);
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/Checker.*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/ingredient-checker`, { waitUntil: 'domcontentloaded' });
    await checker.analyse(creamList);
    await page.getByText(t('checker.busy')).waitFor();
    expect(await page.locator('astro-island[ssr]').count()).toBe(1);
    held.resolve();
    await checker.count.waitFor();
    expect(await checker.count.textContent()).toBe(`13 ${t('checker.ofTotal', { total: 14 })}`);
    expect(await page.getByText(t('checker.busy')).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('a shared link opened by somebody else shows the same report', async () => {
    const first = await visit();
    await first.checker.analyse(creamList);
    await first.checker.count.waitFor();
    await first.page.waitForFunction(() => location.hash.length > 3);
    const asGuessed = new URL(first.page.url()).hash;
    await first.checker.judgedAs('rinse-off');
    const ofRinsed = t('allergens.threshold', { percent: t.percent(0.01) });
    await first.page.getByText(ofRinsed).waitFor();
    await first.page.waitForFunction((before) => location.hash !== before, asGuessed);
    const link = first.page.url();
    const shown = await first.checker.report.textContent();
    await first.close();

    const second = await visit(new URL(link).hash);
    await second.checker.count.waitFor();
    // The overview comes behind the count.
    await second.page.getByText(ofRinsed).waitFor();
    expect(await second.checker.report.textContent()).toBe(shown);
    expect(second.problems).toEqual([]);
    await second.close();
  });

  test('a correction is undone and named, a text that was left out is put back', async () => {
    const { problems, close, checker } = await visit();
    await checker.analyse(creamList);
    await checker.note(t('checker.undo'), 'Niacinamde').click();
    await checker.count.filter({ hasText: '12' }).waitFor();

    await checker.note(t('checker.nameIt'), 'Niacinamde').click();
    const field = checker.reading.getByRole('combobox');
    await field.fill('panthen');
    await field.page().getByRole('option', { name: 'Panthenol', exact: true }).click();
    await checker.count.filter({ hasText: '13' }).waitFor();
    expect(await checker.reading.textContent()).toContain(t('checker.note.named'));

    await checker.note(t('checker.putBack'), 'LOT 24B071').click();
    await checker.count.filter({ hasText: t('checker.ofTotal', { total: 15 }) }).waitFor();
    await checker.note(t('checker.asBefore'), 'LOT 24B071').click();
    await checker.count.filter({ hasText: t('checker.ofTotal', { total: 14 }) }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['cyrillic', 'Вода, глицерин, пантенол, ниацинамид'],
    ['non_latin', '水、甘油、烟酰胺'],
    ['url', 'https://example.org/cream'],
    ['not_ingredients', 'This cream is the best one for your skin and you will love it'],
    ['empty', ' '],
    ['too_long', 'Aqua, '.repeat(4_000)],
  ] as const)('the refusal %s says what to do', async (code, text) => {
    const { problems, close, checker, page } = await visit();
    await checker.analyse(text);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    const shown = await alert.textContent();
    expect(shown).toContain(t(`checker.refused.${code}`));
    expect(shown).toContain(
      code === 'too_long' ? t('checker.refused.too_long.help', { length: 24_000, limit: 20_000 }) : t(`checker.refused.${code}.help`),
    );
    expect(await page.locator('#list').inputValue()).toBe(text);
    if (code === 'cyrillic') {
      await checker.button(t('checker.readThis')).click();
      await checker.count.waitFor();
      expect(await checker.reading.textContent()).toContain('Niacinamide');
    }
    expect(problems).toEqual([]);
    await close();
  });

  test('a dictionary that does not load is told, and trying again works', async () => {
    const { page, close } = await openPage();
    const checker = checkerPage(page, site.url, t);
    await page.route('**/dictionary/names*', (route) => route.abort());
    await checker.open();
    await checker.analyse(creamList);
    await page.getByRole('alert').getByText(t('checker.problem.dictionary')).waitFor();
    expect(await page.locator('#list').inputValue()).toBe(creamList);
    await page.unroute('**/dictionary/names*');
    await checker.button(t('checker.retry')).click();
    await checker.count.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });

  test.each([
    ['#1.AAAA', 'damaged'],
    ['#9.AAAA', 'version'],
  ] as const)('the link %s is refused with words', async (fragment, problem) => {
    const { page, problems, close } = await visit(fragment);
    await page
      .getByRole('alert')
      .getByText(t(`checker.link.${problem}`))
      .waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('with too few names recognised no verdict on the whole is given', async () => {
    const { page, problems, close, checker } = await visit();
    await checker.analyse('Aqua, Glycerin, Panthenol, Xylofantasium Complex, Marvelosine Factor, Parfum');
    await page.getByText(t('answer.withheld', { recognised: 4, total: 6 })).waitFor();
    await checker.panel.getByText(t('checker.withheld.tile')).first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('tabs and strip are walked with the keyboard', async () => {
    const { page, problems, close, checker } = await visit();
    await checker.analyse(creamList);
    await checker.tab(t('checker.tab.overview')).focus();
    await page.keyboard.press('ArrowRight');
    expect(await checker.tab(t('checker.tab.list')).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('End');
    expect(await checker.tab(t('checker.tab.profile')).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Home');
    const readout = page.locator('formula-strip').getByRole('status');
    for (let steps = 0; steps < 20 && (await readout.count()) === 0; steps += 1) await page.keyboard.press('Shift+Tab');
    expect(await readout.textContent()).toMatch(/Water|Вода/);
    await page.keyboard.press('ArrowRight');
    expect(await readout.textContent()).toMatch(/Glycerin|Глицерин/);
    await page.keyboard.press('End');
    expect(await readout.textContent()).toMatch(/Linalool|Линалоол/);
    await page.keyboard.press('Escape');
    expect(await readout.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('an opened row tells of its ingredient, the table sorts and is saved', async () => {
    const { page, problems, close, checker } = await visit();
    await checker.analyse(creamList);
    await checker.tab(t('checker.tab.list')).click();
    await checker.panel.getByRole('button', { name: /^Niacinamide/ }).click();
    const link = checker.panel.getByRole('link', { name: t('checker.ingredientPage', { name: 'Niacinamide' }) });
    expect(await link.getAttribute('href')).toBe('/ingredients/niacinamide');
    await checker.panel.locator('[data-part=told]').waitFor();

    await checker.tab(t('checker.tab.detail')).click();
    const head = checker.panel.getByRole('columnheader', { name: t('detail.ingredient') });
    await head.getByRole('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    expect(await checker.panel.getByRole('rowheader').first().textContent()).toBe('1,2-Hexanediol');
    const [csv] = await Promise.all([page.waitForEvent('download'), checker.button(t('checker.saveCsv')).click()]);
    expect(readFileSync(await csv.path(), 'utf8')).toContain('Niacinamide');
    const [json] = await Promise.all([page.waitForEvent('download'), checker.button(t('checker.saveJson')).click()]);
    expect(JSON.parse(readFileSync(await json.path(), 'utf8'))).toMatchObject({ format: 'inciscope-report-1', text: creamList });
    expect(problems).toEqual([]);
    await close();
  });

  test('clearing empties the box, the report and the address', async () => {
    const { page, problems, close, checker } = await visit();
    await checker.analyse(creamList);
    await page.waitForFunction(() => location.hash.length > 3);
    await checker.button(t('checker.edit')).click();
    await checker.button(t('checker.clear')).click();
    expect(await page.locator('#list').inputValue()).toBe('');
    expect(await checker.report.count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    expect(problems).toEqual([]);
    await close();
  });
});
