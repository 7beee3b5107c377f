import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { isUnlawful } from '#core/analysis/law.ts';
import type { Context, Use } from '#core/analysis/use.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge, ingredients } = knowledgeBase();
const reportOf = (text: string, context: Context = 'leave-on', area: string | null = null) =>
  analyseText(text, knowledge, context, area === null ? null : { category: '', area });
const limitsOf = (name: string) => ingredients.find(({ inci }) => inci === name)?.limits ?? [];
const nameOf = (id: number) => knowledge.facts[id]?.inci;
const prohibited = (...given: Parameters<typeof reportOf>) => reportOf(...given).prohibited.map(({ id, ref }) => [nameOf(id), ref]);
const cautioned = (caution: string, ...given: Parameters<typeof reportOf>) =>
  reportOf(...given)
    .cautions.find((verdict) => verdict.caution === caution)
    ?.by.map(({ id }) => nameOf(id)) ?? [];

test('of a choice nothing is told as prohibited', () => {
  expect(prohibited('Aqua, Methylparaben or Hydroquinone, Glycerin, Phenoxyethanol')).toEqual([]);
});

test('what Annex II prohibits is named, in brackets too, and praised nowhere', () => {
  const text = 'Aqua, Hydroquinone 4%, Glycerin, Preservative (Quaternium-15)';
  expect(prohibited(text)).toEqual([
    ['Hydroquinone', '1339'],
    ['Quaternium-15', expect.any(String)],
  ]);
  const { effects, skin } = reportOf(text);
  expect(effects.flatMap(({ by }) => by.map(({ index }) => index))).not.toContain(1);
  expect(skin.flatMap(({ helps }) => helps.map(({ index }) => index))).not.toContain(1);
});

test.each([
  ['Shampoo: Aqua, Sodium Laureth Sulfate, Sodium Hydroxide', 'rinse-off', 'straightener', false],
  ['Shampoo: Aqua, Sodium Laureth Sulfate, Sodium Sulfite', 'rinse-off', 'straightener', false],
  ['Hair relaxer: Aqua, Petrolatum, Sodium Hydroxide', 'rinse-off', 'straightener', true],
  ['Лосьон для завивки волос. Состав: Aqua, Ammonium Thioglycolate', 'rinse-off', 'straightening', true],
  ['Face cream: Aqua, Potassium Hydroxide, Glycerin', 'leave-on', 'callus', false],
  ['Callus remover: Aqua, Potassium Hydroxide, Glycerin', 'leave-on', 'callus', true],
  ['Face cream: Aqua, Glycerin, Sodium Metabisulfite', 'leave-on', 'tanner', false],
  ['Self-tanning lotion: Aqua, Dihydroxyacetone, Sodium Metabisulfite', 'leave-on', 'tanner', true],
  ['Blush powder: Talc, Mica, CI 77891', 'leave-on', 'loose', false],
  ['Loose face powder: Talc, Mica, CI 77891', 'leave-on', 'loose', true],
] as const)('a limit is said of the product that it is written for: %s', (text, context, word, isSaid) => {
  expect(reportOf(text, context).restricted.some(({ where }) => where?.en.includes(word))).toBe(isSaid);
});

test('a limit written for one product alone is not said to be kept or broken by another, yet permits nothing elsewhere', () => {
  expect(cautioned('over-limit', 'Shampoo: Aqua, Sodium Laureth Sulfate, Thioglycolic Acid 5%', 'rinse-off')).toEqual([
    'Thioglycolic Acid',
  ]);
  expect(cautioned('over-limit', 'Perm lotion for hair: Aqua, Thioglycolic Acid 5%', 'rinse-off')).toEqual([]);
  expect(cautioned('over-limit', 'Body lotion: Aqua, Retinol 0.2%, Glycerin')).toEqual(['Retinol']);
  expect(cautioned('over-limit', 'Лосьон для тела. Состав: Aqua, Retinol 0.2%, Glycerin')).toEqual(['Retinol']);
  expect(cautioned('over-limit', 'Face and body lotion: Aqua, Retinol 0.2%, Glycerin')).toEqual([]);
});

test.each([
  ['Toothpaste: Aqua, Hydrated Silica, CI 10020', 'rinse-off', ['CI 10020']],
  ['Mascara: Aqua, Glycerin, CI 45405', 'eyes', ['CI 45405']],
  ['Body lotion: Aqua, Glycerin, Triclosan', 'leave-on', ['Triclosan']],
  ['Shower gel: Aqua, Sodium Laureth Sulfate, CI 10020', 'rinse-off', []],
  ['Hand cream: Aqua, Glycerin, CI 45405', 'leave-on', []],
] as const)('what is permitted in products of other kinds is more than is permitted here: %s', (text, context, names) => {
  expect(cautioned('over-limit', text, context)).toEqual(names);
});

test.each([
  ['Body lightening lotion', ['Retinol']],
  ['Lait hydratant corps', ['Retinol']],
  ['Bodylotion', ['Retinol']],
  ['Crema corporal', ['Retinol']],
  ['Крем питательный для тела', ['Retinol']],
  ['Body and face cream', []],
  ['The Body Shop night cream', []],
  ['Loción corporal y facial', []],
  ['Gesichts- und Körpercreme', []],
  ['Crème visage et corps', []],
] as const)('what is for the body alone is known in its languages: %s', (title, names) => {
  expect(cautioned('over-limit', `${title}\nIngredients: Aqua, Retinol 0.2%, Glycerin, Cetyl Alcohol, Phenoxyethanol`)).toEqual(names);
});

test.each([
  'Isotretinoin',
  'Cannabis Sativa Flower Extract',
  'PVP-Iodine',
  'Urocanic Acid',
  'Bergapten',
  'Sodium Pyrithione',
  'Barium Chloride',
  'Acetonitrile',
  'Basic Violet 3',
  'DHEA',
])('what was rarely met and is prohibited is known by name: %s', (name) => {
  expect(prohibited(`Face cream: Aqua, Glycerin, ${name}, Cetearyl Alcohol, Carbomer, Phenoxyethanol`)).toHaveLength(1);
});

