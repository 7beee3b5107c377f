import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyBits } from '#core/inci/key-bits.ts';

const keys = fc.array(fc.stringMatching(/^[a-z0-9]{1,12}$/), { minLength: 1, maxLength: 40 });

function bitsOf(all: readonly string[]): KeyBits {
  const bits = new KeyBits();
  for (const key of all) bits.add(key);
  return bits;
}

test('every name and every beginning of a longer one is let through', () => {
  fc.assert(
    fc.property(keys, (all) => {
      const bits = bitsOf(all);
      for (const key of all) {
        expect(bits.mayBeName(key)).toBe(true);
        for (let end = 1; end < key.length; end += 1) expect(bits.mayGoOn(key.slice(0, end))).toBe(true);
      }
    }),
  );
});

test('a key with other characters in place of some is judged as if it were written', () => {
  fc.assert(
    fc.property(
      keys,
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.nat(8),
      fc.nat(3),
      fc.stringMatching(/^[a-z]{0,3}$/),
      (all, key, at, length, put) => {
        const bits = bitsOf(all);
        const from = Math.min(at, key.length);
        expect(bits.mayBeChanged(key, from, length, put)).toBe(bits.mayBeName(key.slice(0, from) + put + key.slice(from + length)));
      },
    ),
  );
});

test('of keys that are none most are turned away', () => {
  const bits = bitsOf(Array.from({ length: 40_000 }, (_, i) => `name${(i * 7919) % 99_991}`));
  const others = Array.from({ length: 10_000 }, (_, i) => `other${i}`);
  expect(others.filter((key) => bits.mayBeName(key)).length).toBeLessThan(1_000);
  expect(others.filter((key) => bits.mayGoOn(key)).length).toBeLessThan(1_000);
});
