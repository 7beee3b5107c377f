import { expect, test } from 'vitest';
import { lintKnowledge } from '#scripts/knowledge/lint.ts';
import type { KnowledgeFiles } from '#scripts/knowledge/load.ts';
import { readTopics } from '#scripts/knowledge/topics.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const { files, rules, ingredients } = knowledgeBase();
const glycerin = files.entries.find(({ inci }) => inci === 'Glycerin');
if (!glycerin) throw new Error('The base has no Glycerin.');

/** What the linter says of the real files with something changed. */
const lint = (change: Partial<KnowledgeFiles>) => lintKnowledge({ ...files, ...change }, rules, []).map(({ what }) => what);
const withEntry = (change: object) =>
  lint({ entries: [...files.entries, { ...glycerin, inci: 'Testium Chloride', cas: [], names: { ru: ['тестия хлорид'] }, ...change }] });
const withText = (en: string) =>
  lint({ explanations: new Map([...files.explanations, ['Glycerin', { en, ru: files.explanations.get('Glycerin')?.ru ?? '' }]]) });

test('the knowledge files have nothing to mend', () => {
  expect(lintKnowledge(files, rules, readTopics('data').mentions)).toEqual([]);
});

test('the base has the size it claims, and the most frequent ingredients are explained in both languages', () => {
  expect(ingredients.length).toBeGreaterThanOrEqual(6_000);
  expect(ingredients.reduce((sum, { names }) => sum + names.filter(({ kind }) => kind !== 'typo').length, 0)).toBeGreaterThanOrEqual(
    25_000,
  );
  expect(files.explanations.size).toBeGreaterThanOrEqual(300);
});

test.each([
  ['a name given twice', { names: { en: ['glycerol'], ru: ['тестия хлорид'] } }, /"glycerol" is a name of Glycerin/],
  ['an ingredient written twice', { inci: 'Glycerin' }, /stands twice/],
  ['an unknown role', { roles: ['magic'] }, /unknown role "magic"/],
  ['an unknown function', { functions: ['magic'] }, /unknown function "magic"/],
  ['an unknown effect', { effects: { youth: 'strong fluhr-2008' } }, /unknown effect "youth"/],
  ['an effect without a declared source', { effects: { moisture: 'strong nobody-1900' } }, /unknown source "nobody-1900"/],
  ['a missing Russian name', { names: {} }, /no Russian name/],
  ['a Russian name in Latin letters', { names: { ru: ['testium'] } }, /no Cyrillic letter/],
  ['a wrong CAS number', { cas: '56-81-6' }, /wrong check digit/],
  ['a wrong EC number', { ec: '200-289-6' }, /EC 200-289-6 has a wrong check digit/],
])('%s is found', (_slip, change, said) => {
  expect(withEntry(change)).toContainEqual(expect.stringMatching(said));
});

const long =
  'It draws water from the deeper skin and from moist air, and syrups, soaps and creams have relied on that since the eighteenth century, when it was first boiled out of olive oil and lead oxide by a Swedish apothecary who tasted it';

test.each([
  ['a short explanation', 'It is sweet [cosing]. It is clear [cosing].', /words, 35 are needed/],
  ['an explanation without a source', `${long}. Nothing else is known of it here.`, /names no source/],
  ['an unknown source', `${long} [nobody-1900]. Nothing else is known of it here.`, /unknown source "nobody-1900"/],
  ['a textbook as the only witness', `${long} [barel-2014]. Nothing else is known of it here.`, /rests on works that speak of everything/],
  ['harm that nobody has shown', `${long} [cosing]. Some people turn allergic to it.`, /speaks of "allerg"/],
  ['a single sentence', `${long} and so on and on and on [cosing].`, /1 sentences/],
])('%s is found', (_slip, text, said) => {
  expect(withText(text)).toContainEqual(expect.stringMatching(said));
});

test('a sentence shared by two explanations is found', () => {
  const other = [...files.explanations].find(([inci]) => inci === 'Niacinamide')?.[1].en ?? '';
  expect(withText(other)).toContainEqual(expect.stringMatching(/shares a sentence with/));
});
