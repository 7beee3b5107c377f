import { expect, test } from 'vitest';
import { itemNotes } from '#ui/analysis/item-notes.ts';
import { checkerView } from '../support/checker-view.ts';

const notes = (list: string, index: number) => itemNotes(checkerView(list), index);

test('what stands in the bracket of a name, or behind its stroke, is told beside it; another name of the same is not', () => {
  expect(notes('Aqua, Benzyl Alcohol/Dehydroacetic Acid, Glycerin', 1)).toEqual(['named with it: Dehydroacetic Acid']);
  expect(notes('Aqua, Glycerin, Parfum (Linalool, Blorbane)', 2)).toEqual(['named with it: Linalool and Blorbane']);
  expect(notes('Aqua/Water, Butyrospermum Parkii (Shea) Butter', 0)).toEqual([]);
  expect(notes('Aqua/Water, Butyrospermum Parkii (Shea) Butter', 1)).toEqual([]);
});

test('of a choice each is told as one of them, and a second mention beside the first', () => {
  expect(notes('Aqua, Kaolin or Titanium Dioxide, Glycerin', 1)).toEqual(['one of them: Kaolin or Titanium Dioxide']);
  expect(notes('Aqua, Zorblaxium, Glycerin', 1)).toEqual(['unclear what it is; counted as unknown']);
  expect(notes('Aqua, Potassium Sorbate, Glycerin, Parfum, Potassium Sorbate, Citral', 1)).toEqual(['named more than once']);
  expect(notes('Aqua, Glycerin, Parfum', 1)).toEqual([]);
});

test('what a plant is called without its part is told as it was printed', () => {
  expect(notes('Aqua, Glycerin, Corylus Avellana (Hazelnut) Extract', 2)).toEqual(['printed as Corylus Avellana (Hazelnut) Extract']);
  expect(notes('Aqua, Glycerin, Ficus Carica Extract (Fig Extract)', 2)).toEqual(['printed as Ficus Carica Extract (Fig Extract)']);
  expect(notes('Aqua, Glycerin, Ficus Carica Extract / Fig Extract', 2)).toEqual(['printed as Ficus Carica Extract / Fig Extract']);
  expect(notes('Aqua, Glycerin, Green Tea Extract', 2)).toEqual(['printed as Green Tea Extract']);
  expect(notes('Aqua, Glycerin, extrait de calendula', 2)).toEqual(['printed as extrait de calendula']);
  expect(notes('Aqua, Glycerin, Green Tea Leaf Extract', 2)).toEqual([]);
  expect(notes('Aqua, Glycerin, Cinnamomum Zeylanicum (Cinnamon Bark) Oil', 2)).toEqual([]);
  expect(notes('Aqua, Glycerin, Corylus Avellana Seed Extract', 2)).toEqual([]);
});

test('a percentage of a fluoride that is that of its fluorine is told as that', () => {
  const paste = (amount: string) => notes(`Toothpaste: Aqua, Sorbitol, Hydrated Silica, Sodium Fluoride ${amount}, Aroma`, 3);
  expect(paste('0.145%')).toEqual(['0.145\u00a0% on the label is probably its fluorine: 0.32\u00a0% of it']);
  expect(paste('0.32%')).toEqual(['0.32\u00a0%']);
});
