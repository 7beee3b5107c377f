import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerAddress, networkOf } from '#server/caller-address.ts';
import { readServerSettings } from '#server/settings.ts';

const connection = '203.0.113.9';

test.each([
  ['no proxy: what a caller writes is nothing', '198.51.100.1', 0, connection],
  ['no header', null, 1, connection],
  ['one proxy: the last entry', '10.0.0.1, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies: the last but one', '6.6.6.6, 198.51.100.1, 192.0.2.1', 2, '198.51.100.1'],
  ['fewer entries than proxies', '198.51.100.1', 3, '198.51.100.1'],
  ['with a port', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['IPv6 with a port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['what is no address', 'unknown', 1, connection],
  ['empty', '', 1, connection],
] as const)('the caller’s address: %s', (_, forwarded, proxies, address) => {
  expect(callerAddress(forwarded, proxies, connection)).toBe(address);
});

test('whatever a caller writes before it, the entry that the proxy wrote is taken', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (written, real) => {
      expect(callerAddress(`${written}, ${real}`, 1, connection)).toBe(real);
    }),
  );
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('any IPv6 address is counted as its network, however it is written', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 8, maxLength: 8 }), (numbers) => {
      const groups = numbers.map((number) => number.toString(16));
      const neighbour = [...groups.slice(0, 4), '1', '2', '3', '4'].join(':');
      expect(networkOf(groups.map((group) => group.padStart(4, '0').toUpperCase()).join(':'))).toBe(networkOf(neighbour));
    }),
  );
});

test('the number of proxies is a setting', () => {
  expect(readServerSettings({}).proxies).toBe(0);
  expect(readServerSettings({ TRUST_PROXY: '2' }).proxies).toBe(2);
  expect(() => readServerSettings({ TRUST_PROXY: 'yes' })).toThrow('The setting TRUST_PROXY must be a whole number from 0 to 10.');
});
