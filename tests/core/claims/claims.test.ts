import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import { claimsOfList } from '#core/claims/claims-of-list.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const rules = readClaims('data');

/** Verdicts as "id: verdict ground culprits". */
function judged(text: string, list: string): string[] {
  const report = analyseText(list, knowledge, 'leave-on');
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  return judgeClaims(text, rules, report, facts).map(({ id, verdict, ground, culprits }) =>
    [`${id}: ${verdict} ${ground}`, ...culprits.map((index) => report.reading.items[index]?.inci ?? '?')].join(' | '),
  );
}

const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Niacinamide, Dimethicone, Phenoxyethanol, Methylparaben, Parfum, Linalool, Cera Alba';

test.each([
  ['Paraben-free', 'paraben-free: contradicted found | Methylparaben'],
  ['Без парабенов', 'paraben-free: contradicted found | Methylparaben'],
  ['Alcohol free', 'alcohol-free: standing clear'],
  ['Не содержит спирта', 'alcohol-free: standing clear'],
  ['FRAGRANCE FREE', 'fragrance-free: contradicted found | Parfum | Linalool'],
  ['без отдушек', 'fragrance-free: contradicted found | Parfum | Linalool'],
  ['free from silicones', 'silicone-free: contradicted found | Dimethicone'],
  ['sulphate-free', 'sulfate-free: standing clear'],
  ['100% vegan', 'vegan: contradicted found | Cera Alba'],
  ['with niacinamide', 'with-niacinamide: standing there | Niacinamide'],
  ['с ниацинамидом', 'with-niacinamide: standing there | Niacinamide'],
  ['with hyaluronic acid', 'with-hyaluronic-acid: contradicted missing'],
  ['SPF 30', 'spf: contradicted missing'],
  ['hypoallergenic', 'hypoallergenic: contradicted found | Parfum | Linalool'],
  ['дерматологически протестировано', 'tested: unknown open'],
  ['Acne treatment gel', 'acne: unknown open'],
  ['Children’s toothpaste', 'for-children: unknown open | Parfum | Linalool'],
  ['Гель от прыщей', 'acne: unknown open'],
])('"%s" is held against the list', (text, expected) => {
  expect(judged(text, cream)).toEqual([expected]);
});

test.each([
  ['SLS-free shampoo', 'sls-free: unknown perhaps | Sodium Laureth Sulfate'],
  ['Шампунь без SLS', 'sls-free: unknown perhaps | Sodium Laureth Sulfate'],
  ['SLS/SLES free', 'sulfate-free: contradicted found | Sodium Laureth Sulfate'],
])('one sulfate is not all of them: "%s"', (text, expected) => {
  expect(judged(text, 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine')).toEqual([expected]);
});

test('promises are told in the order of the pack, each once', () => {
  expect(judged('Vegan. No parabens, no silicones! Parabens? 0% parabens.', cream).map((line) => line.split(':')[0])).toEqual([
    'vegan',
    'paraben-free',
    'silicone-free',
  ]);
  expect(judged('A cream for the night', cream)).toEqual([]);
});

test('what may be of animal origin leaves the promise open, and so does a badly read list', () => {
  expect(judged('vegan', 'Aqua, Glyceryl Stearate, Carbomer')[0]).toMatch(
    /^vegan: (?:unknown perhaps \| Glyceryl Stearate|standing clear)$/,
  );
  expect(judged('paraben free', 'Blorbane, Glarbine, Snorfel, Aqua')).toEqual(['paraben-free: unknown unread']);
  expect(judged('with ceramides', 'Aqua, Blorbane')).toEqual(['with-ceramides: unknown unread']);
});

test('a source that the list names decides the promise', () => {
  expect(judged('vegan', 'Aqua, Glyceryl Stearate (from coconut), Carbomer')).toEqual(['vegan: standing clear']);
  expect(judged('vegan', 'Aqua, Glycerin (aus Rindertalg), Carbomer')).toEqual(['vegan: contradicted found | Glycerin']);
});

test('what depends on the shade leaves the promise open', () => {
  expect(judged('dye free', 'Talc, Aqua. May contain: CI 77491')).toEqual(['dye-free: unknown shades | CI 77491']);
});

test('a word inside another is no promise', () => {
  expect(judged('Vegano, alcoholfreeze, SPFX', cream)).toEqual([]);
});

/** Verdict alone. */
const verdictOf = (text: string, list: string) => judged(text, list)[0]?.replace(/^[\w-]+: (\w+).*/, '$1');

test.each([
  ['Aqua, Glycerin, Methylisothiazolinone', 'contradicted'],
  ['Aqua, Sodium Lauryl Sulfate, Sodium Chloride', 'contradicted'],
  ['Aqua, Caprylic/Capric Triglyceride, Lavandula Angustifolia Oil', 'contradicted'],
  ['Aqua, Imidazolidinyl Urea, Panthenol', 'contradicted'],
  ['Aqua, Cocamidopropyl Betaine, Panthenol', 'unknown'],
  ['Aqua, Glycerin, Polyaminopropyl Biguanide', 'unknown'],
  ['Aqua, Glycerin, Panthenol, Allantoin, Benzyl Alcohol', 'unknown'],
  ['Aqua, Glycerin, Panthenol, Allantoin, Phenoxyethanol', 'unknown'],
])('a promise to sensitive skin is held against "%s"', (list, verdict) => {
  expect([verdictOf('for sensitive skin', list), verdictOf('для чувствительной кожи', list)]).toEqual([verdict, verdict]);
});

test.each([
  ['Aqua, Dimethicone, Glycerin', 'standing'],
  ['Aqua, Helianthus Annuus Seed Oil, Glycerin', 'contradicted'],
  ['Aqua, Paraffinum Liquidum, Glycerin', 'contradicted'],
  ['Aqua, Polysorbate 20, PEG-40 Hydrogenated Castor Oil', 'standing'],
  ['Aqua, Caprylic/Capric Triglyceride, Glycerin', 'unknown'],
])('"oil-free" is held against "%s"', (list, verdict) => {
  expect([verdictOf('Oil-free', list), verdictOf('без масел', list)]).toEqual([verdict, verdict]);
});

test('every list is answered the same promises, and nothing holds of one that was read in part', () => {
  const answersOf = (list: string) => {
    const report = analyseText(list, knowledge, 'leave-on');
    return claimsOfList(
      rules,
      report,
      report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null))),
    );
  };
  expect(answersOf('Aqua, Butylene Glycol, Panthenol, Ethylhexylglycerin, Phenoxyethanol')).toEqual({
    'fragrance-free': 'holds',
    'paraben-free': 'holds',
    'alcohol-free': 'holds',
    'silicone-free': 'holds',
    'sulfate-free': 'holds',
    vegan: 'holds',
    'for-sensitive-skin': 'open',
    'oil-free': 'holds',
    hypoallergenic: 'open',
  });
  const partly = answersOf('Aqua, Blorbaxine, Dimethicone, Parfum, Mel');
  expect(partly).toMatchObject({
    'paraben-free': 'open',
    'silicone-free': 'contradicted',
    'fragrance-free': 'contradicted',
    vegan: 'contradicted',
  });
  expect(partly['for-sensitive-skin']).toBe('contradicted');
});

