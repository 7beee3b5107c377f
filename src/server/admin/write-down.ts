import { productsById } from '#db/queries/admin/products.ts';
import { difference, insertAudit } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { iso } from '../accounts/sessions.ts';
import type { Caller, Services } from '../services.ts';

const told = ['titleEn', 'brandId', 'category', 'list', 'imageKey'] as const;

/** Does something to a product in the name of an administrator and writes down what became different. */
export async function writtenDown(services: Services, caller: Caller, id: number, work: () => Promise<void>): Promise<void> {
  const read = async () => (await productsById(services.db, [id]))[0];
  const before = await read();
  await work();
  const after = await read();
  if (!before || !after) return;
  const wanted: Fields = Object.fromEntries(told.map((field) => [field, after.product[field]]));
  const row = difference('products', id, `${after.brand} ${after.product.titleEn}`, before.product, wanted);
  if (row === null) return;
  await insertAudit(services.db, {
    actor: caller.id,
    action: 'products.edit',
    subject: row.name,
    at: iso(services.now()),
    detail: { rows: [row] },
  });
}