test.each(['Basic Blue 7', 'CI 42595', 'Basic Blue 7 (CI 42595)'])(
  'a dye that is prohibited in hair dyes alone is so there, and in no cream: %s',
  (name) => {
    const list = `Aqua, Cetearyl Alcohol, Glycerin, Ceteareth-20, ${name}, Phenoxyethanol`;
    expect(prohibited(`Hair dye: ${list}`, 'rinse-off')).toHaveLength(1);
    expect(prohibited(`Face cream: ${list}`)).toEqual([]);
  },
);

test('of a colour that no product may hold a shampoo is not only told that hair dyes may not', () => {
  const { prohibited: found } = reportOf('Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, Basic Blue 7', 'rinse-off', 'hair');
  expect(found).toMatchObject([
    { ref: '1328', where: { en: expect.stringMatching(/other products/), ru: expect.stringMatching(/прочих средствах/) } },
  ]);
});

test('nothing is called prohibited for a short name that was corrected', () => {
  expect(prohibited('Aqua, Sodium Laureth Sulfate, Sodium Brate, Pheno, Parfum', 'rinse-off')).toEqual([]);
  expect(prohibited('Aqua, Glycerin, Butylphenyl Methylproponial, Parfum')).toHaveLength(1);
});

test('where what is prohibited may act, nothing is said of too little of the rest', () => {
  const effectOf = (text: string, name: string, ...use: ['rinse-off'?]) =>
    reportOf(text, ...use).effects.find(({ effect }) => effect === name)?.dose;
  const shampoo = 'Anti-dandruff shampoo: Aqua, Sodium Laureth Sulfate, Glycerin, Phenoxyethanol, Salicylic Acid, ';
  expect(effectOf(`${shampoo}Sodium Chloride`, 'dandruff', 'rinse-off')).toBe('unlikely');
  expect(effectOf(`${shampoo}Zinc Pyrithione`, 'dandruff', 'rinse-off')).toBeUndefined();
  expect(effectOf(`${shampoo}Zinc Pyrithione, Piroctone Olamine`, 'dandruff', 'rinse-off')).toBe('possible');
  expect(effectOf('Aqua, Niacinamide 0.1%, Glycerin', 'even-tone')).toBe('unlikely');
  expect(effectOf('Aqua, Hydroquinone 2%, Niacinamide 0.1%, Glycerin', 'even-tone')).toBeUndefined();
});

test('no prohibited substance of the whole base is praised', () => {
  const banned = ingredients.filter(
    ({ limits, effects, roles }) =>
      limits.some(({ annex, until, uses, material }) => annex === 'II' && !until && !uses && !material) &&
      (effects.length > 0 || roles.includes('humectant')),
  );
  expect(banned.length).toBeGreaterThan(5);
  for (const { inci } of banned) {
    const { effects, skin } = reportOf(`Aqua, Silica, ${inci}`, 'leave-on', 'skin');
    expect(
      [...effects.flatMap(({ by }) => by), ...skin.flatMap(({ helps }) => helps)].filter(({ index }) => index === 2),
      inci,
    ).toEqual([]);
  }
});

test('an exception for another kind of product is respected where the product is of that kind', () => {
  expect(prohibited('Nail lacquer: Butyl Acetate, Nitrocellulose, Hydroquinone')).toEqual([]);
  expect(prohibited('Butyl Acetate, Hydroquinone', 'leave-on', 'nails')).toEqual([]);
  expect(prohibited('Aqua, Hydroquinone', 'leave-on', 'skin')).toEqual([['Hydroquinone', '1339']]);
});

test('what is prohibited as a hair dye is prohibited in hair products alone', () => {
  expect(prohibited('Aqua, 1,2,4-Trihydroxybenzene', 'rinse-off', 'hair')).toHaveLength(1);
  expect(prohibited('Aqua, 1,2,4-Trihydroxybenzene', 'leave-on', 'skin')).toEqual([]);
});

test('methylisothiazolinone is said to be for rinse-off products only, unless it is in one', () => {
  const text = 'Aqua, Glycerin, Methylisothiazolinone';
  expect(cautioned('rinse-off-only', text, 'leave-on')).toEqual(['Methylisothiazolinone']);
  expect(cautioned('rinse-off-only', text, 'rinse-off')).toEqual([]);
  expect(reportOf(text, 'rinse-off').restricted).toContainEqual(
    expect.objectContaining({ annex: 'V', ref: '57', max: 0.0015, permitted: true, over: false }),
  );
});

test('methylisothiazolinone has the entry of its own and that of the mixture', () => {
  const list = 'Aqua, Sodium Laureth Sulfate, Methylchloroisothiazolinone, Methylisothiazolinone';
  const entries = reportOf(list, 'rinse-off').restricted.map(({ index, ref }) => `${index}: ${ref}`);
  expect(entries).toEqual(['2: 39', '3: 57', '3: 39']);
});

test('hair dyes and gel-nail monomers in a cream are said to be for hair and nails', () => {
  expect(cautioned('hair-only', 'Aqua, Glycerin, 2-Methylresorcinol', 'leave-on', 'skin')).toEqual(['2-Methylresorcinol']);
  expect(cautioned('nails-only', 'Aqua, Glycerin, Di-HEMA Trimethylhexyl Dicarbamate', 'leave-on', 'skin')).toEqual([
    'Di-HEMA Trimethylhexyl Dicarbamate',
  ]);
});

