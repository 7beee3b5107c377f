import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analysisLine } from '#scripts/cli/json-lines.ts';
import { keptKnowledge } from '#scripts/cli/kept-knowledge.ts';
import { readableReport } from '#scripts/cli/readable.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const base = knowledgeBase();
const answer = (line: string) => JSON.parse(JSON.stringify(analysisLine(line, base.knowledge)));

test('a line is answered with its id, offsets and flags', () => {
  const { id, refused, recognised, total, items, suggestion } = answer(
    '{"id":"a","text":"Aqua, Parfum (Linalool, Qwertzol), Retinol 0.3%"}',
  );
  expect({ id, refused, recognised, total, suggestion }).toEqual({ id: 'a', refused: null, recognised: 3, total: 3, suggestion: null });
  expect(items[1]).toEqual({
    text: 'Parfum (Linalool, Qwertzol)',
    start: 6,
    end: 33,
    inci: 'Parfum',
    alias: 'parfum',
    match: 'exact',
    mayContain: false,
    section: null,
    percent: null,
    nano: false,
    duplicate: false,
    components: ['Linalool', { text: 'Qwertzol' }],
    flags: expect.arrayContaining([
      { flag: 'fragrance', state: 'settled', level: 'fragrance' },
      { flag: 'allergen', state: 'settled', level: null },
    ]),
  });
  expect(items[2]).toMatchObject({ inci: 'Retinol', percent: 0.3 });
});

test('a preservative that also smells is told by the company it stands in', () => {
  const statesOf = (text: string) =>
    answer(JSON.stringify({ id: 1, text })).items.map(({ flags }: { flags: { flag: string; state: string }[] }) =>
      flags.flatMap(({ flag, state }) => (flag === 'fragrance' ? [state] : [])).join(),
    );
  expect(statesOf('Aqua, Benzyl Alcohol, Squalane')).toEqual(['', 'disputed', '']);
  expect(statesOf('Aqua, Benzyl Alcohol, Geraniol')).toEqual(['', 'settled', 'settled']);
});

test('the kinds of exfoliants are no levels of the lines', () => {
  const { items } = answer('{"id":1,"text":"Glycolic Acid, Perlite, Papain"}');
  for (const { flags } of items) expect(flags).toContainEqual({ flag: 'exfoliant', state: 'settled', level: null });
});

test('a Cyrillic list is refused with the Latin one', () => {
  expect(answer('{"id":1,"text":"вода, глицерин"}')).toMatchObject({ refused: 'cyrillic', items: [], suggestion: 'Aqua, Glycerin' });
});

test.each(['no json', '{"id":1}', '[]', '{"id":1,"text":5}'])('the bad line %s is answered with an error and id null', (line) => {
  expect(answer(line)).toEqual({ id: null, error: expect.any(String) });
});

test('knowledge that was kept answers like the files it was made of, and takes the place of what was kept before', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  mkdirSync(join(root, '0123456789abcdef'));
  const [first] = await Promise.all([keptKnowledge(root), keptKnowledge(root)]);
  const [folder = '', ...others] = readdirSync(root);
  expect([folder, others]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), []]);
  const made = statSync(join(root, folder)).mtimeMs;
  const second = await keptKnowledge(root);
  expect([readdirSync(root), statSync(join(root, folder)).mtimeMs]).toEqual([[folder], made]);
  for (const text of [
    'Aqua, Parfum (Linalool), Dimethicone, Qwertzol',
    'Zinc Oxide 20 %; Octocrylene',
    'вода, глицерин',
    'Glycerni, Aqua',
  ]) {
    const line = JSON.stringify({ id: 1, text });
    expect([first, second].map((knowledge) => JSON.parse(JSON.stringify(analysisLine(line, knowledge))))).toEqual([
      answer(line),
      answer(line),
    ]);
  }
  rmSync(root, { recursive: true });
});

test('the readable report says the dose of each name, not the best one of all', () => {
  const list = 'Aqua, Urea 10%, Cetearyl Alcohol, Phenoxyethanol, Glycerin 0.1%';
  const moisture = readableReport(list, base, 'leave-on', 'en').match(/^ {2}Moisture .*$/m)?.[0];
  expect(moisture).toMatch(/ — enough: Urea; .*too little: Glycerin/);
});

