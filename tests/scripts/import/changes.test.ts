import { expect, test } from 'vitest';
import { changesSince, coveredUpTo, readChangeList } from '#scripts/import/changes.ts';

const day = 86_400;
const start = Date.parse('2026-03-01T00:00:00Z') / 1_000;
const name = (from: number) => `openbeautyfacts_products_${start + from * day}_${start + (from + 1) * day}.json.gz`;
const list = readChangeList([name(2), '', 'readme.txt', `../../${name(0)}`, `https://x.example/${name(1)}`].join('\r\n'));
const moment = (days: number) => new Date((start + days * day) * 1_000).toISOString();
const address = 'https://x.example/export.jsonl.gz';

test('the list is read by its names, oldest first; a path in it leads nowhere', () => {
  expect(list.map((file) => file.name)).toEqual([name(0), name(1), name(2)]);
  expect(list[0]).toMatchObject({ from: start, to: start + day });
});

test('what is covered follows from the export and the differences imported behind it', () => {
  expect(coveredUpTo([], address)).toBeNull();
  expect(coveredUpTo([{ file: 'own.jsonl', startedAt: moment(9) }], address)).toBeNull();
  expect(coveredUpTo([{ file: address, startedAt: moment(5) }], address)).toBe(start + 3 * day);
  const finished = [
    { file: `https://x.example/delta/${name(6)}`, startedAt: moment(8) },
    { file: address, startedAt: moment(5) },
    { file: `https://x.example/delta/${name(9)}`, startedAt: moment(4) },
  ];
  expect(coveredUpTo(finished, address)).toBe(start + 7 * day);
});

test('differences are taken from there on, all of them or none', () => {
  expect(changesSince(list, start + 1.5 * day)?.map((file) => file.name)).toEqual([name(1), name(2)]);
  expect(changesSince(list, start + 3 * day)).toEqual([]);
  expect(changesSince(list, start - 0.5 * day)).toHaveLength(3);
  expect(changesSince(list, start - 2 * day)).toBeNull();
  expect(changesSince([], start)).toEqual([]);
});