test.each([
  ['Aqua, Phenoxyethanol 1.5%', ['Phenoxyethanol']],
  ['Aqua, Phenoxyethanol 1%', []],
  ['Aqua, Phenoxyethanol', []],
  ['Aqua, Glycerin, Retinol 1%', ['Retinol']],
  ['Aqua, Glycerin, Retinol 0.3%', []],
  // 0.5 % as a preservative, but 2 % for other purposes.
  ['Aqua, Salicylic Acid 2%', []],
  ['Aqua, Salicylic Acid 5%', ['Salicylic Acid']],
  ['Aqua, Glycerin, Propylparaben 1%', ['Propylparaben']],
  ['Aqua, Glycerin, Propylparaben 0.15%', []],
  ['Aqua, Glycerin, Sodium Benzoate 2%', ['Sodium Benzoate']],
  ['Aqua, Glycerin, Sodium Benzoate 0.6%', []],
  ['Aqua, Glycerin, Sodium Benzoate 0.7%', ['Sodium Benzoate']],
  ['Aqua, Glycerin, Zinc Sulfate 3%', []],
  ['Aqua, Glycerin, Zinc Chloride 3%', ['Zinc Chloride']],
  ['Aqua, Glycerin, Benzalkonium Chloride 0.2%', ['Benzalkonium Chloride']],
  ['Aqua, Glycerin, Retinyl Palmitate 0.5%', []],
  ['Aqua, Glycerin, Retinyl Palmitate 0.7%', ['Retinyl Palmitate']],
  ['Aqua, Glycerin, Methylparaben 0.44%', []],
  ['Aqua, Glycerin, Methylparaben 0.6%, Propylparaben 0.3%', ['Methylparaben', 'Propylparaben']],
  ['Состав: Aqua, Glycerin, Methylparaben 0,6%, Propylparaben 0,3%', ['Methylparaben', 'Propylparaben']],
])('%s: more than the law permits is %j', (text, names) => {
  expect(cautioned('over-limit', text)).toEqual(names);
});

test.each([
  [
    'Aqua, Glycerin, Propylparaben 0.12%, Butylparaben 0.12%',
    [
      ['Propylparaben', 0.14],
      ['Butylparaben', 0.14],
    ],
  ],
  ['Aqua, Glycerin, Propylparaben 0.12%, Butylparaben', []],
  ['Aqua, Glycerin, Methylparaben 0.4%, Ethylparaben 0.4%', []],
  [
    'Aqua, Glycerin, Methylparaben 0.43%, Ethylparaben 0.45%, Propylparaben 0.15%',
    [
      ['Methylparaben', 0.8],
      ['Ethylparaben', 0.8],
      ['Propylparaben', 0.8],
    ],
  ],
  [
    'Aqua, Glycerin, Sodium Benzoate 0.4%, Benzoic Acid 0.3%',
    [
      ['Sodium Benzoate', 0.5],
      ['Benzoic Acid', 0.5],
    ],
  ],
  // Two acids with a maximum each, and one that may be there for another purpose.
  ['Aqua, Glycerin, Sodium Benzoate 0.5%, Potassium Sorbate 0.7%', []],
  ['Aqua, Glycerin, Salicylic Acid 1%, Sodium Salicylate 0.4%', []],
  [
    'Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 0.8%, Sodium Fluoride 0.2%',
    [
      ['Sodium Monofluorophosphate', 0.15],
      ['Sodium Fluoride', 0.15],
    ],
  ],
] as const)('declared amounts that share a maximum are added: %s', (text, over) => {
  const { restricted } = reportOf(text, text.startsWith('Toothpaste') ? 'rinse-off' : 'leave-on');
  expect(restricted.filter(({ together }) => together).map(({ id, max }) => [nameOf(id), max])).toEqual(over);
  expect(restricted.filter(isUnlawful)).toHaveLength(over.length);
});

test.each([
  ['Mouthwash: Aqua, Glycerin, Sodium Benzoate 2.5%', ['Sodium Benzoate']],
  ['Ополаскиватель для рта. Состав: Aqua, Glycerin, Sodium Benzoate 2.5%', ['Sodium Benzoate']],
  ['Mouthwash: Aqua, Glycerin, Sodium Benzoate 1.9%', []],
  ['Shower gel: Aqua, Sodium Laureth Sulfate, Sodium Benzoate 2.5%', []],
])('in the mouth its own maximum holds, not that of what else is rinsed off: %s', (text, names) => {
  expect(cautioned('over-limit', text, 'rinse-off')).toEqual(names);
});

test.each([
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride 1%', ['Sodium Fluoride']],
  ['Зубная паста. Состав: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride 1%', ['Sodium Fluoride']],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride 0.32%', []],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 1.14%', []],
  ['Toothpaste with 1500 ppm fluoride: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride', []],
  ['Toothpaste with 1450 ppm fluoride: Aqua, Sorbitol, Hydrated Silica, Olaflur', []],
  ['Toothpaste with 2500 ppm fluoride: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 0.25%', ['Sodium Monofluorophosphate']],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 0.25% (as fluorine)', ['Sodium Monofluorophosphate']],
  ['Toothpaste with 1450 ppm fluoride: Aqua, Sorbitol, Hydrated Silica, Sodium Monofluorophosphate 0.145%', []],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Stannous Fluoride 0.454%', []],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Stannous Fluoride 0.8%', ['Stannous Fluoride']],
])('the fluorine of a fluoride is what counts: %s', (text, names) => {
  expect(cautioned('over-limit', text, 'rinse-off')).toEqual(names);
});

test.each([
  ['Cream blush: Aqua, Glycerin, CI 45350 8%', 'leave-on', ['CI 45350']],
  ['Cream blush: Aqua, Glycerin, CI 45350 5%', 'leave-on', []],
  ['Lipstick: Ricinus Communis Seed Oil, Cera Alba, CI 15630 4%', 'lips', ['CI 15630']],
  ['Lip gloss: Polybutene, CI 45396 2%', 'lips', ['CI 45396']],
  ['Cream blush: Aqua, Glycerin, CI 45396 2%', 'leave-on', []],
] as const)('more of a colour is declared than Annex IV permits: %s', (text, context, names) => {
  expect(cautioned('over-limit', text, context)).toEqual(names);
});

