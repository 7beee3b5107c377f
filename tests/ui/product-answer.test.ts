import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { goodEffects } from '#core/analysis/good-effects.ts';
import type { Context } from '#core/analysis/use.ts';
import { mayWash } from '#core/catalog/taxonomy.ts';
import { languages } from '#core/language.ts';
import { ConcernRows } from '#ui/analysis/answer/ConcernRows.tsx';
import { HelpRows } from '#ui/analysis/answer/HelpRows.tsx';
import { ProductAnswer } from '#ui/analysis/answer/ProductAnswer.tsx';
import { composeAnswer } from '#ui/analysis/compose-answer.ts';
import { shopperName } from '#ui/analysis/shopper-name.ts';
import { ReportVerdicts } from '#ui/catalog/ReportSections.tsx';
import { checkerView } from '../support/checker-view.ts';
import { translators } from '../support/translators.ts';

const foam = 'Aqua, Sodium Laureth Sulfate, Cocamidopropyl Betaine, Sodium Chloride, Citric Acid, Sodium Benzoate';

test.each(languages)('a product that cleans and does nothing else is good for washing, as its report says: %s', (language) => {
  const t = translators[language];
  const answerIn = (context: Context) => renderToStaticMarkup(createElement(ProductAnswer, { view: checkerView(foam, context, language) }));
  expect(answerIn('rinse-off')).toContain(`${t('answer.good')}</h2><p>${t('answer.washing')}</p>`);
  expect(answerIn('leave-on')).not.toContain(t('answer.washing'));
});

test.each(languages)('a choice between names is called by all of them: %s', (language) => {
  const t = translators[language];
  const view = checkerView('Sodium Tallowate or Sodium Palmate, Aqua, Sodium Cocoate, Glycerin, Parfum', 'rinse-off', language);
  expect(shopperName(view, 0)).toBe(t.either(['Sodium Tallowate', 'Sodium Palmate']));
  expect(renderToStaticMarkup(createElement(ProductAnswer, { view }))).toContain(t.either(['Sodium Tallowate', 'Sodium Palmate']));
});

test('what foams in a depilatory or a mask does not wash', () => {
  const view = checkerView(foam, 'rinse-off', 'en');
  const said = (washesNothing: boolean) => renderToStaticMarkup(createElement(ProductAnswer, { view: { ...view, washesNothing } }));
  const washing = translators.en('answer.washing');
  expect([said(false).includes(washing), said(true).includes(washing)]).toEqual([true, false]);
  expect(['hair-removal', 'shaving', 'masks', 'toothpastes'].filter(mayWash)).toEqual([]);
  expect(['shower-gels', null].every(mayWash)).toBe(true);
});

test.each(languages)('what is only likely washed off is said to be likely so: %s', (language) => {
  const t = translators[language];
  const view = checkerView('Aqua, Sodium Laureth Sulfate, Niacinamide, Cocamidopropyl Betaine, Parfum', 'rinse-off', language);
  const said = (isGuess: boolean) => renderToStaticMarkup(createElement(ProductAnswer, { view: { ...view, isGuess } }));
  expect(said(false)).toContain(`</svg>${t('dose.rinsed')}`);
  expect(said(true)).toContain(`</svg>${t('dose.rinsed.probably')}`);
  expect(said(true)).not.toContain(`</svg>${t('dose.rinsed')}<`);
});

test.each(languages)('where nobody knows the use, the front says what a product is good for only if it stays on: %s', (language) => {
  const t = translators[language];
  const view = checkerView('Aqua, Glycerin 8%, Phenoxyethanol', 'unknown', language);
  const kept = t('answer.needs.kept', { needs: view.words.needs['moisture'] ?? '' });
  expect(renderToStaticMarkup(createElement(ProductAnswer, { view }))).toContain(kept);
  expect(composeAnswer(view)[0]?.text).toContain(kept);
});

test('nothing is good for those who should think twice of it, nor what holds something prohibited', () => {
  const good = (list: string) => composeAnswer(checkerView(list, 'leave-on', 'en')).find(({ kind }) => kind === 'good')?.text ?? null;
  expect(good('Aqua, Glycerin, Carbomer')).toMatch(/dry skin/);
  expect(good('Aqua, Alcohol Denat., Glycerin, Carbomer')).toBeNull();
  expect(good('Aqua, Glycerin, Hydroquinone, Carbomer')).toBeNull();
});

test.each(languages)('nothing is said to speak against a product that is prohibited or harmless only washed off: %s', (language) => {
  const t = translators[language];
  const said = (list: string, use: Context) => renderToStaticMarkup(createElement(ConcernRows, { view: checkerView(list, use, language) }));
  expect(said('Aqua, Glycerin, Theophylline', 'leave-on')).toContain(t('answer.thinkTwice.law'));
  expect(said('Aqua, Glycolic Acid, Glycerin, Phenoxyethanol', 'rinse-off')).toContain(t('answer.thinkTwice.rinsed'));
  expect(said('Aqua, Glycerin, Carbomer, Phenoxyethanol', 'leave-on')).toContain(t('answer.thinkTwice.none'));
});

test('what is not for broken skin is not called good for a damaged barrier', () => {
  const good = (list: string) => goodEffects(checkerView(list, 'leave-on', 'en').report, 3).map(({ effect }) => effect);
  expect(good('Aqua, Glycerin, Dimethicone 5%, Phenoxyethanol')).toContain('barrier');
  expect(good('Aqua, Alcohol Denat., Glycerin, Dimethicone 5%, Phenoxyethanol')).not.toContain('barrier');
});

