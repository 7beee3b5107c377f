import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawn, drawnOnce } from '#components/drawn.ts';

const pages: string[] = [];

function Link({ page, name }: { readonly page: string; readonly name: string }) {
  pages.push(page);
  return createElement('a', { href: `/${page}` }, name);
}

test('a component is put into a page as its own HTML, its texts escaped', () => {
  expect(String(drawn(Link, { page: 'one', name: '<One> & co' }))).toBe('<a href="/one">&lt;One&gt; &amp; co</a>');
});

test('what is alike on many pages is drawn once for each key, of which so many are kept', () => {
  pages.length = 0;
  const link = (page: string) => String(drawnOnce(Link, page, { page, name: page }));
  expect([link('a'), link('b'), link('a')]).toEqual(['<a href="/a">a</a>', '<a href="/b">b</a>', '<a href="/a">a</a>']);
  expect(pages).toEqual(['a', 'b']);
  for (let page = 0; page < 1_000; page++) link(String(page));
  expect(link('a')).toBe('<a href="/a">a</a>');
  expect(pages.filter((page) => page === 'a')).toEqual(['a', 'a']);
});
