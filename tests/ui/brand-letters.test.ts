import { expect, test } from 'vitest';
import { byFirstLetter, byScript } from '#ui/catalog/brand-letters.ts';
import { translators } from '../support/translators.ts';

const named = (...names: readonly string[]) => names.map((name) => ({ name }));
const letters = (language: 'en' | 'ru', ...names: readonly string[]) =>
  byFirstLetter(named(...names), translators[language]).map(
    ({ letter, members }) => `${letter}: ${members.map(({ name }) => name).join(', ')}`,
  );

test('a marked Latin letter stands under its plain one', () => {
  expect(letters('en', 'Zora', 'Éclat', 'Elm')).toEqual(['E: Éclat, Elm', 'Z: Zora']);
});

test('each language begins with its own alphabet', () => {
  expect(letters('en', 'Ёлка', 'Elm')).toEqual(['E: Elm', 'Ё: Ёлка']);
  expect(letters('ru', 'Elm', 'Ёлка')).toEqual(['Ё: Ёлка', 'E: Elm']);
});

test('names that begin with a digit stand together', () => {
  expect(letters('en', '9 Roots', '3 Oaks')).toEqual(['#: 3 Oaks, 9 Roots']);
});

test('each alphabet has a row of its own', () => {
  expect(byScript(['#', 'А', 'Ё', 'A', 'E'], (letter) => letter)).toEqual([
    ['#', 'A', 'E'],
    ['А', 'Ё'],
  ]);
  expect(byScript(['A', 'E'], (letter) => letter)).toEqual([['A', 'E']]);
});