test.each([
  ['en', 'Fewer fine lines', 'enough: Retinol (more than the EU permits)'],
  ['ru', 'Меньше мелких морщин', 'достаточно: Retinol (больше, чем разрешает ЕС)'],
] as const)('the readable report says in %s that enough to act is more than is permitted', (language, kind, said) => {
  const lines = (list: string) =>
    readableReport(list, base, 'leave-on', language)
      .split('\n')
      .filter((line) => line.includes(`  ${kind}`));
  expect(lines('Face cream: Aqua, Retinol 1%, Glycerin, Phenoxyethanol').join()).toContain(said);
  expect(lines('Face cream: Aqua, Retinol 0.3%, Glycerin, Phenoxyethanol').join()).not.toMatch(/permits|разрешает/);
});

test('the readable report speaks the asked language only', () => {
  const list = 'Aqua, Glycerin, Alcohol Denat., Phenoxyethanol, Parfum, Linalool';
  expect(readableReport(list, base, 'leave-on', 'en')).toContain('6 of 6 names recognised');
  const russian = readableReport(list, base, 'leave-on', 'ru');
  expect(russian).toContain('прочитано названий: 6 из 6');
  expect(russian).not.toMatch(/helps|Take care|Fragrance/);
});

test('a report for people tells with each reason the names it is true of, and warns of no wax', () => {
  const list = 'Aqua, Cetearyl Alcohol, Behenyl Alcohol, Dimethicone, Cyclopentasiloxane, Benzyl Alcohol, Phenoxyethanol';
  const lines = readableReport(list, base, 'leave-on', 'en').split('\n');
  const section = (title: string) =>
    lines.slice(lines.indexOf(title) + 1, lines.indexOf('', lines.indexOf(title))).map((line) => line.trim());
  const care = section('Take care').join('\n');
  expect(care).toMatch(/^Silicone: [^;]+ \(Dimethicone\); [^;]+ \(Cyclopentasiloxane\)$/m);
  expect(care).not.toMatch(/^(?:Fatty|Aromatic) alcohol|Palau/m);
  expect(section('Seen, not counted').find((line) => line.startsWith('Drying alcohol'))).toMatch(
    / \(Cetearyl Alcohol, Behenyl Alcohol, Benzyl Alcohol, Phenoxyethanol\)$/,
  );
});

test('a report for people names what is of animal origin and what is nano', () => {
  const list = 'Aqua, Cera Alba, Glycerin, Titanium Dioxide (nano), Phenoxyethanol';
  expect(readableReport(list, base, 'sun', 'en')).toMatch(/Of animal origin\n {2}Cera Alba\n[\s\S]*Nano forms\n {2}Titanium Dioxide\n/);
  expect(readableReport(list, base, 'sun', 'ru')).toContain('Животного происхождения\n  Cera Alba');
});

test('the readable report tells each reason of the law by itself, what is kept too, and names no allergen that is prohibited', () => {
  const shampoo = 'Shampoo: Aqua, Sodium Laureth Sulfate, Climbazole, Parfum, Butylphenyl Methylpropional, Linalool';
  const kept = readableReport(shampoo, base, 'rinse-off', 'en');
  expect(kept).toMatch(/Restricted in the EU\n {2}Climbazole \(at most [^\n]*2\s%, dandruff shampoo\)/);
  expect(kept).toMatch(/Allergens to name \(EU\)\n {2}Linalool\n/);
  const lotion = readableReport('Body lotion: Aqua, Glycerin, Salicylic Acid 3%, Triclosan', base, 'leave-on', 'en');
  expect(lotion).toMatch(/More than the EU permits\n {2}Salicylic Acid \(at most 0\.5\s%, body lotion\)/);
  expect(lotion).toMatch(/Not permitted in the EU in such a product\n {2}Triclosan/);
  const russian = readableReport('Крем для новорождённых. Состав: Aqua, Glycerin, Salicylic Acid', base, 'leave-on', 'ru');
  expect(russian).toMatch(/В таком средстве в ЕС не разрешено\n {2}Salicylic Acid \(средства для детей до 3 лет\)/);
  const cream = readableReport('Cream: Aqua, Glycerin, Methylisothiazolinone', base, 'leave-on', 'en');
  expect(cream).toContain('Allowed in the EU only if rinsed off: Methylisothiazolinone');
});

test('the flags of a line are those of its report: what sets the pH behind the 1 % line is seen, no exfoliant', () => {
  const flagsOf = (text: string) => answer(JSON.stringify({ id: 1, text })).items.at(-1).flags;
  expect(flagsOf('Aqua, Glycerin, Squalane, Phenoxyethanol, Citric Acid')).toEqual([{ flag: 'exfoliant', state: 'seen', level: null }]);
  expect(flagsOf('Aqua, Glycerin 8%, Citric Acid 5%')).toEqual([{ flag: 'exfoliant', state: 'disputed', level: null }]);
});
