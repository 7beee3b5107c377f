import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import type { ProductDraft } from '#core/submissions/product-draft.ts';

/** What is kept of an unfinished form: its fields, and the number under which the server has received them already. */
const keptForm = z.object({
  brand: z.string(),
  title: z.string(),
  inci: z.string(),
  category: z.nullable(z.string()),
  sizes: z.array(z.string()),
  // A form that was left here before there were barcodes has none.
  barcodes: z._default(z.array(z.string()), ['']),
  received: z.nullable(z.number()),
});
export type KeptForm = ProductDraft & { readonly received: number | null };

/** A form without anything in it; an empty size or barcode is a field to be filled. */
export const emptyForm: KeptForm = { brand: '', title: '', inci: '', category: null, sizes: [''], barcodes: [''], received: null };

/** Where an unfinished form of a user is kept on the device: each user and each product has its own. */
export const formKey = (user: number, product: number | 'new'): string => `submission ${user} ${product}`;

/** The form as it was left; null when there is none, or none that can be read. */
export function keptFormOf(key: string): KeptForm | null {
  try {
    return keptForm.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

export function keepForm(key: string, form: KeptForm): void {
  try {
    localStorage.setItem(key, JSON.stringify(form));
  } catch {
    // A browser that keeps nothing has the form for as long as the page is open.
  }
}

/** A picture is too large for the store of texts. */
export const keptPicture = (key: string): Promise<Blob | null> =>
  get<Blob>(key)
    .then((blob) => blob ?? null)
    .catch(() => null);

export const keepPicture = (key: string, picture: Blob | null): Promise<void> =>
  (picture ? set(key, picture) : del(key)).catch(() => undefined);

/** Forgets the form and its picture, once the server has both. */
export async function dropForm(key: string): Promise<void> {
  localStorage.removeItem(key);
  await keepPicture(key, null);
}
