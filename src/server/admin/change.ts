import { isDouble, isLastAdministrator } from '#db/database.ts';
import { applyChange, type RowChange, StaleRow } from '#db/queries/admin/row-changes.ts';
import { iso } from '../accounts/sessions.ts';
import { ApiError } from '../problems.ts';
import type { Caller, Services } from '../services.ts';
import { withDerived } from './derive-again.ts';

/** What an administrator did, as endpoints answer it: its number in the audit log, and how many rows it touched. */
export interface Done {
  readonly change: number | null;
  readonly rows: number;
}

/** Changes rows in the name of an administrator, with what follows for products, and writes it down. `undoes` is the change it takes back; `isStrict` refuses rows that are no longer as they were seen. */
export async function change(
  services: Services,
  caller: Caller,
  action: string,
  rows: readonly RowChange[],
  how: { readonly undoes?: number; readonly isStrict?: boolean } = {},
): Promise<Done> {
  const first = rows[0];
  const subject = first === undefined ? '' : rows.length === 1 ? first.name : `${first.name} + ${rows.length - 1}`;
  const line = { actor: caller.id, action, subject, at: iso(services.now()), ...how };
  const writes = await withDerived(services, rows);
  try {
    return { change: await applyChange(services.db, writes, line), rows: rows.length };
  } catch (error) {
    if (isLastAdministrator(error)) throw new ApiError('admin.last');
    // Only reviews are entered by a change of other rows: their author has written another one since.
    if (isDouble(error)) throw new ApiError(how.undoes === undefined ? 'review.duplicate' : 'change.not_undoable');
    throw error;
  }
}

/** The same for what an editor saw before: refused where somebody changed one of the rows meanwhile. */
export async function changeSeen(services: Services, caller: Caller, action: string, rows: readonly RowChange[]): Promise<Done> {
  try {
    return await change(services, caller, action, rows, { isStrict: true });
  } catch (error) {
    if (error instanceof StaleRow) throw new ApiError('change.conflict');
    throw error;
  }
}
