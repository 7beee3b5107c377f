import { expect, test } from 'vitest';
import { scoreRecognition } from '#scripts/score/recognition.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;

test.each([
  ['a name that a comma tore counts once where it was put together', 'Aqua, Citric, Acid, Panthenol', 3, 3],
  ['a name that is not known counts', 'Aqua, Fooium Barate, Panthenol', 2, 3],
  ['what is left out between commas counts as lost', 'Aqua, Vegan, Panthenol', 2, 3],
  ['two names in one piece count twice', 'Aqua, Urea Bisabolol, Panthenol', 4, 4],
])('%s', (_, text, recognised, total) => {
  expect(scoreRecognition([text], dictionary)).toMatchObject({ recognised, total });
});