test.each([
  ['Leave-in hair conditioner: Aqua, Behentrimonium Chloride 4%, Glycerin', 'leave-on', ['Behentrimonium Chloride']],
  ['Hair conditioner: Aqua, Behentrimonium Chloride 4%, Glycerin', 'rinse-off', []],
  ['Scalp lotion: Aqua, Alcohol, Climbazole 0.5%', 'leave-on', ['Climbazole']],
  ['Dandruff shampoo: Aqua, Sodium Laureth Sulfate, Climbazole 1.5%', 'rinse-off', []],
  ['Scalp serum: Aqua, Alcohol, Salicylic Acid 2.5%', 'leave-on', ['Salicylic Acid']],
  ['Dandruff shampoo: Aqua, Sodium Laureth Sulfate, Salicylic Acid 2.5%', 'rinse-off', []],
  ['Face cream: Aqua, Glycerin, Methyl Salicylate 0.1%', 'leave-on', ['Methyl Salicylate']],
  ['Eau de parfum: Alcohol Denat., Parfum, Methyl Salicylate 0.1%', 'leave-on', []],
  ['Face cream: Aqua, Glycerin, Hexyl Salicylate 0.4%', 'leave-on', ['Hexyl Salicylate']],
  ['Eau de parfum: Alcohol Denat., Parfum, Hexyl Salicylate 1.5%', 'leave-on', []],
  ['Shower gel: Aqua, Sodium Laureth Sulfate, Acetyl Hexamethyl Tetralin 0.5%', 'rinse-off', ['Acetyl Hexamethyl Tetralin']],
] as const)('what is left on, what is rinsed off and what is for hair or scent keep to maxima of their own: %s', (text, context, names) => {
  expect(cautioned('over-limit', text, context)).toEqual(names);
});

test('a part is told of what a maximum counts so, and of nothing else', () => {
  const names = Object.keys(load(readFileSync('data/rules/counted-parts.yaml', 'utf8')) as object);
  expect(names.filter((inci) => !limitsOf(inci).some(({ part }) => part !== null))).toEqual([]);
});

/** Solutions, mixtures and powders of a varying strength: nobody knows what part of them counts. */
const unknownParts = ['Ammonium Hydroxide', 'Calcium Peroxide', 'Magnesium Peroxide', 'Calcium Thioglycolate Hydroxide', 'Zinc Borate'];
test('of every substance that is calculated as another a part is known, or it is no single substance', () => {
  const unknown = ingredients.filter(({ limits }) =>
    limits.some(({ as, max, part, until }) => as && max !== null && part === null && !until),
  );
  expect(
    unknown
      .map(({ inci }) => inci)
      .filter((inci) => !/Ferment|Coc|Hydrolyzed|Aspartate/.test(inci))
      .sort(),
  ).toEqual(unknownParts.sort());
  for (const { inci, limits } of ingredients)
    for (const { part } of limits) expect([inci, part === null || (part > 0.05 && part <= 1)]).toEqual([inci, true]);
});

test('a monomer of gel nails that the EU has prohibited since is told so', () => {
  expect(prohibited('Trimethylolpropane Triacrylate, HEMA, Silica')).toEqual([['Trimethylolpropane Triacrylate', '1718']]);
});

test('mercury and corticosteroids of illegal lightening creams are prohibited', () => {
  expect(prohibited('Aqua, Stearic Acid, Mercury, Ammoniated Mercury, Betamethasone, Clobetasol Propionate')).toEqual([
    ['Mercury', '221'],
    ['Mercuric Amidochloride', '221'],
    ['Betamethasone', '300'],
    ['Clobetasol Propionate', '300'],
  ]);
});

test('antibiotics, hormones, bleaching phenols and old musks of illegal and old formulas are prohibited', () => {
  const names = ['Chloramphenicol', 'Estradiol', 'Monobenzone', 'Hexachlorophene', 'Chloroform', 'Musk Ambrette', 'Musk Tibetene'];
  expect(prohibited(`Aqua, Glycerin, ${names.join(', ')}`).map(([inci]) => inci)).toEqual(names);
});

test('numbing medicines, toxic plants and metals, and old colourants are prohibited', () => {
  expect(prohibited('Aqua, Tetracaine HCl, Epinephrine, Neomycin Sulfate, Phenoxyethanol').map(([, ref]) => ref)).toEqual([
    '63',
    '14',
    '39',
  ]);
  expect(prohibited('Aqua, Atropa Belladonna Extract, Antimony Sulfide, Lead Sulfide').map(([, ref]) => ref)).toEqual(['44', '40', '289']);
  expect(prohibited('Aqua, Glycerin, CI 15585, CI 13065').map(([, ref]) => ref)).toEqual(['401', '387']);
});

test('the maximum of a mineral filter is that of sun protection, not that of a nappy cream', () => {
  const paste = 'Zinc Oxide 40%, Petrolatum, Lanolin';
  expect(cautioned('over-limit', `Nappy cream: ${paste}`)).toEqual([]);
  expect(cautioned('over-limit', `Sunscreen: ${paste}`, 'sun')).toEqual(['Zinc Oxide']);
});

test('dyes that no hair dye may hold are known by name', () => {
  expect(prohibited('Hair dye: Aqua, o-Phenylenediamine, 2,4-Diaminoanisole, Toluene-2,5-Diamine', 'rinse-off')).toEqual([
    ['o-Phenylenediamine', '363'],
    ['2,4-Diaminoanisole', '376'],
  ]);
});

