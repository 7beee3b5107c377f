import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StripRows } from '#ui/analysis/StripRows.tsx';
import type { StripModel } from '#ui/analysis/strip-model.ts';
import { translators } from '../support/translators.ts';

const cellsOf = (least: readonly (number | null)[]): StripModel['cells'] =>
  Array.from({ length: 12 }, (_, index) => ({
    index,
    place: index + 1,
    name: `Name ${index + 1}`,
    family: 'unknown',
    share: 1,
    least: least[index] === null ? null : (least[index] ?? 0),
    most: null,
    tick: null,
  }));

const captionsOf = (onePercent: StripModel['onePercent'], ...least: readonly (number | null)[]) =>
  [
    ...renderToStaticMarkup(
      createElement(StripRows, { strip: { cells: cellsOf(least), equal: true, onePercent }, size: 'phone', t: translators.en }),
    ).matchAll(/<span>([^<]*)<\/span>/g),
  ].map(([, words = '']) => words.replaceAll('\u00a0', ' '));

test('a row of which some may be less than 1 % is not said to be more than that', () => {
  expect(captionsOf({ from: 7, to: 7 }, 30, 5, 2, 1, 1, 0.3)).toEqual([
    'places 1–6, down to about 1 %',
    'places 7–12, less than 1 %, magnified',
  ]);
});

test('a row of which each is surely more than 1 % is said to be so', () => {
  expect(captionsOf({ from: 7, to: 7 }, 30, 5, 2, 1, 1, 1)).toEqual(['places 1–6, more than 1 %', 'places 7–12, less than 1 %, magnified']);
});

test('a row of one is one place', () => {
  expect(captionsOf({ from: 2, to: 2 }, 30)[0]).toBe('place 1, more than 1 %');
});

test('a row with colourants at the end of a list is not said to be less than 1 % with them', () => {
  expect(captionsOf({ from: 7, to: 7 }, 30, 5, 2, 1, 1, 1, 0, 0, null, null)[1]).toBe(
    'places 7–12, less than 1 % but for colours, magnified',
  );
});

test('water behind a declared active is the widest', () => {
  const cells = cellsOf([]).map((cell, at) => ({ ...cell, share: at === 1 ? 70 : 2, least: at === 1 ? 60 : 0, most: at === 1 ? 90 : 5 }));
  const strip = { cells, equal: false, onePercent: null };
  expect(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.en }))).toContain('widest: Name 2');
  expect(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.ru }))).toContain('шире всех: Name 2');
});

test('none is called the widest where hardly anything is known of the others', () => {
  const cells = cellsOf([]).map((cell, at) => ({ ...cell, share: at === 0 ? 0.24 : 0, most: at === 0 ? 0.24 : null }));
  const strip = { cells, equal: false, onePercent: null };
  expect(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.en }))).not.toContain('widest');
});

test('an amount that is declared in front of all else is not the widest where there must be more of something', () => {
  const cells = cellsOf([]).map((cell, at) => ({ ...cell, share: at === 0 ? 5 : 8, least: at === 0 ? 5 : 0, most: at === 0 ? 5 : 60 }));
  const strip = { cells, equal: false, onePercent: null };
  expect(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.en }))).not.toContain('widest');
});

test('none is called the widest where the first was not read', () => {
  const cells = cellsOf([]).map((cell, at) => ({ ...cell, share: at === 1 ? 20 : 2, most: at === 0 ? null : 20 }));
  const strip = { cells, equal: false, onePercent: null };
  expect(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.en }))).not.toContain('widest');
});

test('the first is the widest where it may be more than the one that is drawn wider', () => {
  const widest = (most: number) => {
    const cells = cellsOf([10, 40]).map((cell, at) => ({ ...cell, share: at === 1 ? 55 : 45, most: at === 0 ? most : 70 }));
    const strip = { cells, equal: false, onePercent: null };
    return /widest: (Name \d)/.exec(renderToStaticMarkup(createElement(StripRows, { strip, size: 'phone', t: translators.en })))?.[1];
  };
  expect([widest(60), widest(30)]).toEqual(['Name 1', 'Name 2']);
});
