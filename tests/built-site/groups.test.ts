import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { distinctiveLimits } from '#core/catalog/distinctive.ts';
import { reservedAliases } from '#core/catalog/product-alias.ts';
import { languages } from '#core/language.ts';
import { siteEnvironment } from '../support/built-site.ts';
import { attributesOf } from './html-texts.ts';
import { type BuiltPage, siteFolder, sitePages } from './site-pages.ts';

const groups = /^\/(?:brands|categories)(?:\/|$)|^\/ingredients\/[^/]+\/products(?:\/|$)/;
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const canonical = ({ html }: BuiltPage) => new URL(first(html, /<link rel="canonical" href="([^"]+)"/) ?? 'http://none/').pathname;
const linksOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/<a\b((?:"[^"]*"|[^">])*)>/g)].flatMap(([, tag = '']) => attributesOf(tag).get('href')?.split('#')[0] ?? []);
const rowsOf = ({ html }: BuiltPage) => html.match(/<a class="name" href="\/products\//g)?.length ?? 0;

/** The snapshot that the pages were built from; SNAPSHOT names another one beside SITE_EN and SITE_RU. */
const snapshot = () => new DatabaseSync(process.env['SNAPSHOT'] ?? siteEnvironment('en').SNAPSHOT ?? '', { readOnly: true });

for (const language of languages) {
  const pages = () => sitePages(siteFolder(language));
  const grouped = () => pages().filter(({ path }) => groups.test(path));

  test(`every list of products of the ${language} site is reached from the front page by links`, () => {
    const byPath = new Map(pages().map((page) => [page.path, page]));
    const seen = new Set(['/']);
    for (const path of seen) for (const target of byPath.has(path) ? linksOf(byPath.get(path) as BuiltPage) : []) seen.add(target);
    const kinds = new Set(grouped().map(({ path }) => path.split('/')[1]));
    expect([...kinds].sort()).toEqual(['brands', 'categories', 'ingredients']);
    expect(
      grouped()
        .filter(({ path }) => !seen.has(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test(`lists of the ${language} site are canonical to themselves, another order to the list from A to Z`, () => {
    const wrong = grouped().filter((page) => canonical(page) !== (page.path === '/brands/lists/most-products' ? '/brands' : page.path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test(`neighbours in the head of the ${language} site are those that the page links to`, () => {
    const wrong = pages().filter(({ html }) =>
      (['prev', 'next'] as const).some((rel) => {
        const inHead = first(html, new RegExp(`<link rel="${rel}" href="https?://[^/"]+([^"]+)"`));
        const inPage = first(html, new RegExp(`<a class="button" rel="${rel}" href="([^"]+)"`));
        return inHead !== null && inHead !== inPage;
      }),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test(`products of the ${language} site are described without an offer and without a rating`, () => {
    const products = pages().filter(
      ({ path }) => /^\/products\/[^/]+$/.test(path) && !reservedAliases.has(path.slice('/products/'.length)),
    );
    const wrong = products.filter(({ html }) => {
      const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json = '']) =>
        JSON.parse(json),
      );
      const described = data.filter((entry) => entry['@type'] === 'Product');
      const [product] = described;
      return (
        described.length !== 1 ||
        !product.name ||
        !product.brand?.name ||
        !product.category ||
        'offers' in product ||
        'aggregateRating' in product ||
        'review' in product
      );
    });
    expect(products.length).toBeGreaterThan(0);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test(`certificates of the ${language} site carry issuer, day and meaning, and demonstration brands say that they are invented`, () => {
    const brands = pages().filter(({ path }) => /^\/brands\/[^/]+$/.test(path));
    const wrong = brands.filter(({ html }) => {
      const list = first(html, /<dl class="cert-facts">([\s\S]*?)<\/dl>/);
      const named = list?.match(/<dt>/g)?.length ?? 0;
      const complete =
        list === null ||
        (list.match(/<span lang="en">[^<]+<\/span>/g)?.length === named && list.match(/<dd class="quiet">[^<]+</g)?.length === named);
      return !complete || !/вымышлен|Придумано|[Ii]nvented/.test(html);
    });
    expect(brands.length).toBeGreaterThan(0);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
}

test('every pair that has a page keeps the rule of distinctive ingredients, and every other has none', () => {
  const database = snapshot();
  const sizes = new Map(
    database
      .prepare('select category, count(*) as n from products group by category')
      .all()
      .map((row) => [row['category'], Number(row['n'])]),
  );
  const held = new Map(
    database
      .prepare(
        `select p.category || '/with/' || i.alias as pair, p.category, count(*) as n, json_extract(i.record, '$.roles[0]') as role
         from postings o join products p on p.id = o.product join ingredients i on i.id = o.ingredient group by p.category, i.id`,
      )
      .all()
      .map((row) => [`/categories/${row['pair']}`, row]),
  );
  database.close();
  const pairs = sitePages(siteFolder('en')).filter(({ path }) => /\/with\/[^/]+$/.test(path));
  const wrong = pairs.filter(({ path }) => {
    const row = held.get(path);
    const count = Number(row?.['n'] ?? 0);
    const share = count / (sizes.get(row?.['category'] ?? '') ?? 1);
    return count < distinctiveLimits.fewestProducts || share >= distinctiveLimits.shareBelow || row?.['role'] === 'solvent';
  });
  expect(pairs.length).toBeGreaterThan(0);
  expect(wrong.map(({ path }) => path)).toEqual([]);
  const most = Math.max(...[...Map.groupBy(pairs, ({ path }) => path.split('/with/')[0])].map(([, group]) => group.length));
  expect(most).toBeLessThanOrEqual(distinctiveLimits.most);
});

test('the lists of a brand, of a category and of an ingredient hold all their products, page by page', () => {
  const database = snapshot();
  const counted = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => [String(row['path']), Number(row['n'])] as const);
  const expected = [
    ...counted(`select '/brands/' || brand as path, count(*) as n from products group by brand`),
    ...counted(`select '/categories/' || category as path, count(*) as n from products group by category`),
    ...counted(`select '/ingredients/' || alias || '/products' as path, product_count as n from ingredients where product_count > 0`),
  ];
  database.close();
  const rows = new Map<string, number>();
  for (const page of sitePages(siteFolder('en'))) {
    const list = page.path.replace(/\/page\/\d+$/, '');
    rows.set(list, (rows.get(list) ?? 0) + rowsOf(page));
  }
  expect(expected.filter(([path, n]) => rows.get(path) !== n)).toEqual([]);
});
