import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment, page } from './fields.ts';

/** More than the rules allow, so that core/submissions says what is wrong. */
const text = (most: number) => z._default(z.string().check(z.maxLength(most)), '');
const fields = {
  brand: text(500),
  title: text(500),
  inci: text(40_000),
  category: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  sizes: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), []),
  barcodes: z._default(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(50)), []),
};

export const ownProduct = z.strictObject({
  id,
  alias: z.string(),
  brand: z.string(),
  title: z.string(),
  inci: z.string(),
  category: z.nullable(z.string()),
  sizes: z.array(z.string()),
  barcodes: z.array(z.string()),
  status: z.enum(['public', 'pending', 'rejected', 'removed']),
  /** Why it was rejected or removed, as far as an editor said so. */
  reason: z.nullable(z.string()),
  image: z.nullable(z.string()),
  addedAt: moment,
  updatedAt: moment,
});
export type OwnProduct = z.output<typeof ownProduct>;
const params = z.strictObject({ id: z.coerce.number().check(z.int(), z.minimum(1)) });
const answer = z.strictObject({ product: ownProduct });

export const addProduct = endpoint({
  method: 'POST',
  path: 'v2/products',
  summary: 'Submits a product; it is pending until an administrator has looked at it.',
  who: 'user',
  body: z.strictObject(fields),
  status: 201,
  answer,
  errors: ['product.duplicate', 'text.held', 'rate.limited'],
});

export const editProduct = endpoint({
  method: 'PATCH',
  path: 'v2/products/{id}',
  summary: 'Changes one’s own pending submission; an administrator changes any product.',
  who: 'user',
  params,
  body: z.partial(
    z.strictObject({
      brand: z.string(),
      title: z.string(),
      inci: z.string(),
      category: z.nullable(z.string()),
      sizes: z.array(z.string()),
      barcodes: z.array(z.string()),
    }),
  ),
  status: 200,
  answer,
  errors: ['not_found', 'auth.forbidden', 'product.not_pending', 'product.duplicate', 'text.held', 'rate.limited'],
});

export const setProductImage = endpoint({
  method: 'PUT',
  path: 'v2/products/{id}/image',
  summary: 'Gives the submission a picture: JPEG, PNG or WebP, on white.',
  who: 'user',
  params,
  picture: true,
  status: 200,
  answer,
  errors: [
    'not_found',
    'auth.forbidden',
    'product.not_pending',
    'image.unreadable',
    'image.too_many_pixels',
    'image.not_white',
    'rate.limited',
  ],
});

export const ownProducts = endpoint({
  method: 'GET',
  path: 'v2/user/products',
  summary: 'The own submissions with their state, newest first.',
  who: 'user',
  query: z.strictObject({ page }),
  status: 200,
  answer: z.strictObject({ items: z.array(ownProduct), total: z.number() }),
  errors: [],
});

export const oneOwnProduct = endpoint({
  method: 'GET',
  path: 'v2/user/products/{id}',
  summary: 'One own submission; an administrator reads any.',
  who: 'user',
  params,
  status: 200,
  answer,
  errors: ['not_found', 'auth.forbidden'],
});
