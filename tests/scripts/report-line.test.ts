import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Context } from '#core/analysis/use.ts';
import { answeredClaims } from '#core/claims/claims-of-list.ts';
import type { Language } from '#core/language.ts';
import { analysisLine } from '#scripts/cli/json-lines.ts';
import { reportLine } from '#scripts/cli/report-line.ts';
import { readClaims } from '#scripts/knowledge/claims.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const base = knowledgeBase();
const claims = readClaims('data');

const dose = z.enum(['likely', 'possible', 'unlikely', 'rinsed', 'unknown']);
const by = z.array(z.strictObject({ inci: z.string(), dose }));
const sides = z.strictObject({ for: z.array(z.string()), against: z.array(z.string()) });
/** What is promised to those who read the lines. */
const report = z.strictObject({
  use: z.enum(['leave-on', 'rinse-off', 'eyes', 'lips', 'sun', 'unknown']),
  prohibited: z.array(
    z.strictObject({
      inci: z.string(),
      law: z.string().check(z.regex(/^EU II(?:\/\d+|, \(EU\) \d{4}\/\d+$)/)),
      where: z.nullable(z.string()),
      since: z.nullable(z.string()),
    }),
  ),
  effects: z.array(z.strictObject({ effect: z.string(), grade: z.enum(['strong', 'some', 'weak']), dose, by })),
  cautions: z.array(z.strictObject({ caution: z.string(), by })),
  skin: z.strictObject({ dry: sides, oily: sides, sensitive: sides }),
  onePercent: z.nullable(z.strictObject({ from: z.number(), to: z.number() })),
  claims: z
    .record(z.string(), z.enum(['holds', 'contradicted', 'open']))
    .check(z.refine((answers) => answeredClaims.every((claim) => claim in answers))),
  summary: z.string(),
});

const reportOf = (text: string, context: Context | null = null, language: Language = 'en') => {
  const line = analysisLine(JSON.stringify({ id: 1, text }), base.knowledge, (reading) =>
    reportLine(reading, base, { context, language, claims }),
  );
  return z.parse(report, JSON.parse(JSON.stringify(line)).report);
};

test('a line holds all that is promised, and a refused list none of it', () => {
  expect(reportOf('Aqua, Glycerin, Niacinamide 5%, Phenoxyethanol')).toMatchObject({
    use: 'unknown',
    prohibited: [],
    onePercent: { to: 4 },
    claims: { 'fragrance-free': 'holds', vegan: 'holds' },
  });
  const line = analysisLine('{"id":1,"text":"вода, глицерин"}', base.knowledge, (reading) =>
    reportLine(reading, base, { context: null, language: 'en', claims }),
  );
  expect(line).toMatchObject({ refused: 'cyrillic', report: null });
});

test('the use is the one given, else the one the text tells', () => {
  expect(reportOf('Hand cream: Aqua, Glycerin').use).toBe('leave-on');
  expect(reportOf('Hand cream: Aqua, Glycerin', 'rinse-off').use).toBe('rinse-off');
});

test('promises that the text makes are answered beside those that every list is asked', () => {
  const answers = reportOf(
    'Deodorant, aluminium-free, non-comedogenic, retinol-free, 10 % niacinamide. Ingredients: Aqua, Propylene Glycol, Niacinamide 2%',
  ).claims;
  expect(answers).toMatchObject({ 'aluminium-free': 'holds', 'non-comedogenic': 'open', 'with-niacinamide': 'contradicted' });
  expect(answers).not.toHaveProperty('with-retinol');
  expect(reportOf('10 % urea lotion without bisabolol. Ingredients: Aqua, Urea 5%, Bisabolol').claims).toMatchObject({
    'with-amount': 'contradicted',
    'without-ingredient': 'contradicted',
  });
});

