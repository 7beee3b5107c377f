import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge, ingredients } = knowledgeBase();
const limitsOf = (inci: string) => ingredients.find((one) => one.inci === inci)?.limits ?? [];
const prohibited = (list: string, context: 'leave-on' | 'rinse-off' = 'leave-on') =>
  analyseText(list, knowledge, context).prohibited.map(({ ref, annex }) => `${annex}/${ref}`);

test('what only the raw material tells prohibits nothing', () => {
  for (const inci of [
    'Petrolatum',
    'Butane',
    'Isobutane',
    'Citrus Limon Peel Oil',
    'Styrene/Acrylates Copolymer',
    'rh-Polypeptide-1',
    'Platinum',
  ])
    expect([inci, limitsOf(inci).some(({ annex, material }) => annex === 'II' && material)]).toEqual([inci, true]);
  expect(prohibited('Aqua, Petrolatum, Butane, Citrus Limon Peel Oil, Styrene/Acrylates Copolymer, rh-Polypeptide-1, Platinum')).toEqual(
    [],
  );
});

test('what is prohibited as nano is where the label marks it, and a filter in an aerosol is not permitted so', () => {
  expect(prohibited('Aqua, Glycerin, Gold (nano), Styrene/Acrylates Copolymer [nano], Copper')).toEqual(['II/1728', 'II/1725']);
  const barred = (list: string) =>
    analyseText(list, knowledge, 'sun').restricted.flatMap(({ index, permitted }) => (permitted ? [] : index)).length > 0;
  expect(barred('Sunscreen aerosol: Butane, Aqua, Titanium Dioxide (nano)')).toBe(true);
  expect(barred('Sunscreen aerosol: Butane, Aqua, Titanium Dioxide')).toBe(false);
  expect(barred('Sunscreen aerosol: Butane, Aqua, Zinc Oxide')).toBe(true);
  expect(barred('Sunscreen lotion: Aqua, Titanium Dioxide (nano), Zinc Oxide (nano)')).toBe(false);
});

test('what the gas in it makes a foam of is breathed in by nobody: a wash is no aerosol, what stays on is', () => {
  const wash = 'Aqua, Sodium Laureth Sulfate, Isobutane, Glycerin, Salicylic Acid, Parfum';
  const of = (list: string, use: 'rinse-off' | 'leave-on') =>
    analyseText(list, knowledge, use).restricted.every(({ permitted }) => permitted);
  expect(of(wash, 'rinse-off')).toBe(true);
  expect(of(`Aerosol: ${wash}`, 'rinse-off')).toBe(false);
  expect(of('Butane, Alcohol Denat., Salicylic Acid, Parfum', 'leave-on')).toBe(false);
});

test('cannabidiol is no narcotic; what an entry says of hair dyes alone bars a plant from nothing else', () => {
  expect(prohibited('Face oil: Cannabis Sativa Seed Oil, Cannabidiol')).toEqual([]);
  const { restricted } = analyseText('Face cream: Aqua, Glycerin, Indigofera Tinctoria Extract', knowledge, 'leave-on');
  expect(restricted).toEqual([]);
});

test('what is permitted for the mouth alone is said to be that', () => {
  const { cautions } = analyseText('Face cream: Aqua, Glycerin, Sodium Fluoride', knowledge, 'leave-on');
  expect(cautions.map(({ caution }) => caution)).toContain('mouth-only');
});

test('what is prohibited outright is, in every use', () => {
  for (const context of ['leave-on', 'rinse-off'] as const)
    expect(prohibited('Aqua, DMSO, Catalase, DEA-Lauryl Sulfate, Quaternium-15', context)).toEqual([
      'II/338',
      'II/74',
      'II/411',
      'II/1386',
    ]);
});

test('a colourant that hair dyes may not hold colours a cream and a shampoo, not a hair dye', () => {
  const shampoo = 'Shampoo: Aqua, Sodium Laureth Sulfate, Behentrimonium Chloride, Cetrimonium Chloride, CI 42051';
  expect(prohibited('Aqua, Glycerin, Cetyl Alcohol, CI 42051')).toEqual([]);
  expect(prohibited(shampoo, 'rinse-off')).toEqual([]);
  expect(prohibited(`Hair colour: Aqua, Cetearyl Alcohol, p-Aminophenol, CI 42051`, 'rinse-off')).toEqual(['II/1356']);
});

test('a deleted entry stands as one that ended', () => {
  for (const [inci, ref] of [
    ['Quaternium-15', '31'],
    ['Formaldehyde', '5'],
    ['Zinc Pyrithione', '8'],
  ] as const) {
    const deleted = limitsOf(inci).filter((limit) => limit.annex === 'V' && limit.ref === ref);
    expect(deleted.length, inci).toBeGreaterThan(0);
    for (const { until, max } of deleted) expect([until !== null, max !== null], inci).toEqual([true, true]);
  }
});

test('titanium dioxide and zinc oxide hold the same entries under both their names', () => {
  const refs = (inci: string) => [...new Set(limitsOf(inci).map(({ annex, ref }) => `${annex}/${ref}`))].sort();
  expect(refs('Titanium Dioxide')).toEqual(['III/321', 'IV/143', 'VI/27', 'VI/27a']);
  expect(refs('CI 77891')).toEqual(refs('Titanium Dioxide'));
  expect(refs('Zinc Oxide')).toEqual(refs('CI 77947'));
});

