import { expect, test } from 'vitest';
import { joinedOf, listOf, type ReadList, rowsOf, saidOf, waitingIn, withName } from '#islands/photo/read-list.ts';

/** A list in which the names between brackets are asked about. */
function read(marked: string, photograph = 0): ReadList {
  const text = marked.replace(/[[\]]/g, '');
  let removed = 0;
  const asked = [...marked.matchAll(/\[([^\]]+)\]/g)].map(({ index, 1: said = '' }) => {
    const start = index - removed;
    removed += 2;
    return { start, end: start + said.length, candidates: [], box: [0, 0, 1, 1] as const };
  });
  return listOf({ text, count: text.split(', ').length, asked, straightened: {} as ImageBitmap }, photograph);
}
const waiting = (list: ReadList) => waitingIn(list).map((name) => saidOf(list, name));
const rows = (list: ReadList) => rowsOf(list).map((row) => (row.kind === 'clear' ? row.text : `?${saidOf(list, row.name)}`));

test('clear text stands in one piece between the names that ask', () => {
  expect(rows(read('Aqua, Glycerin, [PAN HENOL], Carbomer, [Ceram de NP], [4D]. Parfum.'))).toEqual([
    'Aqua, Glycerin',
    '?PAN HENOL',
    'Carbomer',
    '?Ceram de NP',
    '?4D',
    'Parfum.',
  ]);
});

test('what is confirmed is written into the list, and the others keep their places', () => {
  const once = withName(read('Aqua, [PAN HENOL], Carbomer, [Ceram de NP], Parfum'), 0, 'Panthenol');
  expect(waiting(once)).toEqual(['Ceram de NP']);
  const both = withName(once, 1, 'Ceramide NP');
  expect(both.text).toBe('Aqua, Panthenol, Carbomer, Ceramide NP, Parfum');
  expect(withName(both, 0, 'Pentanol').text).toBe('Aqua, Pentanol, Carbomer, Ceramide NP, Parfum');
  expect(waiting(both)).toEqual([]);
});

test('of two photographs, names still ask where they stand; one that was read better on the other asks no more', () => {
  const before = withName(read('Aqua, [Sqalane X], [Pan henol], [Parfu]'), 0, 'Squalane');
  const joined = joinedOf([before, read('Parfum, [Aqua B], Linalool', 1)], {
    text: 'Aqua, Squalane, Pan henol, Parfum, Aqua B, Linalool',
    count: 6,
  });
  expect(joined.names.map((name) => [saidOf(joined, name), name.confirmed, name.photograph])).toEqual([
    ['Squalane', true, 0],
    ['Pan henol', false, 0],
    ['Parfu', false, 0],
    ['Aqua B', false, 1],
  ]);
});
