import { expect, test } from 'vitest';
import { keyOf } from '#core/inci/names/fold.ts';
import { find } from '#core/inci/names/lexicon.ts';
import { decodeLexicon } from '#core/inci/names/lexicon-file.ts';
import { withEdits } from '#core/knowledge/edits.ts';
import { namesFile } from '#core/knowledge/names-file.ts';
import { loadKnowledge } from '../../../scripts/knowledge/knowledge.ts';

const { ingredients, rules } = loadKnowledge();
const edit = (field: string, value: unknown, inci = 'Glycerin') => ({
  inci,
  field,
  value: JSON.stringify(value),
  source: 'Somebody',
  on: '2026-02-03',
});
const glycerin = (edits: Parameters<typeof withEdits>[1]) => withEdits(ingredients, edits).find(({ inci }) => inci === 'Glycerin');

test('names that editors add are read; one that means another ingredient is not taken from it', () => {
  const synonyms = [
    { kind: 'en', text: 'Blubbersweet' },
    { kind: 'en', text: 'Niacinamide' },
  ];
  const edited = withEdits(ingredients, [edit('synonyms', synonyms), edit('common', { en: 'sweet oil', ru: '' })]);
  const lexicon = decodeLexicon(namesFile(edited, rules));
  const read = (name: string) => lexicon.incis[find(lexicon, keyOf(name))?.id ?? -1];
  expect(read('blubbersweet')).toBe('Glycerin');
  expect(read('Sweet Oil')).toBe('Glycerin');
  expect(read('Niacinamide')).toBe('Niacinamide');
  expect(edited.map(({ alias }) => alias)).toEqual(ingredients.map(({ alias }) => alias));
});

test('the last edit of a field counts, an empty one leaves what the files say, and the others stay as they are', () => {
  const before = glycerin([]);
  expect(glycerin([edit('common', { en: 'sweet oil', ru: '' })])?.common).toEqual({ ...before?.common, en: 'sweet oil' });
  expect(glycerin([edit('explanation', { en: 'One.', ru: 'Два.' }), edit('explanation', { en: '', ru: '' })])?.written).toEqual(
    before?.written,
  );
  const ewg = { rating: 2, checked: '2026-02-03', link: 'https://www.ewg.org/skindeep/ingredients/702620' };
  expect(glycerin([edit('ewg', ewg)])).toMatchObject({ ewg });
  expect(glycerin([edit('ewg', ewg), edit('ewg', null)])).not.toHaveProperty('ewg');
  expect(ingredients.every((one) => one.ewg === undefined && one.caution === undefined)).toBe(true);
});
