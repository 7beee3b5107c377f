import type { AuditEntry, auditLog, undoChange } from '#api/admin/audit.ts';
import { auditRow, auditRows } from '#db/queries/admin/audit.ts';
import { changeDetail, isUndone, undoableRows } from '#db/queries/admin/row-changes.ts';
import type { Handler } from '../api.ts';
import { ApiError } from '../problems.ts';
import { change } from './change.ts';

type Line = NonNullable<Awaited<ReturnType<typeof auditRow>>>;

/** What a line of the log keeps; lines of other kinds (a sign-in, a run) have no rows. */
const detailOf = ({ detail }: Line) => changeDetail.safeParse(JSON.parse(detail ?? 'null')).data ?? null;

function entry(line: Line, undone: boolean): AuditEntry {
  const detail = detailOf(line);
  const { id, at, actor, action, subject } = line;
  const rows = (detail?.rows ?? []).map(({ name, before, after }) => ({ name, before, after }));
  return { id, at, actor, action, subject, rows, undoable: rows.length > 0 && !undone };
}

export const listAudit: Handler<typeof auditLog> = async ({ query: { q, actor, sort, page, limit } }, { db }) => {
  const { rows, total } = await auditRows(db, { q, actor, oldestFirst: sort === 'at', offset: (page - 1) * limit, limit });
  return { items: await Promise.all(rows.map(async (line) => entry(line, await isUndone(db, line.id)))), total };
};

export const undo: Handler<typeof undoChange> = async ({ params: { id } }, services, caller) => {
  const line = await auditRow(services.db, id);
  if (!line) throw new ApiError('not_found');
  const detail = detailOf(line);
  if (!detail || detail.rows.length === 0 || (await isUndone(services.db, id))) throw new ApiError('change.not_undoable');
  const rows = await undoableRows(services.db, detail);
  const done = await change(services, caller, 'undo', rows, { undoes: id });
  return { ...done, kept: detail.rows.length - rows.length };
};
