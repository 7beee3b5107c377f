import { createElement as element } from 'react';
import { expect, test } from 'vitest';
import type { Use } from '#core/analysis/use.ts';
import { AllergenTile } from '#ui/analysis/AllergenTile.tsx';
import { LawBlock } from '#ui/analysis/answer/LawBlock.tsx';
import { itemLawInWords } from '#ui/analysis/law-words.ts';
import { markup } from '#ui/markup/markup.ts';
import { checkerView } from '../support/checker-view.ts';

/** What is shown, with plain blanks and without markup. */
const words = (shown: string) => shown.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');

test.each([
  ['en', 'Toothpaste: Aqua, Sorbitol, Sodium Fluoride 1%', /More than the EU permits; at most 0\.15 ?%, calculated as fluorine;/],
  ['ru', 'Зубная паста. Состав: Aqua, Sorbitol, Sodium Fluoride 1%', /Больше, чем разрешает ЕС; не более 0,15 %, в пересчёте на фтор;/],
  [
    'en',
    'Cream: Aqua, Propylparaben 0.12%, Butylparaben 0.12%',
    /at most 0\.14 ?%, calculated as the acid, together with the others of its group/,
  ],
  [
    'ru',
    'Крем. Состав: Aqua, Propylparaben 0.12%, Butylparaben 0.12%',
    /не более 0,14 %, в пересчёте на кислоту, вместе с остальными из той же группы/,
  ],
] as const)('a maximum is told with what it counts (%s: %s)', (language, list, told) => {
  expect(words(markup(element(LawBlock, { view: checkerView(list, 'rinse-off', language) })))).toMatch(told);
});

test.each([
  [
    'en',
    'Aqua, Glycerin, Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde',
    /prohibited in the EU \(new products from .*2019 on, all on sale from .*2021 on\)/,
  ],
  [
    'ru',
    'Aqua, Glycerin, Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde',
    /в ЕС под запретом \(новые средства с .*2019.*, все в продаже с .*2021.*\)/,
  ],
  ['en', 'Aqua, Glycerin, Butylphenyl Methylpropional', /prohibited in the EU since .*2022/],
  ['ru', 'Aqua, Glycerin, Butylphenyl Methylpropional', /в ЕС под запретом с .*2022/],
] as const)('a prohibited allergen is told with the days from which it is (%s: %s)', (language, list, told) => {
  expect(words(markup(element(AllergenTile, { view: checkerView(list, 'leave-on', language) })))).toMatch(told);
});

test('an item is told what the law says of it in such a product, with what the maximum counts, and nothing of other products', () => {
  const told = (list: string, use: Use) => {
    const view = checkerView(list, use);
    return view.report.reading.items.map((_, index) => words(itemLawInWords(view, index)));
  };
  // The first two are prohibited with butadiene or of unknown refining only, which a name does not tell.
  expect(told('Aqua, Butane, Petrolatum, CI 60730', 'rinse-off')).toEqual(['', '', '', expect.not.stringMatching(/at most 0 %/)]);
  expect(told('Toothpaste: Aqua, Sodium Monofluorophosphate', 'rinse-off')[1]).toMatch(/at most 0\.15 ?%, calculated as fluorine/);
  // Entries whose number is not known.
  expect(told('Aqua, Glycerin, Hexyl Salicylate', 'leave-on')[2]).toMatch(/Annex III$/);
  expect(told('Aqua, Glycerin, Butylphenyl Methylpropional', 'leave-on')[2]).toMatch(
    /^Prohibited in the EU in such a product: since .*2022/,
  );
});

test('a limit is told without the days of a duty to name, for what it is, and how pure a raw material must be', () => {
  const last = (list: string, use: Use) => {
    const view = checkerView(list, use);
    return words(itemLawInWords(view, view.report.reading.items.length - 1));
  };
  expect(last('Aqua, Glycerin, Parfum, Alpha-Damascone', 'leave-on')).toMatch(/^at most 0\.02 ?%; Annex III, entry 157$/);
  expect(last('Shampoo: Aqua, Sodium Laureth Sulfate, Benzophenone-3', 'rinse-off')).toMatch(/^at most 0\.5 ?%; other products;/);
  expect(last('Aqua, Glycerin, Hydrolyzed Wheat Protein', 'leave-on')).toBe('peptides of at most 3.5 kDa on average; Annex III, entry 307');
  expect(last('Deodorant spray: Butane, Propane, Talc, Zinc Oxide', 'leave-on')).toMatch(
    /^in aerosols neither as a UV filter nor as a colourant;/,
  );
  expect(last('Deodorant: Aqua, Glycerin, Zinc Oxide', 'leave-on')).toBe('');
});

