import { createElement as element } from 'react';
import { expect, test } from 'vitest';
import { HelpRows } from '#ui/analysis/answer/HelpRows.tsx';
import { markup } from '#ui/markup/markup.ts';
import { checkerView } from '../support/checker-view.ts';

const rowsOf = (list: string) =>
  [...markup(element(HelpRows, { view: checkerView(list), linked: false })).matchAll(/<li>(.*?)<\/li>/gs)].map(([, row = '']) =>
    row
      .replace(/<svg.*?<\/svg>/gs, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

test('the proof that is told is that of the ingredients named with it; those that are less well proven stand apart', () => {
  const moisture =
    rowsOf('Aqua, Glycerin, Aloe Barbadensis Leaf Juice, Panthenol, Phenoxyethanol').find((row) => /well proven/.test(row)) ?? '';
  const [first = '', others = ''] = moisture.split('also, less well proven or not shown to be enough:');
  expect(first).toContain('glycerin');
  expect(first).not.toContain('aloe');
  expect(others).toContain('aloe');
});

test('what is proven no less and may be enough does not stand among what is less sure', () => {
  const row = rowsOf('Aqua, Urea 10%, Glycerin, Cetearyl Alcohol, Phenoxyethanol').find((one) => one.includes('Dry skin')) ?? '';
  const [, asSure = ''] = row.split('also, no less well proven and maybe enough:');
  expect(asSure).toContain('glycerin');
  expect(row).not.toContain('not shown to be enough');
});

test('what is too little is not called less well proven', () => {
  const row = rowsOf('Aqua, Glycerin 12%, Cetearyl Alcohol, Phenoxyethanol, Panthenol 0.1%').find((one) => one.includes('Dry skin')) ?? '';
  const [, little = ''] = row.split('also in it, but too little:');
  expect(little).toContain('B5');
});

test('where nothing was shown, what speaks for a skin type is said to be of a kind alone', () => {
  const said = (list: string) => markup(element(HelpRows, { view: checkerView(list), linked: false }));
  expect(said('Hydrogenated Polyisobutene, Octyldodecanol, Polyethylene, CI 77891')).toMatch(
    /nothing in this list.*only of a kind used to soften/,
  );
  expect(said('Sodium Chloride, Aqua')).not.toContain('of a kind used to soften');
});

test('where a label declares amounts, enough is not said to be judged from places alone', () => {
  expect(markup(element(HelpRows, { view: checkerView('Aqua, Niacinamide 5%, Glycerin'), linked: false }))).toContain('declared amount');
});
