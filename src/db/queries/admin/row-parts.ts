import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import type { Database } from '#db/database.ts';
import { brandCertificates, brands, favorites, productBarcodes, productSizes, products } from '#db/schema/index.ts';

/** What belongs to a product or a brand but stands in rows of other tables: each part is one field of JSON, so that it is changed, told and undone like the row's own fields. */

type Reader = Pick<Database, 'select'>;
type Writer = Pick<Database, 'select' | 'insert' | 'delete' | 'run'>;

interface Part {
  readonly read: (db: Reader, id: number) => Promise<string>;
  readonly write: (db: Writer, id: number, value: string) => Promise<void>;
}

const size = z.object({
  size: z.string(),
  price: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  priceDate: z.nullable(z.string()),
});
const certificate = z.object({ kind: z.enum(certificateKinds), issuer: z.string(), checked: z.string() });
export type SizePart = z.output<typeof size>;
export type CertificatePart = z.output<typeof certificate>;
/** Who it is a favourite of, since when. */
const likers = z.array(z.tuple([z.int(), z.string()]));

/** One writing of each value: parts are compared as texts. */
export const sizesPart = (rows: readonly SizePart[]): string =>
  JSON.stringify(rows.map(({ size: amount, price, currency, priceDate }) => ({ size: amount, price, currency, priceDate })));
export const barcodesPart = (codes: readonly string[]): string => JSON.stringify([...new Set(codes)].sort());
export const certificatesPart = (rows: readonly CertificatePart[]): string => {
  const lines = rows.map(({ kind, issuer, checked }) => ({ kind, issuer, checked }));
  return JSON.stringify(lines.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)));
};

const sizes: Part = {
  read: async (db, id) => sizesPart(await db.select().from(productSizes).where(eq(productSizes.productId, id)).orderBy(sql`rowid`)),
  write: async (db, id, value) => {
    const rows = z.parse(z.array(size), JSON.parse(value));
    await db.delete(productSizes).where(eq(productSizes.productId, id));
    if (rows.length > 0) await db.insert(productSizes).values(rows.map((row) => ({ productId: id, ...row })));
  },
};

/** A code that another product has is taken from it: who may do so is decided before. */
const barcodes: Part = {
  read: async (db, id) => {
    const rows = await db.select().from(productBarcodes).where(eq(productBarcodes.productId, id));
    return barcodesPart(rows.map(({ code }) => code));
  },
  write: async (db, id, value) => {
    const codes = z.parse(z.array(z.string()), JSON.parse(value));
    await db.delete(productBarcodes).where(eq(productBarcodes.productId, id));
    for (const code of codes)
      await db
        .insert(productBarcodes)
        .values({ code, productId: id })
        .onConflictDoUpdate({ target: productBarcodes.code, set: { productId: id } });
  },
};

const certificates: Part = {
  read: async (db, id) => certificatesPart(await db.select().from(brandCertificates).where(eq(brandCertificates.brandId, id))),
  write: async (db, id, value) => {
    const rows = z.parse(z.array(certificate), JSON.parse(value));
    await db.delete(brandCertificates).where(eq(brandCertificates.brandId, id));
    if (rows.length > 0) await db.insert(brandCertificates).values(rows.map((row) => ({ brandId: id, ...row })));
  },
};

/** Favourites name what they are of by its address. Whoever left since is passed over, also where another has the number now. */
function favoritesOf(kind: 'product' | 'brand'): Part {
  const aliasOf = async (db: Reader, id: number) => {
    const table = kind === 'product' ? products : brands;
    const [row] = await db.select({ alias: table.alias }).from(table).where(eq(table.id, id));
    return row?.alias ?? '';
  };
  const ofAlias = (alias: string) => and(eq(favorites.kind, kind), eq(favorites.alias, alias));
  return {
    read: async (db, id) => {
      const rows = await db
        .select()
        .from(favorites)
        .where(ofAlias(await aliasOf(db, id)))
        .orderBy(asc(favorites.userId));
      return JSON.stringify(rows.map(({ userId, at }) => [userId, at]));
    },
    write: async (db, id, value) => {
      const alias = await aliasOf(db, id);
      await db.delete(favorites).where(ofAlias(alias));
      await db.run(sql`insert into favorites (user_id, kind, alias, at)
        select users.id, ${kind}, ${alias}, liker.value ->> 1 from json_each(${JSON.stringify(z.parse(likers, JSON.parse(value)))}) liker
        join users on users.id = liker.value ->> 0 and users.created_at <= liker.value ->> 1`);
    },
  };
}

const parts: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  products: { sizes, barcodes, favorites: favoritesOf('product') },
  brands: { certificates, favorites: favoritesOf('brand') },
};

export const isPart = (table: string, field: string): boolean => parts[table]?.[field] !== undefined;

export async function readPart(db: Reader, table: string, id: number, field: string): Promise<string | null> {
  return (await parts[table]?.[field]?.read(db, id)) ?? null;
}

export async function writePart(db: Writer, table: string, id: number, field: string, value: string): Promise<void> {
  await parts[table]?.[field]?.write(db, id, value);
}
