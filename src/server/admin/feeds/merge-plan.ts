import type { externalProduct } from '#api/admin/external-products.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { Candidate } from '#core/imports/candidate.ts';
import type { MergeTarget } from '#db/queries/admin/external-merge.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { priceText } from './preview.ts';

/** What a product is after it has taken a row in. Nothing that an editor wrote is touched: packs are added, a category or a list only where ours is missing and nobody has edited the product. */
export interface Merged {
  readonly fields: Fields;
  readonly sizes: MergeTarget['sizes'];
  readonly barcodes: readonly string[];
}

export function mergePlan(candidate: Candidate, { product, unread, sizes, barcodes }: MergeTarget): Merged {
  const free = product.editedAt === null;
  const { category, categorySure, list, listDate } = candidate;
  return {
    fields: {
      ...(free && product.category === null && category !== null ? { category, categorySure } : {}),
      ...(free && unread && list !== '' ? { list, listDate } : {}),
    },
    sizes: [...sizes, ...candidate.sizes.filter(({ size }) => !sizes.some((one) => one.size === size))],
    barcodes: [...new Set([...barcodes, ...candidate.barcodes])],
  };
}

type Compared = AnswerOf<typeof externalProduct>['fields'][number];

const joined = (texts: readonly string[]) => texts.join(', ') || null;
const offersOf = (offers: Candidate['offers']) =>
  joined(offers.map((offer) => [offer.shop, offer.size, priceText(offer)].filter(Boolean).join(' ')));

/** Row and product field by field, as texts. */
export function sideBySide(candidate: Candidate, target: MergeTarget | null, ourOffers: Candidate['offers']): Compared[] {
  const merged = target && mergePlan(candidate, target);
  const ours = target?.product;
  const line = (field: Compared['field'], theirs: string | null, own: string | null | undefined, changes = false): Compared => ({
    field,
    theirs,
    ours: own ?? null,
    changes,
  });
  return [
    line('brand', candidate.brand.name, target?.brand),
    line('title', candidate.title, ours?.titleEn),
    line('category', candidate.category, ours?.category, merged?.fields['category'] !== undefined),
    line('list', candidate.list || null, ours?.list, merged?.fields['list'] !== undefined),
    line(
      'sizes',
      joined(candidate.sizes.map(({ size }) => size)),
      target && joined(target.sizes.map(({ size }) => size)),
      (merged?.sizes.length ?? 0) > (target?.sizes.length ?? 0),
    ),
    line(
      'barcodes',
      joined(candidate.barcodes),
      target && joined(target.barcodes),
      (merged?.barcodes.length ?? 0) > (target?.barcodes.length ?? 0),
    ),
    line('offers', offersOf(candidate.offers), offersOf(ourOffers), target !== null && candidate.offers.length > 0),
    line('link', candidate.sourceUrl, ours?.sourceUrl),
    line('picture', candidate.picture?.address ?? null, ours?.imageKey),
  ];
}
