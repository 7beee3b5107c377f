import { expect, test } from 'vitest';
import { quietTime } from '#scripts/publishing/quiet.ts';

const second = 1_000;

test('it is time some seconds after the last change, and not while changes go on', () => {
  const quiet = quietTime(5 * second);
  expect(quiet.isTime(0, 7, 7)).toBe(false);
  expect(quiet.isTime(10 * second, 8, 7)).toBe(false);
  expect(quiet.isTime(14 * second, 9, 7)).toBe(false);
  expect(quiet.isTime(18 * second, 9, 7)).toBe(false);
  expect(quiet.isTime(19 * second, 9, 7)).toBe(true);
  expect(quiet.isTime(20 * second, 9, 9)).toBe(false);
});

test('changes that never pause are built at last', () => {
  const quiet = quietTime(5 * second);
  const times = Array.from({ length: 700 }, (_, at) => at).filter((at) => quiet.isTime(at * second, 10 + at, 7));
  expect(times[0]).toBe(600);
});

test('after a failure it waits, longer each time; a success ends that', () => {
  const quiet = quietTime(second);
  const next = (from: number) => {
    for (let at = from; ; at += second) if (quiet.isTime(at, 8, 7)) return at - from;
  };
  expect(next(0)).toBe(second);
  quiet.built(0, false);
  expect(next(0)).toBe(60 * second);
  quiet.built(0, false);
  expect(next(0)).toBe(120 * second);
  quiet.built(0, true);
  expect(next(0)).toBe(second);
});
