import { expect, test } from 'vitest';
import { keyOf } from '#core/inci/names/fold.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test('Polish names are known, with and without their accents', () => {
  expect(names('Skład: woda, gliceryna, masło shea, wosk pszczeli, kwas mlekowy, mocznik')).toEqual([
    'Aqua',
    'Glycerin',
    'Butyrospermum Parkii Butter',
    'Cera Alba',
    'Lactic Acid',
    'Urea',
  ]);
  expect(names('Aqua, maslo kakaowe, kwas hialuronowy, olej slonecznikowy')).toEqual([
    'Aqua',
    'Theobroma Cacao Seed Butter',
    'Hyaluronic Acid',
    'Helianthus Annuus Seed Oil',
  ]);
  expect(keyOf('Masło')).toBe(keyOf('maslo'));
});

test.each([
  ['wyciąg z nagietka', 'Calendula Officinalis Flower Extract'],
  ['ekstrakt z szałwii', 'Salvia Officinalis Leaf Extract'],
  ['olej ze słodkich migdałów', 'Prunus Amygdalus Dulcis Oil'],
  ['olejek z drzewa herbacianego', 'Melaleuca Alternifolia Leaf Oil'],
  ['sok z aloesu', 'Aloe Barbadensis Leaf Juice'],
])('what is made of a plant, in Polish: %s', (text, inci) => {
  expect(names(`Aqua, ${text}, Urea`)).toEqual(['Aqua', inci, 'Urea']);
});
