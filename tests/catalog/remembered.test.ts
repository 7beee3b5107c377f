import { expect, test } from 'vitest';
import { remembered } from '#catalog/remembered.ts';

test('an answer is found once while it is kept; what was not asked for longest goes', () => {
  const asked: string[] = [];
  const find = remembered(2, (key: string) => {
    asked.push(key);
    return key === 'none' ? undefined : key.length;
  });
  expect(['a', 'bb', 'a', 'none', 'a', 'none', 'bb'].map(find)).toEqual([1, 2, 1, undefined, 1, undefined, 2]);
  expect(asked).toEqual(['a', 'bb', 'none', 'bb']);
});
