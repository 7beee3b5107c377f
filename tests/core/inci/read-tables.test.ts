import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const read = (text: string) => readLabel(text, dictionary);
const told = (text: string) => read(text).items.map(({ inci, percent }) => [inci, percent]);

test.each([
  ['counted in a line', '1 Squalane 2 Urea 3 Polysorbate 20 4 Bisabolol', ['Squalane', 'Urea', 'Polysorbate 20', 'Bisabolol']],
  ['counted lines', '1 Squalane\n2 Urea\n3 1,2-Hexanediol', ['Squalane', 'Urea', '1,2-Hexanediol']],
  ['cells', 'Squalane\tUrea\tBisabolol', ['Squalane', 'Urea', 'Bisabolol']],
  ['a JSON array', '["Squalane", "Urea", "1,2-Hexanediol"]', ['Squalane', 'Urea', '1,2-Hexanediol']],
  ['JSON objects', '[{"id": 7, "name": "Squalane"}, {"id": 8, "name": "Urea"}]', ['Squalane', 'Urea']],
  ['JSON with both names', '[{"inci": "Cera Alba", "name": "Beeswax"}, {"inci": "Urea", "name": "Carbamide"}]', ['Cera Alba', 'Urea']],
  ['JSON of a product', '{"name": "Balm", "ingredients": "Squalane, Urea, Bisabolol"}', ['Squalane', 'Urea', 'Bisabolol']],
  ['an entry cut out of JSON', '"ingredients": ["Squalane", "Urea"],', ['Squalane', 'Urea']],
])('%s', (_, text, expected) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(expected);
});

test.each([
  [
    'ratings',
    '| Ingredient | Risk Level | Notes |\n|---|---|---|\n| Aqua / Water | Low Risk | — |\n| Bisabolol. (F.I.L. Z7001/2) | Caution | — |\n| Urea | Low Risk | — |',
  ],
  ['ratings in German', 'Inhaltsstoff\tBewertung\nAqua\tgut\nBisabolol\tempfehlenswert\nUrea\t'],
  ['ratings without headings', 'Aqua | Low Risk\nBisabolol | Low Risk\nUrea | Low Risk'],
  ['numbers of a rating', 'Ingredient | Rating | Function\nAqua | 1 | Solvent\nBisabolol | 1-2 | Soothing\nUrea | 3 | Humectant'],
  [
    'explained lines',
    'Ingredient name what-it-does irr., com. ID-Rating\nWater solvent\nBisabolol soothing, skin-identical ingredient 0, 0-2 goodie\nUrea moisturizer/humectant superstar',
  ],
  [
    'explained lines in columns',
    'Ingredient name\twhat-it-does\tirr., com.\tID-Rating\nWater\tsolvent\t\t\nBisabolol\tsoothing\t0, 0\tgoodie\nUrea\t\t0, 0\t',
  ],
  ['explained lines alone', 'Water solvent\nBisabolol soothing, perfuming\nUrea moisturizer/humectant'],
])('beside the names stands what is said of them: %s', (_, text) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(['Aqua', 'Bisabolol', 'Urea']);
});

test('an unknown name in a table of ratings stays one', () => {
  expect(told('Ingredient | Rating | %\nAqua | Good | 60\nFoobarium | Good | 5\nUrea | Best | 2')).toEqual([
    ['Aqua', 60],
    [null, 5],
    ['Urea', 2],
  ]);
});

test('several columns of names are all read', () => {
  expect(read('| Aqua | Squalane |\n|---|---|\n| Urea | Bisabolol |\n| Mica | Talc |').items).toHaveLength(6);
});

test.each([
  '1\tAqua\t61.25\n2\tUrea\t5\n3\tBisabolol\t0.5',
  'INCI\t%\nAqua\t61,25\nUrea\t5\nBisabolol\t0,5',
  'No | INCI | %\n1 | Aqua | 61.25\n2 | Urea | 5\n3 | Bisabolol | 0.5',
  'Aqua\t7732-18-5\t61.25\nUrea\t57-13-6\t5\nBisabolol\t515-69-5\t0.5',
  'INCI\tCAS No.\tEC No.\t%\nAqua\t7732-18-5\t231-791-2\t61.25\nUrea\t57-13-6\t200-315-5\t5\nBisabolol\t515-69-5\t208-205-9\t0.5',
  'Phase A\nAqua 61.25\nUrea 5.0\nPhase B\nBisabolol 0.5',
  '1 Aqua 61.25 %\n2 Urea 5 %\n3 Bisabolol 0.5 %',
  '[{"name": "Aqua", "percent": 61.25}, {"percent": 5, "name": "Urea"}, {"name": "Bisabolol", "percent": 0.5}]',
])('amounts of a table: %s', (text) => {
  expect(told(text)).toEqual([
    ['Aqua', 61.25],
    ['Urea', 5],
    ['Bisabolol', 0.5],
  ]);
});

test('columns that add up to more than a whole are no percentages', () => {
  expect(told('Aqua\t80\nUrea\t60')).toEqual([
    ['Aqua', null],
    ['Urea', null],
  ]);
});

