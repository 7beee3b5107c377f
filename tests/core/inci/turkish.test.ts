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

test.each([
  ['Kokamidopropil Betain', 'Cocamidopropyl Betaine'],
  ['Sodyum Loret Sülfat', 'Sodium Laureth Sulfate'],
  ['Etilheksilgliserin', 'Ethylhexylglycerin'],
  ['Setearet-20', 'Ceteareth-20'],
  ['Qliserin', 'Glycerin'],
  ['Asam Laktat', 'Lactic Acid'],
  ['Natrium Klorida', 'Sodium Chloride'],
  ['Nátrium-klorid', 'Sodium Chloride'],
  ['Citromsav', 'Citric Acid'],
  ['Natriumborat', 'Sodium Borate'],
])('a name spelt by its sound: %s', (spelt, inci) => {
  expect(names(`Aqua, ${spelt}, Urea`)).toEqual(['Aqua', inci, 'Urea']);
});

test.each(['HE Sinnamal', 'Kaproil Sfingosin', 'Sodyum Etil 2-Sulfolaurat', 'Loret-2/3', 'Kokamidofoo Betain'])(
  'a sound that no name has alone is not read: %s',
  (spelt) => {
    expect(names(`Aqua, ${spelt}, Urea`)).toEqual(['Aqua', null, 'Urea']);
  },
);

test('a Turkish name of which a word is not known stays unknown', () => {
  expect(names('Aqua, Foo yağı, Sodyum Foo, Urea')).toEqual(['Aqua', null, null, 'Urea']);
  // Words that every object has.
  expect(names('Aqua, constructor, __proto__ yağı, Urea')).toEqual(['Aqua', null, null, 'Urea']);
});

test('Turkish directions end a list', () => {
  expect(names('Aqua, Urea, Linalool. Çocukların ulaşamayacağı yerde saklayınız.')).toEqual(['Aqua', 'Urea', 'Linalool']);
  expect(names('Aqua, Urea, Linalool. UYARILAR Haricen kullanılır.')).toEqual(['Aqua', 'Urea', 'Linalool']);
});

test('what is made of plants is known in Turkish', () => {
  expect(names('Su, Saf Zeytin Yağı, Lavanta uçucu yağı, YESIL CAY OZU, Sodyum Benzoat')).toEqual([
    'Aqua',
    'Olea Europaea Fruit Oil',
    'Lavandula Angustifolia Oil',
    'Camellia Sinensis Leaf Extract',
    'Sodium Benzoate',
  ]);
});
