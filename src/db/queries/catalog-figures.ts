import { desc, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { catalogFigures } from '#db/schema/index.ts';

export type CatalogFigures = typeof catalogFigures.$inferSelect;

/** Writes down how well the lists of the public catalogue are read; the last time of a day is kept. */
export async function noteFigures(db: Pick<Database, 'run'>, day: string): Promise<void> {
  await db.run(sql`
    with listed as (select f.* from product_facts f join products p on p.id = f.product_id where p.status = 'public'),
      known as (select count(*) as names from postings o join listed l on l.product_id = o.product_id where o.place is not null)
    insert into catalogue_figures (day, products, names, unread, whole, withheld)
    select ${day}, count(*), coalesce(sum(length), 0), coalesce(sum(length), 0) - known.names,
      coalesce(sum(not exists (select 1 from unread_names u where u.product_id = listed.product_id)), 0), coalesce(sum(withheld), 0)
    from listed, known where true group by known.names
    on conflict (day) do update set products = excluded.products, names = excluded.names, unread = excluded.unread,
      whole = excluded.whole, withheld = excluded.withheld`);
}

/** The figures of the last days that have some, oldest first. */
export async function lastFigures(db: Database, most: number): Promise<CatalogFigures[]> {
  return (await db.select().from(catalogFigures).orderBy(desc(catalogFigures.day)).limit(most)).reverse();
}
