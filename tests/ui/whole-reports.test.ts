import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { concernsOf } from '#core/analysis/concerns.ts';
import { proseOf, useSaidIn } from '#core/analysis/product-use.ts';
import type { Context, Use } from '#core/analysis/use.ts';
import { type Language, languages } from '#core/language.ts';
import { ConcernRows } from '#ui/analysis/answer/ConcernRows.tsx';
import { WorthRows } from '#ui/analysis/answer/WorthRows.tsx';
import { composeAnswer, composeTitle } from '#ui/analysis/compose-answer.ts';
import { baseOf, composeSummary } from '#ui/analysis/compose-summary.ts';
import { FlagRow } from '#ui/analysis/FlagRow.tsx';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import { checkerView } from '../support/checker-view.ts';
import { knowledgeBase } from '../support/knowledge.ts';

/** Lists of products that everybody knows, as they were read from end to end: each absurdity found there stands here for its kind. */
const lists = {
  bodyLotion:
    'Body lotion: Aqua, Glycerin, Distearyldimonium Chloride, Petrolatum, Isopropyl Palmitate, Cetyl Alcohol, Dimethicone, Avena Sativa Kernel Flour, Benzyl Alcohol, Sodium Chloride',
  urea: '10% Urea lotion: Aqua, Urea, Glycerin, Sodium Lactate, Dicaprylyl Ether, Glyceryl Glucoside, Ceramide NP, Lactic Acid, Copernicia Cerifera Cera, Phenoxyethanol, Polyglyceryl-3 Diisostearate',
  hairDye:
    'Hair colour: Aqua, Cetearyl Alcohol, Ammonium Hydroxide, m-Aminophenol, Dimethicone, p-Phenylenediamine, Resorcinol, Parfum, Panthenol',
  lipstick: 'Lipstick: Dimethicone, Silica, Octyldodecanol, Euphorbia Cerifera Cera, Ascorbyl Palmitate',
  mascara: 'Mascara: Aqua, Propylene Glycol, Cera Alba, Glyceryl Stearate, Stearic Acid, Palmitic Acid',
  polish: 'Nail polish: Ethyl Acetate, Butyl Acetate, Nitrocellulose, Isopropyl Alcohol, Dimethicone',
  mouthwash:
    'Mouthwash: Aqua, Alcohol, Sorbitol, Aroma, Poloxamer 407, Benzoic Acid, Eucalyptol, Methyl Salicylate, Thymol, Sodium Saccharin, Menthol',
  toothpaste: 'Toothpaste: Aqua, Glycerin, Hydrated Silica, Sodium Lauryl Sulfate, Aroma, Sodium Fluoride',
  acneGel: 'Acne gel: Benzoyl Peroxide 5%, Aqua, Carbomer, Glycerin, Poloxamer 407, Sodium Hydroxide',
  arbutin: 'Alpha Arbutin 2% serum: Aqua, Alpha-Arbutin, Polyacrylate Crosspolymer-6, Hydrolyzed Sodium Hyaluronate, Phenoxyethanol',
  aftershave: 'Aftershave lotion: Alcohol Denat., Aqua, Parfum, Glycerin, Menthol, Panthenol',
  clayMask: 'Clay mask: Kaolin, Aqua, Glycerin, Illite, Propylene Glycol, Phenoxyethanol',
  sunMilk:
    'Sun milk SPF 50: Aqua, Homosalate, Octocrylene, Butyl Methoxydibenzoylmethane, Ethylhexyl Salicylate, Glycerin, Cetearyl Alcohol, Panthenol, Phenoxyethanol',
  scrub: 'Body scrub: Coffea Arabica Seed Powder, Sucrose, Cocos Nucifera Oil, Citrus Sinensis Peel Oil, Limonene',
  powder: 'Face powder: Talc, Mica, Glycerin, CI 77491',
  oil: 'Paraffinum Liquidum, Anthemis Nobilis Flower Oil, Parfum, Linalool',
} as const;

