import { expect, test } from 'vitest';
import { plannerRules } from '#catalog/routine.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { lintIngredients } from '#scripts/knowledge/lint-ingredients.ts';
import { lintRules, type RuleFiles } from '#scripts/knowledge/lint-rules.ts';
import { lintWords } from '#scripts/knowledge/lint-words.ts';
import type { KnowledgeFiles } from '#scripts/knowledge/load.ts';
import type { Problem } from '#scripts/knowledge/problem.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const { files, rules, topics, ingredients } = knowledgeBase();
const ruleFiles: RuleFiles = { rules, topics: topics.mentions, claims: readClaims('data'), routine: plannerRules };
const few = ['Glycerin', 'Niacinamide'];
const entries = files.entries.filter(({ inci }) => few.includes(inci));
const explanations = new Map([...files.explanations].filter(([inci]) => few.includes(inci)));
const [glycerin] = entries;
if (!glycerin) throw new Error('The base has no Glycerin.');

const said = (problems: readonly Problem[]) => problems.map(({ where, what }) => `${where}: ${what}`);
/** What the linter says of a few ingredients with something changed. */
const lint = (change: Partial<KnowledgeFiles>) => said(lintIngredients({ ...files, entries, plants: [], explanations, ...change }, rules));
const withEntry = (change: object) =>
  lint({ entries: [...entries, { ...glycerin, inci: 'Testium Chloride', cas: [], names: { ru: ['тестия хлорид'] }, ...change }] });
const withText = (en: string) =>
  lint({
    explanations: new Map([...explanations, ['Glycerin', { en, ru: files.explanations.get('Glycerin')?.ru ?? '', file: 'data/x.yaml' }]]),
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
  ['a role misspelt', { roles: ['humectnt'] }, /unknown role "humectnt": did you mean "humectant"\?/],
  [
    'a fact from a source that nobody declared',
    { from: { usual: 'nobody-1900' } },
    /unknown source "nobody-1900": if it is none .* add it/,
  ],
  [
    'an amount that acts from a law of maxima',
    { effects: { 'uv-protection': 'strong fda-monograph-sunscreen 2-10' } },
    /fda-monograph-sunscreen sets a maximum only/,
  ],
  ['a usual amount from a law of maxima', { from: { usual: 'eu-1223' } }, /usual: eu-1223 sets a maximum only/],
  ['a name with commas cut in two', { names: { ru: ['сополимер стирола', 'этилена и тестия'] } }, /"этилена и тестия" is a part of a name/],
  ['a name cut within its bracket', { names: { ru: ['тестий (соль'] } }, /"тестий \(соль" is a part of a name/],
  ['a wrong CAS number', { cas: '56-81-6' }, /wrong check digit/],
  ['a wrong EC number', { ec: '200-289-6' }, /EC 200-289-6 has a wrong check digit/],
])('%s is found', (_slip, change, expected) => {
  expect(withEntry(change)).toContainEqual(expect.stringMatching(expected));
});

const long =
  'It draws water from the deeper skin and from moist air, and syrups, soaps and creams have relied on that since the eighteenth century, when it was first boiled out of olive oil and lead oxide by a Swedish apothecary who tasted it';

test.each([
  ['a short explanation', 'It is sweet [cosing]. It is clear [cosing].', /words, 35 are needed/],
  ['an explanation without a source', `${long}. Nothing else is known of it here.`, /names no source/],
  ['an unknown source', `${long} [nobody-1900]. Nothing else is known of it here.`, /unknown source "nobody-1900"/],
  ['a textbook as the only witness', `${long} [barel-2014]. Nothing else is known of it here.`, /rests on works that speak of everything/],
  ['harm that nobody has shown', `${long} [cosing]. Some people turn allergic to it.`, /speaks of "allerg"/],
  ['an amount by CosIng', `${long}, at 2 to 5 % [cosing]. Nothing else is known of it here.`, /tells an amount by \[cosing\]/],
  [
    'more than CosIng tells',
    `${long} and softens [cosing]. Nothing else is known of it here.`,
    /has CosIng stand for what it does not say/,
  ],
  ['a promise by nobody', `${long} [cosing]. On skin it is harmless.`, /promises "is harmless"/],
  [
    'tolerance that nobody has tested',
    `${long} (CosIng: humectant [cosing]). Skin usually tolerates it.`,
    /promises "Skin usually tolerates it"/,
  ],
  ['a single sentence', `${long} and so on and on and on [cosing].`, /1 sentences/],
])('%s is found', (_slip, text, expected) => {
  expect(withText(text)).toContainEqual(expect.stringMatching(expected));
});

