import { report } from '#api/reports.ts';
import { insertComplaint, isComplainable } from '#db/queries/complaints.ts';
import { type Handler, route } from '../api.ts';
import { limit } from '../limits.ts';
import { ApiError } from '../problems.ts';

const takeReport: Handler<typeof report> = async ({ body: { subject, id, reason } }, services, caller, { address }) => {
  const { db, t } = services;
  const now = services.now();
  await limit(db, services.limits.reports, address, now);
  if (!(await isComplainable(db, subject, id))) throw new ApiError('not_found');
  await insertComplaint(db, { subject, subjectId: id, reason, by: caller?.id ?? null, at: new Date(now).toISOString() });
  return { message: t('report.thanks') };
};

export const complaintRoutes = [route(report, takeReport)];