test('a steroid breaks what is sold as free of hormones, and palm soaps what is sold as free of palm oil', () => {
  const steroids = 'Aqua, Paraffinum Liquidum, Clobetasol Propionate';
  expect(judged('Steroid-free cream', steroids)).toEqual(['hormone-free: contradicted found | Clobetasol Propionate']);
  expect(judged('Негормональный крем', steroids)).toEqual(['hormone-free: contradicted found | Clobetasol Propionate']);
  expect(judged('Palm oil-free soap', 'Sodium Palmate, Aqua')).toEqual(['palm-free: contradicted found | Sodium Palmate']);
  expect(judged('Без пальмового масла', 'Aqua, Isopropyl Palmitate')).toEqual(['palm-free: unknown perhaps | Isopropyl Palmitate']);
  expect(judged('Petroleum-free balm', 'Petrolatum, Cera Alba')).toEqual(['mineral-oil-free: contradicted found | Petrolatum']);
});

test('what a text only likens something to is not promised, nor is it left out', () => {
  const serum = 'Aqua, Glycerin, Bakuchiol';
  for (const text of [
    'Bakuchiol retinol alternative',
    'A gentle alternative to retinol',
    'Bakuchiol, the natural retinol',
    'Retinol-like serum',
    'Растительный ретинол',
    'Сыворотка, аналог ретинола',
  ])
    expect(judged(text, serum).filter((claim) => claim.includes('retinol'))).toEqual([]);
  expect(judged('Serum with retinol', serum)).toEqual(['with-retinol: contradicted missing']);
});

test.each([
  ['With marigold', 'Aqua, Glycerin, Tagetes Erecta Flower Extract', ['with-marigold: standing there | Tagetes Erecta Flower Extract']],
  ['With calendula', 'Aqua, Glycerin, Tagetes Erecta Flower Extract', ['with-calendula: contradicted missing']],
  ['Teeth whitening gel', 'Glycerin, Aqua, Hydrogen Peroxide', []],
  ['Отбеливающая зубная паста', 'Aqua, Hydrated Silica, Sorbitol', []],
  ['Whitening cream', 'Aqua, Glycerin, Niacinamide', ['brightening: unknown open']],
  ['Mattifying fluid', 'Aqua, Silica, Glycerin', ['matte: unknown open']],
  ['Lightweight fluid', 'Aqua, Silica, Glycerin', ['light: unknown open']],
])('a promise is read as what it speaks of: %s', (text, list, claims) => {
  expect(judged(text, list)).toEqual(claims);
});