test('a title promises ingredients by their names alone; directions behind a list do not', () => {
  const shampoo = 'Ingredients: Aqua, Sodium Laureth Sulfate, Piroctone Olamine, Retinol, Parfum';
  expect(reportOf(`Shampoo with piroctone olamine. ${shampoo}`).claims).toMatchObject({ 'with-ingredient': 'holds' });
  expect(reportOf(`Shampoo with climbazole. ${shampoo}`).claims).toMatchObject({ 'with-ingredient': 'contradicted' });
  expect(reportOf(`Retinol-free shampoo. ${shampoo}`).claims).toMatchObject({ 'without-ingredient': 'contradicted' });
  expect(reportOf(`${shampoo}. Directions: not to be used together with climbazole.`).claims).not.toHaveProperty('with-ingredient');
});

test('what is weakly shown is no want of studies', () => {
  const deodorant = 'Deodorant cream. Ingredients: Zea Mays Starch, Sodium Bicarbonate, Caprylic/Capric Triglyceride';
  expect(reportOf(deodorant).effects).toMatchObject([{ effect: 'odour', grade: 'weak' }]);
  expect(reportOf(deodorant).summary).not.toMatch(/no study/);
});

test('a prohibition from some day on is told as that', () => {
  expect(reportOf('Nail polish. Ingredients: Butyl Acetate, Nitrocellulose, Triphenyl Phosphate').summary).toMatch(
    /triphenyl phosphate \(.*2027/,
  );
});

test.each([
  ['Lash lift serum. Ingredients: Aqua, Panthenol', 'eyes'],
  ['Peel-off charcoal mask. Ingredients: Aqua, Polyvinyl Alcohol, Glycerin', 'rinse-off'],
  ['Hair growth tonic. Ingredients: Aqua, Alcohol, Panthenol', 'leave-on'],
  ['Powder blush. Ingredients: Talc, Mica, CI 77491', 'leave-on'],
  ['Cica mask sheet. Ingredients: Aqua, Glycerin', 'leave-on'],
])('words of a title tell the use, others in their middle too: %s', (text, use) => {
  expect(reportOf(text).use).toBe(use);
});

test('what is prohibited is said with its law, first of all, and not among the effects', () => {
  const { prohibited, effects, summary } = reportOf('Aqua, Glycerin, Hydroquinone, Niacinamide');
  expect(prohibited).toEqual([{ inci: 'Hydroquinone', law: 'EU II/1339', where: null, since: null }]);
  expect(effects.flatMap((effect) => effect.by.map(({ inci }) => inci))).not.toContain('Hydroquinone');
  expect(summary).toMatch(/^Prohibited in the EU.*hydroquinone/);
});

test('a prohibition whose number is not known is named by the regulation that added it', () => {
  const [prohibited] = reportOf('Nail polish: Ethyl Acetate, Butyl Acetate, Nitrocellulose, Triphenyl Phosphate').prohibited;
  expect(prohibited).toMatchObject({ inci: 'Triphenyl Phosphate', law: 'EU II, (EU) 2026/909' });
});

test('the summary is one to three sentences in the asked language, without Latin where there is a common name', () => {
  const list = 'Aqua, Butyrospermum Parkii Butter, Glycerin, Niacinamide, Parfum, Limonene';
  const english = reportOf(list).summary;
  const russian = reportOf(list, null, 'ru').summary;
  for (const summary of [english, russian]) expect(summary.match(/[.]( |$)/g)?.length).toBeLessThanOrEqual(3);
  expect(english).not.toMatch(/Butyrospermum|Parfum|Aqua/);
  expect(russian).not.toMatch(/[A-Za-z]/);
});

test('nothing reassures that rests on something unread', () => {
  const { claims: answers, summary } = reportOf('Aqua, Glycerin, Squalane, Panthenol, Betaine, Allantoin, Xanthan Gum, Qwertzolium Blend');
  expect(Object.values(answers)).not.toContain('holds');
  expect(summary).toMatch(/1 place in the list is unclear/);
});
