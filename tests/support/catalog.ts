import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { keyOf } from '#core/inci/names/fold.ts';
import { type Database, migrateDatabase, openDatabase } from '#db/database.ts';
import { brandCertificates, brands, products } from '#db/schema/index.ts';
import { listDeriver, storeKnowledge } from '#scripts/catalog/knowledge-store.ts';
import { knowledgeBase } from './knowledge.ts';

const at = '2026-01-01';

/** The small catalogue that the API's tests are about; the last added comes first in its lists. */
const shelf = [
  {
    alias: 'northwind-calm-cream',
    brand: 'northwind',
    titleEn: 'Calm Cream',
    titleRu: 'Успокаивающий крем',
    category: 'face-creams',
    list: 'Aqua, Glycerin, Panthenol, Phenoxyethanol',
  },
  {
    alias: 'northwind-foam',
    brand: 'northwind',
    titleEn: 'Cleansing Foam',
    titleRu: null,
    category: 'face-cleansers',
    list: 'Aqua, Sodium Lauryl Sulfate, Parfum, Limonene',
  },
  {
    alias: 'alder-niacin-serum',
    brand: 'alder',
    titleEn: 'Niacin Serum',
    titleRu: 'Сыворотка с ниацинамидом',
    category: 'face-serums',
    list: 'Aqua, Niacinamide, Glycerin, Dimethicone, Sodium Hyaluronate, Tocopherol',
  },
  {
    alias: 'alder-unread',
    brand: 'alder',
    titleEn: 'Ünread Balm',
    titleRu: 'Ёлочный бальзам',
    category: null,
    list: 'Blorbane, Glarbine, Snorfel, Aqua',
  },
] as const;

/** A database file with the knowledge base and a few products of two brands, to be copied by each test (testServices). */
export async function stockedFile(folder: string): Promise<string> {
  const file = join(folder, 'stocked.db');
  const { db, close } = await openDatabase({ url: `file:${file}` });
  await migrateDatabase(db);
  await stock(db);
  await db.run(sql`pragma wal_checkpoint(truncate)`);
  close();
  return file;
}

async function stock(db: Database): Promise<void> {
  const base = knowledgeBase();
  const version = await storeKnowledge(db, () => base);
  const derive = listDeriver(base);
  const made = await db
    .insert(brands)
    .values(
      [
        { alias: 'northwind', name: 'Northwind', country: 'NO' },
        { alias: 'alder', name: 'Ålder', country: 'SE' },
      ].map((brand) => ({ ...brand, nameKey: keyOf(brand.name), addedAt: at, updatedAt: at })),
    )
    .returning();
  const idOf = new Map(made.map(({ alias, id }) => [alias, id]));
  await db.insert(brandCertificates).values({ brandId: idOf.get('alder') ?? 0, kind: 'vegan', issuer: 'Vegan Register', checked: at });
  await db.insert(products).values(
    shelf.map(({ brand, list, category, ...product }, number) => ({
      ...product,
      brandId: idOf.get(brand) ?? 0,
      list,
      category,
      derived: derive({ list, category, ...product }),
      knowledgeVersion: version,
      source: 'csv',
      sourceId: product.alias,
      addedAt: `2026-02-0${number + 1}`,
      updatedAt: at,
    })),
  );
}
