import { expect, test } from 'vitest';
import { useOfCategory } from '#core/catalog/taxonomy.ts';
import { analyseTitled } from '#core/catalog/titled-list.ts';
import { categoryIndex } from '#core/similarity/category-index.ts';
import { differencesOf } from '#core/similarity/differences.ts';
import { dupesOf } from '#core/similarity/dupes.ts';
import { explainSimilarity } from '#core/similarity/explain.ts';
import { audienceOf } from '#core/similarity/finer-kind.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { titledIn } from '#core/similarity/titled.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { readCategories } from '#scripts/catalog/categories.ts';
import { readFinerKinds } from '#scripts/knowledge/finer-kinds.ts';
import { dupeWords } from '#ui/catalog/dupe-words.ts';
import { knowledgeBase } from '../../support/knowledge.ts';
import { translators } from '../../support/translators.ts';
import { scale as ofThirty } from './formulas.ts';

const { knowledge } = knowledgeBase();
const { facts } = knowledge;
const scale = { idf: { version: 'test', weights: [], unseen: 1 }, traits: facts.map(traitsOf) };
const categories = readCategories();
const kinds = readFinerKinds();

type Labelled = readonly [title: string, list: string];

function formulaIn(category: string, [title, list]: Labelled) {
  const report = analyseTitled(list, title, knowledge, useOfCategory(categories.find(({ alias }) => alias === category)));
  return { ...formulaOf(report), audience: audienceOf(report, category, knowledge, kinds), titled: titledIn(report, knowledge) };
}

function said(category: string, here: Labelled, there: Labelled, language: 'en' | 'ru' = 'en'): readonly string[] {
  const sides = [formulaIn(category, here), formulaIn(category, there)] as const;
  const explanation = explainSimilarity(weigh(sides[0], scale), weigh(sides[1], scale), scale.traits);
  const differences = differencesOf(explanation, sides, facts);
  const rest = { twins: [], ofOtherBrand: true, strengths: null, prices: [null, null] } as const;
  return dupeWords(
    { explanation, differences, facts, wholly: { here: sides[0].wholly, there: sides[1].wholly }, ...rest },
    translators[language],
  );
}

const paste = 'Aqua, Sorbitol, Hydrated Silica, Glycerin, Sodium Lauroyl Sarcosinate, Aroma, Sodium Fluoride';

test('another amount of fluoride is told before all else, in parts or in percent of its salt, and such a list is no find', () => {
  const little: Labelled = ['Paste', `${paste} (500 ppm F)`];
  const much: Labelled = ['Paste', `${paste} 0.32%`];
  expect(said('toothpastes', little, much)).toEqual(['fluoride: 1,450 ppm instead of 500 ppm', expect.stringMatching(/^100/)]);
  expect(said('toothpastes', much, little, 'ru')[0]).toMatch(/^фтор: 500 ppm \(мг\/кг\) вместо 1\s?450$/);
  expect(said('toothpastes', much, ['Paste', `${paste} (1400 ppm F)`]).join()).not.toContain('ppm');
  expect(said('toothpastes', much, ['Paste', paste]).join()).not.toContain('ppm');
});

test('another declared amount of an active is told', () => {
  const serum = (percent: string) => ['Serum', `Aqua, Glycerin, Niacinamide${percent}, Xanthan Gum, Phenoxyethanol`] as const;
  expect(said('serums', serum(' 10%'), serum(' 5%'))[0]).toMatch(/^niacinamide: 5\s?% instead of 10\s?%$/);
  expect(said('serums', serum(' 10%'), serum(' 9%')).join()).not.toContain('instead');
});

test('what is for children, or for another age, by its title says so', () => {
  const told = (here: string, there: string) => said('toothpastes', [here, paste], [there, paste])[0];
  expect(told('Toothpaste', 'Kids toothpaste')).toBe('for children, by its title');
  expect(told('Junior', 'Toothpaste')).toBe('not said to be for children');
  expect(told('Zahnpasta Kinder 2-6 Jahre', 'Dentifrice enfants 6 +')).toBe('for children of 6+, not 2+');
  expect(told('Kids 0-5', 'Baby 6-36 mois')).not.toContain('+');
  const gel = 'Aqua, Glycerin, Coco-Glucoside, Citric Acid';
  expect(said('shower-gels', ['Gel', gel], ['Gel adultes et enfants', gel]).join()).not.toContain('children');
});

test('what the law prohibits is told of a formula that shares it, of one that is the same list too', () => {
  const lotion = 'Aqua, Glycerin, Cetearyl Alcohol, Parfum, Butylphenyl Methylpropional';
  const told = (there: string, language: 'en' | 'ru' = 'en') =>
    said('body-lotions', ['Lotion', lotion], ['Milk', there], language).join('; ');
  expect(told(lotion)).toMatch(/holds butylphenyl methylpropional \(prohibited in the EU\)$/);
  expect(told(`${lotion}, Squalane`, 'ru')).toMatch(/в составе .* \(под запретом в ЕС\)/);
  expect(told('Aqua, Glycerin, Cetearyl Alcohol, Parfum')).not.toContain('holds');
  expect(said('body-lotions', ['Milk', 'Aqua, Glycerin, Cetearyl Alcohol'], ['Lotion', lotion]).join()).not.toContain('holds');
});

test('what may not be in a product of its kind is told as what is prohibited', () => {
  const spray = 'Alcohol Denat., Butane, Isobutane, Parfum, Propylene Glycol';
  const told = said('deodorants', ['Deo spray', spray], ['Deo spray', `${spray}, Triclosan`]).join();
  expect(told).toContain('with triclosan (not permitted in such products in the EU)');
  const roll = said(
    'deodorants',
    ['Deo roll-on', 'Aqua, Alcohol Denat., Parfum'],
    ['Deo roll-on', 'Aqua, Alcohol Denat., Parfum, Triclosan'],
  );
  expect(roll.join()).not.toContain('permitted');
});