test('a dye plant in front of a list for hair makes it a dye, one behind does not', () => {
  const refused = (text: string) => reportOf(text, 'rinse-off', 'hair').restricted.filter(({ permitted }) => !permitted);
  expect(refused('Lawsonia Inermis Leaf Powder, Indigofera Tinctoria Leaf Powder, Rubia Cordifolia Root Powder')).toEqual([]);
  const bound = (text: string) => reportOf(text, 'rinse-off', 'hair').restricted.length;
  expect(bound('Lawsonia Inermis Leaf Powder, Indigofera Tinctoria Leaf Powder')).toBe(1);
  expect(bound('Aqua, Sodium Laureth Sulfate, Glycerin, Panthenol, Parfum, Indigofera Tinctoria Leaf Extract')).toBe(0);
  // A tint of lashes is a dye too.
  expect(cautioned('hair-only', 'Eyelash tint: Aqua, Cetearyl Alcohol, p-Phenylenediamine', 'eyes')).toEqual([]);
});

test.each(['Body lotion', 'Body butter', 'Foot cream', 'Крем для тела'])(
  'what is permitted for face and hands alone is out of place in a %s, and not praised',
  (title) => {
    const { restricted, effects } = reportOf(`${title}. Ingredients: Aqua, Kojic Acid 1%, Glycerin, Phenoxyethanol`);
    expect(restricted.filter(({ index }) => index === 1)).toMatchObject([{ ref: '375', max: 1, permitted: false }]);
    expect(effects.flatMap(({ by }) => by.map(({ index }) => index))).not.toContain(1);
  },
);

test('in a hand cream it keeps its maximum', () => {
  const { restricted } = reportOf('Hand cream. Ingredients: Aqua, Kojic Acid 1%, Glycerin, Phenoxyethanol');
  expect(restricted.filter(({ index }) => index === 1)).toMatchObject([{ ref: '375', max: 1, permitted: true, over: false }]);
});

const unlawful = (text: string, context: Context = 'leave-on') =>
  new Set(
    reportOf(text, context)
      .restricted.filter(({ permitted, over }) => over || !permitted)
      .map(({ id }) => nameOf(id)),
  );

test.each([
  ['Sun body lotion', ['Benzophenone-3', 'Homosalate']],
  ['Sunscreen spray for the body', ['Benzophenone-3', 'Homosalate']],
  ['Солнцезащитное молочко для тела', ['Benzophenone-3', 'Homosalate']],
  ['Lait corps solaire', ['Benzophenone-3', 'Homosalate']],
  ['Sun cream for face and body', []],
  ['The Body Shop sun cream', []],
  ['Sun cream', []],
])('what filters may do on the face alone, they may not on the body (%s)', (title, names) => {
  const text = `${title}. Ingredients: Aqua, Benzophenone-3 5%, Homosalate 5%, Glycerin`;
  expect([...unlawful(text, 'sun')]).toEqual(names);
  // Of a sunscreen of unknown kind the limit of the body is told all the same.
  const told = reportOf(text, 'sun').restricted.filter(({ id }) => nameOf(id) === 'Benzophenone-3');
  expect(told.map(({ max }) => max)).toContain(2.2);
});

test.each([
  ['Body lotion', 'leave-on', true],
  ['Deodorant spray', 'leave-on', true],
  ['Дезодорант-спрей', 'leave-on', true],
  ['Deodorant stick', 'leave-on', false],
  ['Concealer', 'leave-on', false],
  ['Hand soap', 'rinse-off', false],
] as const)('triclosan is permitted in the products that its entry names (%s)', (title, context, isOut) => {
  const text = `${title}. Ingredients: Aqua, Glycerin, Triclosan 0.2%`;
  expect(unlawful(text, context).has('Triclosan')).toBe(isOut);
});

test.each(['Nappy cream', 'Крем под подгузник', 'Windelcreme', 'Crema para el pañal'])(
  'propyl- and butylparaben and their salts are out of place under the nappy (%s)',
  (title) => {
    const text = `${title}. Ingredients: Zinc Oxide, Petrolatum, Methylparaben, Propylparaben, Sodium Butylparaben`;
    expect([...unlawful(text)]).toEqual(['Propylparaben', 'Sodium Butylparaben']);
    expect(cautioned('over-limit', text)).toEqual(['Propylparaben', 'Sodium Butylparaben']);
    expect(cautioned('rinse-off-only', text)).toEqual([]);
    expect([...unlawful(text.replace(title, 'Baby lotion'))]).toEqual([]);
  },
);

test('the limit of a deodorant spray is not that of a roll-on', () => {
  const list = 'Ingredients: Aqua, Glycerin, Methyl Salicylate 0.05%';
  expect(cautioned('over-limit', `Deodorant spray. ${list}`)).toEqual(['Methyl Salicylate']);
  expect(cautioned('over-limit', `Deodorant roll-on. ${list}`)).toEqual([]);
});

test('the silicate of a bleach powder calls for care, that of a toothpaste does not', () => {
  expect(cautioned('irritant', 'Bleach powder. Ingredients: Potassium Persulfate, Sodium Metasilicate', 'rinse-off')).toContain(
    'Sodium Metasilicate',
  );
  expect(cautioned('irritant', 'Toothpaste. Ingredients: Aqua, Sodium Metasilicate', 'rinse-off')).toEqual([]);
});

test('what colours any product makes no hair dye of a coloured shampoo', () => {
  expect(prohibited('Aqua, Sodium Laureth Sulfate, CI 14700, CI 19140, Parfum', 'rinse-off', 'hair')).toEqual([]);
  expect(prohibited('Aqua, p-Aminophenol, CI 14700', 'rinse-off', 'hair')).toEqual([['CI 14700', '1341']]);
});

test('what takes a polish off is wiped away, and may hold what is permitted in such products', () => {
  const barred = (text: string) => reportOf(text, 'leave-on', 'nails').restricted.filter(({ permitted }) => !permitted);
  expect(barred('Acetone, Aqua, CI 45100')).toEqual([]);
  expect(barred('Ethyl Acetate, Nitrocellulose, CI 45100')).not.toEqual([]);
});

