import { sql } from 'drizzle-orm';
import type { Language } from '#core/language.ts';
import type { Database } from '#db/database.ts';
import { oldAliases, productBarcodes, products } from '#db/schema/index.ts';

interface ListRow {
  readonly alias: string;
  readonly title: string;
  readonly list: string;
  readonly barcodes: string[];
}

/** Lists of public products by the addresses they have or had. */
export async function listsOf(db: Pick<Database, 'all'>, aliases: readonly string[], language: Language): Promise<ListRow[]> {
  const rows = await db.all<Omit<ListRow, 'barcodes'> & { readonly barcodes: string }>(sql`
    select asked.value as alias, ${language === 'ru' ? sql`coalesce(title_ru, title_en)` : sql`title_en`} as title, list,
      (select json_group_array(code) from ${productBarcodes} where product_id = ${products.id}) as barcodes
    from json_each(${JSON.stringify([...new Set(aliases)])}) asked
    join ${products} on status = 'public'
      and ${products.alias} = coalesce((select target from ${oldAliases} where kind = 'product' and alias = asked.value), asked.value)`);
  return rows.map((row) => ({ ...row, barcodes: JSON.parse(row.barcodes) as string[] }));
}
