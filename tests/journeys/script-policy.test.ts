import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFacts } from '#scripts/engine/bundle-facts.ts';
import { sitePaths } from '#scripts/engine/site-paths.ts';
import { openPage } from '../support/browser.ts';
import { builtSite, type ServedSite, serveBuiltSite } from '../support/built-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveBuiltSite('en');
});
afterAll(() => site.stop());

const built = readdirSync(builtSite('en'), { recursive: true, encoding: 'utf8' }).flatMap((name) =>
  name.endsWith('.html') ? [`/${name.slice(0, -'.html'.length)}`] : [],
);
const routes = bundleFacts(sitePaths({ out: builtSite('en') }).prerenderBundle)?.routes ?? [];
const fixed = new Set(routes.flatMap(({ route, hasParameters }) => (hasParameters ? [] : [route])));

/** A page of each route that the build writes. */
const pages = routes.flatMap(({ route, hasParameters }) => {
  if (!hasParameters) return route === '/' || built.includes(route) ? [route] : [];
  const pattern = new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);
  return built.find((path) => pattern.test(path) && !fixed.has(path) && !path.startsWith('/_shells')) ?? [];
});
/** Pages that functions answer. */
const asked = ['/u', '/user/nobody', '/products/none-such', '/products/barcode/4006000000008', '/admin/products'];

test('no kind of page has anything that its header refuses', async () => {
  expect(pages.length).toBeGreaterThan(40);
  const { page, problems, close } = await openPage();
  const refused: string[] = [];
  for (const path of [...pages, ...asked]) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 500 })));
    refused.push(
      ...problems.filter((said) => /content security policy|permissions[- ]policy/i.test(said)).map((said) => `${path}: ${said}`),
    );
    if (refused.length > 0) break;
  }
  expect(refused).toEqual([]);
  await close();
}, 240_000);

test('a script that somebody got into a page does not run; the page’s own still do', async () => {
  const { page, problems, close } = await openPage();
  await page.route('**/search', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '</main>',
      '<script>document.title = "taken"</script><img src="/none.png" alt="" onerror="document.title = \'taken\'"><a href="javascript:document.title=\'taken\'" id="lure">x</a></main>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(`${site.url}/search`, { waitUntil: 'load' });
  await page.locator('#lure').click();
  expect(await page.evaluate(() => [document.title === 'taken', document.documentElement.dataset['theme']])).toEqual([false, 'dark']);
  expect(problems.filter((said) => /content security policy/i.test(said)).length).toBeGreaterThanOrEqual(3);
  await close();
});
