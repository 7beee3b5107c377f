import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyseText } from '#core/analysis/analyse.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import { namedPromises } from '#core/claims/named-promises.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const rules = readClaims('data');

/** Verdicts as "said: verdict ground", in the order of the text. */
function judged(text: string, list: string): string[] {
  const report = analyseText(list, knowledge, 'leave-on');
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  return judgeClaims(text, rules, report, facts, namedPromises(text, knowledge)).map(
    ({ said, verdict, ground }) => `${said}: ${verdict} ${ground}`,
  );
}

const serum =
  'Aqua, Glycerin, Niacinamide, Squalane, Zinc PCA, Panthenol 4%, Phenoxyethanol, Mangifera Indica Seed Butter, Sodium Hyaluronate';

test.each([
  // By a rule, with an amount before or behind.
  ['Niacinamide 10% + Zinc 1%', ['Niacinamide 10%: unknown amount', 'Zinc 1%: unknown amount']],
  ['10 % niacinamide serum', ['10 % niacinamide: unknown amount']],
  ['Niacinamide 45%', ['Niacinamide 45%: contradicted less']],
  ['panthenol 4%', ['panthenol 4%: standing declared']],
  ['с 7% пантенолом', ['7% пантенолом: contradicted otherwise']],
  ['12% Vitamin C', ['12% Vitamin C: contradicted missing']],
  ['Сыворотка с гиалуроновой кислотой 3 %', ['гиалуроновой кислотой 3 %: contradicted less']],
  // By the dictionary, in both languages.
  ['Squalane 60%', ['Squalane 60%: contradicted less']],
  ['с 5 % скваланом', ['5 % скваланом: unknown amount']],
  ['with azelaic acid and squalane', ['azelaic acid: contradicted missing', 'squalane: standing there']],
  ['Крем с мочевиной и маслом манго', ['мочевиной: contradicted missing', 'маслом манго: standing there']],
  ['Bakuchiol Night Serum', ['Bakuchiol: contradicted missing']],
  ['20% Wundertinktur', ['20% Wundertinktur: unknown nameless']],
  // What is said to be left out.
  ['streak-free self-tanner', ['streak-free: unknown nameless']],
  ['Крем без утяжеления', ['без утяжеления: unknown nameless']],
  ['Crème sans panthénol ni urée', ['sans panthénol: contradicted found', 'sans urée: standing clear']],
  ['Serum ohne Niacinamid', ['ohne Niacinamid: contradicted found']],
  ['Glycerin-free', ['Glycerin-free: contradicted found']],
  ['без глицерина', ['без глицерина: contradicted found']],
  ['retinol-free', ['retinol-free: standing clear']],
  ['with squalane, fragrance-free', ['squalane: standing there', 'fragrance-free: standing clear']],
  ['0% dyes and silicones', ['0% dyes: standing clear', '0% silicones: standing clear']],
  ['Не содержит SLS и парабены', ['Не содержит SLS: standing clear', 'Не содержит парабены: standing clear']],
  [
    'Free from parabens, silicones, lanolin',
    ['Free from parabens: standing clear', 'Free from silicones: standing clear', 'Free from lanolin: standing clear'],
  ],
  [
    'Крем без парабенов, минерального масла, красителей',
    ['без парабенов: standing clear', 'без минерального масла: standing clear', 'без красителей: standing clear'],
  ],
  [
    'Contains: squalane. Does not contain: parabens, squalane, dyes',
    ['Does not contain parabens: standing clear', 'Does not contain squalane: contradicted found', 'Does not contain dyes: standing clear'],
  ],
  [
    'Не содержит: силиконы, минеральные масла, глицерин',
    ['Не содержит силиконы: standing clear', 'Не содержит минеральные масла: standing clear', 'Не содержит глицерин: contradicted found'],
  ],
  ['Without parabens, retinol', ['Without parabens: standing clear']],
  ['Ohne Silikone, Farbstoffe', ['Ohne Silikone: standing clear', 'Ohne Farbstoffe: standing clear']],
  ['Sans silicone, sans colorant', ['Sans silicone: standing clear', 'sans colorant: standing clear']],
  ['Без парабена и красителя', ['Без парабена: standing clear', 'Без красителя: standing clear']],
  ['Alcohol: none', ['Alcohol: none: standing clear']],
  ['Спирт: нет, глицерин — нет', ['Спирт: нет: standing clear', 'глицерин — нет: contradicted found']],
  [
    'Skip the silicones, dyes and squalane',
    ['Skip silicones: standing clear', 'Skip dyes: standing clear', 'Skip squalane: contradicted found'],
  ],
  ['бессульфатный шампунь', ['бессульфатный: standing clear']],
  [
    'without parabens, squalane and lanolin',
    ['without parabens: standing clear', 'without squalane: contradicted found', 'without lanolin: standing clear'],
  ],
  ['без отдушек, сульфатов и силиконов', ['без отдушек: standing clear', 'без сульфатов: standing clear', 'без силиконов: standing clear']],
  [
    'paraben, sulfate and fragrance-free',
    ['paraben-free: standing clear', 'sulfate-free: standing clear', 'fragrance-free: standing clear'],
  ],
])('"%s" is answered', (text, expected) => {
  expect(judged(text, serum)).toEqual(expected);
});

