import { expect, test } from 'vitest';
import { barcodeIn, expandedUpcE } from '#core/search/barcode.ts';

/** Pairs as the GS1 General Specifications derive them, one for each way of leaving zeros out. */
test.each([
  ['01234505', '012000003455'],
  ['01234514', '012100003454'],
  ['01234523', '012200003453'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234565', '012345000065'],
  ['01234596', '012345000096'],
])('the short code %s stands for %s', (short, whole) => {
  expect(expandedUpcE(short)).toBe(whole);
  expect(barcodeIn(whole)).toBe(whole);
});

test('what is no short code stays as it is', () => {
  for (const code of ['4006381333931', '96385074', '', 'abc']) expect(expandedUpcE(code)).toBe(code);
});
