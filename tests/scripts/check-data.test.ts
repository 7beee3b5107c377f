import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkData } from '#scripts/knowledge/check.ts';

let root = '';
const file = (name: string) => join(root, name);
const row = `- inci: Testium Chloride
  cas: 98-92-0
  functions: [humectant]
  roles: [humectant]
  effects: {moisture: some fluhr-2008 2-5}
  comedogenic: 0 fulton-1989
  names: {ru: [тестия хлорид]}
`;
const plant = `- species: Testia Alba
  en: [testia]
  ru: [тестия]
  of: тестии
  forms:
    Leaf Extract: {functions: [skin conditioning], roles: [plant-extract]}
`;
const explanation = `Testium Chloride:
  en: It is a salt [cosing].
  ru: Это соль [cosing].
`;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'inciscope-data-'));
  mkdirSync(file('ingredients/explanations'), { recursive: true });
  cpSync('data/catalog', file('catalog'), { recursive: true });
});
beforeEach(() => {
  cpSync('data/rules', file('rules'), { recursive: true });
  writeFileSync(file('ingredients/salts.yaml'), row);
  writeFileSync(file('ingredients/plants.yaml'), plant);
  writeFileSync(file('ingredients/explanations/salts.yaml'), explanation);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Makes a mistake in a file: `instead` for the first `text`. */
function spoil(name: string, text: string, instead: string): void {
  const before = readFileSync(file(name), 'utf8');
  if (!before.includes(text)) throw new Error(`${name} does not hold "${text}".`);
  writeFileSync(
    file(name),
    before.replace(text, () => instead),
  );
}

const said = () =>
  checkData(root)
    .problems.slice(0, 4)
    .map(({ where, what }) => `${where.replace(`${root}/`, '')}: ${what}`);

const salts = 'ingredients/salts.yaml';
const plants = 'ingredients/plants.yaml';
const texts = 'ingredients/explanations/salts.yaml';
const flags = 'rules/flags.yaml';

test.each([
  [
    'an unknown key',
    salts,
    'functions:',
    'functons:',
    [
      'ingredients/salts.yaml: Testium Chloride: `functions` is missing',
      'ingredients/salts.yaml: Testium Chloride: the key `functons` is none that is read here; data/ingredients/README.md describes the keys',
    ],
  ],
  [
    'an unknown language',
    salts,
    '{ru:',
    '{pl: [testium], ru:',
    [
      'ingredients/salts.yaml: Testium Chloride: the key `pl` in `names` is none that is read here; data/ingredients/README.md describes the keys',
    ],
  ],
  [
    'one word for a list',
    salts,
    '[humectant]',
    'humectant',
    ['ingredients/salts.yaml: Testium Chloride: `functions` must be a list, not "humectant"'],
  ],
  [
    'no words at all',
    salts,
    'names: {ru: [тестия хлорид]}',
    'names:',
    ['ingredients/salts.yaml: Testium Chloride: `names` must be keys with values, not null'],
  ],
  [
    'a CAS number that is none',
    salts,
    '98-92-0',
    '98920',
    ['ingredients/salts.yaml: Testium Chloride: `cas` must be a CAS number like 98-92-0 or must be a list, not 98920'],
  ],
  [
    'a CAS number with a slip',
    salts,
    '98-92-0',
    '98-92',
    ['ingredients/salts.yaml: Testium Chloride: `cas` must be a CAS number like 98-92-0, not "98-92"'],
  ],
  [
    'an effect without its grade',
    salts,
    'some fluhr',
    'good fluhr',
    [
      'ingredients/salts.yaml: Testium Chloride: `effects moisture` must be a grade (strong, some, weak), sources without spaces between, the percent studied: "some tanno-2000,bissett-2005 2-5", not "good fluhr-2008 2-5"',
    ],
  ],
  [
    'a rating without its source',
    salts,
    '0 fulton-1989',
    '0',
    [
      'ingredients/salts.yaml: Testium Chloride: `comedogenic` must be a value from 0 to 5 and its source: "2 fulton-1989", "1 fulton-1984; 0-1 morris-1983", not 0',
    ],
  ],
  [
    'an entry without a name',
    salts,
    'inci: Testium Chloride',
    'name: Testium Chloride',
    [
      'ingredients/salts.yaml: Testium Chloride: `inci` is missing',
      'ingredients/salts.yaml: Testium Chloride: the key `name` is none that is read here; data/ingredients/README.md describes the keys',
    ],
  ],
  ['a plant without its genitive', plants, '  of: тестии\n', '', ['ingredients/plants.yaml: Testia Alba: `of` is missing']],
  [
    'a plant whose form is wrong',
    plants,
    'roles: [plant-extract]',
    'roles: []',
    ['ingredients/plants.yaml: Testia Alba: `forms Leaf Extract roles` is empty'],
  ],
  [
    'an explanation in one language',
    texts,
    / {2}ru:.*\n/.exec(explanation)?.[0] ?? '',
    '',
    ['ingredients/explanations/salts.yaml: Testium Chloride: `ru` is missing: texts are written in both languages'],
  ],
  [
    'a key that stands twice',
    salts,
    '  roles:',
    '  functions: [humectant]\n  roles:',
    ['ingredients/salts.yaml, line 4: a key stands twice in one entry: keep one of them'],
  ],
  [
    'a bracket that is not closed',
    salts,
    '[humectant]\n',
    '[humectant\n',
    [expect.stringMatching(/^ingredients\/salts.yaml, line \d+: is no YAML \(.*\): often a text with a colon/)],
  ],
  [
    'a colon in a text without quotes',
    flags,
    "reason: {en: '",
    "reason: {en: So: it is: '",
    [expect.stringMatching(/^rules\/flags.yaml, line \d+: is no YAML/)],
  ],
  [
    'a file that is no list',
    salts,
    '- inci',
    '  inci',
    ['ingredients/salts.yaml: must be a list, not {"inci":"Testium Chloride","cas":"98-92-0","functions":["hum…'],
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
    [expect.stringMatching(/^catalog\/categories.yaml: [\w-]+: `area` must be one of skin, body, hair, make-up, sun, not "face"$/)],
  ],
] as const)('%s is said with its file and entry', (_mistake, name, text, instead, problems) => {
  const kept = name.startsWith('catalog') ? readFileSync(file(name)) : null;
  spoil(name, text, instead);
  try {
    expect(said()).toEqual(problems);
  } finally {
    if (kept) writeFileSync(file(name), kept);
  }
});

test('an empty file is said', () => {
  writeFileSync(file(salts), '# nothing yet\n');
  expect(said()).toEqual([expect.stringMatching(/^ingredients\/salts.yaml.* is empty|is no YAML/)]);
});

test('an ingredient explained in two files is said', () => {
  writeFileSync(file('ingredients/explanations/metals.yaml'), explanation);
  expect(said()).toContainEqual(expect.stringMatching(/Testium Chloride: is explained in .*metals.yaml too: keep one of both/));
  rmSync(file('ingredients/explanations/metals.yaml'));
});

test('the command answers with sentences, never with a stack, and fails', () => {
  spoil(salts, 'functions:', 'functons:');
  spoil(flags, '- flag: fragrance', '- flag: magic');
  spoil('rules/cautions.yaml', 'kind: pregnancy, says', 'kind: [pregnancy, says');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check-data.ts', root], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/functons[\s\S]*magic[\s\S]*cautions.yaml, line \d+: is no YAML[\s\S]*4 to mend\.\n$/);
  expect(stdout).not.toMatch(/\n\s+at /);
});

test('the data files have nothing to mend', () => {
  expect(checkData('data').problems).toEqual([]);
});