test('a likeness of lists that were not read whole is one of what was read', () => {
  const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol';
  const told = said('creams', ['Cream', cream], ['Cream', `${cream}, Florosanol`]);
  expect(told.join()).toMatch(/alike in what was read/);
});

test('what a title names is told where the other list has it not, be it no active, and before kinds', () => {
  const soap: Labelled = ["Savon à l'huile d'argan", 'Sodium Olivate, Aqua, Glycerin, Argania Spinosa Kernel Oil, Dimethicone'];
  const plain: Labelled = ['Savon parfum eau', 'Sodium Olivate, Aqua, Glycerin, Squalane'];
  expect(said('soaps', soap, plain)).toContain('without argan oil and silicones');
  expect(said('soaps', plain, soap)).toContain('with silicones and argan oil');
  expect(said('soaps', plain, ['Savon', soap[1]]).join()).not.toContain('argan');
  const charcoal: Labelled = ['Dentifrice au charbon végétal', paste.replace('Glycerin', 'Charcoal Powder')];
  expect(said('toothpastes', charcoal, ['Dentifrice', paste]).join()).toContain('without charcoal powder');
});

test('what is in a paste for teeth and gums is told, fluoride before the rest; triclosan is told wherever it is', () => {
  const rich = paste.replace('Aroma', 'Aroma, Cetylpyridinium Chloride, Potassium Nitrate');
  const told = said('toothpastes', ['Paste', rich], ['Paste', paste.replace(', Sodium Fluoride', '')]).join();
  expect(told).toMatch(/without sodium fluoride, .* and others/);
  expect(said('toothpastes', ['Paste', paste], ['Paste', rich]).join()).toContain('cetylpyridinium chloride');
  const spray = 'Alcohol Denat., Butane, Isobutane, Parfum, Propylene Glycol';
  expect(said('deodorants', ['Spray', `${spray}, Triclosan`], ['Spray', spray]).join()).toContain('without triclosan');
});

test('another fluoride instead of one is told with it; where one of two is missing, so is what is left', () => {
  const other = paste.replace('Sodium Fluoride', 'Sodium Monofluorophosphate, Parfum, Sodium Lauryl Sulfate, Dimethicone');
  const both = `${paste}, Sodium Monofluorophosphate`;
  expect(said('toothpastes', ['Paste', paste], ['Paste', other])).toContainEqual(
    expect.stringContaining('with sodium monofluorophosphate'),
  );
  expect(said('toothpastes', ['Paste', both], ['Paste', paste])).toContain(
    'without sodium monofluorophosphate (another fluoride is in it)',
  );
});

test('salts and forms that do the same are no difference', () => {
  const stick = (salt: string): Labelled => ['Stick', `Cyclopentasiloxane, ${salt}, Stearyl Alcohol, Hydrolyzed Wheat Protein, Talc`];
  const told = said('deodorants', stick('Aluminum Sesquichlorohydrate'), stick('Aluminum Chlorohydrate'));
  expect(told.join()).not.toContain('aluminum');
  const gluten = stick('Hydrolyzed Wheat Gluten, Aluminum Chlorohydrate');
  expect(said('deodorants', gluten, stick('Aluminum Chlorohydrate')).join()).not.toContain('gluten');
  const creamWith = (name: string): Labelled => ['Cream', `Aqua, Glycerin, Cetearyl Alcohol, ${name}`];
  expect(said('creams', creamWith('Lactis Proteinum'), creamWith('Hydrolyzed Milk Protein')).join()).not.toContain('without');
  const keratin = (name: string): Labelled => ['Shampoo', `Aqua, Coco-Glucoside, Betaine, ${name}`];
  const modified = keratin('Cocodimonium Hydroxypropyl Hydrolyzed Keratin');
  expect(said('shampoos', modified, keratin('Hydrolyzed Keratin')).join()).not.toContain('without');
});

test('twins are named only by a title that tells which of the formulas of the brand is meant, and none for another age', () => {
  const product = (alias: string, title: string, ...ids: number[]) => ({ alias, title, brand: 'x', ids });
  const junior = { ...product('e', 'Junior', 1, 2, 3), audience: { from: null } };
  const all = [product('a', 'A', 1, 2, 3), product('b', 'Gel', 1, 2, 3), product('c', 'Mint', 1, 2, 3), product('d', 'gel', 1, 2, 3, 12)];
  const near = dupesOf(categoryIndex([{ ...product('z', 'Z', 1, 2, 3), brand: 'y' }, ...all, junior], ofThirty)).get('z');
  expect(near?.map(({ alias, twins }) => [alias, twins])).toEqual([
    ['a', ['c']],
    ['e', []],
    ['d', []],
  ]);
});

test('grains that scrub are told as missing in what only washes', () => {
  const wash = 'Aqua, Ammonium Lauryl Sulfate, Decyl Glucoside, Parfum, Sodium Benzoate';
  const scrub = wash.replace(', Parfum', ', Prunus Armeniaca Seed Powder, Parfum');
  expect(said('body-scrubs', ['Gel gommant', scrub], ['Gel douche', wash])).toContain('without apricot kernel powder');
  const thick = wash.replace(', Parfum', ', Sodium Chloride, Parfum');
  expect(said('shower-gels', ['Gel douche', thick], ['Gel douche', wash]).join()).not.toContain('salt');
});
