import type { dashboard } from '#api/admin/dashboard.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { pageKinds } from '#core/visits/page-kind.ts';
import { t } from '#i18n/admin-words.ts';
import { DayChart, type DayValue } from './DayChart.tsx';

type Counted = AnswerOf<typeof dashboard>['visits'][number];

const sum = (visits: readonly Counted[]) => visits.reduce((all, { count }) => all + count, 0);
const byDay = (visits: readonly Counted[]): DayValue[] =>
  [...Map.groupBy(visits, ({ day }) => day)].map(([day, some]) => ({ day, value: sum(some) }));

/** How often pages were shown in the last thirty days, by day and by kind of page. */
export function Visits({ visits }: { readonly visits: readonly Counted[] }) {
  const days = byDay(visits);
  const kinds = pageKinds
    .map((kind) => ({ kind, count: sum(visits.filter(({ page }) => page === kind)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return (
    <section aria-labelledby="visits">
      <h3 id="visits">{t('admin.visits.title')}</h3>
      <p className="quiet">{t('admin.visits.how')}</p>
      {days.length === 0 ? (
        <p>{t('admin.visits.none')}</p>
      ) : (
        <div className="desk-charts">
          <DayChart title={t('admin.visits.days')} values={days} most={Math.max(...days.map(({ value }) => value))} words={t.number} />
          <dl className="facts">
            {kinds.map(({ kind, count }) => (
              <div key={kind} className="pair">
                <dt>{t(`admin.visits.page.${kind}`)}</dt>
                <dd>{t.number(count)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
