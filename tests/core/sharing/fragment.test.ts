import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeShare, encodeShare, encodeShareAtOnce, type SharedList } from '#core/sharing/fragment.ts';

const packed = (value: unknown) => `1.${deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64url')}`;

test('what is shared comes back', async () => {
  const list: SharedList = {
    text: 'Aqua, Глицерин, “Parfum” 😀',
    use: 'rinse-off',
    overrides: [
      { kind: 'unread', start: 0 },
      { kind: 'named', start: 6, inci: 'Glycerin' },
      { kind: 'putBack', start: 9, inci: null },
    ],
  };
  expect(await decodeShare(`#${await encodeShare(list)}`)).toEqual({ kind: 'list', list });
});

test('an answer at once is the same link', async () => {
  const list: SharedList = { text: 'Aqua, Glycerin, '.repeat(200), use: null, overrides: [] };
  expect(encodeShareAtOnce(list, deflateRawSync)).toBe(await encodeShare(list));
});

test.each([
  ['', 'none'],
  ['#2.abc', 'version'],
  ['#1.%%%', 'damaged'],
  ['#1.AAAA', 'damaged'],
  [packed({ words: 'Aqua' }), 'damaged'],
  [packed({ text: 'a'.repeat(20_001) }), 'too_long'],
  [packed({ text: 'a'.repeat(3_000_000) }), 'too_long'],
])('%.20s has the problem %s', async (fragment, problem) => {
  expect(await decodeShare(fragment)).toEqual({ kind: 'problem', problem });
});

test('a use that nobody knows is guessed, and changes that nobody made are left out', async () => {
  expect(await decodeShare(packed({ text: 'Aqua', context: 'moon', changes: [[1, 'eaten'], 'x', [3, 'named'], [4, 'unread']] }))).toEqual({
    kind: 'list',
    list: { text: 'Aqua', use: null, overrides: [{ kind: 'unread', start: 4 }] },
  });
});
