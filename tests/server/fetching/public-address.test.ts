import { expect, test } from 'vitest';
import { askable, isPublicAddress, refusePrivate } from '#server/fetching/public-address.ts';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['93.184.216.34', true],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:127.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each([
  'http://2130706433/a.jpg',
  'http://0x7f.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::ffff:10.0.0.1]/a.jpg',
  'https://10.0.0.1:8443/',
])('%s is refused however its number is written', (address) => {
  expect(() => refusePrivate(askable(address))).toThrow('private_address');
});

test.each(['file:///etc/passwd', 'ftp://images.example/a.jpg', 'https://me:secret@images.example/a.jpg', 'a.jpg'])(
  '%s is no address to fetch from',
  (address) => {
    expect(() => askable(address)).toThrow('bad_address');
  },
);