const viewOf = (list: keyof typeof lists, context: Context = 'leave-on', language: Language = 'en') =>
  checkerView(lists[list], context, language);
const whoIn = (view: ReturnType<typeof viewOf>) => concernsOf(view.report).map(({ who, state }) => `${who} ${state}`);

test.each(languages)('what was studied, if not of such a product, is not told as never studied (%s)', (language) => {
  const view = viewOf('powder', 'leave-on', language);
  expect(view.report.effects).toEqual([]);
  expect(composeAnswer(view).map(({ text }) => text)).not.toContain(view.t('answer.good.none'));
});

test('what the label declares most of as the active ingredient is the base of a product', () => {
  const view = checkerView(
    'Hand sanitizer. Active ingredient: Ethyl Alcohol 70%. Inactive ingredients: Water, Glycerin, Carbomer',
    'leave-on',
    'en',
  );
  expect(baseOf(view).map((index) => view.report.reading.items[index]?.inci)).toEqual(['Alcohol', 'Aqua', 'Glycerin']);
});

describe('a list is called what it is', () => {
  test('a clay that stands in water is no powder', () => expect(composeTitle(viewOf('clayMask', 'rinse-off'))).not.toMatch(/powder/));
  test('a sunscreen is not named after what it is not bought for, nor led by it', () => {
    expect(composeTitle(viewOf('sunMilk', 'sun'))).toBe('A sunscreen');
    expect(composeSummary(viewOf('sunMilk', 'sun'))[1]).toMatch(/^\*\*Homosalate\*\*/);
  });
  test('what conditions hair makes no conditioner of a lotion with petrolatum', () =>
    expect(composeTitle(viewOf('bodyLotion'))).toMatch(/^A cream or lotion/));
  test.each([
    ['lashes', 'mascara', 'eyes'],
    ['nails', 'polish', 'leave-on'],
    ['mouth', 'toothpaste', 'rinse-off'],
  ] as const)('a product for %s is no product left on the skin', (area, list, context) => {
    const view = viewOf(list, context);
    expect(composeSummary(view)[0]).toContain(view.t(`summary.kind.${area}`));
  });
});

test.each([
  ['Beauty Cream Bar', 'rinse-off'],
  ['Крем-мыло', 'rinse-off'],
  ['Creme', 'leave-on'],
  ['Baby oil', 'leave-on'],
  ['Осветлитель для волос', 'rinse-off'],
  ['Мицеллярная вода', 'leave-on'],
  ['Hair remover lotion', 'rinse-off'],
  ['Оксигент для краски 6 %', 'rinse-off'],
  ['Сыворотка для роста ресниц', 'eyes'],
  ['Eye make-up remover', 'eyes'],
  ['Пудра рассыпчатая', 'leave-on'],
  ['Лак для волос', 'leave-on'],
])('%s is used: %s', (title, use) => {
  const { report } = checkerView(`${title}\nIngredients: Aqua, Glycerin, Sodium Chloride`);
  expect(useSaidIn(proseOf(report.reading), knowledgeBase().knowledge.useRules)).toBe(use);
});

describe('what a list is led by', () => {
  test('an amount that the label declares stands before a trace that is called active', () => {
    const [base, lead] = composeSummary(viewOf('urea'));
    expect(base).toContain('Aqua, Urea and Glycerin');
    expect(lead).toMatch(/^\*\*Urea\*\* is at place 2; the label says 10\s%/);
  });
  test('what surely is little is no base', () => expect(composeSummary(viewOf('arbutin'))[0]).toMatch(/on a base of Aqua\.$/));
  test('what the law does not permit here is neither a base nor said to be too little to act', () => {
    const view = viewOf('acneGel');
    expect(composeSummary(view)).toEqual([expect.stringMatching(/on a base of Aqua\.$/)]);
  });
  test('nobody asks for a study of a polish', () => expect(composeSummary(viewOf('polish'))).toHaveLength(1));
});

