import { hash } from 'node:crypto';
import { deriveProduct } from '#core/catalog/derived.ts';
import { useIn } from '#core/catalog/taxonomy.ts';
import { readTitled } from '#core/catalog/titled-list.ts';
import type { Candidate } from '#core/imports/candidate.ts';
import { contentOf } from '#core/imports/judge.ts';
import { addUnshownProducts } from '#db/queries/admin/external-merge.ts';
import type { ExternalFound } from '#db/queries/admin/external-products.ts';
import type { RowChange } from '#db/queries/admin/row-changes.ts';
import type { ImportedProduct } from '#db/queries/import-batch.ts';
import { categoryUses, knowledgeVersion } from '#db/queries/submissions.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Services } from '../../services.ts';
import { decision, saidOf } from './decision.ts';

/** As an import would store it: the command then knows it again. */
async function stored(services: Services, candidates: readonly Candidate[]): Promise<ImportedProduct[]> {
  const knowledge = services.knowledge();
  const uses = await categoryUses(services.db);
  return candidates.map((candidate) => {
    const reading = readTitled(candidate.list, candidate.title, knowledge);
    return {
      ...candidate,
      hash: hash('sha256', contentOf(candidate), 'base64url').slice(0, 22),
      derived: JSON.stringify(deriveProduct(reading, knowledge, useIn(uses, candidate.category), !candidate.categorySure)),
    };
  });
}

/** Enters the products that rows become, not shown yet, and answers the changes that show them: killed in between, nothing is seen and the same decision goes through later. */
export async function approved(services: Services, rows: readonly ExternalFound[]): Promise<RowChange[]> {
  if (rows.length === 0) return [];
  const products = await stored(services, rows.map(saidOf));
  const version = (await knowledgeVersion(services.db)) ?? '';
  const entered = await addUnshownProducts(services.db, { products, knowledgeVersion: version, at: iso(services.now()) });
  return rows.flatMap((row) => {
    const { external } = row;
    const product = entered.get(external.item);
    if (!product) throw new Error(`No product was made of ${external.item}.`);
    const shown: RowChange = {
      table: 'products',
      id: product.id,
      name: `${external.brand} ${external.title}`,
      before: { status: product.status },
      after: { status: 'public' },
    };
    return [decision(row, 'approved', product.id), shown];
  });
}
