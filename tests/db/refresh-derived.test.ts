import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { productFacts, products } from '#db/schema/index.ts';
import { refreshDerived, storeKnowledge } from '#scripts/catalog/knowledge-store.ts';
import { stockedFile } from '../support/catalog.ts';
import { knowledgeBase } from '../support/knowledge.ts';

const folder = mkdtempSync(join(tmpdir(), 'refresh-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('products that were read with another knowledge base are read anew, as their categories are used', async () => {
  const { db, close } = await openDatabase({ url: `file:${await stockedFile(folder)}` });
  const list = 'Aqua, Niacinamide 5%, Glycerin, Panthenol, Phenoxyethanol';
  const told = async () => {
    const rows = await db.select({ effects: productFacts.effects, flags: productFacts.flags }).from(productFacts);
    return rows.map(({ effects, flags }) => `${effects} ${flags}`);
  };
  await db.update(products).set({ list, category: 'shampoos', knowledgeVersion: null });
  await db.update(products).set({ category: 'face-creams' }).where(eq(products.alias, 'northwind-foam'));
  const version = await storeKnowledge(db, knowledgeBase);
  await refreshDerived(db, version, knowledgeBase);
  expect((await told()).filter((words) => words.includes('even-tone'))).toHaveLength(1);
  const stamps = await db.selectDistinct({ version: products.knowledgeVersion }).from(products);
  expect(stamps).toEqual([{ version }]);
  close();
});
