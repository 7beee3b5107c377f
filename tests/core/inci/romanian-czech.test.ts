import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const names = (text: string) => readLabel(text, dictionary).items.map(({ inci }) => inci);

test('Romanian and Czech names are known, with and without their accents', () => {
  expect(names('Compoziție: apă, ulei de măsline, ceară de albine, unt de shea, acid citric, miere')).toEqual([
    'Aqua',
    'Olea Europaea Fruit Oil',
    'Cera Alba',
    'Butyrospermum Parkii Butter',
    'Citric Acid',
    'Mel',
  ]);
  expect(names('Složení: voda, slunecnicovy olej, včelí vosk, bambucké máslo, kyselina citronová')).toEqual([
    'Aqua',
    'Helianthus Annuus Seed Oil',
    'Cera Alba',
    'Butyrospermum Parkii Butter',
    'Citric Acid',
  ]);
});