test('a mouthwash is good against plaque, not for a cooling feel', () => {
  const [good] = composeAnswer(viewOf('mouthwash', 'rinse-off'));
  expect(good?.text).toContain('plaque');
  expect(viewOf('mouthwash', 'rinse-off').report.effects.map(({ effect }) => effect)).toEqual(['plaque']);
});

test('what begins with spirit moistens nobody', () => {
  const effects = (view: ReturnType<typeof viewOf>) => view.report.effects.map(({ effect }) => effect);
  expect(effects(viewOf('aftershave'))).not.toContain('moisture');
  expect(effects(viewOf('bodyLotion'))).toContain('moisture');
});

test('a name that ends with a stop closes its sentence', () =>
  expect(composeSummary(checkerView('Aqua, Alcohol Denat.'))[0]).toMatch(/Denat\.$/));

test('grains that mattify a sunscreen are no scrub; those of a wash are, and where nobody knows the use', () => {
  const reasons = (context: Use) =>
    checkerView('Aqua, Glycerin, Silica, Perlite, Phenoxyethanol', context).report.flags.flatMap((flag) =>
      flag.reasons.map(({ reason }) => reason),
    );
  for (const context of ['sun', 'leave-on'] as const) expect(reasons(context)).not.toContain('exfoliant.physical');
  for (const context of ['rinse-off', 'unknown'] as const) expect(reasons(context)).toContain('exfoliant.physical');
});

describe('nobody is warned of what is not there', () => {
  test('of a plant’s scent nobody asks for animals', () => {
    const worth = (view: ReturnType<typeof viewOf>) => renderToStaticMarkup(createElement(WorthKnowing, { view }));
    expect(worth(viewOf('scrub', 'rinse-off'))).not.toContain('Peel Oil');
    expect(worth(viewOf('aftershave'))).toContain('Parfum');
  });
  test('what only looks like a flag is not said to matter less', () => {
    const view = viewOf('clayMask', 'rinse-off');
    const seen = view.report.flags.find(({ flag, state }) => flag === 'drying-alcohol' && state === 'seen');
    expect(seen?.matters).toBe(false);
    expect(seen && renderToStaticMarkup(createElement(FlagRow, { view, verdict: seen }))).not.toContain(view.t('flag.lessHere'));
  });
  test.each(['lipstick', 'mascara', 'polish', 'toothpaste'] as const)('fungal acne is no matter of a %s', (list) => {
    const context = { lipstick: 'lips', mascara: 'eyes', polish: 'leave-on', toothpaste: 'rinse-off' } as const;
    const view = viewOf(list, context[list]);
    expect(whoIn(view).join()).not.toContain('malassezia');
    expect(view.report.silentFlags).toContain('malassezia');
  });
  test('a trace at the end of the list clogs nothing', () => expect(whoIn(viewOf('urea'))).not.toContain('oily known'));
  test('who is allergic is told of both isothiazolinones, also where they are washed off', () => {
    const { report } = checkerView(
      'Aqua, Sodium Laureth Sulfate, Sodium Chloride, Methylchloroisothiazolinone, CI 42090, Methylisothiazolinone',
      'rinse-off',
    );
    const named = concernsOf(report)
      .find(({ who }) => who === 'allergy')
      ?.by.map(({ index }) => report.reading.items[index]?.inci);
    expect(named).toEqual(['Methylchloroisothiazolinone', 'Methylisothiazolinone']);
  });
  test('a scented preservative alone makes no perfume', () => {
    expect(whoIn(viewOf('bodyLotion'))).toContain('fragrance disputed');
    expect(whoIn(viewOf('oil'))).toContain('fragrance known');
  });
  test.each(['polish', 'toothpaste'] as const)('pores are no matter of a %s', (list) => {
    const rows = (view: ReturnType<typeof viewOf>) => renderToStaticMarkup(createElement(WorthRows, { view, flagRow: () => null }));
    expect(rows(viewOf(list))).not.toContain('Pores');
    expect(rows(viewOf('bodyLotion'))).toContain('Pores: high risk');
    expect(rows(viewOf('bodyLotion', 'rinse-off'))).toContain('matters less');
  });
});