test.each([
  ['en', /Not allowed here.*No longer permitted in the EU as a preservative: Annex V .* lists those that are; entry 36 was deleted/],
  ['ru', /Не разрешено в таком средстве.*Как консервант в ЕС больше не разрешено: разрешённые перечисляет приложение V/],
] as const)('a preservative that was struck is told as that, not as prohibited by the list of what is permitted (%s)', (language, told) => {
  const view = checkerView('Aqua, Glycerin, Methyldibromo Glutaronitrile', 'leave-on', language);
  const shown = words(markup(element(LawBlock, { view })));
  expect(shown).toMatch(told);
  expect(shown).not.toMatch(/Banned|Запрещено/);
});

test('what binds only some shades, or stands in a list that was hardly read, has its limits on its own page', () => {
  const shades = checkerView('Talc, Mica, Dimethicone. May contain: CI 12085, CI 77891, CI 77742', 'leave-on');
  expect([3, 4].map((index) => itemLawInWords(shades, index))).toEqual(['limits stand on its page', expect.anything()]);
  expect(itemLawInWords(shades, 5), 'a colour that is permitted in everything').toBe('');
  const scraps = checkerView('Petrolatum, Zorblaxium, Quenzate, Velmintol, Triclosan', 'leave-on');
  expect(itemLawInWords(scraps, 4)).toBe('limits stand on its page');
  expect(itemLawInWords(scraps, 0)).toBe('');
});

test('of what the label marks as nano it is told what the law says of that form, in some shades too', () => {
  const view = checkerView('Talc, Mica, Zinc Oxide (nano), CI 77400 [nano]. May contain: CI 77266 [nano], CI 77491', 'leave-on');
  const told = view.report.reading.items.map((_, index) => words(itemLawInWords(view, index)));
  expect(told[2]).toMatch(/at most 25 ?%; as nano, not in products that can be inhaled; Annex VI, entry 30a$/);
  expect(told[2]?.match(/entry 30a/g)).toHaveLength(1);
  expect(told[3]).toMatch(/^Prohibited in the EU in such a product: as nano; .*Annex II, entry 1726$/);
  expect(told[4]).toBe('at most 10 %; as nano, not inhalable; Annex IV, entry 126a');
  expect(told[5]).toBe('');
  expect(itemLawInWords(checkerView('Talc, Mica, Dimethicone, CI 77266', 'leave-on'), 3)).toBe('');
});

test('where nobody tells the use, a limit of one use is told with the use in which there is none', () => {
  const told = (use: Use) => {
    const view = checkerView('Aqua, Glycerin, Panthenol, Methylisothiazolinone', use);
    return words(itemLawInWords(view, 3));
  };
  expect(told('unknown')).toMatch(/^not permitted if it stays on; at most 0\.0015 ?%/);
  // Deodorants and powders stay on as well.
  const triclosan = checkerView('Alcohol, Parfum, Triclosan, Linalool', 'unknown');
  expect(itemLawInWords(triclosan, 2)).toMatch(/^not permitted in creams, lotions .*; of what is rinsed off only hand soap/);
  expect(told('rinse-off')).toMatch(/^at most/);
});

test('where nobody knows whether a product is rinsed off, both thresholds of a scent allergen are told, and that others may stand in what was not read', () => {
  const told = (list: string, use: Use) => words(markup(element(AllergenTile, { view: checkerView(list, use) })));
  expect(told('Aqua, Glycerin, Linalool, Phenoxyethanol', 'unknown')).toMatch(/above 0\.001 ?%, or above 0\.01 ?% in what is rinsed off/);
  expect(told('Aqua, Glycerin, Linalool, Phenoxyethanol', 'rinse-off')).toMatch(/named on the label above 0\.01 ?%/);
  expect(told('Aqua, Glycerin, Linalool, Phenoxyethanol', 'rinse-off')).not.toMatch(/there may be others/);
  expect(told('Aqua, Glycerin, Xanthan Gum, Panthenol, Niacinamide, Carbomer, Linalool, Blorbane', 'leave-on')).toMatch(
    /there may be others/,
  );
});
