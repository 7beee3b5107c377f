import { expect, test } from 'vitest';
import { barcodeIn, isShopsOwn, storedBarcode } from '#core/search/barcode.ts';

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

test.each([
  ['036000291452', '0036000291452'],
  ['0036000291452', '0036000291452'],
  ['4 006381 333931', '4006381333931'],
  ['96385074', '96385074'],
  ['0000096385074', '96385074'],
  ['10012345678902', '10012345678902'],
  ['4006381333932', null],
  ['00000000', null],
  ['0000000000017', null],
])('%j is stored as %j', (typed, code) => {
  expect(storedBarcode(typed)).toBe(code);
});

test.each([
  ['20000011', true],
  ['2000000000015', true],
  ['0212345678902', true],
  ['96385074', false],
  ['4006381333931', false],
  ['20012345678909', false],
])('a shop may have made up %s itself: %s', (code, own) => {
  expect(isShopsOwn(code)).toBe(own);
});
