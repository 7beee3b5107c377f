import type { decideSubmission, submissionDetail, submissionRows } from '#api/admin/moderation.ts';
import { likelyDuplicates } from '#core/submissions/likely-duplicates.ts';
import { measureBackground } from '#core/submissions/white-background.ts';
import { productsBeside, type QueuedSubmission, queuedSubmission, submissionQueue } from '#db/queries/admin/moderation.ts';
import { difference } from '#db/queries/admin/row-changes.ts';
import { submissionById } from '#db/queries/submissions.ts';
import { mediaPath, myProductsPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import { tellAuthor } from '../../accounts/mailed-links.ts';
import type { Handler } from '../../api.ts';
import { openPicture } from '../../images/picture.ts';
import { ApiError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { banChange, tellBan } from '../bans.ts';
import { change } from '../change.ts';
import { countedSince } from '../users.ts';
import { neededReason, queueQuery, submissionView } from './views.ts';

const pictureWidth = 320;

export const listSubmissions: Handler<typeof submissionRows> = async ({ query: { state, ...query } }, services) => {
  const { rows, total } = await submissionQueue(services.db, { ...queueQuery(services, query), state });
  return { items: rows.map((row) => submissionView(services, row)), total };
};

async function waiting(services: Services, id: number): Promise<QueuedSubmission> {
  const found = await queuedSubmission(services.db, id, countedSince(services));
  if (found) return found;
  throw new ApiError((await submissionById(services.db, id)) ? 'moderation.decided' : 'not_found');
}

/** The borders of the kept picture that are not white; null where there is none. */
async function colouredBorders({ images }: Services, key: string | null) {
  const bytes = key === null ? null : await images.get(`${key}-${pictureWidth}.webp`);
  if (bytes === null) return null;
  return [...measureBackground(await (await openPicture(bytes)).pixels()).failed];
}

export const readSubmission: Handler<typeof submissionDetail> = async ({ params: { id } }, services) => {
  const { db } = services;
  const row = await queuedSubmission(db, id, countedSince(services));
  const packs = row && (await submissionById(db, id));
  if (!packs) throw new ApiError('not_found');
  const { product } = row;
  const beside = await productsBeside(db, product, packs.barcodes);
  const others = beside.map(({ product: other, barcodes }) => ({
    id: other.id,
    sameBrand: other.brandId === product.brandId,
    title: other.titleEn,
    list: other.list,
    barcodes: barcodes.split(' ').filter((code) => code !== ''),
  }));
  const doubles = likelyDuplicates({ title: product.titleEn, list: product.list, barcodes: packs.barcodes }, others);
  return {
    submission: submissionView(services, row),
    list: product.list,
    sizes: [...packs.sizes],
    barcodes: [...packs.barcodes],
    picture: product.imageKey === null ? null : mediaPath(product.imageKey, pictureWidth),
    coloured: await colouredBorders(services, product.imageKey),
    doubles: doubles.flatMap(({ id: number, why }) => {
      const found = beside.find(({ product: other }) => other.id === number);
      if (!found) return [];
      const { alias, titleEn, status } = found.product;
      return { id: number, alias, name: `${found.brand} ${titleEn}`, status, why };
    }),
  };
};

const actions = { approve: 'submission.approve', reject: 'submission.reject', ask: 'submission.ask' } as const;
const letters = { approve: 'approved', reject: 'rejected', ask: 'asked' } as const;

export const decide: Handler<typeof decideSubmission> = async ({ params: { id }, body }, services, caller, origin) => {
  const { decision, seen, ban } = body;
  const { product, brand, author } = await waiting(services, id);
  // Its author, or another editor, was quicker: what would be decided on has not been seen.
  if (product.updatedAt !== seen) throw new ApiError('moderation.decided');
  const reason = decision === 'approve' ? null : neededReason(body.reason);
  const status = { approve: 'public', reject: 'rejected', ask: 'pending' }[decision];
  const name = `${brand} ${product.titleEn}`;
  const row = difference('products', id, name, product, { status, statusReason: reason });
  const banned = ban && author ? banChange(author, ban, services.now()) : null;
  const done = await change(
    services,
    caller,
    actions[decision],
    [row, banned].filter((one) => one !== null),
  );
  if (author) {
    const path = decision === 'approve' ? productPath(product.alias) : myProductsPath();
    origin.waitUntil(tellAuthor(services, author, letters[decision], path, { title: name, reason: reason ?? '' }));
    if (ban) origin.waitUntil(tellBan(services, author, ban));
  }
  return done;
};