const restricted = (list: string, context: 'leave-on' | 'rinse-off' = 'leave-on') =>
  analyseText(list, knowledge, context).restricted.map(
    ({ annex, ref, permitted }) => `${annex}/${ref} ${permitted ? 'permitted' : 'elsewhere'}`,
  );

test('what is limited in some products and free in the others is not called out of place in them', () => {
  expect(restricted('Aqua, Triethanolamine, Talc, Acetyl Hexamethyl Indan', 'rinse-off')).toEqual(['III/62 permitted']);
  expect(restricted('Aqua, Triethanolamine, Talc')).toEqual(['III/62 permitted', 'III/62 permitted']);
});

test('a list does not tell a deodorant from a cream, so its limits are told as such', () => {
  expect(restricted('Cyclopentasiloxane, Aluminum Zirconium Tetrachlorohydrex Gly')).toEqual(['III/50 permitted']);
});

test('a colourant for what is rinsed off is out of place in what stays', () => {
  expect(restricted('Aqua, Glycerin, CI 42080')).toEqual(['IV/62 elsewhere']);
  expect(restricted('Aqua, Glycerin, CI 42080', 'rinse-off')).toEqual(['IV/62 permitted']);
});

test('a colourant that may not go everywhere says so in any product, and one that may says nothing', () => {
  expect(restricted('Aqua, Glycerin, CI 10020, CI 15510')).toEqual(['IV/2 permitted', 'IV/21 permitted']);
  expect(restricted('Aqua, Glycerin, Kaolin, CI 77891, CI 16035')).toEqual([]);
  expect(restricted('Aqua, Glycerin, CI 77820', 'rinse-off')).toEqual(['IV/142 elsewhere']);
});

test.each([
  ['Deodorant: Alcohol Denat., Butane, Parfum, Triclosan', 'deodorant spray'],
  ['Hand cream: Aqua, Glycerin, Arbutin', 'hand products'],
  ['Aerosol: Butane, Aqua, Glycerin, Dehydroacetic Acid', 'aerosols'],
  ['Shaving gel: Aqua, Sodium Laureth Sulfate, Glycerin, Etidronic Acid', 'what washes and is no soap'],
] as const)('what is permitted in some kinds of product alone is not permitted in another: %s', (list, barred) => {
  const { restricted: told } = analyseText(list, knowledge, list.startsWith('Shaving') ? 'rinse-off' : 'leave-on');
  expect(told.map((one) => one.barred?.en)).toContain(barred);
});

test('what bars a substance from another kind of product is no reason here, nor is a limit for lashes one for hair', () => {
  const { restricted: told } = analyseText('Face wash: Aqua, Sodium Laureth Sulfate, Glycerin, Arbutin', knowledge, 'rinse-off');
  expect(told.map(({ permitted, barred }) => [permitted, barred])).toEqual([[false, null]]);
  const dye = 'Hair dye: Aqua, Cetearyl Alcohol, p-Phenylenediamine, m-Aminophenol';
  const limits = analyseText(dye, knowledge, 'rinse-off').restricted.map(({ ref, where }) => [ref, where?.en]);
  expect(limits.filter(([ref]) => ref?.startsWith('8'))).toEqual([['8a', 'oxidative hair dyes']]);
});

test('of an entry that names lip or eye products, what it says of others is not said of them', () => {
  const told = (list: string, use: 'lips' | 'eyes') => analyseText(list, knowledge, use).restricted.map(({ max }) => max);
  expect(told('Lip balm: Petrolatum, Cera Alba, Methyl Salicylate', 'lips')).toEqual([0.03]);
  expect(told('Lip balm: Petrolatum, Cera Alba, Benzophenone-3', 'lips')).toEqual([6]);
  expect(told('Mascara: Aqua, Cera Alba, Methyl Salicylate', 'eyes')).toEqual([0.002]);
});

test('a perfume is not told how much of a filter a sunscreen may hold', () => {
  const { restricted: told } = analyseText('Eau de toilette: Alcohol Denat., Parfum, Aqua, Benzophenone-3', knowledge, 'leave-on');
  expect(told.map(({ max }) => max)).toEqual([0.5]);
});

test('mercury and selenium compounds are prohibited but for the uses that the annexes except', () => {
  expect(prohibited('Aqua, Thimerosal')).toEqual(['II/221']);
  expect(prohibited('Shampoo: Aqua, Sodium Laureth Sulfate, Selenium Sulfide', 'rinse-off')).toEqual([]);
  expect(analyseText('Aqua, Thimerosal', knowledge, 'eyes').prohibited).toEqual([]);
});

test('an essential oil of a listed plant has its entry, whatever parts it was distilled of', () => {
  for (const [inci, ref] of [
    ['Mentha Piperita Flower/Leaf/Stem Oil', '361'],
    ['Mentha Spicata Leaf/Stem Oil', '362'],
    ['Cymbopogon Flexuosus Leaf Oil', '354'],
  ] as const)
    expect([inci, limitsOf(inci).map((limit) => limit.ref)]).toEqual([inci, [ref]]);
});

test('what the raw material must keep to is told of every terpene whose entry asks for it', () => {
  for (const inci of ['Limonene', 'Pinene', 'Terpinolene', 'Alpha-Terpinene', 'Turpentine', 'Pinus Mugo', 'Cedrus Atlantica Wood Oil'])
    expect([
      inci,
      limitsOf(inci).some(({ annex, where, material }) => annex === 'III' && where?.en.includes('peroxide') && material),
    ]).toEqual([inci, true]);
});
