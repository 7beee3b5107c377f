import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductCredit } from '#ui/catalog/ProductCredit.tsx';
import { translators } from '../support/translators.ts';

test('data under a licence names its source and the licence', () => {
  const html = renderToStaticMarkup(
    createElement(ProductCredit, { source: 'openbeautyfacts', url: 'https://world.openbeautyfacts.org/product/1', t: translators.en }),
  );
  expect(html).toContain('href="https://world.openbeautyfacts.org/product/1"');
  expect(html).toContain('Open Beauty Facts');
  expect(html).toContain('ODbL');
});

test('an invented product owes no credit', () => {
  expect(renderToStaticMarkup(createElement(ProductCredit, { source: 'demo', url: null, t: translators.en }))).toBe('');
});