test('the legal maximum of a solvent in front makes no promise of an amount false', () => {
  expect(judged('15% L-ascorbic acid', 'Aqua, Ethoxydiglycol, Ascorbic Acid, Glycerin')[0]).toMatch(/unknown amount$/);
  expect(judged('15% L-ascorbic acid', 'Aqua, Phenoxyethanol, Ascorbic Acid, Glycerin')[0]).toMatch(/contradicted less$/);
});

test('an amount is held against what the list declares before and behind it', () => {
  expect(judged('5% squalane', 'Aqua, Niacinamide 2%, Squalane, Phenoxyethanol')).toEqual(['5% squalane: contradicted less']);
  expect(judged('5% squalane', 'Aqua, Phenoxyethanol, Squalane, Glycerin')).toEqual(['5% squalane: contradicted less']);
  expect(judged('5% squalane', 'Aqua, Glycerin, Squalane, Phenoxyethanol')).toEqual(['5% squalane: unknown amount']);
  expect(judged('5% squalane', 'Aqua, Blorbaxine, Glycerin')).toEqual(['5% squalane: unknown unread']);
});

test.each([
  'for dry skin',
  'для жирной кожи',
  'natural',
  '98 % натуральных ингредиентов',
  'organic',
  'cruelty-free',
  'anti-aging',
  'антивозрастной',
  'brightening',
  'увлажняющий',
  'long-lasting',
  'waterproof',
  'tear-free',
  'без слёз',
  'reef-safe',
  'pH-balanced',
  'dermatologist tested',
  'gentle',
  'для детей',
  'non-comedogenic',
  'GMO-free',
  'halal',
  'clean beauty',
  'for all skin types',
  'hypoallergenic',
])('that a list cannot tell "%s" is said', (text) => {
  expect(judged(text, 'Aqua, Glycerin, Panthenol, Phenoxyethanol')).toEqual([expect.stringMatching(/: unknown open$/)]);
});

test.each([
  ['nut-free', 'Aqua, Prunus Amygdalus Dulcis Oil', 'Aqua, Helianthus Annuus Seed Oil'],
  ['без глютена', 'Aqua, Triticum Vulgare Germ Oil', 'Aqua, Oryza Sativa Bran Oil'],
  ['talc-free', 'Talc, Mica', 'Mica, Silica'],
  ['aluminium-free', 'Aqua, Aluminum Chlorohydrate', 'Aqua, Sodium Bicarbonate'],
  ['soap-free', 'Sodium Palmate, Aqua', 'Sodium Cocoyl Isethionate, Aqua'],
  ['BHA/BHT free', 'Aqua, BHT', 'Aqua, Tocopherol'],
  ['mineral-oil-free', 'Paraffinum Liquidum, Aqua', 'Squalane, Aqua'],
  ['unscented', 'Aqua, Parfum', 'Aqua, Glycerin'],
  ['mineral sunscreen', 'Aqua, Zinc Oxide, Octocrylene', 'Aqua, Zinc Oxide'],
])('"%s" is broken by "%s" and not by "%s"', (text, broken, kept) => {
  expect(judged(text, broken)[0]).toMatch(/: contradicted found$/);
  expect(judged(text, kept)[0]).toMatch(/: standing clear$/);
});

