import { ReasonRow } from './ReasonRow.tsx';
import { nameOf, type ReportView } from './report-view.ts';

/** Fragrance allergens that EU law wants named, with the threshold that applies here. */
export function AllergenTile({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const mixture = report.flags.find((flag) => flag.flag === 'fragrance' && flag.state === 'settled' && flag.level === 'fragrance')
    ?.culprits[0];
  const groups = Map.groupBy(report.allergens, ({ threshold, bannedSince }) =>
    bannedSince ? t('allergens.banned', { date: t.date(bannedSince) }) : t('allergens.threshold', { percent: t.percent(threshold) }),
  );
  return (
    <>
      {groups.size === 0 && <p className="s14 q">{t('allergens.none')}</p>}
      <ul className="why">
        {[...groups].map(([rule, allergens]) => (
          <ReasonRow key={rule} meaning="care" claim={t.list(allergens.map(({ index }) => nameOf(view, index)))}>
            {rule}
          </ReasonRow>
        ))}
        {mixture !== undefined && (
          <ReasonRow meaning="disputed" claim={t('allergens.inside', { name: nameOf(view, mixture) })}>
            {t('allergens.insideText')}
          </ReasonRow>
        )}
      </ul>
    </>
  );
}
