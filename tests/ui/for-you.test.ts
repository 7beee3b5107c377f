import { expect, test } from 'vitest';
import type { SkinScope } from '#core/analysis/reader-skin.ts';
import { forYouWords } from '#ui/analysis/for-you.ts';
import { translators } from '../support/translators.ts';

const nothing = { skins: [], allergies: [], avoided: [], liked: [] };

const said = (scope: SkinScope, care: readonly string[], avoided: readonly string[] = []) =>
  forYouWords(translators.en, { skins: [{ skin: 'dry', care }], scope, allergies: [], avoided, liked: [] });

test('nothing reassuring is said of a list that was read in part, or holds what the law forbids', () => {
  expect(said('whole', [])).toBe('Dry skin: nothing speaks against it.');
  expect(said('part', [])).toBe('Dry skin: not all of the list could be read, so nothing is promised.');
  expect(said('unlawful', [])).toBe('');
  expect(said('none', ['soap'])).toBe('');
  expect(said('part', ['soap'])).toBe('Dry skin: take care with soap.');
});

test('what is avoided follows, and who said nothing is told nothing', () => {
  expect(said('whole', [], ['Glycerin'])).toBe('Dry skin: nothing speaks against it. Contains what you avoid: Glycerin.');
  expect(forYouWords(translators.ru, { ...nothing, scope: 'whole' })).toBe('');
});

test('an allergy comes first, what is liked last', () => {
  const told = { allergies: ['Linalool'], avoided: ['Glycerin'], liked: ['Urea', 'Panthenol'], scope: 'whole' as const };
  expect(forYouWords(translators.en, { skins: [{ skin: 'dry', care: [] }], ...told })).toBe(
    'Contains what you are allergic to: Linalool. Dry skin: nothing speaks against it. Contains what you avoid: Glycerin. Has what you like: Urea and Panthenol.',
  );
});
