import { expect, test } from 'vitest';
import { editsPatch } from '../../scripts/knowledge/edits-patch.ts';

const edit = (inci: string, field: string, value: unknown) => ({
  inci,
  field,
  value: JSON.stringify(value),
  source: 'Somebody',
  on: '2026-02-03',
});

test('edits become a patch of the files that passes the linter; what does not is left out and named', { timeout: 240_000 }, () => {
  const { patch, refused } = editsPatch([
    edit('Glycerin', 'synonyms', [{ kind: 'en', text: 'blubbersweet' }]),
    edit('Camellia Sinensis Leaf Extract', 'common', { en: 'harbour tea extract', ru: '' }),
    edit('Niacinamide', 'explanation', { en: 'Too short.', ru: 'Мало.' }),
    edit('Panthenol', 'synonyms', [{ kind: 'en', text: 'glycerol' }]),
  ]);
  expect(patch.match(/^\+\+\+ .*/gm)).toHaveLength(2);
  expect(patch).toMatch(/^\+\+\+ b\/data\/ingredients\/.*\.yaml$/m);
  expect(patch).toMatch(/^\+.*blubbersweet/m);
  expect(patch).toMatch(/^\+.*harbour tea extract/m);
  expect(refused.join('\n')).toMatch(/Niacinamide: .*words, 35 are needed/);
  expect(refused.join('\n')).toMatch(/Panthenol: /);
});
