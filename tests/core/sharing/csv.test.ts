import { expect, test } from 'vitest';
import { csvOf } from '#core/sharing/csv.ts';

test('commas, quotes and line breaks are quoted', () => {
  expect(
    csvOf([
      ['Place', 'Name'],
      [1, 'Caprylic, "Capric"\nTriglyceride'],
      [2, null],
    ]),
  ).toBe('Place,Name\r\n1,"Caprylic, ""Capric""\nTriglyceride"\r\n2,\r\n');
});

test.each(['=1+1', '+/- CI 77491', '-5', '@SUM(A1)', '\tx'])('%j does not run as a formula', (text) => {
  expect(
    csvOf([[text]])
      .replace(/^"/, '')
      .startsWith("'"),
  ).toBe(true);
});

test('a number stays a number', () => {
  expect(csvOf([[-0.5, true]])).toBe('-0.5,true\r\n');
});