test('no front of a pack takes long or breaks the check', () => {
  const words = fc.constantFrom(
    'with',
    'without',
    'and',
    ',',
    'free',
    '10%',
    '%',
    'retinol',
    'без',
    'и',
    'a',
    'кислотой',
    '-',
    '\n',
    '100',
    'natural',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      for (const { at, end } of namedPromises(text, knowledge)) expect(text.slice(at, end).length).toBeGreaterThan(0);
      judged(text, serum);
    }),
    { numRuns: 40 },
  );
  const start = performance.now();
  judged('a and '.repeat(330), serum);
  judged('a, '.repeat(660), serum);
  expect(performance.now() - start).toBeLessThan(4_000);
});

test('what is made of something does not leave it out, and a protein cut small is the protein', () => {
  expect(judged('Tallow-free soap', 'Sodium Tallowate, Aqua')).toEqual(['Tallow-free: unknown perhaps']);
  expect(judged('Vitamin A-free cream', 'Aqua, Glycerin, Retinyl Palmitate')).toEqual(['Vitamin A-free: unknown perhaps']);
  expect(judged('Vitamin A-free cream', 'Aqua, Vitamin A')).toEqual(['Vitamin A-free: contradicted found']);
  expect(judged('Retinol-free cream', 'Aqua, Vitamin A')).toEqual(['Retinol-free: unknown perhaps']);
  expect(judged('Vitamin A-free cream', 'Aqua, Glycerin')).toEqual(['Vitamin A-free: standing clear']);
  expect(judged('Cream with elastin', 'Aqua, Hydrolyzed Elastin')).toEqual(['elastin: unknown perhaps']);
});

test('an element that is promised may stand as one of its compounds', () => {
  expect(judged('Mascara with mercury', 'Aqua, Cera Alba, Phenyl Mercuric Acetate')).toEqual(['mercury: unknown perhaps']);
  expect(judged('Mascara with mercury', 'Aqua, Cera Alba, Phenoxyethanol')).toEqual(['mercury: contradicted missing']);
});

test.each([
  ['Urban Blue Mercury', 'Butyl Acetate, Nitrocellulose'],
  ['Mineral 72h', 'Aqua, Glycerin'],
  ['Gel au matcha et à la pomme', 'Aqua, Camellia Sinensis Leaf Powder'],
  ['Gel douche parfum argan', 'Aqua, Parfum'],
  ['Shea butter scent', 'Aqua, Parfum'],
  ['Pro-Collagen balm', 'Squalane, Tocopherol'],
])('"%s" promises nothing that "%s" lacks', (text, list) => {
  expect(judged(text, list).filter((answer) => answer.includes('contradicted'))).toEqual([]);
});

test.each([
  ['Sérum à la vitamine C', 'Aqua, Sodium Ascorbyl Phosphate', 'vitamine C: standing there'],
  ['Crème visage acide hyaluronique', 'Aqua, Sodium Hyaluronate', 'acide hyaluronique: unknown perhaps'],
  ['Menthol toothpaste', 'Sorbitol, Hydrated Silica, Aroma', 'Menthol: unknown perhaps'],
  ['Menthol toothpaste', 'Sorbitol, Hydrated Silica', 'Menthol: contradicted missing'],
  ['Retinol Serum', 'Aqua, Hydroxypinacolone Retinoate', 'Retinol: unknown perhaps'],
  ['Clay Mask', 'Aqua, Solum Fullonum', 'Clay: standing there'],
  ['0% alcohol', 'Aqua, Glycerin', '0% alcohol: standing clear'],
  ['Hand cream 5% urea', 'Aqua, Urea, Glycerin', '5% urea: unknown amount'],
])('"%s" is answered by "%s"', (text, list, answer) => {
  expect(judged(text, list)).toEqual([answer]);
});

test('what a list is said to be with is not said to be left out of it', () => {
  expect(
    judged('with Coconut and Jojoba Oil and Paraben Free', 'Aqua, Simmondsia Chinensis Seed Oil, Cocos Nucifera Oil').join(),
  ).not.toMatch(/Oil-free/);
});
