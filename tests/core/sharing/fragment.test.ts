import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeShare, encodeShare, encodeShareAtOnce } from '#core/sharing/fragment.ts';

const packed = (value: unknown) => `1.${deflateRawSync(Buffer.from(JSON.stringify(value))).toString('base64url')}`;

test('what is shared comes back', async () => {
  const list = { text: 'Aqua, Глицерин, “Parfum” 😀', context: 'rinse-off' as const };
  expect(await decodeShare(`#${await encodeShare(list)}`)).toEqual({ kind: 'list', list });
});

test('an answer at once is the same link', async () => {
  const list = { text: 'Aqua, Glycerin, '.repeat(200), context: 'leave-on' as const };
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

test('an unknown context falls back to leave-on', async () => {
  expect(await decodeShare(packed({ text: 'Aqua', context: 'moon' }))).toEqual({
    kind: 'list',
    list: { text: 'Aqua', context: 'leave-on' },
  });
});