test('a sentence shared by two explanations is found', () => {
  const other = [...files.explanations].find(([inci]) => inci === 'Niacinamide')?.[1].en ?? '';
  expect(withText(other)).toContainEqual(expect.stringMatching(/shares a sentence with/));
});

/** What the linter says of the real rules with something changed. */
const lintRuleFiles = (change: Partial<RuleFiles>) => said(lintRules({ ...ruleFiles, ...change }, files));
const withRules = (change: Partial<RuleFiles['rules']>) => lintRuleFiles({ rules: { ...rules, ...change } });
const [flag] = rules.flagRules;
const [claim] = ruleFiles.claims;
const [caution] = ruleFiles.topics.filter(({ file }) => file === 'cautions.yaml');
if (!flag || !claim || !caution) throw new Error('There are no rules.');
const words = { en: 'x', ru: 'икс' };

test.each([
  [
    'an ingredient of a flag that is none',
    () => withRules({ flagRules: [{ ...flag, entries: [{ id: 'x', state: 'seen', names: ['Glycerine'], reason: words }] }] }),
    /flags.yaml: fragrance, x: unknown ingredient "Glycerine": did you mean "Glycerin"/,
  ],
  ['two entries of one name', () => withRules({ flagRules: [...rules.flagRules, flag] }), /flags.yaml: fragrance: stands twice/],
  [
    'a kind of flag that nothing raises',
    () => withRules({ flagRules: rules.flagRules.slice(1) }),
    /flags.yaml: fragrance: is a kind of flag that nothing raises/,
  ],
  [
    'a role without words',
    () => withRules({ roles: [...rules.roles, { role: 'magic', family: 'active', ...words }] }),
    /roles.yaml: magic: has no words: add the message 'explain.role.magic' to src\/i18n\/ru\/explain.ts/,
  ],
  [
    'an effect without words',
    () => withRules({ effects: [...rules.effects, { effect: 'youth', for: words, ...words }] }),
    /effects.yaml: youth: has no words: add the message 'effect.does.youth'/,
  ],
  [
    'a caution that says nothing',
    () => lintRuleFiles({ topics: [{ ...caution, caution: { says: [], why: null } }] }),
    /cautions.yaml: .*: says nothing: give `why`/,
  ],
  [
    'a promise that nobody keeps',
    () => lintRuleFiles({ claims: [...ruleFiles.claims, { ...claim, id: 'x', mark: undefined }] }),
    /claims.yaml: x: has no `mark`/,
  ],
  [
    'a promise in English alone',
    () => lintRuleFiles({ claims: [...ruleFiles.claims, { ...claim, id: 'x', says: ['free'] }] }),
    /claims.yaml: x: has no Russian wording/,
  ],
  [
    'a promise that is gone',
    () => lintRuleFiles({ claims: ruleFiles.claims.filter(({ id }) => id !== 'fragrance-free') }),
    /claims.yaml: lacks "fragrance-free"/,
  ],
  [
    'a group of the routine that is none',
    () => lintRuleFiles({ routine: { ...plannerRules, sun: { groups: ['acids'], sources: ['cosing'] } } }),
    /routine.yaml: sun: unknown group "acids"/,
  ],
])('%s is found', (_slip, linted, expected) => {
  expect(linted()).toContainEqual(expect.stringMatching(expected));
});

test('a kind of flag without words is found, with the messages to add', () => {
  expect(said(lintWords(rules, ['fragrance', 'magic']))).toEqual([
    'flags.yaml: magic: is a kind of flag that nothing raises: add an entry',
    ...['flag', 'flag.free', 'flag.kind'].flatMap((group) =>
      ['en', 'ru'].map(
        (language) => `flags.yaml: magic: has no words: add the message '${group}.magic' to src/i18n/${language}/analysis.ts`,
      ),
    ),
  ]);
});
