import type { ProductSet } from '#api/admin/product-editor.ts';
import { editProblems } from '#core/catalog/product-edit.ts';
import { isAliasTaken, productOfAlias } from '#db/queries/admin/product-editor.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { barcodesPart, sizesPart } from '#db/queries/admin/row-parts.ts';
import { isBarcodeTaken } from '#db/queries/barcodes.ts';
import { brandId, categoryUses } from '#db/queries/submissions.ts';
import { iso } from '../accounts/sessions.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';

export const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();
const orNothing = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** The columns that a wish sets; throws where it cannot be. */
export async function fieldsFor(services: Services, set: ProductSet, id: number): Promise<Fields> {
  const { db } = services;
  const problems = editProblems(set);
  if (problems.length > 0) throw new ApiError('input.invalid', { fields: problems });
  const fields: Fields = {};
  const {
    alias,
    brand,
    titleEn,
    titleRu,
    category,
    categorySure,
    list,
    listDate,
    status,
    statusReason,
    discontinuedAt,
    replaces,
    sourceUrl,
  } = set;
  if (alias !== undefined) {
    if (await isAliasTaken(db, alias, id)) throw new ApiError('alias.taken', { fields: [{ path: 'alias', code: 'alias.taken' }] });
    fields['alias'] = alias;
  }
  if (titleEn !== undefined) fields['titleEn'] = tidy(titleEn);
  if (titleRu !== undefined) fields['titleRu'] = orNothing(titleRu === null ? null : tidy(titleRu));
  if (category !== undefined) {
    if (category !== null && !(await categoryUses(db)).has(category))
      throw new ApiError('input.invalid', { fields: [{ path: 'category', code: 'product.category.unknown' }] });
    fields['category'] = category;
    fields['categorySure'] = true;
  }
  if (categorySure !== undefined) fields['categorySure'] = categorySure;
  if (list !== undefined) fields['list'] = list.replace(/\r\n?/g, '\n').trim();
  if (listDate !== undefined) fields['listDate'] = orNothing(listDate);
  if (status !== undefined) fields['status'] = status;
  if (statusReason !== undefined) fields['statusReason'] = orNothing(statusReason);
  if (discontinuedAt !== undefined) fields['discontinuedAt'] = orNothing(discontinuedAt);
  if (sourceUrl !== undefined) fields['sourceUrl'] = orNothing(sourceUrl);
  if (set.image === null) fields['imageKey'] = null;
  if (set.sizes !== undefined) fields['sizes'] = sizesPart(set.sizes);
  if (set.barcodes !== undefined) {
    if (await isBarcodeTaken(db, set.barcodes, id))
      throw new ApiError('product.duplicate', { fields: [{ path: 'barcodes', code: 'product.duplicate' }] });
    fields['barcodes'] = barcodesPart(set.barcodes);
  }
  if (replaces !== undefined) {
    const older = orNothing(replaces) === null ? null : await productOfAlias(db, replaces ?? '');
    if (orNothing(replaces) !== null && (!older || older.product.id === id))
      throw new ApiError('not_found', { fields: [{ path: 'replaces', code: 'not_found' }] });
    fields['replaces'] = older?.product.id ?? null;
  }
  // Last: a brand that nobody knew is entered.
  if (brand !== undefined) fields['brandId'] = await brandId(db, tidy(brand), iso(services.now()));
  return fields;
}
