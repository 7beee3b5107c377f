import { expect, test } from 'vitest';
import { russianGenitive } from '#core/knowledge/russian-genitive.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

test.each([
  ['шалфей мускатный', 'шалфея мускатного'],
  ['крапива двудомная', 'крапивы двудомной'],
  ['лапчатка прямостоячая', 'лапчатки прямостоячей'],
  ['василёк синий', 'василька синего'],
  ['шиповник собачий', 'шиповника собачьего'],
  ['перец красный', 'перца красного'],
  ['дерево карри', 'дерева карри'],
  ['спаржа Шиди', 'спаржи Шиди'],
  ['роза пустыни', 'розы пустыни'],
  ['акация', 'акации'],
  ['хмель', 'хмеля'],
  ['овёс посевной', 'овса посевного'],
  ['лесной орех', 'лесного ореха'],
  ['чабрец', null],
  ['авокадо', 'авокадо'],
  ['гинкго билоба', null],
  ['жожоба', null],
])('%s in the genitive is %s', (name, genitive) => {
  expect(russianGenitive(name)).toBe(genitive);
});

test('a shown Russian name of a plant is a name, not the end of one', () => {
  const shown = new Map(knowledgeBase().ingredients.map(({ inci, common }) => [inci, common.ru]));
  expect(shown.get('Camellia Sinensis Callus Culture Conditioned Media')).toBe('кондиционированная среда каллусной культуры зелёного чая');
  expect(shown.get('Avena Sativa Meal Extract')).toBe('экстракт овсяной муки');
  expect(shown.get('Cupressus Sempervirens Leaf/Nut/Stem Oil')).toMatch(/шишек/);
  expect(shown.get('Pinus Sylvestris Leaf Water')).toBe('вода хвои сосны');
  expect(shown.get('Cocos Nucifera Water')).toBe('кокосовая вода');
  expect(shown.get('Eugenia Caryophyllus Bud Oil')).toBe('эфирное масло бутонов гвоздики');
  expect(shown.get('Eugenia Caryophyllus Flower Bud Powder')).toBe('порошок бутонов гвоздики');
  expect(shown.get('Pinus Sylvestris Bud Extract')).toMatch(/почек/);
  expect(shown.get('Prunus Avium Seed Oil')).toBe('масло косточек черешни');
  expect(shown.get('Trigonella Foenum-Graecum Hydroxypropyltrimonium Chloride')).toBe('гидроксипропилтримония хлорид пажитника');
  expect(shown.get('Rosa Damascena Flower Water Extract')).toBe('экстракт цветочной воды дамасской розы');
  const genitives = /^(?:листьев|семян|плодов|жмыха|каллуса|камеди|эндосперма|корня|коры|цветков) /;
  expect([...shown].filter(([, ru]) => genitives.test(ru) || ru === '')).toEqual([]);
});

test('the first English name of an ingredient is no narrower than the ingredient', () => {
  const shown = new Map(knowledgeBase().ingredients.map(({ inci, common }) => [inci, common.en]));
  expect(shown.get('Panax Ginseng Root Extract')).toBe('ginseng root extract');
  expect(shown.get('Lecithin')).not.toMatch(/soy/);
  // No isomer, hydrate or source that the name of the label leaves open.
  for (const inci of ['Limonene', 'Menthol', 'Malic Acid', 'Zinc Citrate', 'Sodium Sulfate', 'Yeast', 'Inulin', 'Silver'])
    expect([inci, shown.get(inci)]).toEqual([inci, inci.toLowerCase()]);
  for (const [inci, english] of shown) expect([inci, english]).not.toEqual([inci, expect.stringMatching(/probiotic|\bstem cell|glitter/)]);
  for (const [inci, english] of shown)
    if (!/Colloidal|Nano/.test(inci)) expect([inci, english]).not.toEqual([inci, expect.stringMatching(/\bnano\b/)]);
});
