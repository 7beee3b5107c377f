import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test('everyday names are known in Dutch', () => {
  expect(names('Ingrediënten: bijenwas, sheaboter, zonnebloemolie, zeezout, melkzuur, etherische olie van lavendel')).toEqual([
    'Cera Alba',
    'Butyrospermum Parkii Butter',
    'Helianthus Annuus Seed Oil',
    'Maris Sal',
    'Lactic Acid',
    'Lavandula Angustifolia Oil',
  ]);
});

test('everyday names are known in Portuguese, with and without their accents', () => {
  expect(names('Ingredientes: água, manteiga de cacau, óleo de semente de uva, cera de abelha, óleo essencial de alecrim')).toEqual([
    'Aqua',
    'Theobroma Cacao Seed Butter',
    'Vitis Vinifera Seed Oil',
    'Cera Alba',
    'Rosmarinus Officinalis Leaf Oil',
  ]);
  expect(names('Aqua, oleo de girassol, fragrancia')).toEqual(['Aqua', 'Helianthus Annuus Seed Oil', 'Parfum']);
});
