import { describe, expect, test } from 'vitest';
import { analyseText, listVerdicts, verdictsIn } from '#core/analysis/analyse.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import { helpsOf, leadActive, missedEffects, toldEffects } from '#core/analysis/helps.ts';
import { isUnlawful } from '#core/analysis/law.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import { productKind } from '#core/analysis/product-kind.ts';
import type { Report } from '#core/analysis/report.ts';
import { cleansersOf } from '#core/analysis/soap.ts';
import type { Use } from '#core/analysis/use.ts';
import { verdictsByUse } from '#core/analysis/use-guess.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();

/** A list as it is judged: by the use that is given, or else by the one it looks like. */
function judged(text: string, use?: Use) {
  const list = listVerdicts(readLabel(text, knowledge.dictionary), knowledge);
  const { uses, guess } = verdictsByUse(list, knowledge);
  const report: Report = { ...list, ...uses[use ?? guess.use] };
  return { report, guess, facts: factsOf(list.reading, knowledge) };
}
const nameAt = ({ report }: { report: Report }, index: number) => report.reading.items[index]?.inci;

const cream = 'Aqua, Glycerin, Niacinamide, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Squalane, Phenoxyethanol, Carbomer';
const wash =
  'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Glycerin, Sodium Chloride, Salicylic Acid, Niacinamide, Parfum, Limonene';

describe('how a product is used is guessed', () => {
  test.each([
    [wash, 'rinse-off', 'formula'],
    [cream, 'leave-on', 'formula'],
    [`${cream}. Rinse off after five minutes.`, 'rinse-off', 'text'],
    ['Aqua, Homosalate, Octocrylene, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, Glycerin, Silica', 'sun', 'formula'],
    ['Aqua, Sorbitol, Hydrated Silica, Sodium Lauryl Sulfate, Sodium Fluoride, Aroma', 'unknown', null],
    ['Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Dimethicone, Phenoxyethanol', 'unknown', null],
  ])('%s', (text, use, by) => expect(judged(text).guess).toEqual({ use, by }));

  test('where nobody knows it, what looks washed off is judged as what is likely to be', () => {
    const acid = 'Aqua, Sodium Laureth Sulfate, Glycolic Acid, Cocamidopropyl Betaine, Sodium Chloride, Polysorbate 20, Parfum';
    for (const text of [wash, acid]) {
      const list = listVerdicts(readLabel(text, knowledge.dictionary), knowledge);
      const { uses } = verdictsByUse(list, knowledge);
      for (const what of ['effects', 'cautions', 'skin', 'flags'] as const) expect(uses.unknown[what]).toEqual(uses['rinse-off'][what]);
      expect(verdictsIn(list, knowledge)('unknown')).toEqual(uses.unknown);
    }
    const concerned = (use: Use) => concernsOf(judged(acid, use).report).map(({ who }) => who);
    expect(concerned('leave-on')).toEqual(expect.arrayContaining(['sun', 'malassezia']));
    expect(concerned('unknown')).not.toContain('sun');
    expect(concerned('unknown')).not.toContain('malassezia');
  });

  test('where nobody knows it, and the list does not look washed off, no caution is excused', () => {
    const peeling = 'Aqua, Glycerin, Lactic Acid, Polysorbate 20, Xanthan Gum';
    const { uses } = verdictsByUse(listVerdicts(readLabel(peeling, knowledge.dictionary), knowledge), knowledge);
    expect(uses.unknown.cautions).toEqual(uses['leave-on'].cautions);
  });

  test('where nobody knows it, what may stand in a conditioner is not said to be forbidden, only that it may not stay on', () => {
    const rinse = 'Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Dimethicone, Methylchloroisothiazolinone, Methylisothiazolinone';
    const { uses } = verdictsByUse(listVerdicts(readLabel(rinse, knowledge.dictionary), knowledge), knowledge);
    expect(uses['leave-on'].restricted.some(isUnlawful)).toBe(true);
    expect(uses.unknown.restricted.some(isUnlawful)).toBe(false);
    expect(uses.unknown.restricted.length).toBeGreaterThan(0);
    expect(uses.unknown.cautions.map(({ caution }) => caution)).toContain('rinse-off-only');
    const strong = 'Aqua, Glycerin, Salicylic Acid 10%, Phenoxyethanol';
    const over = verdictsByUse(listVerdicts(readLabel(strong, knowledge.dictionary), knowledge), knowledge).uses.unknown;
    expect(over.restricted.some(isUnlawful)).toBe(true);
  });

  test('where it is only likely, what the other use permits is said neither to be forbidden nor to be too much', () => {
    const saidOf = (text: string, use: Use, isGuess: boolean) => {
      const { restricted, cautions, context } = analyseText(text, knowledge, use, null, isGuess);
      return { context, forbids: restricted.some(isUnlawful), cautions: cautions.map(({ caution }) => caution) };
    };
    const isothiazolinones = 'Aqua, Glycerin, Cetearyl Alcohol, Methylchloroisothiazolinone, Methylisothiazolinone';
    expect(saidOf(isothiazolinones, 'leave-on', false)).toMatchObject({ forbids: true });
    expect(saidOf(isothiazolinones, 'leave-on', true)).toMatchObject({ context: 'leave-on', forbids: false });
    expect(saidOf(isothiazolinones, 'leave-on', true).cautions).toContain('rinse-off-only');
    const washedOff = 'Aqua, Glycerin, Sodium Benzoate 2%, Phenoxyethanol';
    expect(saidOf(washedOff, 'leave-on', false)).toMatchObject({ forbids: true, cautions: expect.arrayContaining(['over-limit']) });
    for (const said of [saidOf(washedOff, 'leave-on', true), saidOf(washedOff, 'unknown', false)]) {
      expect(said.forbids).toBe(false);
      expect(said.cautions).not.toContain('over-limit');
    }
    expect(saidOf('Aqua, Glycerin, Salicylic Acid 10%, Phenoxyethanol', 'rinse-off', true)).toMatchObject({
      forbids: true,
      cautions: expect.arrayContaining(['over-limit']),
    });
  });
});

