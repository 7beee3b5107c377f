import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test.each([
  ['Komposisi: Air, Minyak Kelapa, Natrium Hidroksida, Pewangi'],
  ['Mengandung Air, Minyak Kelapa, Natrium Hidroksida, Pewangi. Cara pakai: basahi kulit.'],
  ['Bahan-bahan: air suling, minyak kelapa, natrium hidroksida, pewangi'],
])('an Indonesian list is read under its heading: %s', (text) => {
  expect(names(text)).toEqual(['Aqua', 'Cocos Nucifera Oil', 'Sodium Hydroxide', 'Parfum']);
});

test('what is made of plants is known in Indonesian, and a plant that is not known stays unknown', () => {
  expect(names('Air, Ekstrak Lidah Buaya, Minyak Zaitun, Ekstrak Foo, Lilin Lebah')).toEqual([
    'Aqua',
    'Aloe Barbadensis Leaf Extract',
    'Olea Europaea Fruit Oil',
    null,
    'Cera Alba',
  ]);
});

test.each([
  ['Air, Pengawet (Fenoksietanol), Pewarna CI 42090', ['Aqua', 'Phenoxyethanol', 'CI 42090']],
  ['Woda, Barwnik CI 42090, Urea', ['Aqua', 'CI 42090', 'Urea']],
  ['Su, Koruyucu (Phenoxyethanol), Urea', ['Aqua', 'Phenoxyethanol', 'Urea']],
])('a function in front of its names: %s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});
