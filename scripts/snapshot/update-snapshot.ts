import { DatabaseSync } from 'node:sqlite';
import type { Database } from '#db/database.ts';
import { readCommunity } from '#db/snapshot/community.ts';
import { publicBrands, publicProductsOf } from '#db/snapshot/public-products.ts';
import { affectedProducts } from './affected-products.ts';
import { changesSince, newestChange } from './changes.ts';
import { putCommunity, removeCommunity } from './community-rows.ts';
import { productsByLive } from './held-products.ts';
import { isLostChange } from './lost-changes.ts';
import { replaceBrands } from './replace-brands.ts';
import { replaceProducts } from './replace-products.ts';
import { storeOf } from './statements.ts';
import { watch } from './touched.ts';
import { heldChange, writeVersion } from './version.ts';

/** More changed products than this are quicker read all at once. */
const maxProducts = 500;
/** Milliseconds that it waits for a server that reads the snapshot meanwhile. */
const busyTimeout = 10_000;

/** Brings a snapshot up to the live database in one transaction, reading only the lists that changed; its weights stay. False when it has to be written anew: other code, or too much changed. */
export async function updateSnapshot(path: string, db: Database): Promise<boolean> {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: busyTimeout });
  try {
    const store = storeOf(database);
    const held = heldChange(store);
    if (held === null) return false;
    const newest = await newestChange(db);
    if (newest === held) return true;
    if (await isLostChange(db, held)) return false;
    const changes = await changesSince(db, held);
    const brands = await publicBrands(db);
    const ids = await affectedProducts(store, db, changes, brands);
    if (ids.length > maxProducts) return false;
    const ingredients = changes.flatMap(({ kind, subject }) => (kind === 'ingredient' ? subject : []));
    const aliases = new Map(brands.map(({ id, alias }) => [id, alias]));
    const present = await publicProductsOf(db, ids, aliases);
    const community = await readCommunity(db, { products: ids, ingredients });
    store.exec('begin immediate');
    watch(store, newest);
    const otherBrands = replaceBrands(store, brands);
    replaceProducts(store, ids, present, otherBrands);
    for (const { id } of productsByLive(store, ids)) removeCommunity(store, 'product', id);
    const numbers = {
      product: new Map(store.all('select id, alias from products').map(({ id, alias }) => [String(alias), Number(id)])),
      ingredient: new Map(store.all('select id, inci from ingredients').map(({ id, inci }) => [String(inci), Number(id)])),
    };
    for (const inci of ingredients) removeCommunity(store, 'ingredient', numbers.ingredient.get(inci) ?? -1);
    const live = new Set(present.map(({ record }) => record.alias));
    putCommunity(store, { ...community, compared: community.compared.filter(({ product }) => live.has(product)) }, numbers);
    writeVersion(store, newest);
    store.exec('commit');
    return true;
  } finally {
    database.close();
  }
}
