import { sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, products } from '#db/schema/index.ts';

const at = '2026-01-01T00:00:00.000Z';

/** A brand with two public products and one that waits, the ingredient Niacinamide and the category of face creams. */
export async function smallCatalog(db: Database): Promise<void> {
  await db.insert(brands).values({ id: 1, alias: 'nordholm', name: 'Nordholm', nameKey: 'nordholm', addedAt: at, updatedAt: at });
  const product = (id: number, alias: string, status: 'public' | 'pending') => ({
    id,
    alias,
    brandId: 1,
    titleEn: `Cream ${id}`,
    list: 'Aqua, Glycerin, Niacinamide',
    status,
    source: 'csv',
    sourceId: alias,
    addedAt: at,
    updatedAt: at,
  });
  await db
    .insert(products)
    .values([product(1, 'nordholm-cream', 'public'), product(2, 'nordholm-serum', 'public'), product(3, 'nordholm-secret', 'pending')]);
  await db.run(
    sql`insert into ingredients (id, alias, inci, listed, names_en, names_ru, record) values (1, 'niacinamide', 'Niacinamide', '{}', '', '', '{}')`,
  );
  await db.run(
    sql`insert into categories (alias, place, en, ru, context, area) values
      ('face-creams', 1, 'Face creams', 'Кремы для лица', 'leave-on', 'skin'), ('shampoos', 2, 'Shampoos', 'Шампуни', 'rinse-off', 'hair')`,
  );
}