test.each([
  ['Cetearyi AicohoI', 'Cetearyl Alcohol'],
  ['PHEN0XYETHAN0L', 'Phenoxyethanol'],
  ['S0DlUM CHL0RlDE', 'Sodium Chloride'],
  ['CI 7749I', 'CI 77491'],
  ['ca eine', 'Caffeine'],
  ['Para num Liquidum', 'Paraffinum Liquidum'],
  ['Sun ower Seed Oil', 'Helianthus Annuus Seed Oil'],
  ['Rosmarinus Of cinalis Leaf Extract', 'Rosmarinus Officinalis Leaf Extract'],
])('a scan or copy: %s', (text, inci) => {
  expect(read(`Squalane, ${text}, Urea`).items[1]).toMatchObject({ inci, match: 'corrected' });
});

test('a lost ligature is found in any name that has one, or the name stays unknown', () => {
  const names = dictionary.lexicon.incis.filter((name) => /[a-z]f(?:f?[il]|f)[a-z]/.test(name) && /^[A-Za-z ]{8,}$/.test(name));
  expect(names.length).toBeGreaterThan(50);
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      const item = read(`Squalane, ${name.replace(/(?<=[a-z])f(?:f?[il]|f)(?=[a-z])/, ' ')}, Urea`).items[1];
      return item?.inci === name || item?.id === null || item?.match === 'corrected';
    }),
    { numRuns: 150, seed: 3 },
  );
});

test('a column that says what its ingredients are for names none', () => {
  expect(
    told(
      '| No. | INCI name | % | Function |\n| 1 | Aqua | 61.25 | Solvent |\n| 2 | Urea | 5 | Humectant |\n| 3 | Bisabolol | 0.5 | Soothing |',
    ),
  ).toEqual([
    ['Aqua', 61.25],
    ['Urea', 5],
    ['Bisabolol', 0.5],
  ]);
});

test.each([
  'Aqua | Solvent\nSqualane | Emollient\nCarbomer | pH regulator, stabiliser',
  'Ingrédient | Fonction\nAqua | Solvant\nSqualane | Émollient\nCarbomer | Gélifiant',
  'Składnik\tFunkcja\nAqua\tRozpuszczalnik\nSqualane\tEmolient\nCarbomer\tfoo bar',
  '| INCI | Role |\n|:--|:--|\n| Aqua | Solvent |\n| Squalane | Emollient |\n| Carbomer | Thickener |',
])('what each ingredient is for is no ingredient: %s', (text) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(['Aqua', 'Squalane', 'Carbomer']);
  expect(read(text).leftOut.some(({ why }) => why === 'section')).toBe(true);
});

test('two columns of names are read from left to right, an unknown one too', () => {
  const columns = ['Aqua', 'Squalane', 'Cetyl Alcohol', 'Dimethicone', null, 'Urea'];
  expect(read('Aqua        Squalane\nCetyl Alcohol   Dimethicone\nFooium      Urea').items.map(({ inci }) => inci)).toEqual(columns);
  expect(read('Aqua\tSqualane\nCetyl Alcohol\tDimethicone\nFooium\tUrea').items.map(({ inci }) => inci)).toEqual(columns);
});

test.each([
  'Name;CAS;Percent\nAqua;7732-18-5;61,25\nUrea;57-13-6;5',
  'ingredient,concentration\nAqua,61.25\nUrea,5',
  'INCI;Konzentration\nAqua;61,25\nUrea;5',
  'Ингредиент;Концентрация\nAqua;61,25\nUrea;5',
  '"INCI name","%"\n"Aqua","61.25"\n"Urea","5"',
  'Name | Function | %\nAqua | Solvent | 61.25\nUrea | Humectant | 5',
  'Funktion\tName\t%\nLösungsmittel\tAqua\t61,25\nFeuchthaltemittel\tUrea\t5',
])('amounts behind other cells, and those of a file: %s', (text) => {
  expect(told(text)).toEqual([
    ['Aqua', 61.25],
    ['Urea', 5],
  ]);
});

test.each([
  'Rang\tINCI\tFunktion\n1\tAqua\tLösungsmittel\n2\tUrea\tFeuchthaltemittel',
  'Posizione;INCI;Funzione\n1;Aqua;Solvente\n2;Urea;Umettante',
  'Ordem,INCI,Função\n1,Aqua,Solvente\n2,Urea,Umectante',
  'L.p.\tINCI\tFunkcja\n1\tAqua\tRozpuszczalnik\n2\tUrea\tHumektant',
  '№ п/п\tINCI\tФункция\n1\tAqua\tрастворитель\n2\tUrea\tувлажнитель',
])('the heading of the places in a list: %s', (text) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea']);
});

test('a number of a name at the end of a line is no amount', () => {
  expect(told('Polysorbate 20\nCeteareth 20\nSteareth 21')).toEqual([
    ['Polysorbate 20', null],
    ['Ceteareth-20', null],
    ['Steareth-21', null],
  ]);
});

