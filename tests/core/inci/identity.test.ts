import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find } from '#core/inci/names/lexicon.ts';
import { readLabel } from '#core/inci/read.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const { lexicon } = dictionary;
const read = (text: string) => readLabel(text, dictionary);
/** Of the names between two others, so that nothing is a heading. */
const between = (text: string) =>
  read(`Urea, ${text}, Panthenol`)
    .items.slice(1, -1)
    .map(({ inci }) => inci);

test.each([
  ['a Greek letter', 'α-Arbutin', ['Alpha-Arbutin']],
  ['another one', 'β-Arbutin', ['Arbutin']],
  ['without a hyphen', 'βGlucan', ['Beta-Glucan']],
  ['a German letter for it', 'ß-Carotene', ['Beta-Carotene']],
  ['a Latin letter for it', 'a-Arbutin', ['Alpha-Arbutin']],
  ['inside the name', 'Hydroxypropyl-β-Cyclodextrin', ['Hydroxypropyl Cyclodextrin']],
  ['a prefix that nobody bears', 'L-alpha-Bisabolol', ['Bisabolol']],
  ['the sign of rotation', '(-)-α-Bisabolol', ['Bisabolol']],
  ['the mixture of both hands', 'DL-Methionine', ['Methionine']],
  ['an acid of its own', 'γ-Linolenic Acid', ['Gamma-Linolenic Acid']],
])('a prefix: %s', (_, text, expected) => {
  expect(between(text)).toEqual(expected);
});

test.each(['α-Glucan', 'γ-Arbutin', 'cis-Resveratrol', 'D-Alanine', 'α-Carotene', 'p-Resorcinol', 'Isomethyl-beta-ionone', 'iso-Glycerin'])(
  '%s is not the isomer that is known',
  (text) => {
    expect(between(text)).toEqual([null]);
  },
);

const lines = [
  ['alpha', 'beta', 'gamma', 'delta'],
  ['cis', 'trans'],
];
const greek: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' };
/** Keys that are a prefix and another ingredient's name. */
const prefixed = [...lexicon.names].flatMap(([key, code]) =>
  lines.flatMap((line) =>
    line.flatMap((prefix) => {
      const bare = key.startsWith(prefix) ? find(lexicon, key.slice(prefix.length)) : null;
      return bare && bare.id !== code >> 2 && key.length > prefix.length + 4
        ? [{ prefix, rest: key.slice(prefix.length), id: code >> 2, bare: bare.id, line }]
        : [];
    }),
  ),
);

test('of two ingredients that a prefix tells apart neither is read as the other', () => {
  expect(prefixed.length).toBeGreaterThan(5);
  for (const { prefix, rest, id, bare, line } of prefixed)
    for (const other of line)
      for (const spelled of [other, greek[other] ?? other]) {
        const item = read(`Aqua, ${spelled}-${rest}`).items[1];
        if (other === prefix) expect([spelled, rest, item?.id]).toEqual([spelled, rest, id]);
        else if (!find(lexicon, `${other}${rest}`)) expect([spelled, rest, item?.id]).not.toEqual([spelled, rest, bare]);
      }
});

test.each([
  ['Laureth-2/3', [null]],
  ['PEG-4/0 Stearate', [null]],
  ['PEG-4 0 Stearate', ['PEG-40 Stearate']],
  ['PEG/PPG-18/4 Dimethicone', [null]],
])('%s: numbers are not joined silently', (text, expected) => {
  const { items } = read(`Glycerin, ${text}, Panthenol`);
  expect(items.slice(1, -1).map(({ inci }) => inci)).toEqual(expected);
  expect(items.every(({ match, text: own }) => match === 'corrected' || !/\d \d/.test(own))).toBe(true);
});

const numbered = lexicon.incis.flatMap((inci, id) =>
  /^[\w\s-]*[a-z]-\d{1,3}(?![\d/])/i.test(inci) && !/\d.*\d.*\d/.test(inci) ? [{ inci, id }] : [],
);

test('another number is another ingredient', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...numbered),
      fc.integer({ min: 1, max: 220 }),
      fc.constantFrom('-', ' ', '- '),
      ({ inci, id }, number, gap) => {
        const own = /-(\d{1,3})/.exec(inci)?.[1] ?? '';
        fc.pre(Number(own) !== number);
        const text = inci.replace(/-\d{1,3}/, `${gap}${number}`);
        const items = read(`Aqua, ${text}`).items.slice(1);
        // A word of it may also be an old name of the same: then the number stands in the dictionary.
        return items.every((item) => item.id !== id || find(lexicon, text.toLowerCase().replace(/[^a-z0-9]/g, ''))?.id === id);
      },
    ),
    { numRuns: 400, seed: 7 },
  );
});

test.each([
  ['Vegan Honey', [null]],
  ['Synthetic Lanolin', [null]],
  ['Vegan Beeswax', [null]],
  ['Mint Oil', [null]],
  ['Vegetable Glycerin', ['Glycerin']],
  ['Plant Ash Extract', [null]],
  ['Elastin Amino Acids', [null]],
  ['PPG-3-Laureth-10', [null]],
])('%s', (text, expected) => {
  expect(between(text)).toEqual(expected);
});

