import { expect, test } from 'vitest';
import { annexesCompared, annexMark, type Comparable, readAnnexExceptions } from '#scripts/knowledge/annex-check.ts';
import { annexRows } from '#scripts/law/annex-rows.ts';
import { annexDifferences, refsOf } from '#scripts/law/compare-annexes.ts';
import { knowledgeBase } from '../support/knowledge.ts';

/** A file as CosIng exports it: the header names a column that no row has. */
const file = `reference_number,inn,common_ingredients,cas_number,ec_number,regulated_by,chemical_name,identified_ingredients
7,"Testic acid and its salts","TESTIC ACID","9000-01-5 [1] / 9000-02-6 [2]",-,,"SODIUM TESTATE,1,2-TESTANEDIOL,TESTAMIDE DEA"
8a,"2,4-Dinitrofoo (Bar Red 9; CI 10999)",-,-,-,"4-(Foo)phenol, trial salt",
9,"Moved or deleted",-,9000-03-7,-,,`;

const ingredient = (inci: string, more: Partial<Comparable> = {}): Comparable => ({ inci, names: [], cas: [], limits: [], ...more });
const differences = (...ingredients: Comparable[]) =>
  annexDifferences(ingredients, annexRows('III', file), {}).map(({ inci, ref, by }) => [inci, ref, by]);

test('an entry is recognised by its CAS numbers, its names, those CosIng counts to it, and colour index numbers', () => {
  expect(differences(ingredient('Something Else', { cas: ['9000-02-6'] }))).toEqual([['Something Else', '7', '9000-02-6']]);
  expect(differences(ingredient('Testic Acid'))).toEqual([['Testic Acid', '7', 'Testic Acid']]);
  expect(differences(ingredient('Sodium Testate'))).toEqual([['Sodium Testate', '7', 'Sodium Testate']]);
  expect(differences(ingredient('1,2-Testanediol'))).toEqual([['1,2-Testanediol', '7', '1,2-Testanediol']]);
  expect(differences(ingredient('Dinitrofoo', { names: [{ kind: 'en', text: 'CI 10999' }] }))).toEqual([['Dinitrofoo', '8a', 'CI 10999']]);
});

test('a piece of a name is no name, and what was deleted is no law', () => {
  expect(differences(ingredient('2-Testanediol'), ingredient('Phenol'), ingredient('Gone', { cas: ['9000-03-7'] }))).toEqual([]);
});

test('an entry we hold is no difference, nor one whose exception is written down', () => {
  const [retinol] = knowledgeBase().ingredients.filter(({ inci }) => inci === 'Retinol');
  const [limit] = retinol?.limits ?? [];
  if (!limit) throw new Error('Retinol has no entry.');
  const held = ingredient('Testic Acid', { limits: [{ ...limit, annex: 'III', ref: '6–8' }] });
  expect(differences(held)).toEqual([]);
  const said = { 'Testic Acid': [{ annex: 'III' as const, ref: '7', reason: 'Another substance.' }] };
  expect(annexDifferences([ingredient('Testic Acid')], annexRows('III', file), said)).toEqual([]);
  expect(annexDifferences([ingredient('Testic Acid')], annexRows('V', file), said)).toHaveLength(1);
});

test('ranges and lists of numbers are taken apart', () => {
  expect(refsOf('135–137')).toEqual(['135', '136', '137']);
  expect(refsOf('27, 27a')).toEqual(['27', '27a']);
});

test('a mark changes with whatever the comparison rests on, and with nothing else', () => {
  const plain = ingredient('Testic Acid', {
    cas: ['9000-01-5'],
    names: [
      { kind: 'en', text: 'testic' },
      { kind: 'ru', text: 'тест' },
    ],
  });
  const mark = annexMark(plain, {});
  expect(annexMark({ ...plain, names: plain.names.toReversed() }, {})).toBe(mark);
  for (const change of [{ inci: 'Testic' }, { cas: [] }, { names: [] }]) expect(annexMark({ ...plain, ...change }, {})).not.toBe(mark);
  expect(annexMark(plain, { 'Testic Acid': [{ annex: 'II', ref: '1', reason: 'No.' }] })).not.toBe(mark);
});

test('an ingredient that was changed since the comparison is not called compared', () => {
  const isCompared = annexesCompared('data');
  const { ingredients } = knowledgeBase();
  const compared = ingredients.filter(isCompared);
  expect(compared.length).toBeGreaterThan(6_000);
  for (const one of compared.slice(0, 200)) expect(isCompared({ ...one, cas: [...one.cas, '9000-01-5'] }), one.inci).toBe(false);
  expect(ingredients.filter(({ annexesCompared: said }) => said)).toHaveLength(compared.length);
});

test('every exception tells its reason and is not held as an entry besides', () => {
  const { ingredients } = knowledgeBase();
  for (const [inci, said] of Object.entries(readAnnexExceptions('data'))) {
    const held = ingredients.find((one) => one.inci === inci);
    expect(held, inci).toBeDefined();
    const refs = new Set(held?.limits.flatMap(({ annex, ref }) => refsOf(ref).map((number) => `${annex} ${number}`)));
    for (const { annex, ref, reason } of said) {
      expect(reason.length, inci).toBeGreaterThan(10);
      for (const number of refsOf(ref)) expect(refs.has(`${annex} ${number}`), `${inci} ${annex} ${number}`).toBe(false);
    }
  }
});
