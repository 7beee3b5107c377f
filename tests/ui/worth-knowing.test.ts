import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { analyseText } from '#core/analysis/analyse.ts';
import { factsOf } from '#core/analysis/list-basis.ts';
import type { Language } from '#core/language.ts';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import { knowledgeBase } from '../support/knowledge.ts';
import { translators } from '../support/translators.ts';

/** Rows as a reader sees them. */
function rows(text: string, language: Language = 'en'): string[] {
  const { knowledge } = knowledgeBase();
  const report = analyseText(text, knowledge, 'leave-on');
  const view = { report, facts: factsOf(report.reading, knowledge), words: ruleWords(language), t: translators[language] };
  return renderToStaticMarkup(createElement(WorthKnowing, { view }))
    .replaceAll('</b>', ': ')
    .split('</li>')
    .map((row) => row.replace(/<[^>]*>/g, ''))
    .filter(Boolean);
}

const words = (key: 'animal.none' | 'animal.unread', language: Language = 'en') => translators[language](key);

test('what is of animal origin, what may be and what is nano is named as a shopper calls it, with the name of the label', () => {
  const list = 'Aqua, Cera Alba, Lanolin, Stearic Acid, Titanium Dioxide (nano), Phenoxyethanol';
  expect(rows(list)).toEqual([
    'Of animal origin: Beeswax (Cera Alba), Lanolin',
    'Could be of animal origin; the label does not say: Stearic Acid',
    'Marked as nano: Titanium Dioxide',
  ]);
  expect(rows(list, 'ru')).toEqual([
    'Животного происхождения: Пчелиный воск (Cera Alba), Ланолин (Lanolin)',
    'Может быть животного происхождения; на этикетке не сказано: Стеариновая кислота (Stearic Acid)',
    'С пометкой «нано»: Диоксид титана (Titanium Dioxide)',
  ]);
});

test('that nothing is of animal origin is said only where every name was read', () => {
  const plain = 'Aqua, Niacinamide, Panthenol, Phenoxyethanol, Carbomer, Xanthan Gum, Sodium Hydroxide';
  expect(rows(plain)[0]).toContain(words('animal.none'));
  expect(rows(plain, 'ru')[0]).toContain(words('animal.none', 'ru'));
  for (const unread of [
    `${plain}, Blorbane`,
    `${plain}, Parfum (Linalool, Blorbane)`,
    `${plain}. May contain: Blorbane`,
    `${plain}, CI 42090 (FD`,
    `${plain}, Parfum,`,
  ]) {
    const told = rows(unread).join();
    expect([unread, told.includes(words('animal.none')), told.includes(words('animal.unread'))]).toEqual([unread, false, true]);
  }
});

test('what a perfume is made of is left open', () => {
  expect(rows('Aqua, Niacinamide, Panthenol, Phenoxyethanol, Parfum')).toEqual([
    `${words('animal.none')}: Every name of the list was read; of what is made of fats, a name does not always tell. What is inside Parfum is not on the label.`,
  ]);
});

test('names in brackets and of shades count too', () => {
  expect(rows('Aqua, Niacinamide, Panthenol, Rosa Canina Fruit Extract (Silk Powder), Phenoxyethanol. May contain: Carmine')).toEqual([
    'Of animal origin: Silk Powder (Rosa Canina Fruit Extract)',
    expect.stringMatching(/^Of animal origin, named under “may contain” only: .*(?:Carmine|CI 75470)/),
  ]);
});

test('what stands twice is named once', () => {
  expect(rows('Cream: Aqua, Cera Alba, Glycine, Panthenol. Mask: Aqua, Cera Alba, Kaolin, Panthenol')).toEqual([
    'Of animal origin: Beeswax (Cera Alba)',
  ]);
});

test('a pack that denies all animal ingredients leaves none open', () => {
  const cream = 'Aqua, Glycerin, Glyceryl Stearate SE, Cetyl Alcohol, Parfum';
  expect(rows(cream).join()).toContain('Glyceryl Stearate SE');
  for (const denied of ['No animal or animal derived ingredients', 'Vegane Formel', 'Frei von tierischen Inhaltsstoffen', 'VEGAN'])
    expect(rows(`${cream}. ${denied}.`).join(), denied).not.toContain('Glyceryl Stearate SE');
});