test.each([
  ['of the trade', 'INCI Name | Trade name\nAqua | Purified water\nCetyl Alcohol (and) Urea | Foowax 68\nGlycerin | Glycerol 99'],
  ['in everyday words in front', 'Phase\tIngredient\tINCI\nA\tWater\tAqua\nB\tFoowax\tCetyl Alcohol (and) Urea\nC\tGlycerol\tGlycerin'],
  [
    'and functions in HTML',
    '<table><tr><td>Aqua</td><td>Solvent</td></tr><tr><td>Cetyl Alcohol, Urea</td><td>Emollient</td></tr><tr><td>Glycerin</td><td>Humectant</td></tr></table>',
  ],
])('of two columns of names the one headed INCI is the list: %s', (_, text) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(['Aqua', 'Cetyl Alcohol', 'Urea', 'Glycerin']);
});

test("of a shop's row only the cell with the list is read", () => {
  expect(read('SKU-4471 | Hand balm | Aqua; Urea; Foo Extract | 4.99').items.map(({ inci }) => inci)).toEqual(['Aqua', 'Urea', null]);
  expect(read('Aqua | Foo Extract | Parfum (Linalool, Limonene, Citral)').items.map(({ inci }) => inci)).toEqual(['Aqua', null, 'Parfum']);
});

test.each([
  ['Squalane: a light oil from olives.\nBisabolol: calms, and softens.'],
  ['Our heroes\nSqualane - keeps the skin soft\nBisabolol - calms it'],
  ['Squalane: keeps the skin soft; Bisabolol: calms it'],
  ['Squalane\nA light oil that our skin makes too.\nBisabolol\nCalms what is red.'],
  ['Squalane végétal : rend la peau douce\nBisabolol : calme les rougeurs'],
])('what is said of each name is left out: %j', (text) => {
  expect(read(text).items.map(({ inci }) => inci)).toEqual(['Squalane', 'Bisabolol']);
});

test('an unknown name on the next line, or behind a colon beside known ones, is kept', () => {
  expect(read('Squalane\nFoo Extract\nBisabolol\nBar Extract').items.map(({ inci }) => inci)).toEqual([
    'Squalane',
    null,
    'Bisabolol',
    null,
  ]);
  expect(read('Urea\nBisabolol\nSqualane\nFoo Extract Of Bar.').items.map(({ inci }) => inci)).toEqual([
    'Urea',
    'Bisabolol',
    'Squalane',
    null,
  ]);
  expect(read('Squalane: softens\nBisabolol: calms\nFoo Extract: protects').items.map(({ text }) => text)).toEqual([
    'Squalane',
    'Bisabolol',
    'Foo Extract',
  ]);
  expect(read('Parfum: Limonene, Foo\nAqua: Glycerin').items.filter(({ inci }) => inci === null)).toHaveLength(1);
});

test('a number behind every name is its amount, a number of some is theirs', () => {
  expect(told('Ascorbic Acid 15, Aqua 60, Ferulic Acid 0.5, Tocopherol 1')).toEqual([
    ['Ascorbic Acid', 15],
    ['Aqua', 60],
    ['Ferulic Acid', 0.5],
    ['Tocopherol', 1],
  ]);
  expect(told('Ceteareth 20, Polysorbate 60, Laureth 4')).toEqual([
    ['Ceteareth-20', null],
    ['Polysorbate 60', null],
    ['Laureth-4', null],
  ]);
});

test('how pure a substance is says nothing of its share', () => {
  expect(told('Aqua, Glycerin 85 %, Urea 10 %, Panthenol 75 %')).toEqual([
    ['Aqua', null],
    ['Glycerin', null],
    ['Urea', 10],
    ['Panthenol', 75],
  ]);
  expect(told('Glycerin 85 %, Aqua')).toEqual([
    ['Glycerin', 85],
    ['Aqua', null],
  ]);
  expect(told('Benzoyl Peroxide 5 %, Aqua 80 %, Glycerin')).toEqual([
    ['Benzoyl Peroxide', 5],
    ['Aqua', 80],
    ['Glycerin', null],
  ]);
});

test.each([
  '| INCI | Funktion | Anteil |\n|---|---|---|\n| Aqua | Lösungsmittel | 80 % |\n| Glycerin | Feuchthaltemittel | 7,5 % |\n| Parfum | Duftstoff | – |',
  'Aqua | 80%\nGlycerin | 7.5%\nParfum |',
  'INCI;% (w/w)\nAqua;80\nGlycerin;7.5\nParfum;',
])('amounts in a cell of their own belong to the name in front of it: %s', (text) => {
  expect(told(text)).toEqual([
    ['Aqua', 80],
    ['Glycerin', 7.5],
    ['Parfum', null],
  ]);
});

test.each([
  'Aqua - Glycerin - Parfum • Panthenol - Citral - Xanthan Gum',
  'Aqua - Foobarium Oil - Parfum\nPanthenol - Citral - Foobaryl Lactate',
])('dashes between names explain none of them: %s', (text) => {
  const { items, leftOut } = readLabel(text, dictionary);
  expect(leftOut).toEqual([]);
  expect(items).toHaveLength(6);
  expect(items.map(({ inci }) => inci)).toContain('Parfum');
});