test.each([
  ['Face wash: Aqua, Sodium Laureth Sulfate, Glycerin, Triclosan', 'rinse-off', ['Triclosan']],
  ['Пенка для умывания. Состав: Aqua, Sodium Laureth Sulfate, Glycerin, Triclosan', 'rinse-off', ['Triclosan']],
  ['Shampoo: Aqua, Sodium Laureth Sulfate, Triclosan', 'rinse-off', ['Triclosan']],
  ['Mouthwash: Aqua, Glycerin, Triclosan 0.2%, Sodium Fluoride', 'rinse-off', ['Triclosan']],
  ['Toothpaste: Aqua, Sorbitol, Hydrated Silica, Triclosan 0.3%, Sodium Fluoride', 'rinse-off', []],
  ['Shower gel: Aqua, Sodium Laureth Sulfate, Triclosan', 'rinse-off', []],
  ['Aqua, Sodium Laureth Sulfate, Glycerin, Triclosan', 'rinse-off', []],
  ['Body butter: Aqua, Glycerin, Kojic Acid 1%', 'leave-on', ['Kojic Acid']],
  ['Soap bar for the body: Sodium Palmate, Aqua, Kojic Acid 1%', 'rinse-off', ['Kojic Acid']],
  ['Face soap: Sodium Palmate, Aqua, Kojic Acid 1%', 'rinse-off', []],
  ['Body lotion: Aqua, Glycerin, Salicylic Acid 2%', 'leave-on', ['Salicylic Acid']],
  ['Face cream: Aqua, Glycerin, Salicylic Acid 2%', 'leave-on', []],
  ['Whitening toothpaste: Aqua, Sorbitol, Hydrogen Peroxide 3%, Sodium Fluoride', 'rinse-off', ['Hydrogen Peroxide']],
  ['Sunscreen spray: Alcohol Denat., Aqua, Benzophenone-3 4%', 'sun', ['Benzophenone-3']],
  ['Face sunscreen: Aqua, Benzophenone-3 4%', 'sun', []],
  ['Дезодорант-спрей. Состав: Butane, Aluminum Zirconium Tetrachlorohydrex Gly', 'leave-on', ['Aluminum Zirconium Tetrachlorohydrex Gly']],
  ['Lip balm SPF 15: Petrolatum, Ethylhexyl Methoxycinnamate, Iodopropynyl Butylcarbamate', 'sun', ['Iodopropynyl Butylcarbamate']],
  ['Mascara: Aqua, Cera Alba, Phenyl Mercuric Acetate 0.05%', 'eyes', ['Phenyl Mercuric Acetate']],
  ['Mascara: Aqua, Cera Alba, Phenyl Mercuric Acetate 0.01%', 'eyes', []],
] as const)('what the law writes for one kind of product binds that kind: %s', (text, context, names) => {
  expect(
    reportOf(text, context)
      .restricted.filter(isUnlawful)
      .map(({ id }) => nameOf(id)),
  ).toEqual(names.length > 0 ? expect.arrayContaining([...names]) : []);
});

test('a preservative that was struck from Annex V preserves no product', () => {
  for (const context of ['leave-on', 'rinse-off'] as const)
    expect(prohibited('Aqua, Glycerin, Methyldibromo Glutaronitrile', context)).toEqual([['Methyldibromo Glutaronitrile', '36']]);
});

test('the mercury of a soap is told to pregnant women although it is washed off', () => {
  expect(reportOf('Soap: Sodium Palmate, Aqua, Mercuric Iodide', 'rinse-off').cautions).toContainEqual(
    expect.objectContaining({ caution: 'pregnancy', dose: 'unknown' }),
  );
});

test.each([
  ['Nappy cream\nIngredients: Aqua, Zinc Oxide, Lanolin, Salicylic Acid', 'leave-on', ['Salicylic Acid']],
  ['Крем для новорождённых. Состав: Aqua, Glycerin, Sodium Salicylate', 'leave-on', ['Sodium Salicylate']],
  ['Chest balm 0-3 years\nIngredients: Petrolatum, Methyl Salicylate', 'leave-on', ['Methyl Salicylate']],
  ['Baby shampoo\nIngredients: Aqua, Coco-Glucoside, Sodium Salicylate', 'rinse-off', []],
  ['Baby soft hand cream\nIngredients: Aqua, Glycerin, Salicylic Acid', 'leave-on', []],
  ['Face cream, not for babies\nIngredients: Aqua, Glycerin, Salicylic Acid', 'leave-on', []],
  ['Toothpaste: Aqua, Hydrated Silica, Sorbitol, Salicylic Acid', 'rinse-off', ['Salicylic Acid']],
  ['Mouthwash: Aqua, Alcohol, Glycerin, Musk Ketone', 'rinse-off', ['Musk Ketone']],
] as const)('what may not be in products for small children or for the mouth is said to be there: %s', (text, context, names) => {
  expect(cautioned('over-limit', text, context)).toEqual(names);
});

test('a colour number is sure in a list of which little was read', () => {
  const list = 'Aqua, Cetyl Alcohol, Zorblaxium, Quenzate, Velmintol, CI 42535, Acetic Acid';
  expect(reportOf(list).withheld).toBe(true);
  expect(reportOf(list).prohibited.map(({ ref }) => ref)).toEqual(['388']);
});

test('what every product may not hold is told by its name in any language, where two thirds of a list were read', () => {
  const list = 'Eau, Glycérine, Zorblaxium, Quenzate, Parfum, Alcool Cétylique, Linalol, Sorbate de Potassium, Velmintol, Lilial, Limonene';
  expect(reportOf(list).withheld).toBe(true);
  expect(reportOf(list).prohibited.map(({ ref }) => ref)).toEqual(['1666']);
});

