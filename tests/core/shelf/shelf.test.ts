import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardText, fitsCode } from '#core/shelf/avoid-card.ts';
import { checkId, withCheck, withName } from '#core/shelf/checks.ts';
import { listChange } from '#core/shelf/list-change.ts';
import type { KeptCheck } from '#core/shelf/own-things.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

test('a list that is checked again is found as the newest, under its name', () => {
  const first = withCheck(withCheck([], 'Aqua, Glycerin', at(1)), 'Squalane', at(2));
  const named = withName(first, checkId('Aqua, Glycerin'), ' Day cream ');
  const again = withCheck(named, '  aqua,  GLYCERIN ', at(3));
  expect(again.map(({ name, at: when }) => [name, when])).toEqual([
    ['Day cream', at(3)],
    [null, at(2)],
  ]);
  expect(withName(again, checkId('Aqua, Glycerin'), ' ')[0]?.name).toBeNull();
});

test('of too many checks the oldest without a name go', () => {
  let checks: KeptCheck[] = withName(withCheck([], 'Aqua, Urea', at(0)), checkId('Aqua, Urea'), 'Kept');
  for (let minute = 1; minute <= 130; minute += 1) checks = withCheck(checks, `Aqua, Extract ${minute}`, at(minute));
  expect(checks).toHaveLength(101);
  expect(checks.at(-1)?.name).toBe('Kept');
  expect(checks[0]?.at).toBe(at(130));
});

test.each([
  ['Aqua, Glycerin, Urea', 'AQUA; glycerin;\nUrea.', null],
  ['Aqua, Glycerin, Urea', 'Aqua, Urea, Niacinamide', { added: ['Niacinamide'], gone: ['Glycerin'], moved: [] }],
  ['Aqua, Glycerin, Urea, Panthenol', 'Aqua, Urea, Panthenol, Glycerin', { added: [], gone: [], moved: ['Glycerin'] }],
  ['Aqua, 1,2-Hexanediol', 'Aqua (Water, Eau), 1,2-Hexanediol', { added: ['Aqua (Water, Eau)'], gone: ['Aqua'], moved: [] }],
] as const)('what changed from "%s" to "%s"', (before, now, change) => expect(listChange(before, now)).toEqual(change));

const names = fc.uniqueArray(fc.constantFrom('Aqua', 'Urea', 'Glycerin', 'Squalane', 'Panthenol', 'Allantoin'), { minLength: 1 });
test('every change is told, each name once, and backwards it is the other way round', () => {
  fc.assert(
    fc.property(names, names, (before, now) => {
      const change = listChange(before.join(', '), now.join(', '));
      expect(change === null).toBe(before.join() === now.join());
      const { added = [], gone = [], moved = [] } = change ?? {};
      const told = [...added, ...gone, ...moved];
      expect(new Set(told).size).toBe(told.length);
      // Without what was told both lists are the same.
      const rest = (list: readonly string[]) => list.filter((name) => !told.includes(name));
      expect(rest(before)).toEqual(rest(now));
      const back = listChange(now.join(', '), before.join(', '));
      expect([back?.added.toSorted() ?? [], back?.gone.toSorted() ?? []]).toEqual([[...gone].sort(), [...added].sort()]);
    }),
  );
});

test('a card names what a patch test showed first, and nothing where nothing is avoided', () => {
  const words = { title: 'Please avoid', allergies: 'Allergy, patch-tested', avoided: 'Avoided' };
  expect(cardText({ allergies: ['Linalool'], avoided: ['Urea', 'Alcohol Denat.'] }, words)).toBe(
    'Please avoid\nAllergy, patch-tested: Linalool\nAvoided: Urea; Alcohol Denat.',
  );
  expect(cardText({ allergies: [], avoided: [] }, words)).toBe('');
  expect([fitsCode('a'.repeat(2_900)), fitsCode('я'.repeat(1_500))]).toEqual([true, false]);
});