test.each([
  [cream, 'cream'],
  [wash, 'cleanser'],
  ['Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol', 'watery'],
  ['Sodium Palmate, Sodium Cocoate, Aqua, Glycerin, Parfum', 'soap'],
  ['Body butter: Aqua, Glycerin, Butyrospermum Parkii Butter, Xanthan Gum, Phenoxyethanol', 'cream'],
  ['Сыворотка для лица. Состав: Aqua, Glycerin, Squalane, Cetearyl Alcohol, Phenoxyethanol', 'watery'],
  ['Petrolatum, Cera Alba, Lanolin, Butyrospermum Parkii Butter, Tocopherol', 'balm'],
  ['Simmondsia Chinensis Seed Oil, Squalane, Tocopherol', 'oil'],
  ['Talc, Mica, Magnesium Stearate', 'powder'],
  ['Aqua, Aluminum Chlorohydrate, Steareth-2, Parfum, Steareth-21', 'deodorant'],
  ['Aqua, Homosalate, Octocrylene, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, Glycerin', 'sunscreen'],
  ['Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Dimethicone, Phenoxyethanol', 'conditioner'],
  ['Alcohol Denat., Aqua, Parfum, Limonene, Linalool', 'scent'],
  ['Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride, Aroma', 'mouth'],
  ['Zorblax, Foobarium, Qwertyol, Trumpol, Aqua', 'product'],
])('what %s looks like', (text, kind) => expect(productKind(judged(text))).toBe(kind));

describe('what a list is good for', () => {
  test('the first active that may act names the product, and a sentence claims no more than it can', () => {
    const list = judged(cream);
    const helps = helpsOf(list.report);
    expect(nameAt(list, leadActive(helps, list.facts) ?? -1)).toBe('Niacinamide');
    for (const { grade, dose } of toldEffects(helps, 2)) expect([grade, dose]).not.toContain('weak');
    expect(helps.acts.every(({ dose }) => dose !== 'unlikely' && dose !== 'rinsed')).toBe(true);
  });

  test('what is washed off before it can work is not counted on', () => {
    const list = judged(wash);
    const missed = missedEffects(helpsOf(list.report), list.facts, 2);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every(({ dose }) => dose === 'rinsed')).toBe(true);
    expect(leadActive(helpsOf(list.report), list.facts)).toBe(null);
  });
});

