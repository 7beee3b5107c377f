import { afterAll, beforeEach, expect, test } from 'vitest';
import { dataToSpoil, explanation } from '../support/data-to-spoil.ts';

const data = dataToSpoil();
beforeEach(data.renew);
afterAll(data.remove);

const salts = 'ingredients/salts.yaml';
const plants = 'ingredients/plants.yaml';
const texts = 'ingredients/explanations/salts.yaml';

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
    '{sv: [testium], ru:',
    [
      'ingredients/salts.yaml: Testium Chloride: the key `sv` in `names` is none that is read here; data/ingredients/README.md describes the keys',
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
    'a file that is no list',
    salts,
    '- inci',
    '  inci',
    ['ingredients/salts.yaml: must be a list, not {"inci":"Testium Chloride","cas":"98-92-0","functions":["hum…'],
  ],
] as const)('%s is said with its file and entry', (_mistake, name, text, instead, problems) => {
  data.spoil(name, text, instead);
  expect(data.said()).toEqual(problems);
});

test('an empty file is said', () => {
  data.write(salts, '# nothing yet\n');
  expect(data.said()).toEqual([expect.stringMatching(/^ingredients\/salts.yaml.*: is empty: write the first entry, or delete the file$/)]);
});

test('an ingredient explained in two files is said', () => {
  data.write('ingredients/explanations/metals.yaml', explanation);
  expect(data.said()).toContainEqual(expect.stringMatching(/Testium Chloride: is explained in .*metals.yaml too: keep one of both/));
});