test('a barrier cream with some zinc oxide in it is no sunscreen; a mineral one that holds it in front is', () => {
  const barrier = checkerView(
    'Avene Aqua, Caprylic/Capric Triglyceride, Glycerin, Hydrogenated Vegetable Oil, Zinc Oxide, Propylene Glycol, Aluminum Sucrose Octasulfate, Cera Alba',
  );
  expect(composeTitle(barrier)).toMatch(/^A cream or lotion/);
  expect(composeAnswer(barrier).filter(({ kind, text }) => kind === 'good' && text.includes('sun protection'))).toEqual([]);
  const mineral = checkerView('Aqua, Zinc Oxide, Caprylic/Capric Triglyceride, Squalane, Cetearyl Alcohol, Phenoxyethanol');
  expect(composeTitle(mineral)).toMatch(/^A sunscreen/);
});

test.each(languages)('a hair colour is good for colouring, not for care: %s', (language) => {
  const view = viewOf('hairDye', 'rinse-off', language);
  const [good, ...rest] = composeAnswer(view);
  expect(good?.text).toContain(language === 'en' ? 'colouring the hair; the colour comes from m-aminophenol' : 'для окрашивания волос');
  expect(rest.map(({ kind }) => kind)).not.toContain('little');
});

test('proper names keep their capitals in a sentence, and locants stay small', () => {
  const rows = renderToStaticMarkup(createElement(ConcernRows, { view: viewOf('oil'), linked: false }));
  expect(rows).toContain('mineral oil');
  expect(rows).toContain('Roman chamomile oil, fragrance, linalool');
  expect([upperFirst('m-aminophenol'), upperFirst('п-фенилендиамин'), upperFirst('glycerin')]).toEqual([
    'm-Aminophenol',
    'п-Фенилендиамин',
    'Glycerin',
  ]);
});

test('a list in alphabetical order without water tells no base, and what was not read is none', () => {
  const alphabetical = checkerView(
    'Alumina, Butyloctyl Salicylate, Cetyl Dimethicone, Dimethicone, Ethylhexyl Palmitate, Lecithin, Mica, Ozokerite, Silica, Talc, Zinc Oxide',
    'leave-on',
    'en',
  );
  expect(baseOf(alphabetical)).toEqual([]);
  expect(composeSummary(alphabetical)[0]).toContain('does not tell');
  const spoilt = checkerView(
    'Aqua, Blorbane, Glycerin, Cetearyl Alcohol, Dimethicone, Panthenol, Phenoxyethanol, Carbomer, Parfum',
    'leave-on',
    'en',
  );
  expect(composeSummary(spoilt)[0]).not.toContain('Blorbane');
});

test.each(languages)('what is only likely washed off is so in the summaries too (%s)', (language) => {
  const view = { ...checkerView('Aqua, Sodium Laureth Sulfate, Niacinamide 5%, Sodium Chloride', 'rinse-off', language), isGuess: true };
  expect(composeSummary(view)).toContain(view.t('summary.noneActs.probably'));
  expect(composeSummary({ ...view, isGuess: false })).toContain(view.t('summary.noneActs'));
});

test('the base ends in front of what was not read, and water behind soaps is none', () => {
  const names = (list: string, use: 'leave-on' | 'rinse-off') => {
    const view = checkerView(list, use, 'en');
    return baseOf(view).map((index) => view.report.reading.items[index]?.inci);
  };
  expect(
    names('Sodium Palmate, Foobarium Waterate, Glycerin, Parfum, Sodium Chloride, Linalool, Limonene, Citral, CI 77891', 'rinse-off'),
  ).toEqual(['Sodium Palmate']);
  expect(names('Sodium Tallowate, Sodium Chloride, Glycerin, Tetrasodium EDTA, Parfum, BHT, Linalool, Aqua', 'rinse-off')).not.toContain(
    'Aqua',
  );
});
