import { expect, test } from 'vitest';
import { holdsLink } from '#core/moderation/links.ts';

const time = (text: string) => {
  const begun = performance.now();
  holdsLink(text);
  return performance.now() - begun;
};

test.each([
  ['hyphens', '-'],
  ['words with hyphens', 'a-'],
  ['letters', 'a'],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['dots', 'a.'],
  ['open brackets', '( '],
  ['colons', 'http : '],
])('a long text of %s is read in a time that grows with its length', (_, part) => {
  // The longest review has 10,000 signs: quadratic reading took seconds from there on.
  const text = part.repeat(40_000 / part.length);
  expect(Math.min(time(text), time(text))).toBeLessThan(1_000);
});

test('addresses are found behind and between hyphens, spaces and dots', () => {
  for (const text of ['-shop.com', 'my-shop.com', 'see a-b-c . com', 'x( dot )com', 'go to bit-ly.com/x', 't-.me/name', 'my-shop.store'])
    expect([text, holdsLink(text)]).toEqual([text, true]);
  for (const text of ['a. b', 'pH 5.5', 'т.е.com', 'Soft.Pro text', '-.- /']) expect([text, holdsLink(text)]).toEqual([text, false]);
});
