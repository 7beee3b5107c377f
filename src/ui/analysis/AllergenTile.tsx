import { isReadYetDoubted, isWhollyRead, type Report } from '#core/analysis/report.ts';
import type { AllergenVerdict } from '#core/analysis/verdicts.ts';
import { allergenNames } from './allergen-names.ts';
import { lowerFirst } from './first-letter.ts';
import { bannedInWords, thresholdInWords } from './law-dates.ts';
import { ReasonRow } from './ReasonRow.tsx';
import { nameOf, type ReportView, scentMixtures } from './report-view.ts';

/** What is said where none was found: less, the less was read. */
function noneInWords(report: Report) {
  if (isReadYetDoubted(report)) return 'checker.withheld.tile';
  return isWhollyRead(report) ? 'allergens.none' : 'allergens.noneRead';
}

/** Those that stand under "may contain" alone. */
function perhapsIn(view: ReportView): readonly string[] {
  const { items } = view.report.reading;
  const isDeclared = (index: number) => view.facts[index]?.limits.some(({ label }) => label !== null) === true;
  const named = allergenNames(view, view.report.allergens);
  const perhaps = items.flatMap(({ mayContain }, index) => (mayContain && isDeclared(index) ? [nameOf(view, index)] : []));
  return [...new Set(perhaps)].filter((name) => !named.includes(name));
}

/** Fragrance allergens that EU law wants named, with the threshold that applies here. */
export function AllergenTile({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const mixtures = scentMixtures(view);
  const perhaps = perhapsIn(view);
  const groups = Map.groupBy(report.allergens, ({ threshold, bannedSince }) => bannedSince ?? threshold);
  const inWords = (verdict: AllergenVerdict, count: number) => bannedInWords(verdict, count, t) ?? thresholdInWords(verdict, t);
  return (
    <>
      {groups.size > 0 && !isWhollyRead(report) && <p className="small quiet">{t('allergens.someRead')}</p>}
      {groups.size === 0 && perhaps.length === 0 && <p className="small quiet">{t(noneInWords(report))}</p>}
      <ul className="reasons">
        {[...groups].map(([rule, allergens]) => (
          <ReasonRow key={rule} meaning="care" claim={t.list(allergenNames(view, allergens))}>
            {allergens[0] && inWords(allergens[0], allergens.length)}
          </ReasonRow>
        ))}
        {perhaps.length > 0 && (
          <ReasonRow meaning="disputed" claim={t.list(perhaps)}>
            {lowerFirst(t('list.mayContain'))}
          </ReasonRow>
        )}
        {mixtures.length > 0 && (
          <ReasonRow meaning="disputed" claim={t('allergens.inside', { names: t.list(mixtures) })}>
            {t('allergens.insideText')}
          </ReasonRow>
        )}
      </ul>
    </>
  );
}
