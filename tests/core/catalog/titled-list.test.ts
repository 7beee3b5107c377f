import { expect, test } from 'vitest';
import { analyse } from '#core/analysis/analyse.ts';
import { readTitled, titlesOf } from '#core/catalog/titled-list.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { knowledge } = knowledgeBase();
const cream = 'Aqua, Glycerin, Cetearyl Alcohol, Phenoxyethanol, Carbomer, Sodium Hydroxide, Salicylic Acid';

function effectsOf(title: string, category: string, list = cream): string[] {
  const shelf = { category, area: 'skin' };
  return analyse(readTitled(list, title, knowledge), knowledge, 'leave-on', shelf).effects.map(({ effect }) => effect);
}

test('both titles of a product are told, one that is the same once', () => {
  expect(titlesOf({ en: 'Calm Cream', ru: 'Успокаивающий крем' })).toBe('Calm Cream\nУспокаивающий крем');
  expect(titlesOf({ en: 'Calm Cream', ru: 'Calm Cream' })).toBe('Calm Cream');
  expect(titlesOf({ en: 'Calm Cream', ru: null })).toBe('Calm Cream');
});

test.each(['Anti-blemish cream', 'Crème visage peaux grasses', 'Crema pieles grasas', 'Крем от прыщей'])(
  'a little salicylic acid acts in a cream whose title says what it is for: %s',
  (title) => {
    expect(effectsOf(title, 'creams')).toContain('spots');
    expect(effectsOf('Rich cream', 'creams')).not.toContain('spots');
  },
);

test('a word for another kind of product in a title does not make a filed product one', () => {
  const list = 'Ricinus Communis Seed Oil, Glycerin, Butyrospermum Parkii Butter, Cera Alba';
  expect(effectsOf('Colour balm, rose blush', 'lip-balms', list)).toEqual(effectsOf('Colour balm, rose', 'lip-balms', list));
});

test('a title that tells of a spray warns of what is breathed in', () => {
  const cautionsOf = (title: string) =>
    analyse(readTitled('Aqua, Titanium Dioxide, Glycerin', title, knowledge), knowledge, 'sun', {
      category: 'sunscreens',
      area: 'sun',
    }).cautions.map(({ caution }) => caution);
  expect(cautionsOf('Spray SPF 50')).toContain('inhalation');
  expect(cautionsOf('Milk SPF 50')).not.toContain('inhalation');
});