test.each([
  ['Caprylic / Capric Triglyceride', ['Caprylic/Capric Triglyceride']],
  ['Styrene / Unknownate / Foolate Copolymer', [null]],
  ['Citrus Limon / Fucus Barensis Extract', [null]],
  ['Mentha Piperita Leaf/Urtica Dioica Leaf Extract', [null]],
  ['(Arnica Montana/Calendula Officinalis/Chamomilla Recutita) Flower Extract', [null]],
  ['Magnesium/Aluminum/Hydroxide/Carbonate', [null]],
  ['1206235AQUA / WATER', ['Aqua']],
  ['Serica Powder / Silk Powder', ['Silk Powder']],
  ['Parfum / Duft', ['Parfum']],
])('a slash: %s', (text, expected) => {
  expect(between(text)).toEqual(expected);
});

test.each([
  ['Decyl Fooside (Coconut Oil)', [null]],
  ['Zorrel Fruit Powder (Vitamin C)', [null]],
  ['Sodium (C14-16) Olefin Sulfonate', ['Sodium C14-16 Olefin Sulfonate']],
  ['Poly(Methyl Methacrylate)', ['Polymethyl Methacrylate']],
  ['Süßwasser (Aqua)', ['Aqua']],
])('a bracket: %s', (text, expected) => {
  expect(between(text)).toEqual(expected);
});

test.each([
  ['Mica/CI 77891', 'Mica', ['Mica', 'CI 77891']],
  ['Mica (CI 77891)', 'Mica', ['CI 77891']],
  ['Silica (CI 77491)', 'Silica', ['CI 77491']],
  ['Titanium Dioxide (CI 77891)', 'CI 77891', []],
  ['CI 42090 / Blue', 'CI 42090', []],
])('a carrier beside a colour stays: %s', (text, inci, components) => {
  const item = read(`Aqua, ${text}, Glycerin`).items[1];
  expect(item?.inci).toBe(inci);
  expect(item?.components.map((component) => component.inci)).toEqual(components);
});

test('colours between slashes are as many ingredients', () => {
  const { items } = read('Mica, CI 77891/CI 77491/77492, Talc');
  expect(items.map(({ inci }) => inci)).toEqual(['Mica', 'CI 77891', 'CI 77491', 'CI 77492', 'Talc']);
});

test('the colour behind its own name is the same, another one is the next', () => {
  expect(between('Mica CI 77019 CI 77891')).toEqual(['CI 77019', 'CI 77891']);
  expect(between('Mica (and) Titanium Dioxide (CI 77891)')).toEqual(['Mica', 'CI 77891']);
});

test.each([
  ['Azulene', 'Guaiazulene'],
  ['Vitamin B', 'Biotin'],
  ['Corn Protein', 'Hydrolyzed Corn Protein'],
  ['Ethyl Citrate', 'Triethyl Citrate'],
  ['Ciclopirox', 'Ciclopirox Olamine'],
  ['Beta Hydroxy Acid', 'Salicylic Acid'],
  ['Peroxide', 'Hydrogen Peroxide'],
  ['Coconut Fatty Acid Diethanolamide', 'Diethanolamine'],
  ['Lauric Acid Diethanolamide', 'Diethanolamine'],
])('%s is not its derivative %s', (generic, derivative) => {
  expect(between(generic)).not.toContain(derivative);
});

test('a short word whose end is lost, or that is as near to another substance, names none', () => {
  for (const torn of ['Pheno', 'Mentho', 'Betane']) expect(between(torn), torn).toEqual([null]);
  expect(between('Citronello')).toEqual(['Citronellol']);
  expect(between('Phenoethanol')).toEqual(['Phenoxyethanol']);
});

test.each([
  ['Chamomilla Recutita Extract / Matricaria Flower Extract', 'Chamomilla Recutita Flower Extract'],
  ['Citrus Grandis Peel Oil/Grapefruit Peel Oil', 'Citrus Grandis Peel Oil'],
  ['PEG-60 Hydrogenated Castor Oil/Aceite de ricino hidrogenado', 'PEG-60 Hydrogenated Castor Oil'],
])('one ingredient in two languages is no choice of two: %s', (list, inci) => {
  const { items } = readLabel(`Aqua, ${list}, Urea`, dictionary);
  expect(items.map((item) => [item.inci, item.components.length])).toEqual([
    ['Aqua', 0],
    [inci, 0],
    ['Urea', 0],
  ]);
});

test.each([
  'Benzoi',
  'thanol',
  'Sodium Camelinate',
  'Dimethiconal',
  'Vitamine',
  'Vitamina',
  'Helianthus Annus',
  'Coco Nucifera',
  'Aluminium',
])('what may be several things stays unread: %s', (name) => {
  expect(readLabel(`Aqua, ${name}, Urea`, dictionary).items[1]?.inci).toBeNull();
});

test.each(['(1 77499', '01 77499', 'a 77499'])('a colour whose letters were damaged is no code: %s', (text) => {
  expect(readLabel(`Aqua, Talc, Mica, ${text}, CI 77891`, dictionary).items[3]).toMatchObject({ inci: 'CI 77499', match: 'corrected' });
});
