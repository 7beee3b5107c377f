import { openDatabase } from '#db/database.ts';
import { productRows, productsById } from '#db/queries/admin/products.ts';
import { applyChange, difference } from '#db/queries/admin/row-changes.ts';

/** Changes hundreds of products at once, as the desk does, in a process that a test kills. Arguments: the database file, and the round. */
const [, , file = '', round = ''] = process.argv;
const { db, close } = await openDatabase({ url: `file:${file}` });
const { rows } = await productRows(db, { match: null, sort: 'added', backwards: false, offset: 0, limit: 500 });
const wanted = { status: Number(round) % 2 ? 'removed' : 'public', statusReason: `round ${round}` };
const found = await productsById(
  db,
  rows.map(({ id }) => id),
);
const writes = found.flatMap(({ product }) => {
  const row = difference('products', product.id, product.titleEn, product, wanted);
  return row ? [{ row }] : [];
});
console.log('begins');
await applyChange(db, writes, { actor: 1, action: 'products.change', subject: 'many', at: new Date().toISOString() });
close();
