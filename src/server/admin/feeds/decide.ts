import type { decideExternal } from '#api/admin/external-products.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { findMatches } from '#db/queries/admin/external-matches.ts';
import { matchAgain, mergeTargets, productByAlias } from '#db/queries/admin/external-merge.ts';
import { type ExternalFound, externalById } from '#db/queries/admin/external-products.ts';
import type { Handler } from '../../api.ts';
import { ApiError } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { change } from '../change.ts';
import { approved } from './approve.ts';
import { decision, saidOf, targetOf } from './decision.ts';
import { merged } from './merge.ts';

type Skipped = AnswerOf<typeof decideExternal>['skipped'];
type Why = Skipped[number]['why'];

/** Rows that something is done with, and those that stay as they are. */
export interface Sorted {
  readonly taken: readonly ExternalFound[];
  readonly skipped: Skipped;
}

function sort(rows: readonly ExternalFound[], whyNot: (row: ExternalFound) => Why | null): Sorted {
  const judged = rows.map((row) => ({ row, why: whyNot(row) }));
  return {
    taken: judged.flatMap(({ row, why }) => (why === null ? [row] : [])),
    skipped: judged.flatMap(({ row, why }) => (why === null ? [] : [{ id: row.external.id, why }])),
  };
}

const isDecided = ({ external: { state } }: ExternalFound) => state === 'approved' || state === 'merged';

/** Nothing becomes a product that is in the catalogue already, by its barcode or its very title, or that stands twice among these rows. */
async function approvable({ db }: Services, rows: readonly ExternalFound[]): Promise<Sorted> {
  const matches = await findMatches(db, rows.map(saidOf));
  const names = new Set<string>();
  return sort(rows, (row) => {
    const { sourceId, brand, title, barcodes } = saidOf(row);
    if (isDecided(row)) return 'decided';
    if (row.external.without !== null) return 'no-list';
    const match = matches.get(sourceId);
    const own = [`${brand.key} ${title.toLowerCase()}`, ...barcodes];
    if ((match && (match.by !== 'title' || match.likeness === 1)) || own.some((name) => names.has(name))) return 'in-catalogue';
    for (const name of own) names.add(name);
    return null;
  });
}

async function approve(services: Services, rows: readonly ExternalFound[]) {
  const { taken, skipped } = await approvable(services, rows);
  return { changes: await approved(services, taken), taken, skipped };
}

async function merge(services: Services, rows: readonly ExternalFound[], into: number | null) {
  const wanted = rows.flatMap((row) => into ?? targetOf(row) ?? []);
  const targets = await mergeTargets(services.db, [...new Set(wanted)]);
  const targetIdOf = (row: ExternalFound) => into ?? targetOf(row) ?? 0;
  const { taken, skipped } = sort(rows, (row) => (isDecided(row) ? 'decided' : targets.has(targetIdOf(row)) ? null : 'no-match'));
  return { changes: await merged(services, taken, targets, targetIdOf), taken, skipped };
}

function reject(rows: readonly ExternalFound[]) {
  const { taken, skipped } = sort(rows, (row) => (row.external.state === 'waiting' ? null : 'decided'));
  return { changes: taken.map((row) => decision(row, 'rejected', null)), taken, skipped };
}

export const decide: Handler<typeof decideExternal> = async ({ body: { ids, decision: wish, into } }, services, caller) => {
  const rows = await externalById(services.db, ids);
  if (rows.length < new Set(ids).size) throw new ApiError('not_found');
  const target = into === undefined ? null : await productByAlias(services.db, into);
  if (into !== undefined && target === null) throw new ApiError('not_found');
  const { changes, taken, skipped } =
    wish === 'approve' ? await approve(services, rows) : wish === 'merge' ? await merge(services, rows, target) : reject(rows);
  const done = await change(services, caller, `external.${wish}`, changes);
  if (wish === 'approve')
    await matchAgain(
      services.db,
      taken.map(({ external }) => external.brand),
    );
  return { change: done.change, rows: taken.length, skipped };
};