describe('who should think twice', () => {
  const whoIn = (text: string, use?: Use) => concernsOf(judged(text, use).report).map(({ who }) => who);

  test('each concern has its culprits, in label order, once', () => {
    const list = judged(wash);
    for (const { by } of concernsOf(list.report)) {
      const places = by.map(({ index }) => index);
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      expect(places.length).toBeGreaterThan(0);
    }
  });

  test('a choice is named once, and a reason is told by one wording', () => {
    const because = (text: string) =>
      concernsOf(judged(text, 'rinse-off').report)
        .find(({ who }) => who === 'dry')
        ?.by.map(({ index, id, reason }) => [index, id === null, reason]);
    expect(because('Sodium Tallowate, Aqua, Sodium Palm Kernelate or Sodium Cocoate, Glycerin, Parfum')).toEqual([
      [0, false, 'stripping.dry'],
      [2, true, 'stripping.dry'],
    ]);
    expect(because('Aqua, Base (Sodium Tallowate, Sodium Cocoate), Glycerin, Parfum')).not.toContainEqual([1, true, 'stripping.dry']);
    const peel = concernsOf(judged('Aqua, Alcohol, Glycerin, Salicylic Acid, Xanthan Gum', 'leave-on').report);
    for (const { by } of peel) for (const { reason } of by) expect(reason).not.toBe('caution.drying');
  });

  test('scents are told as scents, not as contact allergens once more', () => {
    const list = judged(wash);
    const of = (who: string) =>
      concernsOf(list.report)
        .find((concern) => concern.who === who)
        ?.by.map(({ index }) => nameAt(list, index)) ?? [];
    expect(of('fragrance')).toEqual(['Parfum', 'Limonene']);
    expect(of('allergy')).not.toContain('Limonene');
  });

  test('a retinoid concerns pregnancy before all else; what experts disagree on comes last', () => {
    expect(whoIn('Aqua, Retinol, Glycerin, Squalane, Glyceryl Stearate, Phenoxyethanol')[0]).toBe('pregnancy');
    const states = concernsOf(judged('Aqua, Retinol, Squalane, Cetyl Alcohol, Polysorbate 20, Oleic Acid, Parfum').report).map(
      ({ state }) => state,
    );
    expect(states).toEqual(states.toSorted((a, b) => Number(a === 'disputed') - Number(b === 'disputed')));
  });

  test('what only professionals or dentists may apply concerns whoever is none', () => {
    expect(whoIn('UV gel polish: Di-HEMA Trimethylhexyl Dicarbamate, HEMA, Silica, CI 77891')).toContain('no-professional');
    expect(whoIn('Tooth whitening gel: Glycerin, Aqua, Hydrogen Peroxide 6%, Carbomer, Aroma')).toContain('no-dentist');
    expect(whoIn('Nail polish: Butyl Acetate, Ethyl Acetate, Nitrocellulose')).not.toContain('no-professional');
  });

  test('a plain list concerns nobody', () => expect(whoIn('Aqua, Glycerin, Xanthan Gum')).toEqual([]));
});

test('a depilatory is no cleanser, what is rinsed off no cream, a baby powder no sunscreen', () => {
  const kindOf = (text: string) => {
    const { report, facts } = judged(text);
    return productKind({ report, facts });
  };
  expect(kindOf('Hair removal cream: Aqua, Urea, Potassium Thioglycolate, Paraffinum Liquidum, Cetearyl Alcohol, Parfum')).toBe('product');
  expect(kindOf('Gentle cleanser: Aqua, Cetyl Alcohol, Stearyl Alcohol, Propylene Glycol, Sodium Lauryl Sulfate')).toBe('cleanser');
  expect(kindOf('Deodorant stick: Propylene Glycol, Aqua, Sodium Stearate, Triethyl Citrate, Parfum')).not.toBe('soap');
  expect(kindOf('Baby powder: Zea Mays Starch, Zinc Oxide, Parfum')).toBe('powder');
});

test('a shampoo with a direct dye is a shampoo, one that dyes for good a hair dye', () => {
  const kindOf = (text: string) => productKind(judged(`Shampoo: ${text}`, 'rinse-off'));
  expect(kindOf('Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Parfum, HC Blue No. 2')).toBe('shampoo');
  expect(kindOf('Aqua, Sodium Laureth Sulfate, Glycerin, Toluene-2,5-Diamine, Resorcinol, Parfum')).toBe('hair-dye');
  expect(productKind(judged('Hair mask: Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Basic Blue 99', 'rinse-off'))).toBe('hair-dye');
  const tinted = 'Conditioner for hair: Aqua, Cetearyl Alcohol, Behentrimonium Chloride, Parfum, Basic Blue 99';
  expect(productKind(judged(tinted, 'rinse-off'))).toBe('conditioner');
});

test('soap beside what washes better makes no soap of a shower gel', () => {
  expect(productKind(judged('Aqua, Decyl Glucoside, Cocamidopropyl Betaine, Lauric Acid, Potassium Hydroxide, Parfum'))).toBe('cleanser');
  expect(productKind(judged('Aqua, Stearic Acid, Cocos Nucifera Oil, Potassium Hydroxide, Glycerin, Parfum'))).toBe('soap');
});

test('what a product is bought for is told first and alone where nobody studied amounts', () => {
  const { report } = judged('SPF 50: Aqua, Tris-Biphenyl Triazine, Polysilicone-15, Niacinamide, Glycerin, Panthenol');
  expect(toldEffects(helpsOf(report), 2).map(({ effect }) => effect)).toEqual(['uv-protection']);
});

test('fatty acids wash only where they are made into soap', () => {
  const washes = (text: string) => {
    const found = judged(text);
    return cleansersOf(found.report.counted, found.facts).map((index) => nameAt(found, index));
  };
  expect(washes('Sodium Lauroyl Isethionate, Stearic Acid, Lauric Acid, Aqua')).toEqual(['Sodium Lauroyl Isethionate']);
  expect(washes('Aqua, Myristic Acid, Lauric Acid, Potassium Hydroxide')).toContain('Lauric Acid');
});
