import { expect, test } from 'vitest';
import type { Context } from '#core/analysis/use.ts';
import { derivedProduct, deriveProduct } from '#core/catalog/derived.ts';
import { type CategoryUse, useOfCategory } from '#core/catalog/taxonomy.ts';
import { readTitled } from '#core/catalog/titled-list.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const derive = (text: string, use: CategoryUse = useOfCategory(null), title = '') => {
  const { knowledge } = knowledgeBase();
  return deriveProduct(readTitled(text, title, knowledge), knowledge, use);
};

/** Of a product whose category tells no more than its use and what it is for. */
const shelved = (context: Context, area: string): CategoryUse => ({ context, shelf: { category: '', area } });

test('the laws on sunscreens speak of sunscreens only', () => {
  const list = 'Aqua, Glycerin, Octocrylene, Phenoxyethanol, Carbomer, Panthenol, Allantoin';
  const { flags, traits } = derive(list, shelved('sun', 'sun'));
  expect(flags.find(({ flag }) => flag === 'reef-palau')).toMatchObject({ state: 'settled', by: [2, 3] });
  expect(traits.flags).toContain('reef-palau');
  expect(derive(list).traits.flags).not.toContain('reef-palau');
});

test('what is washed off, or does nothing for the hair, is no trait of a product', () => {
  const list = 'Aqua, Niacinamide 5%, Glycerin, Panthenol, Phenoxyethanol';
  const cream = derive(list, shelved('leave-on', 'skin'));
  const cleanser = derive(list, shelved('rinse-off', 'skin'));
  const hair = derive(list, shelved('leave-on', 'hair'));
  expect(cream.traits.effects).toContain('barrier');
  expect(cleanser.traits.effects).not.toContain('barrier');
  expect(cleanser.traits.benefit).toBeLessThan(cream.traits.benefit);
  expect(cream.traits.effects).toContain('even-tone');
  expect(hair.traits.effects).not.toContain('even-tone');
});

test('what the law prohibits, or what is known to do the contrary, is no good trait', () => {
  const list = 'Aqua, Niacinamide 5%, Glycerin 8%, Phenoxyethanol';
  const traitsOf = (text: string) => derive(text, shelved('leave-on', 'skin')).traits;
  expect(traitsOf(list).effects).toEqual(expect.arrayContaining(['moisture', 'even-tone']));
  expect(traitsOf(`${list}, Butylphenyl Methylpropional`)).toMatchObject({ effects: [], benefit: 0, enough: false });
  const dry = traitsOf(list.replace('Aqua,', 'Aqua, Alcohol Denat. 20%,')).effects;
  expect(dry).toContain('even-tone');
  expect(dry).not.toContain('moisture');
});

test.each([
  ['Aqua, Niacinamide 5%, Glycerin 8%, Phenoxyethanol', 'leave-on', true],
  ['Aqua, Niacinamide 5%, Glycerin 8%, Phenoxyethanol', 'rinse-off', false],
  ['Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Phenoxyethanol, Niacinamide, Glycerin', 'leave-on', false],
  ['Aqua, Niacinamide 5%, Blorbane, Grimble Extract Fnord, Quuxol, Zibble', 'leave-on', false],
] as const)('%s (%s): enough is %s', (list, context, enough) => {
  expect(derive(list, shelved(context, 'skin')).traits.enough).toBe(enough);
});

test('without a category nothing but text and list tells what a product is for', () => {
  expect(useOfCategory(undefined)).toEqual({ context: 'unknown', shelf: null });
  expect(useOfCategory({ alias: 'uncategorized', context: 'leave-on', area: 'other' })).toEqual({ context: 'leave-on', shelf: null });
  expect(useOfCategory({ alias: 'shampoos', context: 'rinse-off', area: 'hair' })).toEqual({
    context: 'rinse-off',
    shelf: { category: 'shampoos', area: 'hair' },
  });
});

test('what is stored of a list can be read back and speaks in aliases and places', () => {
  const derived = derive('Aqua, Glycerin, Isopropyl Myristate, Blorbane, Parfum (Linalool), Phenoxyethanol [+/- CI 77891]');
  expect(derivedProduct.parse(JSON.parse(JSON.stringify(derived)))).toEqual(derived);
  expect(derived.items).toEqual(['aqua', 'glycerin', 'isopropyl-myristate', null, 'parfum', 'phenoxyethanol']);
  expect(derived.mayContain).toEqual(['ci-77891']);
  expect(derived.recognised).toBe(0.833);
  expect(derived.withheld).toBe(true);
  expect(derived.flags.find(({ flag, state }) => flag === 'fragrance' && state === 'settled')?.by).toEqual([4]);
  expect(derived.allergens).toEqual([{ alias: 'linalool', list: 'historic', by: 4 }]);
  expect(derived.comedogenic.highest).toEqual([2]);
  expect(Object.values(derived.origin).reduce((sum, count) => sum + count)).toBe(6);
});

test('names that nobody knows are told once, as they are written on no matter which label', () => {
  const { quality } = derive('Aqua, Glycerin, Blorbane  Extract, GRIMBLE OIL, Panthenol, Blorbane extract.');
  expect(quality).toEqual({ unread: ['blorbane extract', 'grimble oil'], prose: false, overLimit: false });
});

test.each([
  ['Aqua, Glycerin, Phenoxyethanol, Panthenol. * from organic farming', false],
  ['Aqua, Glycerin, Phenoxyethanol, this cream is for you and your skin every day, Panthenol', true],
  ['Aqua, Glycerin, Phenoxyethanol, наш крем бережно увлажняет кожу лица, Panthenol', true],
])('%s: sentences stand in the list is %s', (list, prose) => {
  expect(derive(list).quality.prose).toBe(prose);
});

test.each([
  ['Aqua, Glycerin, Phenoxyethanol 1.5%, Panthenol', true],
  ['Aqua, Glycerin, Phenoxyethanol 0.9%, Panthenol', false],
  ['Aqua, Glycerin, Phenoxyethanol, Panthenol', false],
])('%s: over the legal maximum is %s', (list, over) => {
  expect(derive(list, shelved('leave-on', 'skin')).quality.overLimit).toBe(over);
});

test('an amount that the other use permits is not stored as too much where the category is a guess', () => {
  const { knowledge } = knowledgeBase();
  const reading = readTitled('Aqua, Cetearyl Alcohol, Glycerin, Piroctone Olamine 0.6%, Phenoxyethanol', '', knowledge);
  const stored = (isGuess: boolean) => deriveProduct(reading, knowledge, shelved('leave-on', 'skin'), isGuess).quality;
  expect([stored(false), stored(true)]).toMatchObject([{ overLimit: true }, { overLimit: false }]);
});
