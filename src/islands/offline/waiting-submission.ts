import type { ProductDraft } from '#core/submissions/product-draft.ts';
import { dropChange, type WaitingChange } from '#offline/outbox/waiting.ts';
import { newProductPath, uploadImagePath, writeReviewPath } from '#site/account-paths.ts';
import { formKey, keepForm, keepPicture } from '../submission/draft.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** Keeps a submission with its picture until there is a network; false where it cannot be kept. */
export const keepSubmission = (draft: ProductDraft, picture: Blob | null): Promise<boolean> =>
  waitForNetwork({
    id: `submission ${crypto.randomUUID()}`,
    kind: 'submission',
    title: `${draft.brand} ${draft.title}`,
    method: 'POST',
    path: 'v2/products',
    body: draft,
    ...(picture ? { picture } : {}),
  });

/** Puts what was not accepted back into its form; returns the page where it is corrected. */
export async function correctChange(change: WaitingChange): Promise<string> {
  const { kind, owner, body, picture, path } = change;
  if (kind === 'review') {
    const { subject, alias } = body as { readonly subject: 'product' | 'ingredient'; readonly alias: string };
    return writeReviewPath(subject, alias);
  }
  if (body === undefined) return uploadImagePath(Number(path.split('/')[2]));
  const key = formKey(owner, 'new');
  keepForm(key, { ...(body as ProductDraft), received: null });
  await keepPicture(key, picture ?? null);
  await dropChange(change);
  return newProductPath;
}
