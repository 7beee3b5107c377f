import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import { concernsOf } from '#core/analysis/concerns.ts';
import type { Context } from '#core/analysis/use.ts';
import { type Language, languages } from '#core/language.ts';
import { AllergenRows } from '#islands/checker/tabs/AllergenRows.tsx';
import { FacesTab } from '#islands/checker/tabs/FacesTab.tsx';
import { ItemFlagTicks } from '#islands/checker/tabs/ItemFlagTicks.tsx';
import { FlagRow } from '#islands/checker/tabs/Verdict.tsx';
import { AllergenTile } from '#ui/analysis/AllergenTile.tsx';
import { composeSummary } from '#ui/analysis/compose-summary.ts';
import { DetailTable } from '#ui/analysis/DetailTable.tsx';
import { FlagRow as PlainFlagRow } from '#ui/analysis/FlagRow.tsx';
import { FormulaStrip } from '#ui/analysis/FormulaStrip.tsx';
import { nameInside } from '#ui/analysis/report-view.ts';
import { SummaryFacts } from '#ui/analysis/SummaryFacts.tsx';
import { shopperNameInside } from '#ui/analysis/shopper-name.ts';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import { MakerFacts } from '#ui/catalog/MakerFacts.tsx';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

type View = Parameters<typeof FacesTab>[0]['view'] & Parameters<typeof MakerFacts>[0]['view'];

function viewOf(text: string, language: Language = 'en', context: Context = 'leave-on'): View {
  const { knowledge } = knowledgeBase();
  const report = analyseText(text, knowledge, context);
  const facts = report.reading.items.map(({ id }) => (id === null ? null : (knowledge.facts[id] ?? null)));
  return { report, facts, words: ruleWords(language), t: translators[language], sourceNames: {}, use: context, guessed: 'chosen' };
}

const FlagRows = ({ view }: { readonly view: View }) =>
  createElement('ul', null, ...view.report.flags.map((verdict) => createElement(PlainFlagRow, { view, verdict })));

/** What a reader sees of a part: its text, a line for each row. */
const textOf = <Props extends object>(part: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(part, props))
    .replace(/<\/(?:li|p|tr|dd|dt)>/g, '\n')
    .replace(/<\/b>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

const alcohols =
  'Aqua, Glycerin, Cetearyl Alcohol, Behenyl Alcohol, Dimethicone, Cyclopentasiloxane, PEG-150/Stearyl Alcohol/SMDI Copolymer, Phenoxyethanol';

describe.each(languages)('reasons belong to their culprits (%s)', (language) => {
  const view = viewOf(alcohols, language);
  const reason = (key: string) => view.words.reasons[key] ?? '?';
  const alone = `Cetearyl Alcohol, Behenyl Alcohol, Phenoxyethanol: ${reason('drying-alcohol.not-volatile')}`;
  const bound = `PEG-150/Stearyl Alcohol/SMDI Copolymer: ${reason('drying-alcohol.by-name')}`;
  const verdict = view.report.flags.find(({ flag }) => flag === 'drying-alcohol');

  test('in the warnings of a product', () => {
    expect(textOf(FlagRows, { view })).toContain(`${alone}; ${bound}`);
  });
  test('in the four lines', () => {
    expect(textOf(SummaryFacts, { view }).split('\n')).toEqual(expect.arrayContaining([alone, bound]));
  });
  test('in the overview of the checker', () => {
    expect(verdict && textOf(FlagRow, { view, verdict })).toContain(`${alone}; ${bound}`);
  });
  test('in for and against', () => {
    expect(textOf(FacesTab, { view }).split('\n')).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`${alone}$`)), expect.stringMatching(new RegExp(`^${bound}$`))]),
    );
  });
});

test('what a bracket raises is told by the names in it', () => {
  const view = viewOf('Aqua, Parfum (Linalool, Benzyl Alcohol, Citral), Limonene');
  const told = textOf(FlagRows, { view });
  expect(told).toContain('Limonene, Linalool, Citral (Parfum): scent that the label must name');
  expect(told).toContain('Benzyl Alcohol (Parfum): scented preservative');
  expect(told).not.toMatch(/(?:^|[,;|] )Parfum: (?!mixture)/m);
});

test('what only a name in a bracket raises is told by that name', () => {
  const view = viewOf('Aqua, Citric Acid (PEG-15 Cocopolyamine), Glyceryl Oleate (Sodium Citrate, Parfum)');
  expect(textOf(SummaryFacts, { view })).toMatch(/PEG.*: PEG-15 Cocopolyamine/);
  expect(textOf(DetailTable, { view, caption: '' })).toContain('PEG-15 Cocopolyamine: ');
  const scent = concernsOf(view.report).find(({ who }) => who === 'fragrance');
  expect(scent?.by.map((one) => nameInside(view, one))).toEqual(['Parfum']);
});

test('what gives taste in the mouth gives scent elsewhere, and is called so', () => {
  const name = (list: string) => shopperNameInside(viewOf(list, 'en', 'rinse-off'), 2);
  expect(name('Shampoo: Aqua, Sodium Laureth Sulfate, Aroma')).toBe('fragrance');
  expect(name('Toothpaste: Aqua, Hydrated Silica, Aroma')).toBe('flavour');
});

