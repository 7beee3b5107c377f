import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparisonAlias } from '#core/comparison/address.ts';
import { languages } from '#core/language.ts';
import { servicesOf } from '#scripts/serve.ts';
import { readSettings } from '#scripts/settings.ts';
import { pageAnswer } from '#server/pages/answer.ts';
import type { Services } from '#server/services.ts';
import { builtSite, siteEnvironment } from '../support/built-site.ts';

const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="comparison">([^<]+)<\/script>/.exec(html)?.[1] ?? 'null');
/** What a person sees of a page, from its title on. */
const bodyOf = (html: string) => html.slice(html.indexOf('<comparison-lists'), html.indexOf('</comparison-lists>'));

function compared(lines: readonly object[]): unknown {
  const { stdout } = spawnSync(process.execPath, ['scripts/compare.ts'], {
    input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, ...siteEnvironment('en') },
  });
  return JSON.parse(stdout);
}

describe.each(languages)('comparisons of the %s site', (language) => {
  const folder = join(builtSite(language), 'compare');
  const pairs = readdirSync(folder).flatMap((name) => /^(.+-vs-.+)\.html$/.exec(name)?.[1] ?? []);
  const [first = '', second = ''] = pairs;
  let services: Services;
  const ask = (path: string) => pageAnswer(new Request(`https://site.test${path}`), services);

  beforeAll(async () => {
    services = await servicesOf(readSettings(siteEnvironment(language)));
  });

  test('a pair has one page, under its two names in order', () => {
    expect(pairs.length).toBeGreaterThan(10);
    for (const pair of pairs) expect(comparisonAlias(pair.split('-vs-'))).toBe(pair);
  });

  test('a comparison is the same prerendered and on request', async () => {
    for (const pair of [first, second]) {
      const built = readFileSync(join(folder, `${pair}.html`), 'utf8');
      const answer = await ask(`/compare/${pair}`);
      const html = await answer.text();
      expect([pair, answer.status]).toEqual([pair, 200]);
      expect(dataIn(html)).toEqual(dataIn(built));
      expect(bodyOf(html)).toBe(bodyOf(built));
      expect(html).not.toMatch(/\{\{\w+\}\}/);
    }
  });

  test('up to four products are compared on request, in one order only', async () => {
    const aliases = [...new Set([...first.split('-vs-'), ...second.split('-vs-'), ...(pairs[2] ?? '').split('-vs-')])];
    const three = comparisonAlias(aliases.slice(0, 3));
    expect((await ask(`/compare/${three}`)).status).toBe(200);
    const turned = await ask(`/compare/${three.split('-vs-').toReversed().join('-vs-')}`);
    expect([turned.status, turned.headers.get('location')]).toEqual([301, `/compare/${three}`]);
    const alone = await ask(`/compare/${aliases[0]}`);
    expect([alone.status, (await alone.text()).includes('<compare-pick')]).toEqual([200, true]);
    const [alias = ''] = aliases;
    for (const unknown of [`${alias}-vs-none-such`, `none-such-vs-${alias}`, 'none-such', `${alias}-vs-`, `${alias}-vs-b-vs-c-vs-d-vs-e`])
      expect([unknown, (await ask(`/compare/${unknown}`)).status]).toEqual([unknown, 404]);
  });
});

test('the command line gives what the page holds', { timeout: 90_000 }, () => {
  const folder = join(builtSite('en'), 'compare');
  const pair = readdirSync(folder).find((name) => name.includes('-vs-')) ?? '';
  const aliases = pair.replace('.html', '').split('-vs-');
  expect(compared(aliases.map((alias) => ({ alias })))).toEqual(dataIn(readFileSync(join(folder, pair), 'utf8')));
});

test('the command line compares pasted lists, and says what it cannot read', { timeout: 90_000 }, () => {
  const both = compared([{ text: 'Aqua, Glycerin, Parfum' }, { text: 'Water, Niacinamide' }]);
  expect(both).toMatchObject({
    shared: 1,
    sides: [
      { alias: null, own: 2 },
      { alias: null, own: 1 },
    ],
  });
  expect(compared([{ alias: 'none-such' }, { text: 'Aqua' }])).toEqual({ error: 'Line 1: There is no product "none-such".' });
  expect(compared([{ text: 'Aqua' }])).toEqual({ error: 'Expected 2 to 4 lines, not 1.' });
});
