import type { dashboard } from '#api/admin/dashboard.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { DayChart } from './DayChart.tsx';

type Figures = AnswerOf<typeof dashboard>['figures'][number];

const shares: Readonly<Record<'names' | 'whole' | 'verdicts', (figures: Figures) => readonly [part: number, of: number]>> = {
  names: ({ names, unread }) => [names - unread, names],
  whole: ({ whole, products }) => [whole, products],
  verdicts: ({ products, withheld }) => [products - withheld, products],
};
const percentOf = ([part, of]: readonly [number, number]) => (of === 0 ? 0 : (part / of) * 100);
const words = (value: number) => t.percent(Math.floor(value * 10) / 10);

/** How well the lists of the public catalogue are read, by day. */
export function Reading({ figures }: { readonly figures: readonly Figures[] }) {
  const names = ['names', 'whole', 'verdicts'] as const;
  return (
    <section aria-labelledby="reading">
      <h3 id="reading">{t('admin.reading.title')}</h3>
      {figures.length === 0 ? (
        <p className="quiet">{t('admin.reading.none')}</p>
      ) : (
        <div className="desk-charts">
          {names.map((name) => (
            <DayChart
              key={name}
              title={t(`admin.reading.${name}`)}
              values={figures.map((one) => ({ day: one.day, value: percentOf(shares[name](one)) }))}
              most={100}
              words={words}
            />
          ))}
          <DayChart
            title={t('admin.reading.products')}
            values={figures.map(({ day, products }) => ({ day, value: products }))}
            most={Math.max(...figures.map(({ products }) => products))}
            words={t.number}
          />
        </div>
      )}
    </section>
  );
}
