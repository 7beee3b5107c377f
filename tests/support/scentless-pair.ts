import { sql } from 'drizzle-orm';
import { openMigrated, prepareDatabase } from '#scripts/catalog/prepare.ts';
import type { Settings } from '#scripts/settings.ts';

const scents =
  /^(?:Parfum|Limonene|Linalool|Citronellol|Geraniol|Citral|Coumarin|Eugenol|Farnesol|Hexyl Cinnamal|Benzyl (?:Benzoate|Salicylate)|.* Ionone)$/;

/** Gives the small catalogue what a demonstration of its size lacks: a formula that another brand sells without scent. */
export async function addScentlessPair(settings: Settings): Promise<void> {
  await prepareDatabase(settings);
  const { db, close } = await openMigrated(settings);
  try {
    const [found] = await db.all<{ id: number; list: string; present: string }>(sql`
      select other.id as id, scented.list as list, other.list as present from products scented
      join products other on other.category = scented.category and other.brand_id <> scented.brand_id and other.id > scented.id
      where scented.list like '%, Parfum,%' and scented.list not like '%[%' order by scented.id, other.id limit 1`);
    if (!found) throw new Error('No product of the small catalogue is scented beside another of its category.');
    const { id, present } = found;
    const list = found.list
      .split(', ')
      .filter((name) => !scents.test(name))
      .join(', ');
    // What follows from the list is derived anew by the next build.
    if (list !== present) await db.run(sql`update products set list = ${list}, knowledge_version = null where id = ${id}`);
  } finally {
    close();
  }
}
