import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test('Turkish names are known, with and without their letters', () => {
  expect(names('İçindekiler: Su, Gliserin, Sodyum Klorür, Çinko Oksit, Sitrik Asit, Hint yağı, Bal')).toEqual([
    'Aqua',
    'Glycerin',
    'Sodium Chloride',
    'Zinc Oxide',
    'Citric Acid',
    'Ricinus Communis Seed Oil',
    'Mel',
  ]);
  expect(names('Su, CINKO OKSIT, Shea yagi, Balmumu, Parfüm')).toEqual([
    'Aqua',
    'Zinc Oxide',
    'Butyrospermum Parkii Butter',
    'Cera Alba',
    'Parfum',
  ]);
});

test('a Turkish name of which a word is not known stays unknown', () => {
  expect(names('Aqua, Foo yağı, Sodyum Foo, Urea')).toEqual(['Aqua', null, null, 'Urea']);
  // Words that every object has.
  expect(names('Aqua, constructor, __proto__ yağı, Urea')).toEqual(['Aqua', null, null, 'Urea']);
});

test('Turkish directions end a list', () => {
  expect(names('Aqua, Urea, Linalool. Çocukların ulaşamayacağı yerde saklayınız.')).toEqual(['Aqua', 'Urea', 'Linalool']);
  expect(names('Aqua, Urea, Linalool. UYARILAR Haricen kullanılır.')).toEqual(['Aqua', 'Urea', 'Linalool']);
});