test('since when a substance may not be here is told by what bars it here, never by what permits it elsewhere', () => {
  const datesOf = (text: string) => new Set(reportOf(text).restricted.map(({ since }) => since));
  expect(datesOf('Body lotion: Aqua, Glycerin, Methylisothiazolinone')).toEqual(new Set([null]));
  expect(datesOf('Cream: Aqua, Glycerin, Triclosan')).toEqual(new Set(['2014-10-30']));
});

test.each([
  [
    'professionals-only',
    'Gel polish: HEMA, Di-HEMA Trimethylhexyl Dicarbamate',
    'leave-on',
    ['HEMA', 'Di-HEMA Trimethylhexyl Dicarbamate'],
  ],
  ['professionals-only', 'Eyelash tint: Aqua, p-Phenylenediamine', 'rinse-off', ['p-Phenylenediamine']],
  ['professionals-only', 'Hair dye: Aqua, p-Phenylenediamine', 'rinse-off', []],
  ['dentist-only', 'Teeth whitening gel: Glycerin, Aqua, Hydrogen Peroxide 6%', 'rinse-off', ['Hydrogen Peroxide']],
  ['dentist-only', 'Гель для отбеливания зубов. Состав: Glycerin, Urea Peroxide 10%', 'rinse-off', ['Urea Peroxide']],
  ['dentist-only', 'Mouthwash: Aqua, Glycerin, Hydrogen Peroxide', 'rinse-off', []],
  ['child-airways', 'Baby powder: Talc, Parfum', 'leave-on', ['Talc']],
  ['child-airways', 'Face powder: Talc, Mica', 'leave-on', []],
  ['children', 'Nail lacquer: Butyl Acetate, Nitrocellulose, Toluene', 'leave-on', ['Toluene']],
  [
    'eyes',
    'Hair removal cream: Aqua, Calcium Thioglycolate, Calcium Hydroxide',
    'rinse-off',
    ['Calcium Thioglycolate', 'Calcium Hydroxide'],
  ],
  ['eyes', 'Face cream: Aqua, Glycerin, Calcium Hydroxide', 'leave-on', []],
] as const)('a condition of the law is told: %s in %s', (caution, text, context, names) => {
  expect(cautioned(caution, text, context)).toEqual(names);
});

test.each([
  ['Aqua, Hydroquinone, Glycerin, Qwertzol Pro X7, Yxcvate Blend, Parfum', ['Hydroquinone']],
  ['Aqua, Hydroquinnone, Glycerin, Qwertzol Pro X7, Yxcvate Blend, Parfum', []],
  ['Qwertzol, Hydroquinone, Yxcvate, Asdfgate, Glycerin', []],
  ['Aqua, Qwertzol, Triclosan, Yxcvate, Glycerin', []],
] as const)('what no product may hold is told of a list that was read in part, where it is named letter by letter: %s', (text, names) => {
  const report = reportOf(text);
  expect([report.withheld, report.effects]).toEqual([true, []]);
  expect(report.prohibited.map(({ id }) => nameOf(id))).toEqual(names);
});

test('where nobody knows the use, the limits of both are told', () => {
  const limits = (use: Use) =>
    analyseText('Aqua, Glycerin, Sodium Benzoate, Climbazole', knowledge, use).restricted.map(({ index, max }) => [index, max]);
  expect(limits('leave-on')).toEqual([
    [2, 0.5],
    [3, 0.2],
  ]);
  expect(limits('unknown')).toEqual([
    [2, 0.5],
    [2, 2.5],
    [3, 0.2],
    [3, 0.5],
    [3, 2],
  ]);
});

test('where nobody knows what it is for, the limits for hair are told beside those for skin', () => {
  const limits = (text: string) =>
    analyseText(text, knowledge, 'unknown').restricted.flatMap(({ id, max, over }) =>
      nameOf(id) === 'Etidronic Acid' ? [[max, over]] : [],
    );
  expect(limits('Sodium Palmate, Aqua, Glycerin, Etidronic Acid')).toEqual([
    [0.2, false],
    [1.5, false],
  ]);
  expect(limits('Aqua, Glycerin, Etidronic Acid 1%')).toEqual([[1.5, false]]);
  expect(limits('Face cream: Sodium Palmate, Aqua, Glycerin, Etidronic Acid')).toEqual([[0.2, false]]);
});

/** What is said to bound one substance of a list in a product of a category: "max where". */
const saidOf = (name: string, text: string, context: Context, area: string, category = '') =>
  analyseText(text, knowledge, context, { category, area }).restricted.flatMap(({ id, max, where, over }) =>
    nameOf(id) === name ? `${max ?? '-'} ${where?.en ?? ''}${over ? ', over' : ''}`.trim() : [],
  );

test('of an entry with rows for several products those of this product are said alone', () => {
  const rinse = 'Aqua, Alcohol, Sorbitol, Methyl Salicylate, Menthol';
  expect(saidOf('Methyl Salicylate', rinse, 'rinse-off', 'mouth', 'mouthwashes')).toEqual([
    '0.1 mouthwash for children of 6 to 10 years',
    '0.6 mouthwash from 10 years on',
  ]);
  expect(saidOf('Methyl Salicylate', rinse, 'rinse-off', 'mouth', 'toothpastes')).toEqual(['2.52 toothpaste']);
  expect(saidOf('Methyl Salicylate', rinse, 'rinse-off', 'mouth')).not.toContainEqual(expect.stringMatching(/skin|hand/));
  expect(saidOf('Methyl Salicylate', 'Aqua, Glycerin, Methyl Salicylate', 'leave-on', 'skin', 'face-creams')).toHaveLength(1);
  expect(saidOf('Methyl Salicylate', 'Aqua, Sodium Laureth Sulfate, Methyl Salicylate', 'rinse-off', 'body', 'shower-gels')).toHaveLength(
    1,
  );
  expect(saidOf('Methyl Salicylate', 'Aqua, Sodium Laureth Sulfate, Methyl Salicylate', 'rinse-off', 'body', 'soaps')).toHaveLength(2);
  expect(saidOf('Hydrogen Peroxide', 'Aqua, Hydrogen Peroxide, Cetearyl Alcohol', 'rinse-off', 'hair')).toEqual(['12 hair products']);
  expect(saidOf('Hydrogen Peroxide', 'Aqua, Hydrogen Peroxide, Glycerin', 'leave-on', 'skin')).toEqual(['4 skin products']);
  expect(saidOf('Cetrimonium Chloride', 'Aqua, Cetrimonium Chloride, Glycerin', 'leave-on', 'hair')).toEqual([
    '0.1 as a preservative',
    '1 hair products that are left on',
  ]);
  expect(saidOf('Sodium Chlorate', rinse.replace('Methyl Salicylate', 'Sodium Chlorate'), 'rinse-off', 'mouth', 'mouthwashes')).toEqual([
    '3 other products',
  ]);
});

