import { expect, test } from 'vitest';
import { once, onceDone, oncePer, remembered } from '#core/remembered.ts';

test('an answer is found once while it is kept; of the old ones those asked for again are kept', () => {
  const asked: string[] = [];
  const find = remembered(2, (key: string) => {
    asked.push(key);
    return key === 'none' ? null : key.length;
  });
  expect(['a', 'bb', 'a', 'none', 'a', 'none', 'ccc', 'bb'].map(find)).toEqual([1, 2, 1, null, 1, null, 3, 2]);
  expect(asked).toEqual(['a', 'bb', 'none', 'ccc', 'bb']);
});

test('a text longer than the longest to keep is asked anew', () => {
  let asked = 0;
  const find = remembered(
    10,
    (key: string) => {
      asked += 1;
      return key.length;
    },
    3,
  );
  expect(['abc', 'abc', 'abcd', 'abcd'].map(find)).toEqual([3, 3, 4, 4]);
  expect(asked).toBe(3);
});

test('an empty answer is an answer: it is found once', () => {
  let asked = 0;
  const nothing = () => {
    asked += 1;
    return null;
  };
  const [single, ofOwner, owner] = [once(nothing), oncePer(nothing), {}];
  expect([single(), single(), ofOwner(owner), ofOwner(owner)]).toEqual([null, null, null, null]);
  expect(asked).toBe(2);
});

test('what failed to come is asked anew, what came is not', async () => {
  const outcomes = [new Error('not there'), 'there', 'never'];
  const find = onceDone(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  await expect(find()).rejects.toThrow('not there');
  expect([await find(), await find()]).toEqual(['there', 'there']);
});