describe('what may be inside without a name', () => {
  const scented = 'Aqua, Benzyl Alcohol, Linalool, Glycerin, Parfum, Mentha Piperita Oil, Rosmarinus Officinalis Leaf Extract';
  const shown = [(view: View) => textOf(AllergenTile, { view }), (view: View) => textOf(AllergenRows, { view })] as const;

  test.each(shown)('only mixtures are named', (tell) => {
    expect(tell(viewOf(scented))).toContain('Others may be inside without a name: Parfum and Mentha Piperita Oil');
    expect(tell(viewOf(scented, 'ru'))).toContain('Внутри могут быть и неназванные: Parfum и Mentha Piperita Oil');
  });
  test.each(shown)('of a bracket with one, that one', (tell) => {
    expect(tell(viewOf('Aqua, Glyceryl Oleate (Sodium Citrate, Parfum), Glycerin'))).toContain('without a name: Parfum |');
  });
  test.each(shown)('where there is no mixture nothing is said of one', (tell) => {
    for (const list of ['Aqua, Benzyl Alcohol, Dehydroacetic Acid', 'Aqua, Benzyl Alcohol, Linalool, Citral'])
      expect(tell(viewOf(list))).not.toContain('inside');
  });
  test.each(shown)('allergens of a bracket are told by their own names', (tell) => {
    const told = tell(viewOf('Aqua, Parfum (Linalool, Citral), Glycerin'));
    expect(told).toMatch(/Linalool(?:,| and) Citral/);
    expect(told.match(/Parfum/g)).toHaveLength(1);
  });
  test.each(shown)('since when they are banned is told of one and of several', (tell) => {
    expect(viewOf('Aqua, Lilial, Lyral', 'ru').report.allergens).toHaveLength(2);
    for (const list of ['Aqua, Lilial', 'Aqua, Lilial, Lyral', 'Aqua, Lyral, Lilial'])
      expect(tell(viewOf(list, 'ru'))).toMatch(/под запретом с\s\d/);
  });
});

test('what stands after the 1 % line is told of one name and of several', () => {
  const list = (actives: string) => viewOf(`Aqua, Glycerin, Niacinamide 5%, Phenoxyethanol, ${actives}, Carbomer`);
  const sentence = (view: View) => composeSummary(view).find((one) => one.includes('after the 1'));
  expect(sentence(list('Bakuchiol'))).toMatch(/ stands after .* it /);
  expect(sentence(list('Retinol, Bakuchiol'))).toMatch(/ stand after .* them /);
});

describe('reef laws speak of sunscreens only', () => {
  const list = 'Aqua, Octocrylene, Benzophenone-3, Glycerin, Phenoxyethanol, Methylparaben';
  const told = (context: Context, language: Language) => {
    const view = viewOf(list, language, context);
    const ticks = view.report.counted.map((index) => renderToStaticMarkup(createElement(ItemFlagTicks, { view, index })));
    return [
      textOf(FlagRows, { view }),
      textOf(SummaryFacts, { view }),
      textOf(FacesTab, { view }),
      textOf(FormulaStrip, { view }),
      textOf(DetailTable, { view, caption: '' }),
      textOf(MakerFacts, { view, brand: null, href: null, barcodes: [] }),
      ticks.join(),
    ];
  };
  const law = /Palau|Hawaii|Палау|Гава/i;

  test.each(languages)('a cream is told nothing of them, a sunscreen everywhere (%s)', (language) => {
    for (const context of ['leave-on', 'rinse-off', 'eyes', 'lips'] as const)
      expect(told(context, language).filter((text) => law.test(text))).toEqual([]);
    for (const text of told('sun', language)) expect(text).toMatch(law);
  });
});

test('that no fragrance allergen must be named is said of all names where all were read, else of those that were', () => {
  const read = 'Aqua, Glycerin, Panthenol, Phenoxyethanol, Carbomer, Xanthan Gum, Sodium Hydroxide';
  const shown = [(view: View) => textOf(AllergenTile, { view }), (view: View) => textOf(AllergenRows, { view })] as const;
  for (const tell of shown) {
    expect(tell(viewOf(read))).toContain('None of the fragrance allergens that must be named is in this list.');
    expect(tell(viewOf(`${read}, Xqzvbn Wrtk`))).toContain('is among the names that were read; a part of the list may be unread.');
    expect(tell(viewOf(`${read}, Xqzvbn Wrtk`, 'ru'))).toContain('но состав, возможно, прочитан не весь');
  }
});

test('an allergen that stands under "may contain" alone is told as what may be there', () => {
  const read = 'Aqua, Glycerin, Panthenol, Phenoxyethanol, Carbomer, Xanthan Gum, Sodium Hydroxide';
  const told = (list: string) => textOf(AllergenTile, { view: viewOf(list) });
  expect(told(`${read} [+/- Linalool, CI 77891]`)).toMatch(/Linalool.*may contain/);
  expect(told(`${read} [+/- Linalool, CI 77891]`)).not.toContain('None of');
  expect(told(`${read}, Linalool [+/- Linalool, CI 77891]`)).not.toContain('may contain');
});

test('of a list that was read and yet cannot be the whole it is not said that names were not read', () => {
  const actives = viewOf('Octocrylene 8%, Homosalate 5%, Ethylhexyl Salicylate 5%', 'en', 'sun');
  for (const told of [textOf(AllergenTile, { view: actives }), textOf(WorthKnowing, { view: actives })]) {
    expect(told).toContain('what was read is not enough to judge the whole');
    expect(told).not.toMatch(/not (?:all were|every name)/);
  }
});
