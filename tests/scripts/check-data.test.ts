import { spawnSync } from 'node:child_process';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkData } from '#scripts/knowledge/check.ts';
import { dataToSpoil } from '../support/data-to-spoil.ts';

const data = dataToSpoil();
beforeEach(data.renew);
afterAll(data.remove);

const flags = 'rules/flags.yaml';

test.each([
  [
    'a colon in a text without quotes',
    flags,
    "reason: {en: '",
    "reason: {en: So: it is: '",
    [expect.stringMatching(/^rules\/flags.yaml, line \d+: is no YAML/)],
  ],
  [
    'a flag without words',
    flags,
    "ru: 'смесь",
    "rus: 'смесь",
    [
      'rules/flags.yaml: fragrance, parfum: `reason ru` is missing: texts are written in both languages',
      'rules/flags.yaml: fragrance, parfum: the key `rus` in `reason` is none that is read here; data/rules/README.md describes the keys',
    ],
  ],
  [
    'a kind of flag that is none',
    flags,
    '- flag: fragrance',
    '- flag: magic',
    [
      'rules/flags.yaml: magic: `flag` must be a kind of flag that src/core/knowledge/flags.ts names (CONTRIBUTING.md: "A kind of flag"), not "magic"',
    ],
  ],
  [
    'a state that is none',
    flags,
    'id: parfum, state: settled',
    'id: parfum, state: sure',
    ['rules/flags.yaml: fragrance, parfum: `state` must be one of settled, disputed, seen, not "sure"'],
  ],
  [
    'a pattern that is none',
    flags,
    "match: '^(Parfum",
    "match: '^((Parfum",
    [expect.stringMatching(/^rules\/flags.yaml: fragrance, parfum: `match` must be a regular expression, not "/)],
  ],
  ['a flag without a source', flags, 'sources: [cosing, eu-1223]', 'sources: []', ['rules/flags.yaml: fragrance: `sources` is empty']],
  [
    'a caution without a source',
    'rules/cautions.yaml',
    'sources: [ema-retinoids-2018, murase-2014], ',
    '',
    ['rules/cautions.yaml: retinoids-drug-pregnancy: `sources` is missing'],
  ],
  [
    'a caution kind without a consequence',
    'rules/caution-kinds.yaml',
    'dry: {none: ',
    'dry: {why: ',
    [expect.stringMatching(/^rules\/caution-kinds.yaml: [\w-]+: `for dry` `against` is missing, or `none` is missing$/)],
  ],
  [
    'a limit of an annex that is none',
    'rules/eu-annexes.yaml',
    'CI 10006: [{annex: IV',
    'CI 10006: [{annex: 4',
    ['rules/eu-annexes.yaml: CI 10006, entry 1: `annex` must be one of II, III, IV, V, VI, not 4'],
  ],
  [
    'a source of a kind that is none',
    'rules/sources.yaml',
    'cosing: {kind: database',
    'cosing: {kind: website',
    ['rules/sources.yaml: cosing: `kind` must be one of law, report, database, review, trial, lab, textbook, ours, not "website"'],
  ],
  [
    'a report from a year that is none',
    'rules/cir.yaml',
    'report: Parabens, year: 2020',
    'report: Parabens, year: 1920',
    ['rules/cir.yaml: Parabens: `year` must be at least 1980, not 1920'],
  ],
  [
    'a promise of a kind that is none',
    'rules/claims.yaml',
    'id: paraben-free, kind: absent',
    'id: paraben-free, kind: free',
    ['rules/claims.yaml: paraben-free: `kind` must be one of absent, present, open, not "free"'],
  ],
  [
    'a promise of a flag that is none',
    'rules/claims.yaml',
    'mark: {flag: paraben}',
    'mark: {flag: parabens}',
    [expect.stringMatching(/^rules\/claims.yaml: paraben-free: `mark flag` must be a kind of flag that .* not "parabens"/)],
  ],
  [
    'a group of the routine without words',
    'rules/routine.yaml',
    ', ru: ретиноиды',
    '',
    ['rules/routine.yaml: retinoid: `ru` is missing: texts are written in both languages'],
  ],
  [
    'words to hold back that are none',
    'rules/moderation.yaml',
    'not: [anal, ',
    'not: [true, ',
    ['rules/moderation.yaml: not, entry 1: must be a text, not true'],
  ],
  [
    'a product category without its area',
    'catalog/categories.yaml',
    'area: skin',
    'area: face',
    [
      expect.stringMatching(
        /^catalog\/categories.yaml: [\w-]+: `area` must be one of skin, body, hair, make-up, sun, mouth, nails, scent, not "face"$/,
      ),
    ],
  ],
] as const)('%s is said with its file and entry', (_mistake, name, text, instead, problems) => {
  data.spoil(name, text, instead);
  expect(data.said()).toEqual(problems);
});

test('the command answers with sentences, never with a stack, and fails', () => {
  data.spoil('ingredients/salts.yaml', 'functions:', 'functons:');
  data.spoil(flags, '- flag: fragrance', '- flag: magic');
  data.spoil('rules/cautions.yaml', 'kind: pregnancy, says', 'kind: [pregnancy, says');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-data.ts', data.root], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/functons[\s\S]*magic[\s\S]*cautions.yaml, line \d+: is no YAML[\s\S]*4 to mend\.\n$/);
  expect(stdout).not.toMatch(/\n\s+at /);
});

test('the data files have nothing to mend', () => {
  expect(checkData('data').problems).toEqual([]);
});
