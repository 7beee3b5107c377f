import * as z from 'zod/mini';

/** What would be published if an editor let a held text through; `edits` is the number of what it changes, and without one it is new. */
const edits = z.optional(z.int());
const texts = z.array(z.string());

/** A row of `reviews`, as the triggers of the database enter it. */
export const heldReview = z.strictObject({
  productId: z.nullable(z.int()),
  ingredient: z.nullable(z.string()),
  rating: z.int(),
  title: z.string(),
  content: z.string(),
  pros: z.string(),
  cons: z.string(),
  language: z.enum(['en', 'ru']),
  skin: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  /** 1: a sample of the demonstration. */
  demo: z.int(),
  edits,
});
export type HeldReview = z.output<typeof heldReview>;

export const heldProduct = z.strictObject({
  brand: z.string(),
  title: z.string(),
  inci: z.string(),
  category: z.nullable(z.string()),
  sizes: texts,
  barcodes: texts,
  edits,
});
export type HeldProduct = z.output<typeof heldProduct>;
