import { dashboard, startNight } from '#api/admin/dashboard.ts';
import { leastRecognised } from '#core/analysis/list-doubt.ts';
import { pageKinds } from '#core/visits/page-kind.ts';
import { alikeBrands, queueCounts, unreadNames } from '#db/queries/admin/dashboard.ts';
import { insertAudit } from '#db/queries/admin/row-changes.ts';
import { lastFigures } from '#db/queries/catalog-figures.ts';
import { visitsSince } from '#db/queries/visits.ts';
import { iso } from '../accounts/sessions.ts';
import { type Handler, route } from '../api.ts';
import { ApiError } from '../problems.ts';

const dayLength = 86_400_000;
const visitDays = 30;
const figureDays = 60;
const shownNames = 30;
const shownPairs = 50;

const readDashboard: Handler<typeof dashboard> = async (_, { db, now }) => {
  const since = new Date(now() - (visitDays - 1) * dayLength).toISOString().slice(0, 10);
  const visits = await visitsSince(db, since);
  return {
    queues: await queueCounts(db),
    alike: await alikeBrands(db, shownPairs),
    unread: await unreadNames(db, leastRecognised, shownNames),
    figures: await lastFigures(db, figureDays),
    visits: visits.flatMap(({ day, page, count }) => {
      const kind = pageKinds.find((known) => known === page);
      return kind ? [{ day, page: kind, count }] : [];
    }),
  };
};

const beginNight: Handler<typeof startNight> = async (_, { db, night, now }, caller, { waitUntil }) => {
  if (!night) throw new ApiError('night.unavailable');
  const started = night(waitUntil);
  if (started) await insertAudit(db, { actor: caller.id, action: 'nightly', subject: 'nightly', at: iso(now()), detail: { rows: [] } });
  return { started };
};

export const dashboardRoutes = [route(dashboard, readDashboard), route(startNight, beginNight)];
