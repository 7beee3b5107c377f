import { expect, test } from 'vitest';
import { similarAmong } from '#catalog/similar.ts';

const ingredient = (alias: string, roles: string[], functions: string[], productCount = 0) => ({
  alias,
  roles,
  functions,
  effects: [],
  productCount,
});

test('an ingredient with another first role is never similar', () => {
  const subject = ingredient('retinol', ['retinoid'], ['skin conditioning']);
  expect(similarAmong([ingredient('glycerin', ['humectant', 'retinoid'], ['skin conditioning'])])(subject, 5)).toEqual([]);
});

test('more in common comes first, then the more used one; the subject itself is left out', () => {
  const subject = ingredient('a', ['humectant'], ['humectant', 'solvent']);
  const rare = ingredient('rare', ['humectant'], ['humectant', 'solvent'], 1);
  const common = ingredient('common', ['humectant'], ['humectant', 'solvent'], 9);
  const less = ingredient('less', ['humectant'], ['humectant'], 99);
  expect(similarAmong([less, rare, subject, common])(subject, 3).map(({ alias }) => alias)).toEqual(['common', 'rare', 'less']);
});
