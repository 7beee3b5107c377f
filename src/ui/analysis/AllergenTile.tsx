import { isReadYetDoubted, isWhollyRead, type Report } from '#core/analysis/report.ts';
import type { AllergenVerdict } from '#core/analysis/verdicts.ts';
import { allergenNames } from './allergen-names.ts';
import { bannedInWords, thresholdInWords } from './law-dates.ts';
import { ReasonRow } from './ReasonRow.tsx';
import { type ReportView, scentMixtures } from './report-view.ts';

/** What is said where none was found: less, the less was read. */
function noneInWords(report: Report) {
  if (isReadYetDoubted(report)) return 'checker.withheld.tile';
  return isWhollyRead(report) ? 'allergens.none' : 'allergens.noneRead';
}

/** Fragrance allergens that EU law wants named, with the threshold that applies here. */
export function AllergenTile({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const mixtures = scentMixtures(view);
  const groups = Map.groupBy(report.allergens, ({ threshold, bannedSince }) => bannedSince ?? threshold);
  const inWords = (verdict: AllergenVerdict, count: number) => bannedInWords(verdict, count, t) ?? thresholdInWords(verdict, t);
  return (
    <>
      {groups.size > 0 && !isWhollyRead(report) && <p className="small quiet">{t('allergens.someRead')}</p>}
      {groups.size === 0 && <p className="small quiet">{t(noneInWords(report))}</p>}
      <ul className="reasons">
        {[...groups].map(([rule, allergens]) => (
          <ReasonRow key={rule} meaning="care" claim={t.list(allergenNames(view, allergens))}>
            {allergens[0] && inWords(allergens[0], allergens.length)}
          </ReasonRow>
        ))}
        {mixtures.length > 0 && (
          <ReasonRow meaning="disputed" claim={t('allergens.inside', { names: t.list(mixtures) })}>
            {t('allergens.insideText')}
          </ReasonRow>
        )}
      </ul>
    </>
  );
}
