import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeIngredientList, encodeIngredientList } from '#core/catalog/ingredient-list-file.ts';
import { encodeIngredientNames } from '#core/catalog/ingredient-names.ts';
import { listedIngredient } from '#core/catalog/listed-ingredient.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { ingredients } = knowledgeBase();
const counted = ingredients.map((ingredient, place) => ({ ...ingredient, productCount: place % 7 }));
const compressed = (text: string) => brotliCompressSync(text).length;

test('the list reads back what was written', () => {
  const sorted = (flags: readonly string[]) => flags.toSorted();
  const comparable = (listed: ReturnType<typeof listedIngredient>) => ({
    ...listed,
    disputed: sorted(listed.disputed),
    options: { ...listed.options, flag: sorted(listed.options.flag), effect: sorted(listed.options.effect) },
  });
  expect(decodeIngredientList(encodeIngredientList(counted)).map(comparable)).toEqual(counted.map(listedIngredient).map(comparable));
  expect(decodeIngredientList(encodeIngredientList([]))).toEqual([]);
});

test('what the filters fetch keeps its budget', () => {
  expect(compressed(encodeIngredientList(counted))).toBeLessThan(60_000);
  for (const language of ['en', 'ru'] as const)
    expect(compressed(encodeIngredientNames(ingredients.map((one) => ({ ...one, common: one.common[language] }))))).toBeLessThan(350_000);
});

test('a look-alike stands under no flag, a disputed case does and is marked', () => {
  const flag = (name: 'peg' | 'fragrance' | 'sulfate', state: 'settled' | 'disputed' | 'seen') => ({ flag: name, state });
  const facts = {
    inci: '1,2-Hexanediol',
    alias: '1-2-hexanediol',
    family: 'humectant',
    roles: ['humectant'],
    origin: 'synthetic',
    effects: [],
    productCount: 0,
  } as const;
  const { options, disputed } = listedIngredient({
    ...facts,
    comedogenic: { low: 1, high: 2 },
    flags: [flag('peg', 'settled'), flag('fragrance', 'disputed'), flag('sulfate', 'seen')],
  });
  expect(options).toMatchObject({ flag: ['peg', 'fragrance'], comedogenic: ['2-3'], letter: ['0-9'] });
  expect(disputed).toEqual(['fragrance']);
  expect(listedIngredient({ ...facts, comedogenic: null, flags: [] }).options.comedogenic).toEqual(['unrated']);
});
