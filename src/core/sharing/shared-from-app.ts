import { maxListLength } from '../inci/reading.ts';
import { encodeShare } from './fragment.ts';

/** What another app handed over: a picture goes first, as it is what was photographed. */
export type SharedFromApp = { readonly picture: File } | { readonly fragment: string } | null;

/** Reads the form that a device's share sheet sends (the manifest's share target); a text becomes the fragment of a link to the checker. Null when nothing came. */
export async function readShared(form: FormData): Promise<SharedFromApp> {
  const picture = form.get('picture');
  if (picture instanceof File && picture.size > 0) return { picture };
  const text = [form.get('text'), form.get('title')].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string'
    ? { fragment: await encodeShare({ text: text.slice(0, maxListLength), use: null, overrides: [] }) }
    : null;
}
