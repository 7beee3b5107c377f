import { expect, test } from 'vitest';
import { compareWithCosing, cosingColumns, cosingEntry } from '#core/imports/cosing.ts';

test('the columns of an export are found by their headings', () => {
  expect(cosingColumns(['COSING Ref No', 'INCI name', 'INN name', 'CAS No', 'EC No', 'Function'])).toEqual({
    inci: 1,
    cas: 3,
    functions: 5,
  });
  expect(cosingColumns(['File creation date: 01/02/2026'])).toBeNull();
});

test('an entry names its numbers and functions in our words', () => {
  const columns = { inci: 0, cas: 1, functions: 2 };
  expect(cosingEntry(['EXAMPLE OIL', '111-11-1 / 2222-22-2', 'SKIN CONDITIONING - EMOLLIENT | ANTIOXIDANT'], columns)).toEqual({
    inci: 'EXAMPLE OIL',
    cas: ['111-11-1', '2222-22-2'],
    functions: ['emollient', 'antioxidant'],
  });
  expect(cosingEntry(['', '', ''], columns)).toBeNull();
});

test('differences are told one by one', () => {
  const own = { inci: 'Example Oil', cas: ['333-33-3'], functions: ['emollient', 'solvent'], fromCosing: true };
  const lines = compareWithCosing(own, { inci: 'EXAMPLE OIL', cas: ['111-11-1'], functions: ['emollient', 'antioxidant'] });
  expect(lines.map(({ code, cosing, here }) => [code, cosing, here])).toEqual([
    ['cas_differs', ['111-11-1'], ['333-33-3']],
    ['functions_missing', ['antioxidant'], ['emollient', 'solvent']],
    ['functions_added', ['emollient', 'antioxidant'], ['solvent']],
  ]);
  expect(
    compareWithCosing({ ...own, cas: [] }, { inci: 'EXAMPLE OIL', cas: ['111-11-1'], functions: ['emollient', 'solvent'] }),
  ).toMatchObject([{ code: 'cas_missing' }]);
});
