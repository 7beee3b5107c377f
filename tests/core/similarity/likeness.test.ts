import { describe, expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import type { Shelf } from '#core/analysis/product-use.ts';
import type { Use } from '#core/analysis/use.ts';
import { differencesOf, withoutHidden, withoutNamesakes } from '#core/similarity/differences.ts';
import { explainSimilarity } from '#core/similarity/explain.ts';
import { formulaOf } from '#core/similarity/formula.ts';
import { isDupe, likenessPercent } from '#core/similarity/likeness.ts';
import { isOfOtherBrand } from '#core/similarity/other-brand.ts';
import { strengthsApart } from '#core/similarity/strength.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import { weigh } from '#core/similarity/weigh.ts';
import { dupeWords } from '#ui/catalog/dupe-words.ts';
import { knowledgeBase } from '../../support/knowledge.ts';
import { translators } from '../../support/translators.ts';

const { knowledge } = knowledgeBase();
const { facts } = knowledge;
const scale = { idf: { version: 'test', weights: [], unseen: 1 }, traits: facts.map(traitsOf) };

/** A list beside another: their explanation with what tells them apart. */
function compared(here: string, there: string, shelf: Shelf | null = null, use: Use = 'leave-on') {
  const [a, b] = [here, there].map((list) => formulaOf(analyseText(list, knowledge, use, shelf)));
  if (!a || !b) throw new Error('Two lists are compared.');
  const explanation = withoutNamesakes(explainSimilarity(weigh(a, scale), weigh(b, scale), scale.traits), [a, b], facts);
  return { explanation, differences: differencesOf(explanation, [a, b], facts), wholly: { here: a.wholly, there: b.wholly } };
}

test('only what is at least half alike is a dupe', () => expect([0.33, 0.49, 0.5, 1].map(isDupe)).toEqual([false, false, true, true]));

const scented = 'Aqua, Glycerin, Niacinamide, Cetearyl Alcohol, Phenoxyethanol, Parfum, Linalool';
const plain = 'Aqua, Glycerin, Ceramide NP, Cetearyl Alcohol, Phenoxyethanol, Dimethicone';

function said(here: string, there: string, language: 'en' | 'ru' = 'en', prices: [number, number] | null = null) {
  const price = (amount: number | undefined) => (amount === undefined ? null : ({ price: amount, currency: 'EUR', unit: 'ml' } as const));
  const both = [price(prices?.[0]), price(prices?.[1])] as const;
  return dupeWords(
    { ...compared(here, there), facts, twins: [], ofOtherBrand: false, strengths: null, prices: both },
    translators[language],
  ).slice(1);
}

test('a row says what the other formula is without and what it has, kinds before actives', () => {
  expect(said(scented, plain)).toEqual(['without fragrance and niacinamide', 'with silicones and ceramide NP']);
  expect(said(plain, scented, 'ru')).toEqual(['что отсутствует: силиконы и церамид NP', 'что в нём ещё есть: отдушка и ниацинамид']);
});

const unread = ', Zorblaxium Quenzate';

test('nothing is said to be missing from a list, or added to one, that was read in part', () => {
  expect(said(scented, plain + unread)).toEqual(['with silicones and ceramide NP']);
  expect(said(scented + unread, plain)).toEqual(['without fragrance and niacinamide']);
  expect(said(scented + unread, plain + unread)).toEqual(['a part of its list may be unread']);
  expect(said(plain, plain + unread, 'ru')).toEqual(['состав, возможно, прочитан не весь']);
  expect(said(plain + unread, plain)).toEqual([]);
});

test('only what is in a list for sure is told, and only of a list that cannot hold it', () => {
  const water = plain.replace('Dimethicone', 'Lavandula Angustifolia Flower Water');
  const squalane = plain.replace('Dimethicone', 'Squalane');
  expect(said(water, squalane).join()).not.toMatch(/fragrance|allergen/);
  expect(said(plain.replace('Dimethicone', 'Parfum'), water).join()).not.toContain('without fragrance');
  expect(said(plain, `${squalane}. May contain: Dimethicone`).join()).not.toContain('silicone');
});

test('an acid for the skin is told though it is washed off', () => {
  const peel = 'Peeling cleanser BHA: Aqua, Cocamidopropyl Betaine, Gluconolactone, Salicylic Acid, Sodium Hydroxide, Phenoxyethanol';
  const { differences } = compared(peel, peel.replace(', Salicylic Acid', ''), { category: 'face-cleansers', area: 'skin' }, 'rinse-off');
  expect(differences.without).toEqual([{ ingredient: facts.findIndex(({ inci }) => inci === 'Salicylic Acid') }]);
});

test('alcohol in a mouthwash is told', () => {
  const rinse = 'Aqua, Glycerin, Sorbitol, PEG-40 Hydrogenated Castor Oil, Sodium Fluoride, Sodium Saccharin, Aroma';
  const { differences } = compared(rinse, rinse.replace('Glycerin', 'Alcohol Denat.'), { category: 'mouthwashes', area: 'mouth' });
  expect(differences.with).toContainEqual({ flag: 'drying-alcohol' });
});

test('a perfume, or an essential oil, is told beside a preservative or a flower water that only smells, which make no list one without it', () => {
  const preserved = plain.replace('Phenoxyethanol', 'Benzyl Alcohol');
  const perfumed = `${plain}, Parfum`;
  expect(said(preserved, perfumed)).toContain('with fragrance');
  expect(said(preserved, perfumed, 'ru')).toContain('что в нём ещё есть: отдушка');
  const water = plain.replace('Dimethicone', 'Lavandula Angustifolia Flower Water');
  expect(said(water, perfumed)).toContainEqual(expect.stringContaining('with fragrance'));
  expect(said(water, `${plain}, Lavandula Angustifolia Oil`)).toContainEqual(expect.stringContaining('with fragrance'));
  for (const smelling of [preserved, water]) expect(said(perfumed, smelling).join()).not.toMatch(/fragrance(?! allergen)/);
});

test('of formulas that differ in their base nothing is said, and the same ingredients are said to be that', () => {
  expect(said(plain, plain.replace('Cetearyl Alcohol', 'Cetyl Palmitate'))).toEqual([]);
  expect(said(plain, plain)).toEqual(['the same ingredients']);
  expect(said(`${plain}, Carbomer`, `${plain}, Xanthan Gum`)).toEqual([]);
});

test('what the other list mainly is and this one has not is told before kinds', () => {
  const remover = 'Aqua, Dimethyl Glutarate, Dimethyl Adipate, Dimethyl Succinate, Parfum';
  expect(said(remover, 'Acetone, Aqua, Dimethyl Glutarate, Dimethicone')).toEqual(['without fragrance', 'with acetone and silicones']);
  expect(said('Aqua, Glycerin, Xanthan Gum', `Aqua, Sorbitol, Xanthan Gum${unread}`)).toEqual(['a part of its list may be unread']);
  expect(said('Aqua, Glycerin, Sorbic Acid', 'Alcohol Denat., Aqua, Glycerin, Sorbic Acid')).toEqual(['with drying alcohol']);
  expect(said(`${remover}${unread}`, 'Acetone, Aqua, Dimethyl Glutarate').join()).not.toContain('acetone');
});

test('what stands behind "or" is a difference too', () => {
  const soap = 'Sodium Olivate, Aqua, Glycerin, Sodium Chloride, Sodium Palm Kernelate';
  expect(said(`${soap}, CI 16035`, `${soap} or Sodium Cocoate`).join()).not.toContain('only the colours');
});

test.each([
  ['Anvil', 'Day Cream', 'Birch', 'Rich Cream', true],
  ['Anvil', 'Day Cream', 'Birch', 'Rich Cream by Anvil', false],
  ['Forêt & Co', 'Lait', 'Birch', 'Foret co milk', false],
  ['Anvil', 'Cream', 'Anvil Pharma', 'Cream', false],
  ['Anvil', 'Sun Milk SPF 30', 'Birch', 'Sun Fluid SPF50+', false],
  ['Anvil', 'Sun Milk SPF 30', 'Birch', 'Sun Fluid SPF30', true],
  ['Anvil', 'Sun Milk', 'Birch', 'Anvilla Sun Fluid', true],
])('%s %s and %s %s are of different brands: %s', (brandName, title, otherName, otherTitle, is) => {
  const [here, there] = [
    { brand: 'a', brandName, title, category: 'creams', barcodes: [] },
    { brand: 'b', brandName: otherName, title: otherTitle, category: 'creams', barcodes: [] },
  ];
  expect([isOfOtherBrand(here, there, []), isOfOtherBrand(there, here, [])]).toEqual([is, is]);
});

test('two brands of one company are no other house: its barcodes begin alike, or it is known to have both', () => {
  const sold = (brand: string, ...barcodes: string[]) => ({ brand, brandName: brand, title: 'Cream', category: 'creams', barcodes });
  const company = { codes: ['4123456'], brands: ['Anvil'] };
  expect(isOfOtherBrand(sold('Anvil', '4123457000011'), sold('Birch', '4123457000028'), [])).toBe(false);
  expect(isOfOtherBrand(sold('Anvil'), sold('Birch', '4123456000028'), [company])).toBe(false);
  expect(isOfOtherBrand(sold('Anvil', '4123457000011'), sold('Birch', '5123457000028'), [company])).toBe(true);
  expect(isOfOtherBrand(sold('Anvil', '2123457000011'), sold('Birch', '2123457000028'), [])).toBe(true);
});

test('nothing is said of a thing less in front, of another thickener, or of a plant more', () => {
  expect(said(plain, plain.replace('Cetearyl Alcohol, ', ''))).toEqual([]);
  expect(said(plain, plain.replace('Glycerin', 'Squalane').replace('Cetearyl Alcohol', 'Cetyl Palmitate'))).toEqual([]);
  expect(said(plain, plain.replace('Cetearyl Alcohol', 'Quercus Robur Bark Extract'))).toEqual([]);
  const base = 'Aqua, Cetearyl Alcohol, Phenoxyethanol, Xanthan Gum';
  expect(said(base, base.replace('Xanthan Gum', 'Carbomer'))).toEqual([]);
});

test('scents and colours alone are told as that', () => {
  const dyed = `${scented}, CI 16035`;
  expect(said(scented, scented.replace('Linalool', 'Limonene'))).toEqual(['only scents or flavours differ']);
  expect(said(dyed, dyed.replace('CI 16035', 'CI 42090'))).toEqual(['of what is named only the colours differ']);
  expect(said(dyed, scented.replace('Linalool', 'Limonene'))).toEqual(['only scents, flavours or colours differ']);
  // The violet that tones fair hair may be what a shampoo is bought for.
  const violet = dyed.replace('CI 16035', 'CI 60730');
  expect(said(dyed, violet)).toEqual([]);
  expect(compared(violet, dyed, { category: 'shampoos', area: 'hair' }).differences.without).toEqual([
    { ingredient: facts.findIndex(({ inci }) => inci === 'CI 60730') },
  ]);
});

test('the same ingredients in quite another order are said to be that', () => {
  const far =
    'Aqua, Sodium Laureth Sulfate, Glycol Distearate, Sodium Chloride, Guar Hydroxypropyltrimonium Chloride, Dimethicone, Citric Acid';
  const near =
    'Aqua, Dimethicone, Sodium Laureth Sulfate, Glycol Distearate, Sodium Chloride, Guar Hydroxypropyltrimonium Chloride, Citric Acid';
  expect(said(far, near)).toEqual(['the same ingredients in another order']);
  expect(said(far, far.replace('Glycol Distearate, Sodium Chloride', 'Sodium Chloride, Glycol Distearate'))).toEqual([
    'the same ingredients',
  ]);
  const swapped = far.replace('Glycol Distearate, Sodium Chloride', 'Sodium Chloride, Glycol Distearate');
  for (const other of [near, swapped])
    expect(said(`${far}, Parfum, Linalool`, `${other}, Parfum, Limonene`)).toEqual([
      'scents, flavours and colours apart, the same ingredients in another order',
    ]);
});

test('where more differs and nothing of it is told, other labelled allergens are, but none that a perfume may hold unnamed', () => {
  const base = `${scented}, Xanthan Gum`;
  expect(said(base, `${scented}, Limonene, Carbomer`)).toEqual(['the labelled fragrance allergens differ']);
  expect(said(base, base.replace('Linalool, Xanthan Gum', 'Linalool, Carbomer'))).toEqual([]);
  expect(said(base, base.replace('Linalool, Xanthan Gum', 'Carbomer'))).toEqual([]);
});

test('scents in another place are no other order', () => {
  const moved = scented.replace('Phenoxyethanol, Parfum, Linalool', 'Parfum, Phenoxyethanol, Limonene');
  expect(said(scented, moved)).toEqual(['only scents or flavours differ']);
});

test('what the EU prohibits is told first, though only scents differ or the list was read in part', () => {
  const lilial = `${scented}, Butylphenyl Methylpropional`;
  expect(said(scented, lilial)).toEqual(['with butylphenyl methylpropional (prohibited in the EU)']);
  expect(said(lilial, scented, 'ru')).toEqual([expect.stringMatching(/^что отсутствует: .*\(под запретом в ЕС\)$/)]);
  expect(said(`${plain}${unread}`, lilial)[0]).toMatch(/^with butylphenyl methylpropional \(prohibited in the EU\)/);
  expect(said(lilial, lilial)).toEqual([
    'the same ingredients by name, though the perfume or flavour may be another',
    'holds butylphenyl methylpropional (prohibited in the EU)',
  ]);
});

test('what is prohibited in a formula is no difference where a misprinted name of this one may be it', () => {
  const lilial = `${scented}, Butylphenyl Methylpropional`;
  for (const misprinted of ['Butylphenyl Prpional', 'Lilial Methylpropaniol'])
    expect(said(`${plain}, ${misprinted}`, lilial)).toContain('holds butylphenyl methylpropional (prohibited in the EU)');
  expect(said(`${plain}${unread}`, lilial)[0]).toMatch(/^with butylphenyl methylpropional \(prohibited in the EU\)/);
});

test('what is prohibited and misprinted in the other formula is told as what may be there', () => {
  const misprinted = `${plain}, Hydroxyisohexyl 6-Cyclohexene Carboxaldehyde`;
  expect(said(plain, misprinted)).toEqual([
    expect.stringMatching(/^perhaps with .* \(prohibited in the EU\), by a name that is misprinted$/),
  ]);
  expect(said(`${plain}, Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde`, misprinted).join()).not.toContain('perhaps');
  expect(said(plain, `${plain}, Butylphenyl Methylpropiona Lifronellot`)[0]).toMatch(/^perhaps with butylphenyl methylpropional/);
  expect(said(plain, plain + unread)).toEqual(['a part of its list may be unread']);
});

test('how alike two lists are is told of what was read, and no find is made of the rest', () => {
  const words = (here: string, there: string) =>
    dupeWords({ ...compared(here, there), facts, twins: [], ofOtherBrand: true, strengths: null, prices: [null, null] }, translators.en);
  expect(words(plain + unread, plain)).toEqual([expect.stringMatching(/^\d+\s?% alike in what was read$/)]);
  expect(words(plain, plain)[1]).toMatch(/^a find/);
});

test('every dye counts that is missing, and one that does something for skin as well', () => {
  const dye = 'Aqua, Cetearyl Alcohol, Ammonia, Toluene-2,5-Diamine Sulfate, Resorcinol, m-Aminophenol, p-Aminophenol, 2-Methylresorcinol';
  expect(said(dye, 'Aqua, Cetearyl Alcohol, Ammonia, Hydrogen Peroxide')[0]).toMatch(/resorcinol and others$/);
});

test('an active that does in its list what it was shown to do is told before others, and one that cannot do it there is not told', () => {
  const serum = 'Aqua, Glycerin, Cetearyl Alcohol, Hydroxyethyl Urea, Retinol, Phenoxyethanol';
  const acid = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Sodium Benzoate, Potassium Sorbate, Parfum, Lactic Acid';
  expect(said(`${serum}, Parfum`, serum.replace(', Hydroxyethyl Urea, Retinol', ''))[0]).toMatch(/^without fragrance and retinol/);
  expect(said(acid, acid.replace(', Lactic Acid', '')).join()).not.toContain('lactic');
});

test('what is told is not all, and the row says so', () => {
  const sun = 'Aqua, Octocrylene, Ethylhexyl Salicylate, Ethylhexyl Triazone, Glycerin, Cetearyl Alcohol, Phenoxyethanol';
  const less = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol';
  expect(said(sun, less)).toEqual(['without octocrylene, ethylhexyl salicylate and others']);
  expect(said(less, sun, 'ru')).toEqual(['что в нём ещё есть: октокрилен, этилгексилсалицилат и другое']);
});

test('isothiazolinones are told before all else that may be there, with the law where they may not stay on', () => {
  const preserved = `${plain}, Methylisothiazolinone`;
  const told = (here: string, there: string) => {
    const { without, with: added } = compared(here, there, null, 'rinse-off').differences;
    return { without, with: added };
  };
  const one = { ingredient: facts.findIndex(({ inci }) => inci === 'Methylisothiazolinone') };
  expect(told(plain, preserved)).toEqual({ without: [], with: [one] });
  expect(told(preserved, plain)).toEqual({ without: [one], with: [] });
  expect(told(preserved, `${plain}, Methylchloroisothiazolinone`)).toEqual({ without: [], with: [] });
  expect(said(plain, preserved)).toEqual(['with methylisothiazolinone (not permitted in such products in the EU)']);
});

test('alcohol behind the 1 % line is no difference, silicone is one', () => {
  expect(said(plain, `${plain}, Parfum, Alcohol Denat.`).join()).not.toContain('alcohol');
  expect(said(plain.replace(', Dimethicone', ''), `${plain.replace('Dimethicone', 'Parfum')}, Dimethicone`).join()).toContain('silicones');
});

test('formaldehyde itself is not called what releases it', () => {
  expect(said(plain, `${plain}, Formaldehyde`)).toEqual(['with formaldehyde (prohibited in the EU)']);
  expect(said(plain, `${plain}, DMDM Hydantoin`)).toEqual(['with formaldehyde releasers']);
});

test('another strength in the title is said before all else, and then nothing is called the same', () => {
  const words = (title: string, other: string, language: 'en' | 'ru' = 'en') =>
    dupeWords(
      { ...compared(plain, plain), facts, twins: [], ofOtherBrand: false, strengths: strengthsApart(title, other), prices: [null, null] },
      translators[language],
    );
  expect(words('20 vol. Developer', '30 vol. Developer')).toEqual(['30 vol. instead of 20 vol.', expect.stringMatching(/^100/)]);
  expect(words('Leche solar 50+', 'Lait solaire classique 20', 'ru')[0]).toBe('SPF 20 вместо SPF 50+');
  expect(words('Cream', 'Cream SPF 20')).toContain('the same ingredients');
  expect(strengthsApart('Retinol 1% in squalane', 'Retinol 0.5% in squalane')).toEqual({ unit: 'percent', here: 1, there: 0.5 });
  expect(strengthsApart('Retinol 1% in squalane', 'Granactive retinoid 5% in squalane')).toBeNull();
  expect(strengthsApart('Kids 50+', 'Duo SPF 30', 'sunscreens')).toEqual({ unit: 'spf', here: '50+', there: 30 });
  expect(strengthsApart('Fluid SPF 50 +', 'Fluid LSF50')).toBeNull();
});

test('what is called by a part of the name of something in the other list has its name of the label', () => {
  const cream = plain.replace('Ceramide NP', 'Tocopherol 1%');
  expect(said(cream, plain.replace('Ceramide NP', 'Tocopheryl Acetate'))).toEqual(['without tocopherol', 'with vitamin E acetate']);
  expect(said(cream, plain.replace('Ceramide NP, ', ''))).toEqual(['without vitamin E']);
});

test('a list that holds a form of something is not said to be without it', () => {
  expect(said(`${plain}, Hyaluronic Acid`, `${plain}, Hydrolyzed Hyaluronic Acid`).join()).not.toContain('without');
  expect(said(`${plain}, Aloe Barbadensis Leaf Juice`, `${plain}, Aloe Barbadensis Leaf Juice Powder`).join()).not.toContain('without');
});

test('a list with a plant that brings a substance is not said to be without it', () => {
  expect(said(`${plain}, Menthol`, `${plain}, Mentha Arvensis Leaf Oil`).join()).not.toContain('menthol');
  expect(said(`${plain}, Caffeine`, `${plain}, Coffea Arabica Seed Extract`).join()).not.toContain('without');
  expect(said(`${plain}, Caffeine`, plain)).toEqual(['without caffeine']);
});

test('a list whose perfume may hold something unnamed is not said to be without it', () => {
  const holding = `${plain}, Parfum, Limonene, Linalool`;
  expect(said(holding, `${plain}, Parfum`)).toEqual(['only scents or flavours differ']);
  expect(said(`${plain}, Parfum`, holding)).toEqual(['with labelled fragrance allergens']);
  expect(said(holding, plain)).toEqual(['without fragrance']);
  const cooling = `${plain}, Aroma, Menthol, Limonene`;
  expect(said(cooling, `${plain}, Aroma, Limonene`).join()).not.toContain('menthol');
  expect(said(cooling, `${plain}, Limonene`).join()).toContain('without menthol');
});

test('what is named in front of the perfume to cool is told, though a perfume may hold traces of it', () => {
  const gel = plain.replace('Dimethicone', 'Menthol');
  expect(said(`${gel}, Parfum`, `${plain}, Parfum`).join()).toContain('without menthol');
  expect(said(`${plain}, Parfum`, `${gel}, Parfum`).join()).toContain('menthol');
  expect(said(`${plain}, Parfum, Menthol`, `${plain}, Parfum`).join()).not.toContain('menthol');
});

test('that on which the first effect of a list rests is named before kinds that are missing too', () => {
  const gel = 'Aqua, Propylene Glycol, Menthol, Carbomer, Methylparaben, PEG-8, Sodium Laureth Sulfate, CI 42090';
  expect(said(gel, gel.replace('Menthol, ', '').replace('Methylparaben, PEG-8', 'Pentylene Glycol'))[0]).toMatch(/^without menthol/);
});

test('what a perfume may hold is not missing, allergens of old unless some of them are named', () => {
  const missing = (here: string, there: string) => {
    const [a, b] = [here, there].map((list) => formulaOf(analyseText(list, knowledge, 'leave-on')));
    if (!a || !b) throw new Error('Two lists are compared.');
    const { missing: left } = withoutHidden(compared(here, there).explanation, [a, b], facts);
    return left.ingredients.map(({ id }) => facts[id]?.inci);
  };
  const own = 'Aqua, Glycerin, Parfum, Linalool, Vanillin';
  expect(missing(own, 'Aqua, Glycerin, Parfum')).toEqual([]);
  expect(missing(own, 'Aqua, Glycerin, Parfum, Limonene')).toEqual(['Linalool']);
  expect(missing(own, 'Aqua, Glycerin')).toEqual(expect.arrayContaining(['Linalool', 'Vanillin', 'Parfum']));
});

test('whoever cannot bear a plant is not told that a list with another material of it is without it', () => {
  const extract = plain.replace('Dimethicone', 'Calendula Officinalis Flower Extract');
  expect(said(extract, plain).join()).toContain('without');
  expect(said(extract, plain.replace('Dimethicone', 'Calendula Officinalis Flower Water')).join()).not.toMatch(/without|with /);
});

test('beside what is gained stand all kinds that come in return, formaldehyde releasers among them', () => {
  const gain = 'Aqua, Glycerin, Cetearyl Alcohol, PEG-100 Stearate, Phenoxyethanol';
  const loss = 'Aqua, Glycerin, Cetearyl Alcohol, Glyceryl Stearate, DMDM Hydantoin, Methylparaben, Dimethicone, Parfum';
  expect(said(gain, loss)).toEqual(['without PEG', 'with formaldehyde releasers, fragrance, silicones and parabens']);
  expect(said(gain, loss, 'ru')).toEqual([
    'что отсутствует: ПЭГ',
    'что в нём ещё есть: выделяющие формальдегид вещества, отдушка, силиконы и парабены',
  ]);
});

test('another name of the same substance is no difference, nor is a general name', () => {
  const sun = 'Aqua, Glycerin, Titanium Dioxide, Zinc Oxide, Iron Oxides, Phenoxyethanol';
  const numbered = 'Aqua, Glycerin, CI 77891, CI 77947, CI 77491, CI 77492, Phenoxyethanol';
  const { explanation } = compared(sun, numbered);
  expect([...explanation.missing.ingredients, ...explanation.added.ingredients]).toEqual([]);
  expect(said(sun, numbered)).toEqual(['the same ingredients']);
  expect(said(plain.replace('Ceramide NP', 'Ceramides'), plain)).toEqual(['the same ingredients']);
  const red = numbered.replace('CI 77492', 'CI 77499');
  expect(compared(numbered, red).explanation.missing.ingredients.map(({ id }) => facts[id]?.inci)).toEqual(['CI 77492']);
});

test('a likeness is rounded down: none is half alike or the same that is not', () => {
  expect([0.496, 0.5, 0.57, 0.999, 1].map(likenessPercent)).toEqual([49, 50, 57, 99, 100]);
  const score = (there: string) =>
    dupeWords(
      { ...compared(plain, there), facts, twins: [], ofOtherBrand: false, strengths: null, prices: [null, null] },
      translators.en,
    )[0];
  expect([score(plain), score(plain + unread)]).toEqual([expect.stringMatching(/^100\s%/), expect.stringMatching(/^99\s%/)]);
});

test('less money for the same amount is said where it can be compared and is worth a word', () => {
  expect(said(plain, plain, 'en', [20, 12])).toContainEqual(expect.stringMatching(/^40\s%\scheaper for the amount$/));
  expect(said(plain, plain, 'en', [20, 19])).toEqual(['the same ingredients']);
});

describe('a list that another brand sells', () => {
  const words = (there: string, twins: readonly string[] = []) =>
    (['en', 'ru'] as const).map((language) =>
      dupeWords(
        { ...compared(plain, there), facts, twins, ofOtherBrand: true, strengths: null, prices: [null, null] },
        translators[language],
      ).slice(1),
    );

  test('is a find and says so', () => {
    expect(words(plain)).toEqual([['a find: the same list under another brand'], ['находка: тот же состав у другой марки']]);
  });

  test('is none where names of it were not read', () => {
    expect(words(plain + unread)[0]).toEqual(['a part of its list may be unread']);
  });

  test('is none where the lists differ', () => expect(words(scented).flat().join()).not.toMatch(/find|находка/));
});

test('twins are named once each, and of many that there are others', () => {
  const sides = compared(plain, scented);
  const wordsOf = (twins: readonly string[]) =>
    dupeWords({ ...sides, facts, twins, ofOtherBrand: true, strengths: null, prices: [null, null] }, translators.en).at(-1);
  expect(wordsOf(['Rose', 'Rose', 'Lilac'])).toBe('also as Rose and Lilac, with the same list or nearly so');
  expect(wordsOf(['Rose', 'Lilac', 'Fig', 'Pear'])).toBe('also as Rose, Lilac, Fig and others, with the same list or nearly so');
});
