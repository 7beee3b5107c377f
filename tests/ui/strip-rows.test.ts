import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StripRows } from '#ui/analysis/StripRows.tsx';
import type { StripModel } from '#ui/analysis/strip-model.ts';
import { translators } from '../support/translators.ts';

const cells: StripModel['cells'] = Array.from({ length: 12 }, (_, index) => ({
  index,
  place: index + 1,
  name: `Name ${index + 1}`,
  family: 'unknown',
  share: 1,
  tick: null,
}));

const captionsOf = (onePercent: StripModel['onePercent']) =>
  [
    ...renderToStaticMarkup(
      createElement(StripRows, { strip: { cells, equal: true, onePercent }, size: 'phone', t: translators.en }),
    ).matchAll(/<span>([^<]*)<\/span>/g),
  ].map(([, words = '']) => words.replaceAll('\u00a0', ' '));

test('a row that 1 % is passed in is not said to be more than that', () => {
  expect(captionsOf({ from: 4, to: 7 })).toEqual(['places 1–6, down to about 1 %', 'places 7–12, less than 1 %, magnified']);
});

test('a row in front of the place where 1 % is passed is more than that', () => {
  expect(captionsOf({ from: 7, to: 7 })).toEqual(['places 1–6, more than 1 %', 'places 7–12, less than 1 %, magnified']);
});
