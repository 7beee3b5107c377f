import { expect, test } from 'vitest';
import { drawnOnce } from '#server/pictures/drawn.ts';
import { turns } from '#server/turns.ts';

/** A work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve, fail: reject };
}

test('so many works run, so many wait, and one more is told to come again', async () => {
  const inTurn = turns({ atOnce: 2, waiting: 1 });
  const works = [work(), work(), work(), work()];
  const [first, second, third, fourth] = works.map(({ run }) => inTurn(run));
  await expect(fourth).rejects.toMatchObject({ code: 'server.unavailable', headers: { 'retry-after': '2' } });
  works[2]?.end('third');
  // One that fails makes room like one that succeeds.
  works[0]?.fail(new Error('no'));
  await expect(first).rejects.toThrow('no');
  expect(await third).toBe('third');
  works[1]?.end('second');
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'later')).toBe('later');
});

test('a picture that many ask for at once is drawn once, and kept; one that failed is drawn anew', async () => {
  const drawn: string[] = [];
  let fails = true;
  const draw = drawnOnce(async (svg) => {
    drawn.push(svg);
    if (fails) throw new Error('no rasteriser');
    return new Uint8Array([1]);
  });
  await expect(draw('a', '<svg a/>')).rejects.toThrow('no rasteriser');
  fails = false;
  const answers = await Promise.all(Array.from({ length: 30 }, () => draw('a', '<svg a/>')));
  expect(answers).toHaveLength(30);
  await draw('a', '<svg a/>');
  expect(drawn).toEqual(['<svg a/>', '<svg a/>']);
});

test('a crowd of different pictures is not all drawn at once', async () => {
  const draw = drawnOnce(async () => new Uint8Array());
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, number) => draw(String(number), '')));
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]).toMatchObject({ reason: { code: 'server.unavailable' } });
  expect(await draw('199', '')).toBeInstanceOf(Uint8Array);
});
