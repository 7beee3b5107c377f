import { isWhollyRead } from '#core/analysis/report.ts';
import type { AllergenVerdict } from '#core/analysis/verdicts.ts';
import { allergenNames } from '#ui/analysis/allergen-names.ts';
import { bannedInWords, thresholdInWords } from '#ui/analysis/law-dates.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { scentMixtures } from '#ui/analysis/report-view.ts';
import type { CheckerView } from '../checker-view.ts';
import { Sources } from './Verdict.tsx';

/** When the longer list of Regulation (EU) 2023/1545 binds new products, and everything on sale. */
const longerList = { since: '2026-07-31', shelves: '2028-07-31' } as const;

function ruleInWords({ t }: CheckerView, verdict: AllergenVerdict, count: number): string {
  const banned = bannedInWords(verdict, count, t);
  if (banned) return banned;
  const above = thresholdInWords(verdict, t);
  if (verdict.list === 'historic') return `${above} · ${t('checker.allergens.historic')}`;
  return `${above} · ${t('checker.allergens.longer', { since: t.date(longerList.since), shelves: t.date(longerList.shelves) })}`;
}

/** What is said where none was found: less, the less was read. */
function noneInWords(report: CheckerView['report']) {
  if (report.withheld) return 'checker.withheld.tile';
  return isWhollyRead(report) ? 'allergens.none' : 'allergens.noneRead';
}

/** Fragrance allergens that EU law wants named, by list: the old one and the one that is being phased in. */
export function AllergenRows({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  const mixtures = scentMixtures(view);
  const groups = Map.groupBy(report.allergens, ({ list, threshold, bannedSince }) => bannedSince ?? `${list} ${threshold}`);
  return (
    <>
      {groups.size > 0 && !isWhollyRead(report) && <p className="small quiet">{t('allergens.someRead')}</p>}
      {groups.size === 0 && <p className="small quiet">{t(noneInWords(report))}</p>}
      <ul className="reasons">
        {[...groups].map(([rule, allergens]) => (
          <ReasonRow key={rule} meaning="care" claim={allergenNames(view, allergens).join(', ')}>
            {allergens[0] && ruleInWords(view, allergens[0], allergens.length)}
          </ReasonRow>
        ))}
        {mixtures.length > 0 && (
          <ReasonRow meaning="disputed" claim={t('allergens.inside', { names: t.list(mixtures) })}>
            {t('allergens.insideText')}
          </ReasonRow>
        )}
      </ul>
      <p className="fine quiet">
        <Sources view={view} ids={['eu-1223', 'eu-2023-1545']} all />
      </p>
    </>
  );
}
