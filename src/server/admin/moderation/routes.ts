import {
  decideHeld,
  decideReport,
  decideSubmission,
  heldRows,
  moderationCounts,
  reportRows,
  submissionDetail,
  submissionRows,
} from '#api/admin/moderation.ts';
import { queueLengths } from '#db/queries/admin/moderation.ts';
import { route } from '../../api.ts';
import { decideOnHeld, listHeld } from './held.ts';
import { closeReport, listReports } from './reports.ts';
import { decide, listSubmissions, readSubmission } from './submissions.ts';

export const moderationRoutes = [
  route(moderationCounts, (_, { db }) => queueLengths(db)),
  route(submissionRows, listSubmissions),
  route(submissionDetail, readSubmission),
  route(decideSubmission, decide),
  route(reportRows, listReports),
  route(decideReport, closeReport),
  route(heldRows, listHeld),
  route(decideHeld, decideOnHeld),
];
