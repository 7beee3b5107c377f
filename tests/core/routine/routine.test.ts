import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { type ProductGroups, type RoutineStep, routineNotes, routineRules, usableUntil } from '#core/routine/routine.ts';

const rules = routineRules.parse(load(readFileSync('data/rules/routine.yaml', 'utf8')));
const products: Record<string, ProductGroups> = {
  retinol: new Map([['retinoid', ['retinol']]]),
  peel: new Map([['hydroxy-acid', ['glycolic-acid', 'salicylic-acid']]]),
  serum: new Map([['vitamin-c', ['ascorbic-acid']]]),
  tone: new Map([['niacinamide', ['niacinamide']]]),
  sun: new Map([['sun-filter', ['zinc-oxide']]]),
};
const step = (part: RoutineStep['part'], product: string, opened: string | null = null, months: number | null = null): RoutineStep => ({
  part,
  product,
  opened,
  months,
});
const notes = (...steps: RoutineStep[]) => routineNotes(steps, (product) => products[product] ?? new Map(), rules, '2026-03-01');
const kinds = (...steps: RoutineStep[]) => notes(...steps).map((note) => ('id' in note ? note.id : note.kind));

test('two actives that irritate clash in one part of the day, not in two', () => {
  expect(kinds(step('morning', 'sun'), step('evening', 'peel'), step('evening', 'retinol'))).toEqual(['retinoid-acid']);
  expect(kinds(step('morning', 'sun'), step('morning', 'peel'), step('evening', 'retinol'))).toEqual([]);
});

test('one product is no clash with itself', () => {
  products['both'] = new Map([
    ['retinoid', ['retinol']],
    ['hydroxy-acid', ['lactic-acid']],
  ]);
  expect(kinds(step('morning', 'sun'), step('evening', 'both'))).toEqual([]);
});

test('the same active twice in a part of the day is pointed out with its products', () => {
  const [note] = notes(step('morning', 'sun'), step('evening', 'peel'), step('evening', 'peel'));
  expect(note).toMatchObject({ kind: 'duplicate', group: 'hydroxy-acid', part: 'evening' });
});

test('a morning without sun protection says because of what', () => {
  expect(notes(step('evening', 'retinol'))).toEqual([{ kind: 'no-sun-protection', because: [{ step: 0, ingredients: ['retinol'] }] }]);
  expect(notes(step('morning', 'tone'))).toEqual([{ kind: 'no-sun-protection', because: [] }]);
  expect(notes()).toEqual([]);
});

test('a rumour about two ingredients is answered', () => {
  expect(kinds(step('morning', 'sun'), step('morning', 'tone'), step('morning', 'serum'))).toEqual(['niacinamide-vitamin-c']);
});

test('opened packs end, and say so a month before', () => {
  expect(kinds(step('morning', 'sun', '2025-02-01', 12))).toEqual(['past-opening']);
  expect(kinds(step('morning', 'sun', '2025-03-20', 12))).toEqual(['ends-soon']);
  expect(kinds(step('morning', 'sun', '2026-02-20', 12))).toEqual([]);
  expect(usableUntil('2026-01-31', 1)).toBe('2026-02-28');
  expect(usableUntil('2024-02-29', 12)).toBe('2025-02-28');
});

test('every clash joins groups that exist and are told apart', () => {
  const groups = new Set(rules.groups.map(({ group }) => group));
  for (const { between } of [...rules.clashes, ...rules.harmless]) {
    for (const group of between) expect(groups).toContain(group);
    expect(between[0]).not.toBe(between[1]);
  }
  for (const group of [...rules.sun.groups, 'sun-filter']) expect(groups).toContain(group);
});
