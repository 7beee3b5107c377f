import { expect, test } from 'vitest';
import { packFormOf } from '#core/catalog/pack-form.ts';
import { languages } from '#core/language.ts';
import { siteFolder, sitePages } from './site-pages.ts';

const ids = (html: string) => new Set([...html.matchAll(/ id="(k-[\w-]+)"/g)].map(([, id]) => id));
const wanted = (html: string) => new Set([...html.matchAll(/(?:href="|url\()#(k-[\w-]+)/g)].map(([, id]) => id));

test.each(languages)('rows of lists hold drawn packs, and nothing they refer to is missing (%s)', (language) => {
  const packed = sitePages(siteFolder(language)).filter(({ html }) => html.includes('class="pack'));
  expect(packed.filter(({ html }) => !wanted(html).isSubsetOf(ids(html))).map(({ path }) => path)).toEqual([]);
  for (const start of ['/products', '/categories/', '/brands/', '/ingredients/', '/']) {
    const page = packed.find(({ path, html }) => path.startsWith(start) && html.includes('<ul class="rows"'));
    const rows = page?.html.match(/<ul class="rows"[\s\S]*?<\/ul>/)?.[0] ?? '';
    expect(rows.match(/class="pack"/g)?.length, start).toBe(rows.match(/<li>/g)?.length);
  }
});

test.each(languages)('each kind on the shelf stands there as the pack it mostly comes in (%s)', (language) => {
  const page = sitePages(siteFolder(language)).find(({ path }) => path === '/products');
  const shelf = page?.html.match(/<nav class="shelf"[\s\S]*?<\/nav>/)?.[0] ?? '';
  const kinds = [...shelf.matchAll(/data-option="([\w-]+)"[\s\S]*?href="#k-(\w+)"/g)].map(([, kind = '', form]) => [kind, form]);
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds).toEqual(kinds.map(([kind = '']) => [kind, packFormOf(kind, '')]));
});
