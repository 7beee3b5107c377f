import type { BrandSet, brandRows, EditedBrand, hideBrand, mergeBrand, patchBrand, readBrand } from '#api/admin/brands.ts';
import { brandProblems } from '#core/catalog/brand-edit.ts';
import { brandKey } from '#core/imports/brand-name.ts';
import {
  aroundBrand,
  type BrandFields,
  brandOfAlias,
  brandOfId,
  brandOfKey,
  brandsMergedInto,
  brandRows as findRows,
  productsOfBrand,
} from '#db/queries/admin/brands.ts';
import { difference, type RowChange } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { certificatesPart } from '#db/queries/admin/row-parts.ts';
import { movedTo } from '#db/queries/public-products.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { change, changeSeen } from './change.ts';
import { disputed } from './disputed.ts';

export const listBrandRows: Handler<typeof brandRows> = async ({ query: { sort = 'name', page, limit, ...query } }, { db }) => {
  const backwards = sort.startsWith('-');
  const column = (backwards ? sort.slice(1) : sort) as Parameters<typeof findRows>[1]['sort'];
  const { rows, total } = await findRows(db, { ...query, sort: column, backwards, offset: (page - 1) * limit, limit });
  const items = rows.map(({ brand: { id, alias, name, country, updatedAt }, ...counts }) => ({
    id,
    alias,
    name,
    country,
    updated: updatedAt,
    ...counts,
  }));
  return { items, total };
};

async function view({ db }: Services, brand: BrandFields): Promise<EditedBrand> {
  const { id, alias, name, country, website, addedAt, updatedAt, editedAt } = brand;
  const { certificates, favorites: _, ...around } = await aroundBrand(db, brand);
  const own = { id, alias, name, country, website, added: addedAt, updated: updatedAt, edited: editedAt };
  return { ...own, certificates: JSON.parse(certificates), ...around };
}

async function seenBrand(services: Services, id: number): Promise<EditedBrand> {
  const found = await brandOfId(services.db, id);
  if (!found) throw new ApiError('not_found');
  return view(services, found);
}

export const readEditedBrand: Handler<typeof readBrand> = async ({ params: { alias } }, services) => {
  const { db } = services;
  const found = (await brandOfAlias(db, alias)) ?? (await brandOfAlias(db, (await movedTo(db, 'brand', alias)) ?? ''));
  if (!found) throw new ApiError('not_found');
  return { brand: await view(services, found) };
};

const orNothing = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim());

/** The columns that a wish sets; throws where it cannot be. */
async function fieldsFor({ db }: Services, { alias, name, country, website, certificates }: BrandSet, id: number): Promise<Fields> {
  const problems = brandProblems({ alias, name, country, website, certificates });
  if (problems.length > 0) throw new ApiError('input.invalid', { fields: problems });
  const fields: Fields = {};
  if (alias !== undefined) {
    const other = await brandOfAlias(db, alias);
    if (other && other.id !== id) throw new ApiError('alias.taken', { fields: [{ path: 'alias', code: 'alias.taken' }] });
    fields['alias'] = alias;
  }
  if (name !== undefined) {
    const nameKey = brandKey(name);
    if (await brandOfKey(db, nameKey, id)) throw new ApiError('brand.duplicate', { fields: [{ path: 'name', code: 'brand.duplicate' }] });
    fields['name'] = name.normalize('NFC').replace(/\s+/g, ' ').trim();
    fields['nameKey'] = nameKey;
  }
  if (country !== undefined) fields['country'] = orNothing(country);
  if (website !== undefined) fields['website'] = orNothing(website);
  if (certificates !== undefined) fields['certificates'] = certificatesPart(certificates);
  return fields;
}

export const changeBrand: Handler<typeof patchBrand> = async ({ params: { id }, body }, services, caller) => {
  const found = await brandOfId(services.db, id);
  if (!found) throw new ApiError('not_found');
  const now = await view(services, found);
  const fields = disputed(now, body);
  if (fields.length > 0) throw new ApiError('change.conflict', { fields: fields.map((path) => ({ path, code: 'change.conflict' })) });
  const wanted = await fieldsFor(services, body.set, id);
  const row = difference('brands', id, found.name, { ...found, certificates: certificatesPart(now.certificates) }, wanted);
  const { change: number } = await changeSeen(services, caller, 'brands.edit', row === null ? [] : [row]);
  return { change: number, brand: await seenBrand(services, id) };
};

/** Who likes both likes one; the earlier like counts. */
function together(theirs: string, mine: string): string {
  const all: [number, string][] = [...JSON.parse(theirs), ...JSON.parse(mine)];
  return JSON.stringify([...new Map(all.reverse()).entries()].sort(([a], [b]) => a - b));
}

export const mergeBrandInto: Handler<typeof mergeBrand> = async ({ params: { id }, body }, services, caller) => {
  const { db } = services;
  const [from, into] = [await brandOfId(db, id), await brandOfAlias(db, body.into)];
  if (!from || !into || from.id === into.id) throw new ApiError('not_found', { fields: [{ path: 'into', code: 'not_found' }] });
  if (from.mergedInto !== null || into.mergedInto !== null) throw new ApiError('change.conflict');
  const [mine, theirs] = [await aroundBrand(db, from), await aroundBrand(db, into)];
  const moved = (table: 'products' | 'brands', field: string, row: number, name: string): RowChange => {
    return { table, id: row, name, before: { [field]: from.id }, after: { [field]: into.id } };
  };
  const rows = [
    difference('brands', from.id, from.name, { ...from, favorites: mine.favorites }, { mergedInto: into.id, favorites: '[]' }),
    difference('brands', into.id, into.name, { favorites: theirs.favorites }, { favorites: together(theirs.favorites, mine.favorites) }),
    ...(await productsOfBrand(db, from.id)).map((product) => moved('products', 'brandId', product.id, product.title)),
    ...(await brandsMergedInto(db, from.id)).map((brand) => moved('brands', 'mergedInto', brand.id, brand.name)),
  ].filter((row) => row !== null);
  const { change: number } = await changeSeen(services, caller, 'brands.merge', rows);
  return { change: number, brand: await seenBrand(services, into.id) };
};

/** Takes a brand off the site: whatever its products were added by, imports leave them hidden. */
export const hideProducts: Handler<typeof hideBrand> = async ({ params: { id }, body: { reason } }, services, caller) => {
  const found = await brandOfId(services.db, id);
  if (!found) throw new ApiError('not_found');
  const wanted = { status: 'removed', statusReason: reason?.trim() || null };
  const rows = (await productsOfBrand(services.db, id, 'public')).flatMap((product) => {
    return difference('products', product.id, `${found.name} ${product.title}`, product, wanted) ?? [];
  });
  return change(services, caller, 'brands.hide', rows);
};
