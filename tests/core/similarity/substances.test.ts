import { expect, test } from 'vitest';
import { mayBeSame, substanceOf } from '#core/similarity/substances.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { ingredients } = knowledgeBase();

test('every colour that has the number of another substance is known to be the same', () => {
  const numbersOf = ({ cas }: (typeof ingredients)[number]) => cas.map(String);
  const colours = ingredients.filter(({ inci }) => /^CI \d/.test(inci));
  const strangers = colours.flatMap((colour) =>
    ingredients.flatMap((other) =>
      numbersOf(other).some((number) => numbersOf(colour).includes(number)) && !mayBeSame(colour.inci, other.inci)
        ? [`${colour.inci} ${other.inci}`]
        : [],
    ),
  );
  // Ochre holds red iron oxide, and two blacks are made of carbon: colours of their own.
  const ownColours = ['CI 77015 CI 77491', 'CI 77266 CI 77268:1'];
  expect(strangers.filter((pair) => ownColours.includes(pair))).toEqual(ownColours);
  expect(strangers).toHaveLength(2 * ownColours.length);
});

test('names of one substance have one number, a general name has none of its members', () => {
  expect(substanceOf('CI 77891')).toBe(substanceOf('Titanium Dioxide'));
  expect(substanceOf('Glycerin')).toBeNull();
  expect(mayBeSame('Iron Oxides', 'CI 77499')).toBe(true);
  expect(mayBeSame('Sodium Phenylbenzimidazole Sulfonate', 'Phenylbenzimidazole Sulfonic Acid')).toBe(true);
  expect(mayBeSame('CI 77480', 'Colloidal Gold')).toBe(true);
  expect(mayBeSame('CI 77491', 'CI 77499')).toBe(false);
});

test('what does not tell the part of a plant may be made of any', () => {
  expect(mayBeSame('Centella Asiatica Extract', 'Centella Asiatica Leaf Extract')).toBe(true);
  expect(mayBeSame('Citrus Limon Peel Oil', 'Citrus Limon Leaf Oil')).toBe(false);
  expect(mayBeSame('Mentha Piperita Oil', 'Mentha Piperita Leaf Extract')).toBe(false);
});
