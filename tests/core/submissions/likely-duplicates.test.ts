import { expect, test } from 'vitest';
import { type Beside, likelyDuplicates } from '#core/submissions/likely-duplicates.ts';

const submitted = { title: 'Night Balm', list: 'Aqua, Glycerin, Parfum', barcodes: ['4006381333931'] };
const other = (change: Partial<Beside>): Beside => ({
  id: 1,
  sameBrand: true,
  title: 'Day Cream',
  list: 'Aqua, Squalane',
  barcodes: [],
  ...change,
});
const whyOf = (change: Partial<Beside>) => likelyDuplicates(submitted, [other(change)])[0]?.why ?? null;

test.each([
  ['one barcode, whatever the brand', { sameBrand: false, barcodes: ['4006381333931'] }, 'barcode'],
  ['the list with other signs between the names', { list: 'AQUA; glycerin • Parfum.' }, 'list'],
  ['the list under another brand', { sameBrand: false, list: submitted.list }, null],
  ['the same words in another order', { title: 'Bálm, night' }, 'title'],
  ['one more word', { title: 'Night Repair Balm' }, 'title'],
  ['a word in common', { title: 'Night Serum' }, null],
])('%s', (_, change, why) => {
  expect(whyOf(change)).toBe(why);
});

test('the surest come first', () => {
  const others = [
    other({ id: 1, title: 'Night Repair Balm' }),
    other({ id: 2, list: submitted.list }),
    other({ id: 3, title: 'Night Balm' }),
    other({ id: 4, barcodes: submitted.barcodes }),
  ];
  expect(likelyDuplicates(submitted, others).map(({ id }) => id)).toEqual([4, 2, 3, 1]);
});
