import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameRoutine, mergedRoutine } from '#core/routine/merge-routines.ts';
import type { RoutineStep } from '#core/routine/routine.ts';

const step = (product: string, part: RoutineStep['part'] = 'morning', fields: Partial<RoutineStep> = {}): RoutineStep => ({
  part,
  product,
  opened: null,
  months: null,
  ...fields,
});
const [cream, serum, balm, foam] = [step('cream'), step('serum'), step('balm'), step('foam')];
const from = [cream, serum, balm];

test.each<[string, mine: RoutineStep[], theirs: RoutineStep[], both: RoutineStep[]]>([
  ['each side adds a step', [foam, ...from], [...from, step('oil')], [foam, cream, serum, balm, step('oil')]],
  [
    'both add the same one',
    [...from, step('foam', 'morning', { months: 6 })],
    [foam, ...from],
    [foam, ...from].with(0, step('foam', 'morning', { months: 6 })),
  ],
  ['one takes a step out, the other another', [cream, serum], [serum, balm], [serum]],
  [
    'one moves it to the evening, the other says when it was opened',
    [step('cream', 'evening'), serum, balm],
    [{ ...cream, opened: '2026-01-02' }, serum, balm],
    [step('cream', 'evening', { opened: '2026-01-02' }), serum, balm],
  ],
  ['one takes out what the other changed', [serum, balm], [{ ...cream, months: 12 }, serum, balm], [{ ...cream, months: 12 }, serum, balm]],
  ['one orders anew, the other adds', [balm, cream, serum], [cream, foam, serum, balm], [balm, cream, foam, serum]],
  [
    'both change the same',
    [{ ...cream, months: 6 }, serum, balm],
    [{ ...cream, months: 12 }, serum, balm],
    [{ ...cream, months: 6 }, serum, balm],
  ],
  ['one side alone uses a product twice', [...from, step('cream', 'evening')], [serum, balm], [serum, balm, step('cream', 'evening')]],
])('%s', (_, mine, theirs, both) => {
  expect(mergedRoutine(from, mine, theirs)).toEqual(both);
});

const steps = fc.array(
  fc.record({
    part: fc.constantFrom('morning' as const, 'evening' as const),
    product: fc.constantFrom('cream', 'serum', 'balm', 'foam'),
    opened: fc.constantFrom(null, '2026-01-02'),
    months: fc.constantFrom(null, 6, 12),
  }),
  { maxLength: 6 },
);
const productOf = ({ product }: RoutineStep) => product;

test('the side that alone changed something counts as it is, and what was sent once may be sent again', () => {
  fc.assert(
    fc.property(steps, steps, steps, (before, mine, theirs) => {
      expect(mergedRoutine(before, mine, before)).toEqual(mine);
      expect(mergedRoutine(before, before, theirs)).toEqual(theirs);
      expect(isSameRoutine(mergedRoutine(before, mine, mine), mine)).toBe(true);
    }),
  );
});

test('nothing that either side added is lost, and nothing comes that neither has', () => {
  fc.assert(
    fc.property(steps, steps, steps, (before, mine, theirs) => {
      const both = new Set(mergedRoutine(before, mine, theirs).map(productOf));
      const known = new Set(before.map(productOf));
      for (const name of [...mine, ...theirs].map(productOf)) if (!known.has(name)) expect(both).toContain(name);
      for (const name of both) expect([...mine, ...theirs].map(productOf)).toContain(name);
    }),
  );
});
