import type { addProduct, editProduct, OwnProduct, oneOwnProduct, ownProducts, setProductImage } from '#api/submissions.ts';
import { deriveProduct } from '#core/catalog/derived.ts';
import { ownProductsPerAnswer } from '#core/catalog/page-sizes.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readTitled } from '#core/catalog/titled-list.ts';
import { readLabel } from '#core/inci/read.ts';
import { type ProductDraft, submissionProblems, tidySubmission } from '#core/submissions/product-draft.ts';
import {
  answerQuestion,
  categoryUses,
  type DerivedText,
  insertSubmission,
  knowledgeVersion,
  type SubmissionRow,
  setPicture,
  submissionById,
  submissionsOf,
  updateSubmission,
} from '#db/queries/submissions.ts';
import { mediaPath } from '#site/account-paths.ts';
import { iso } from '../accounts/sessions.ts';
import { writtenDown } from '../admin/write-down.ts';
import type { Handler } from '../api.ts';
import { dropUnused } from '../images/unused.ts';
import { keepProductPicture } from '../images/uploads.ts';
import { limit } from '../limits.ts';
import { publishable } from '../moderation/publishable.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';

const pictureWidth = 320;

const view = ({ product, brand, sizes, barcodes }: SubmissionRow): OwnProduct => ({
  id: product.id,
  alias: product.alias,
  brand,
  title: product.titleEn,
  inci: product.list,
  category: product.category,
  sizes: [...sizes],
  barcodes: [...barcodes],
  status: product.status,
  reason: product.statusReason,
  image: product.imageKey === null ? null : mediaPath(product.imageKey, pictureWidth),
  addedAt: product.addedAt,
  updatedAt: product.updatedAt,
});

/** The draft as it may be stored, with what follows from its list; the same reader as in the checker judges it. */
async function checkedDraft(
  services: Services,
  caller: Caller,
  given: ProductDraft,
  edits?: number,
): Promise<{ draft: ProductDraft; further: DerivedText }> {
  const draft = tidySubmission(given);
  const reading = readLabel(draft.inci, services.knowledge().dictionary);
  const uses = await categoryUses(services.db);
  const problems = submissionProblems(draft, reading, uses);
  if (problems.length > 0) throw new ApiError('input.invalid', { fields: problems.map(({ field, code }) => ({ path: field, code })) });
  const fields = { brand: draft.brand, title: draft.title };
  const kept = { ...draft, sizes: [...draft.sizes], barcodes: [...draft.barcodes], ...(edits === undefined ? {} : { edits }) };
  await publishable(services, { user: caller.id, kind: 'product', fields, draft: kept });
  return { draft, further: await whatFollows(services, draft) };
}

/** What follows from a list, a title and a category, as it is stored beside the product. */
export async function whatFollows(
  services: Services,
  { inci, title, category }: Pick<ProductDraft, 'inci' | 'title' | 'category'>,
): Promise<DerivedText> {
  const knowledge = services.knowledge();
  const uses = await categoryUses(services.db);
  const derived = deriveProduct(readTitled(inci, title, knowledge), knowledge, useIn(uses, category));
  return { derived: JSON.stringify(derived), knowledgeVersion: await knowledgeVersion(services.db) };
}

/** A product the caller added; an administrator may see any. */
async function ofCaller(services: Services, caller: Caller, id: number): Promise<SubmissionRow> {
  const found = await submissionById(services.db, id);
  if (!found) throw new ApiError('not_found');
  if (caller.role !== 'admin' && found.product.addedBy !== caller.id) throw new ApiError('auth.forbidden');
  return found;
}

/** A product the caller may change: their own while it waits, any for an administrator. */
async function changeable(services: Services, caller: Caller, id: number): Promise<SubmissionRow> {
  const found = await ofCaller(services, caller, id);
  if (caller.role !== 'admin' && found.product.status !== 'pending') throw new ApiError('product.not_pending');
  return found;
}

async function seen(services: Services, id: number): Promise<{ product: OwnProduct }> {
  const row = await submissionById(services.db, id);
  if (!row) throw new ApiError('not_found');
  return { product: view(row) };
}

/** What an administrator does to a product stands in the audit log. What its author does answers an editor's question: it waits for the editors again. */
async function asEditor(services: Services, caller: Caller, id: number, work: () => Promise<void>): Promise<void> {
  if (caller.role === 'admin') return writtenDown(services, caller, id, work);
  await work();
  await answerQuestion(services.db, id);
}

export const submitProduct: Handler<typeof addProduct> = async ({ body }, services, caller) => {
  await limit(services.db, services.limits.submissions, caller.id, services.now());
  const { draft, further } = await checkedDraft(services, caller, body);
  const id = await insertSubmission(services.db, draft, further, caller.id, iso(services.now()));
  if (id === null) throw new ApiError('product.duplicate', { fields: [{ path: 'title', code: 'product.duplicate' }] });
  return seen(services, id);
};

export const changeProduct: Handler<typeof editProduct> = async ({ params: { id }, body }, services, caller) => {
  await limit(services.db, services.limits.submissions, caller.id, services.now());
  const before = view(await changeable(services, caller, id));
  const { draft, further } = await checkedDraft(services, caller, { ...before, ...body }, id);
  await asEditor(services, caller, id, async () => {
    if (!(await updateSubmission(services.db, id, draft, further, iso(services.now()))))
      throw new ApiError('product.duplicate', { fields: [{ path: 'title', code: 'product.duplicate' }] });
  });
  return seen(services, id);
};

export const pictureProduct: Handler<typeof setProductImage> = async ({ params: { id }, picture }, services, caller) => {
  await limit(services.db, services.limits.images, caller.id, services.now());
  const { product } = await changeable(services, caller, id);
  await keepProductPicture(services.images, picture, ({ key }) =>
    asEditor(services, caller, id, () => setPicture(services.db, id, key, iso(services.now()))),
  );
  if (product.imageKey !== null) await dropUnused(services.db, services.images, product.imageKey);
  return seen(services, id);
};

export const listOwnProducts: Handler<typeof ownProducts> = async ({ query: { page } }, services, caller) => {
  const { items, total } = await submissionsOf(services.db, caller.id, (page - 1) * ownProductsPerAnswer, ownProductsPerAnswer);
  return { items: items.map(view), total };
};

export const readOwnProduct: Handler<typeof oneOwnProduct> = async ({ params: { id } }, services, caller) => ({
  product: view(await ofCaller(services, caller, id)),
});
