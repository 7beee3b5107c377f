import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { languages } from '#core/language.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { openPage } from '../support/browser.ts';
import { type ServedSite, serveBuiltSite } from '../support/built-site.ts';
import { translators } from '../support/translators.ts';
import { schemesOf, violations } from '../support/violations.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

describe.each(languages)('the list of ingredients (%s)', (language) => {
  const t = translators[language];
  const words = ruleWords(language);
  let site: ServedSite;

  beforeAll(async () => {
    site = await serveBuiltSite(language);
  });
  afterAll(async () => {
    site.stop();
  });

  async function visit(query = '', options: BrowserContextOptions = {}) {
    const { page, problems, close } = await openPage(options);
    await page.goto(`${site.url}/ingredients${query}`);
    const rows = page.locator('[data-part=found] li');
    return {
      page,
      problems,
      close,
      rows,
      row: (inci: string) => rows.filter({ has: page.getByRole('link', { name: inci, exact: true }) }),
      links: () => page.locator('[data-part=found] li a').allTextContents(),
      status: page.getByRole('status').first(),
      field: page.getByRole('searchbox', { name: t('ingredients.filter') }),
      /** An option by its word; its count stands behind it. */
      option: (word: string) => page.getByRole('checkbox', { name: new RegExp(`^${upperFirst(word)} [\\d\\s,]+$`) }),
      countOf: async (word: string) => {
        const label = page.locator('label', { has: page.getByRole('checkbox', { name: new RegExp(`^${upperFirst(word)} [\\d\\s,]+$`) }) });
        return Number((await label.locator('[data-part=option-count]').textContent())?.replace(/\D/g, ''));
      },
      told: (count: number) =>
        page
          .getByRole('status')
          .first()
          .filter({ hasText: t('browse.count', { count }) }),
      order: page.getByRole('combobox', { name: t('browse.order') }),
    };
  }

  test.each([
    ['ниацинамид', 'Niacinamide'],
    ['vitamin B3', 'Niacinamide'],
    ['98-92-0', 'Niacinamide'],
    ['масло ши', 'Butyrospermum Parkii Butter'],
  ])('%s is found on this site', async (text, inci) => {
    const { page, problems, close, field, row, links } = await visit();
    await field.fill(text);
    await row(inci).waitFor();
    expect((await links())[0]).toBe(inci);
    expect(new URL(page.url()).searchParams.get('q')).toBe(text);
    expect(problems).toEqual([]);
    await close();
  });

  test.each([
    ['фйгф', 'aqua', 'Aqua'],
    ['ybfwbyfvbl', 'ниацинамид', 'Niacinamide'],
  ])('%s, typed on the other keyboard, is answered and the page says so', async (text, meant, inci) => {
    const { problems, close, field, row, status } = await visit();
    await field.pressSequentially(text, { delay: 5 });
    await status.filter({ hasText: t('browse.shownFor', { text: meant }) }).waitFor();
    await row(inci).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('filters, counts, order and pages go into the address, which opens the same; back undoes', async () => {
    const { page, problems, close, rows, option, countOf, told, links, order } = await visit();
    const emulsifier = words.roles['emulsifier'] ?? '';
    const group = page.locator('aside').getByText(words.families.surfactant, { exact: true });
    await group.click();
    const emulsifiers = await countOf(emulsifier);
    await option(emulsifier).check();
    await told(emulsifiers).waitFor();
    expect(await rows.count()).toBe(60);

    const natural = await countOf(t('origin.natural'));
    expect(natural).toBeLessThan(emulsifiers);
    await option(t('origin.natural')).press('Space');
    await told(natural).waitFor();
    expect(await countOf(emulsifier)).toBe(natural);
    await page.locator('summary', { hasText: t('browse.flag') }).click();
    expect(await option(t('flag.silicone')).isDisabled()).toBe(true);
    expect(await countOf(t('flag.silicone'))).toBe(0);

    const first = await links();
    await order.selectOption({ label: t('browse.order.za') });
    await page.waitForFunction((name) => document.querySelector('[data-part=found] a')?.textContent !== name, first[0]);
    const fromZ = first.toSorted((a, b) => (a.toUpperCase() < b.toUpperCase() ? 1 : -1));
    expect(await links()).toEqual(fromZ);
    expect(new URL(page.url()).search).toBe('?role=emulsifier&origin=natural&sort=za');

    await page.reload();
    await told(natural).waitFor();
    expect(await links()).toEqual(fromZ);
    expect(await option(emulsifier).isChecked()).toBe(true);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/ingredients$/);

    await page.goBack();
    await page.waitForFunction((name) => document.querySelector('[data-part=found] a')?.textContent === name, first[0]);
    await page.goBack();
    await told(emulsifiers).waitFor();
    expect(await option(t('origin.natural')).isChecked()).toBe(false);
    await page.getByRole('link', { name: t('browse.next') }).click();
    await page.waitForURL('**/ingredients?role=emulsifier&page=2');
    await page.getByText(t('browse.range', { from: 61, to: 120, total: emulsifiers })).waitFor();
    await page.locator('[role=status]:focus').waitFor();

    await page.getByRole('button', { name: t('browse.clear') }).click();
    await page.locator('[data-part=all]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  test('the highest comedogenic value comes first and is shown; a condition is taken away by its ×', async () => {
    const { page, problems, close, rows, told, countOf } = await visit('?sort=comedogenic&comedogenic=4-5&comedogenic=2-3&origin=natural');
    await rows.first().waitFor();
    expect(await rows.first().textContent()).toMatch(/[45]$/);
    const values = (await rows.locator('[data-part=end]').allTextContents()).map((text) => Number(text.at(-1)));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    const condition = t('browse.condition', { group: t('browse.origin'), option: t('origin.natural') });
    await page.getByRole('button', { name: new RegExp(condition, 'i') }).click();
    const [moderate, high] = ['moderate', 'high'] as const;
    const word = (value: string, step: typeof moderate | typeof high) => t('browse.rating', { value, word: t(`comedogenic.step.${step}`) });
    await told((await countOf(word('2–3', moderate))) + (await countOf(word('4–5', high)))).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('one word that was typed is one step back', async () => {
    const { page, problems, close, field, row } = await visit();
    await field.pressSequentially('niacinamide', { delay: 60 });
    await row('Niacinamide').waitFor();
    await page.goBack();
    await page.locator('[data-part=all]').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(problems).toEqual([]);
    await close();
  });

  test('on a phone the filters open from the bottom, count as they are chosen and lead to the list', async () => {
    const { page, problems, close, told, countOf, option } = await visit('', phone);
    const sheet = page.getByRole('dialog', { name: t('browse.filters') });
    await page.getByRole('button', { name: t('browse.filters'), exact: true }).click();
    await sheet.waitFor();
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
    const synthetic = await countOf(t('origin.synthetic'));
    await option(t('origin.synthetic')).check();
    await sheet.getByRole('button', { name: t('browse.show', { count: synthetic }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: t('browse.show', { count: synthetic }) }).click();
    await told(synthetic).waitFor();
    expect(await sheet.count()).toBe(0);
    await page.getByRole('button', { name: t('browse.filtersOn', { count: 1 }) }).click();
    await page.keyboard.press('Escape');
    expect(await sheet.count()).toBe(0);
    for (const target of ['[data-part=thumb] button', '[data-part=conditions] button', '[data-part=next]'])
      expect((await page.locator(target).first().boundingBox())?.height, target).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test.each(schemesOf(language))(
    'axe finds nothing in a filtered list, an empty one and with every filter open (%s)',
    async (colorScheme) => {
      for (const query of ['?role=emulsifier&flag=peg&sort=products', '?q=zzzzzz', '?q=ниаци']) {
        const { page, problems, close, status } = await visit(query, { colorScheme });
        await status.filter({ hasText: /\d/ }).waitFor();
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('aside details')) fold.setAttribute('open', '');
        });
        expect(await violations(page, colorScheme), query).toEqual([]);
        expect(problems).toEqual([]);
        await close();
      }
    },
  );

  test('a list that does not load is told, and trying again works', async () => {
    const { page, close } = await openPage();
    await page.route('**/ingredients/facets.json', (route) => route.abort());
    await page.goto(`${site.url}/ingredients?origin=natural`);
    await page.getByRole('alert').getByText(t('browse.failed')).waitFor();
    await page.unroute('**/ingredients/facets.json');
    await page.getByRole('button', { name: t('browse.retry') }).click();
    await page.locator('[data-part=found] li').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await close();
  });

  test('without a script the list stands there page by page, and no control that needs one', async () => {
    const { page, close, field } = await visit('', { javaScriptEnabled: false });
    expect(await page.locator('[data-part=all] li').count()).toBe(200);
    expect(await field.isVisible()).toBe(false);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByRole('link', { name: t('ingredients.allByLetter') }).click();
    await page.waitForURL('**/ingredients/page/1');
    await page.getByRole('link', { name: t('ingredients.after') }).click();
    await page.waitForURL('**/ingredients/page/2');
    await close();
  });
});
