import { expect, test } from 'vitest';
import { barcodeIn } from '#core/search/barcode.ts';

test.each([
  ['4006381333931', '4006381333931'],
  ['4 006381 333931', '4006381333931'],
  ['036000291452', '036000291452'],
  ['96385074', '96385074'],
  ['10012345678902', '10012345678902'],
  ['4006381333932', null],
  ['12345', null],
  ['CI 77891', null],
  ['', null],
])('the barcode in %j', (typed, code) => {
  expect(barcodeIn(typed)).toBe(code);
});
