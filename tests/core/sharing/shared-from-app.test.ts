import { expect, test } from 'vitest';
import { decodeShare } from '#core/sharing/fragment.ts';
import { readShared } from '#core/sharing/shared-from-app.ts';

function formOf(fields: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('a shared text becomes the fragment of a link to the checker', async () => {
  const shared = await readShared(formOf({ title: 'A cream', text: 'Aqua, Glycerin' }));
  const fragment = shared && 'fragment' in shared ? shared.fragment : '';
  expect(await decodeShare(fragment)).toEqual({ kind: 'list', list: { text: 'Aqua, Glycerin', use: null, overrides: [] } });
  // Some apps put all of it into the title; a text as long as a book is cut, not refused.
  expect(await readShared(formOf({ title: 'Aqua, Glycerin', text: ' ' }))).toEqual(shared);
  const long = await readShared(formOf({ text: 'Aqua, '.repeat(9_000) }));
  expect(await decodeShare(long && 'fragment' in long ? long.fragment : '')).toMatchObject({ kind: 'list' });
});

test('a picture goes first, an empty one does not count', async () => {
  const picture = new File(['bytes'], 'label.jpg', { type: 'image/jpeg' });
  expect(await readShared(formOf({ text: 'Aqua', picture }))).toEqual({ picture });
  expect(await readShared(formOf({ picture: new File([], 'nothing') }))).toBe(null);
});
