import { giveUnshownOffers, type MergeTarget } from '#db/queries/admin/external-merge.ts';
import type { ExternalFound } from '#db/queries/admin/external-products.ts';
import { packFields } from '#db/queries/admin/pack-changes.ts';
import { difference, type RowChange } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { iso } from '../../accounts/sessions.ts';
import type { Services } from '../../services.ts';
import { decision, saidOf } from './decision.ts';
import { mergePlan } from './merge-plan.ts';

/** What a product takes of its rows, one after another. */
function taken(rows: readonly ExternalFound[], target: MergeTarget): RowChange[] {
  let after = target;
  let fields: Fields = {};
  for (const row of rows) {
    const plan = mergePlan(saidOf(row), after);
    fields = { ...fields, ...plan.fields };
    const product = { ...after.product, ...(plan.fields as Partial<typeof after.product>) };
    after = { ...after, product, unread: after.unread && plan.fields['list'] === undefined, sizes: plan.sizes, barcodes: plan.barcodes };
  }
  const { id } = target.product;
  const name = `${target.brand} ${target.product.titleEn}`;
  const packs = packFields(target.sizes, target.barcodes);
  return [
    difference('products', id, name, target.product, fields) ?? [],
    difference('productPacks', id, name, packs, packFields(after.sizes, after.barcodes)) ?? [],
  ].flat();
}

/** The changes that merge rows with products. Offers are entered before, not shown: killed in between, nothing is seen and the same decision goes through later. */
export async function merged(
  services: Services,
  rows: readonly ExternalFound[],
  targets: ReadonlyMap<number, MergeTarget>,
  targetIdOf: (row: ExternalFound) => number,
): Promise<RowChange[]> {
  if (rows.length === 0) return [];
  const owned = rows.map((row) => [saidOf(row), targetIdOf(row)] as const);
  const offers = await giveUnshownOffers(services.db, owned, iso(services.now()).slice(0, 10));
  const ofTargets = [...Map.groupBy(rows, targetIdOf)].flatMap(([id, some]) => {
    const target = targets.get(id);
    return target ? taken(some, target) : [];
  });
  return [
    ...rows.map((row) => decision(row, 'merged', targetIdOf(row))),
    ...ofTargets,
    ...offers.map(({ id, name, endedAt }): RowChange => ({ table: 'offers', id, name, before: { endedAt }, after: { endedAt: null } })),
  ];
}