test('of what a hair colour is mixed with is told what the law permits in hair dyes', () => {
  const developer = 'Aqua, Hydrogen Peroxide, Cetearyl Alcohol, Ethoxydiglycol';
  const ofDyes = ['7 oxidative hair dyes', '5 non-oxidative hair dyes'];
  expect(saidOf('Ethoxydiglycol', developer, 'rinse-off', 'hair')).toEqual(ofDyes);
  expect(saidOf('Ethoxydiglycol', 'Aqua, Cetearyl Alcohol, Ethoxydiglycol', 'rinse-off', 'hair', 'hair-colours')).toEqual(ofDyes);
  expect(saidOf('Ethoxydiglycol', 'Aqua, Cetearyl Alcohol, Glycerin, Parfum, Ethoxydiglycol', 'rinse-off', 'hair')).toEqual([
    '10 products that are rinsed off, not hair dyes',
  ]);
});

test('what hair dyes may hold of a colour bounds it in no shampoo that holds a dye beside it', () => {
  const shampoo = 'Aqua, Sodium Laureth Sulfate, Glycerin, Parfum, CI 17200, HC Yellow No. 2';
  expect(saidOf('CI 17200', shampoo, 'rinse-off', 'hair', 'shampoos')).toEqual([]);
  expect(saidOf('HC Yellow No. 2', shampoo, 'rinse-off', 'hair', 'shampoos')).not.toEqual([]);
  expect(saidOf('CI 17200', shampoo, 'rinse-off', 'hair', 'hair-colours')).toEqual(['0.5 non-oxidative hair dyes']);
});

test('more than preserves is judged by what the law permits for other purposes', () => {
  const hair = (amount: string) => saidOf('Salicylic Acid', `Aqua, Sodium Laureth Sulfate, Salicylic Acid ${amount}`, 'rinse-off', 'hair');
  expect(hair('3%')).toEqual(['3 hair products that are rinsed off']);
  expect(hair('0.4%')).toHaveLength(2);
  expect(saidOf('Salicylic Acid', 'Aqua, Glycerin, Salicylic Acid 3%', 'leave-on', 'skin')).toEqual([
    '2 other products, such as face products, over',
  ]);
  expect(saidOf('Benzyl Alcohol', 'Aqua, Glycerin, Benzyl Alcohol 5%', 'leave-on', 'skin')).toEqual(['- as a solvent or in fragrance']);
  expect(saidOf('Sodium Benzoate', 'Aqua, Glycerin, Sodium Benzoate 2%', 'leave-on', 'skin')).toEqual([
    '0.5 products that are left on, over',
  ]);
});

test('a pigment beside a sun filter is bounded as one', () => {
  const list = 'Aqua, Ethylhexyl Methoxycinnamate, Titanium Dioxide, Zinc Oxide, Glycerin';
  for (const name of ['Titanium Dioxide', 'Zinc Oxide']) {
    expect(saidOf(name, list, 'leave-on', 'skin')).toContainEqual(expect.stringMatching(/^25 as a UV filter/));
    expect(saidOf(name, 'Aqua, Titanium Dioxide, Zinc Oxide', 'leave-on', 'skin')).not.toContainEqual(
      expect.stringMatching(/^25 as a UV filter/),
    );
  }
});

test('what is bounded by what comes with it says so, and that excuses no amount', () => {
  const amides = 'Aqua, Sodium Laureth Sulfate, Cocamide DEA, Oleamide DEA, Ethanolamine';
  for (const name of ['Cocamide DEA', 'Oleamide DEA', 'Ethanolamine'])
    expect(saidOf(name, amides, 'rinse-off', 'hair')).toEqual([
      '- secondary amines at most 0.5 %, not with nitrosating agents'.replace(' %', '\u00a0%'),
    ]);
  expect(cautioned('over-limit', 'Aqua, Triethanolamine 4%, Glycerin')).toEqual(['Triethanolamine']);
  expect(cautioned('over-limit', 'Shampoo: Aqua, Sodium Laureth Sulfate, Piroctone Olamine 2%', 'rinse-off')).toEqual([
    'Piroctone Olamine',
  ]);
});

test('what is named as the active and in the list again is there once', () => {
  const paste = 'Active ingredient: Sodium Fluoride 0.221%. Ingredients: Sorbitol, Aqua, Hydrated Silica, Sodium Fluoride 0.221%, Aroma';
  expect(reportOf(paste, 'rinse-off').restricted.filter(isUnlawful)).toEqual([]);
});

test('a list of direct dyes colours hair, whatever the product is called', () => {
  const list = 'Aqua, Cetearyl Alcohol, Ceteareth-20, Citric Acid, Phenoxyethanol, HC Blue No. 15, Basic Blue 99, HC Yellow No. 4';
  expect(reportOf(list).area).toBe('hair');
  expect(reportOf(list).restricted.filter(isUnlawful)).toEqual([]);
  expect(reportOf('Aqua, Glycerin, Cetearyl Alcohol, HC Yellow No. 4').restricted.filter(isUnlawful)).not.toEqual([]);
});
