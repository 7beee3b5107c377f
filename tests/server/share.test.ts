import { expect, test } from 'vitest';
import { decodeShare } from '#core/sharing/fragment.ts';
import { shareAnswer } from '#server/sharing/answer.ts';

const address = 'https://site.test/share';
const placeOf = async (request: Request) => {
  const answer = await shareAnswer(request);
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
};
const sent = (fields: Readonly<Record<string, string | Blob>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Request(address, { method: 'POST', body });
};

test('what is shared with a device that has no worker leads to the checker', async () => {
  const [path, fragment = ''] = (await placeOf(sent({ text: 'Aqua, Glycerin' }))).split('#');
  expect(path).toBe('/ingredient-checker');
  expect(await decodeShare(fragment)).toMatchObject({ kind: 'list', list: { text: 'Aqua, Glycerin' } });
  expect(await placeOf(sent({ picture: new File(['bytes'], 'label.jpg', { type: 'image/jpeg' }) }))).toBe(
    '/ingredient-checker?shared=picture',
  );
  expect(await placeOf(new Request(address))).toBe('/ingredient-checker');
  expect(await placeOf(new Request(address, { method: 'POST', body: 'not a form' }))).toBe('/ingredient-checker');
});