test('of what only may dry, a precaution silences nothing, nor stands beside what is good for the same skin', () => {
  const cream = (acid: string) => `Hand cream: Aqua, Glycerin, Cetyl Alcohol, Dimethicone, Phenoxyethanol, ${acid}, Xanthan Gum`;
  const said = (acid: string) => composeAnswer(checkerView(cream(acid), 'leave-on', 'en')).map(({ lead, text }) => `${lead} ${text}`);
  expect(said('Salicylic Acid')[0]).toMatch(/Good for .*dry skin/);
  expect(said('Salicylic Acid')[1]).not.toMatch(/your skin is dry/);
  expect(said('Salicylic Acid 1.5%').join()).not.toMatch(/Good for .*dry skin/);
  const toner = 'Pimple toner: Aqua, Glycerin, Propanediol, Salicylic Acid, Polysorbate 20, Phenoxyethanol';
  expect(composeAnswer(checkerView(toner, 'leave-on', 'en'))[0]?.text).not.toMatch(/dry skin/);
});

test.each(languages)(
  'of what there may be enough is not said that there is too little, where something else opposes it: %s',
  (language) => {
    const t = translators[language];
    const page = (list: string) => renderToStaticMarkup(createElement(HelpRows, { view: checkerView(list, 'leave-on', language) }));
    const opposed = page('Aqua, Alcohol Denat., Glycerin, Dimethicone 5%, Panthenol 5%, Phenoxyethanol');
    expect(opposed).toContain(t('answer.opposed'));
    expect(opposed.split(t('answer.notFor'))[1] ?? '').not.toContain(t('dose.possible'));
  },
);

test('of each concern an ingredient is named before a second one of any', () => {
  const list = 'Aqua, Stearic Acid, Prunus Amygdalus Dulcis Oil, Parfum, Benzyl Alcohol, Hexyl Cinnamal, Limonene';
  const front = renderToStaticMarkup(createElement(ProductAnswer, { view: checkerView(list, 'leave-on', 'en') }));
  for (const name of ['fragrance', 'almond oil', 'stearic acid']) expect(front).toContain(name);
});

test('what only a name tells is probable on the front as below', () => {
  const rows = renderToStaticMarkup(
    createElement(ConcernRows, { view: checkerView('Aqua, Brassica campester? seed oil, Kaolin', 'leave-on', 'en') }),
  );
  expect(rows).toContain(translators.en('concern.probable'));
});

test('what a blend holds is called by its own name, not by that of its carrier', () => {
  const view = checkerView('Aqua, Glycerin, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Liquid Germall Plus', 'leave-on', 'en');
  const page = [ProductAnswer, ReportVerdicts].map((part) => renderToStaticMarkup(createElement(part, { view }))).join('');
  expect(page).toContain('Diazolidinyl Urea');
  expect(page).toContain('Diazolidinyl Urea (Liquid Germall Plus)');
  expect(page).not.toContain('(Propylene Glycol)');
});

test('what sensitive skin should think twice of is not called good for reddened skin', () => {
  const good = (list: string) => goodEffects(checkerView(list, 'leave-on', 'en').report, 9).map(({ effect }) => effect);
  expect(good('Petrolatum, Panthenol 5%, Cera Alba')).toContain('calm');
  expect(good('Petrolatum, Panthenol 5%, Lanolin Alcohol, Cera Alba')).not.toContain('calm');
});

test.each(languages)('nobody is told that nothing speaks against what is rated high for pores: %s', (language) => {
  const said = (context: Context) =>
    renderToStaticMarkup(
      createElement(ConcernRows, { view: checkerView('Eye shadow: Mica, PPG-2 Myristyl Ether Propionate', context, language) }),
    );
  expect(said('leave-on')).toContain(translators[language]('answer.thinkTwice.pores'));
  expect(said('rinse-off')).not.toContain(translators[language]('answer.thinkTwice.pores'));
  const inPart = checkerView('Eye shadow: Mica, PPG-2 Myristyl Ether Propionate, Xqzvbn Wrtk', 'leave-on', language);
  expect(renderToStaticMarkup(createElement(ConcernRows, { view: inPart }))).toContain(translators[language]('answer.thinkTwice.pores'));
});

test('of a shampoo that conditions hair nobody says that it only washes', () => {
  const said = (name: string) =>
    renderToStaticMarkup(createElement(HelpRows, { view: checkerView(`Shampoo: ${foam}, ${name}`, 'rinse-off', 'en') }));
  expect(said('PEG-15 Cocopolyamine')).toContain(translators.en('effects.conditioning'));
  expect(said('Phenoxyethanol')).toContain(translators.en('effects.beyondWashing', { what: translators.en('effects.ofAll') }));
  expect(said('Hydroxypropyl Guar Hydroxypropyltrimonium Chloride')).not.toContain(translators.en('effects.conditioning'));
});

test.each(languages)('a list that breaks off says that a part may be missing: %s', (language) => {
  const torn = `${foam}, CI 42090 (FD`;
  const shown = renderToStaticMarkup(createElement(ProductAnswer, { view: checkerView(torn, 'rinse-off', language) }));
  expect(shown).toContain(translators[language]('answer.unreadPart'));
  expect(shown).toContain(translators[language]('answer.partTitle'));
  expect(shown).not.toContain(translators[language]('summary.freeOf'));
});
