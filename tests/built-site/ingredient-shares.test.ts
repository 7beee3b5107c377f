import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFingerprints } from '#scripts/page-keys/page-fingerprints.ts';
import { storeOf } from '#scripts/snapshot/statements.ts';
import { watch } from '#scripts/snapshot/touched.ts';
import { copyOfSite } from '../support/built-site.ts';

const { settings, make, remove } = copyOfSite('en', 'ingredient-shares');
beforeAll(make);
afterAll(remove);

/** Fingerprint of the first list of an ingredient's products, where it is made anew. */
async function fingerprintOf(path: string, since: { written: string; change: number } | null) {
  const { origin, byInvalidationKey } = await pageFingerprints(settings.snapshot, since);
  return { origin, fingerprint: [...byInvalidationKey.values()].flat().find((page) => page.path === path)?.fingerprint };
}

test('a list of an ingredient’s products is made anew when their part of all products is another: a product without it was withdrawn', async () => {
  const path = '/ingredients/glycerin/products';
  const before = await fingerprintOf(path, null);
  const database = new DatabaseSync(settings.snapshot);
  watch(storeOf(database), before.origin.change + 1);
  database.exec("update ingredients set record = json_set(record, '$.share', 3) where alias = 'glycerin'");
  database.close();
  const { fingerprint } = await fingerprintOf(path, before.origin);
  expect(fingerprint).toBeDefined();
  expect(fingerprint).not.toBe(before.fingerprint);
});
