import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import type { Ingredient } from '#core/knowledge/ingredient.ts';
import { t as english } from '#i18n/en/current.ts';
import { t as russian } from '#i18n/ru/current.ts';
import { composeExplanation } from '#ui/catalog/compose-explanation.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const ingredients = knowledgeBase().ingredients;
const words = { en: ruleWords('en'), ru: ruleWords('ru') };
const en = (ingredient: Ingredient) => composeExplanation({ ingredient, words: words.en, t: english });
const ru = (ingredient: Ingredient) => composeExplanation({ ingredient, words: words.ru, t: russian });

function named(inci: string): Ingredient {
  const found = ingredients.find((ingredient) => ingredient.inci === inci);
  if (!found) throw new Error(`The base holds no "${inci}".`);
  return found;
}

/** An ingredient of which only this is known. */
function bare(facts: Partial<Ingredient> & Pick<Ingredient, 'inci' | 'family' | 'roles'>): Ingredient {
  return {
    ...named('Xylose'),
    names: [],
    cas: [],
    ec: [],
    functions: [],
    common: { en: null, ru: 'вещество' },
    written: null,
    origin: 'unknown',
    effects: [],
    comedogenic: null,
    limits: [],
    usual: null,
    animal: null,
    solubility: null,
    microplastic: null,
    assessments: [],
    botany: null,
    ...facts,
  };
}

test('an explanation says what it is, what limits it and how much is usual', () => {
  const told = en({ ...named('Phenoxyethanol'), assessments: [], solubility: null });
  expect(told[0]).toBe('Phenoxyethanol is a preservative: it keeps bacteria, yeasts and moulds from growing in the product.');
  expect(told).toContain('In the European Union a product may contain at most 1\u00a0% of it (Annex V).');
});

test('what is known of nothing else is said openly', () => {
  expect(en(bare({ inci: 'Incognitol', family: 'humectant', roles: ['humectant'] }))).toEqual([
    'Incognitol is a humectant: it holds water and keeps it in the upper layers of the skin, and in the jar as well.',
    'Nothing more about it is on record here yet.',
  ]);
  expect(en(bare({ inci: 'Incognitol', family: 'active', roles: ['soothing'] }))).toHaveLength(2);
});

test('a Russian explanation is Russian throughout', () => {
  const effects = [{ effect: 'lines', grade: 'strong', sources: ['x'], dose: [0.1, 1], hintedFrom: null, rinsedFrom: null }] as const;
  const text = ru(bare({ inci: 'Incognitol', family: 'active', roles: ['retinoid'], effects })).join(' ');
  expect(text).toContain('что это вещество смягчает мелкие морщины. В исследованиях брали 0,1–1\u00a0%.');
  expect(text).not.toMatch(/[a-z]/i);
});

test('a name that is a plural gets no verb in the singular', () => {
  expect(en(bare({ inci: 'C14-15 Alcohols', family: 'emollient', roles: ['emollient'] }))[0]).toMatch(
    /^The name C14-15 Alcohols stands for a mixture\. It is an emollient/,
  );
});

test.each([
  ['plasticisers form no film', { inci: 'Flexitol', family: 'texture', roles: ['film-former'], functions: ['plasticiser'] }, /plasticiser/],
  ['an enzyme is no ferment', { inci: 'Incognitase', family: 'active', roles: ['enzyme'] }, /is an enzyme/],
  ['a polypeptide is no short chain', { inci: 'sh-Polypeptide-999', family: 'active', roles: ['peptide'] }, /a long chain of amino acids/],
] as const)('%s', (_, facts, said) => {
  expect(en(bare(facts))[0]).toMatch(said);
});

test('a mixture of scents is not called a substance, a hydrolysate not unaltered', () => {
  expect(en(named('Commiphora Myrrha Resin Extract'))[0] ?? '').not.toMatch(/scent substance;/);
  const mixtures = ingredients.filter(({ roles, botany }) => roles[0] === 'scent-component' && botany);
  expect(mixtures.length).toBeGreaterThan(10);
  for (const mixture of mixtures) expect(en(mixture)[0], mixture.inci).toMatch(/mixture of scent substances/);
  for (const one of ingredients.filter(({ inci }) => inci.startsWith('Hydrolyzed')))
    expect(en(one).join(' '), one.inci).not.toMatch(/not altered/);
});

test('the law is told with its exceptions: a ban but for nails, a condition on the raw material, a hair dye that is a colourant too', () => {
  const [entry] = named('Phenoxyethanol').limits;
  if (!entry) throw new Error('Phenoxyethanol has no entry.');
  const lawOf = (...limits: Ingredient['limits']) =>
    en(bare({ inci: 'Testate', family: 'preserv', roles: ['preservative'], limits })).join(' ');
  const nails = { ...entry, annex: 'III', max: 0.02, where: { en: 'nail systems', ru: 'системы для ногтей' }, uses: ['nails'] as const };
  const ban = { ...entry, annex: 'II', max: null };
  expect(lawOf(ban, nails)).toContain('prohibited in cosmetics (Annex II), but for: nail systems.');
  expect(lawOf(...named('Methyldibromo Glutaronitrile').limits)).toContain(
    'no longer permitted as a preservative: its entry in Annex V was deleted.',
  );
  expect(lawOf(...named('CI 11680').limits)).not.toContain('at most');
  expect(lawOf({ ...ban, where: { en: 'with 0.1 % butadiene', ru: 'при 0,1 % бутадиена' }, material: true })).toContain(
    'a condition that concerns the raw material (Annex II): with 0.1 % butadiene.',
  );
  const colour = { ...entry, annex: 'IV', max: null };
  const dye = { ...entry, annex: 'III', max: 0.5, where: { en: 'hair dyes', ru: 'краски для волос' }, uses: ['hair-dye'] as const };
  expect(lawOf(colour, dye)).not.toMatch(/at most|0\.5/);
  expect(lawOf(dye)).toContain('0.5');
});

test.each([
  ['Di-C12-13 Alkyl Tartrate', /^Ди-C12-13 /, /^ди-/],
  ['Disodium Uridine Phosphate', /ион натрия/, /соль натрия и фосфорной/],
  ['Trifluoropropyl Dimethicone', /силикон/, /восковыми цепями/],
  ['PEG-150/Stearyl Alcohol/SMDI Copolymer', /полиэтиленгликоль, стеариловый спирт/, /Stearyl Alcohol/],
  ['Acrylates/Beheneth-25 Methacrylate Copolymer', /бегенет-25-метакрилат/, /Methacrylate/],
  ['CI 16185', /относится к азокрасителям: в них один азотный мостик, и получают/, /, их синтезируют/],
])('in Russian %s is told as it is', (inci, says, never) => {
  const told = ru({ ...named(inci), written: null }).join(' ');
  expect(told).toMatch(says);
  expect(told).not.toMatch(never);
});

test('microbes of one kind are told together, with what they were fed, and what was isolated from a leaf is no leaf', () => {
  const kefir = named('Kluyveromyces/Lactobacillus/Lactococcus/Leuconostoc/Saccharomyces Milk Ferment Filtrate');
  expect(en(kefir).join(' ')).toContain(
    'lactic acid bacteria (Lactobacillus, Lactococcus and Leuconostoc) and yeast of bread and beer (Saccharomyces)',
  );
  expect(ru(kefir).join(' ')).toContain('молочнокислые бактерии (Lactobacillus, Lactococcus и Leuconostoc)');
  expect(en(kefir).join(' ')).toContain('milk.');
  expect(en(named('Maclura Cochinchinensis Leaf Prenylflavonoids')).join(' ')).not.toContain('whole, cut or ground');
});
