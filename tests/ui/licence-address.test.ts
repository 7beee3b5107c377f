import { expect, test } from 'vitest';
import { licenceAddress } from '#ui/catalog/licence-address.ts';

test.each([
  ['CC BY-SA 3.0', 'https://creativecommons.org/licenses/by-sa/3.0/'],
  ['cc-by-nc-nd-4.0', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['https://shop.example/licence', 'https://shop.example/licence'],
  ['http://shop.example/licence', null],
  ['javascript:alert(1)', null],
  ['with kind permission', null],
])('the licence "%s" is read at %s', (licence, address) => {
  expect(licenceAddress(licence)).toBe(address);
});
