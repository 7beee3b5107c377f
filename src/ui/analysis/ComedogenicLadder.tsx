import { soapMade } from '#core/analysis/cautions.ts';
import type { ComedogenicProfile } from '#core/analysis/verdicts.ts';
import { Marks } from './Chip.tsx';
import { comedogenicInWords } from './comedogenic-words.ts';
import { familyOf, nameOf, type ReportView } from './report-view.ts';

/** The word stands once under each group of steps: 2 and 3 are both moderate, 4 and 5 both high. */
const wordShownAt = [0, 1, 2, 4];

function highestValue(profile: ComedogenicProfile): number {
  return profile.steps.findLastIndex((culprits) => culprits.length > 0);
}

/** Six rungs with a mark for each rated ingredient, the unrated apart; no average. The list as a whole has a scale of its own, said once, with the caveat. */
export function ComedogenicLadder({ view, caveat }: { readonly view: ReportView; readonly caveat: boolean }) {
  const { report, t } = view;
  const { steps, unrated, highest, label } = report.comedogenic;
  const rated = steps.reduce((sum, culprits) => sum + culprits.length, 0);
  const isSoap = report.cautions.some(({ caution }) => caution === soapMade);
  const counts = steps.map((culprits, step) => `${step}: ${culprits.length}`).join(', ');
  return (
    <>
      <div className="ladder" role="img" aria-label={t('comedogenic.aria', { steps: counts, unrated: unrated.length })}>
        {steps.map((culprits, step) => (
          <div key={step}>
            <div className="stack">
              <Marks families={culprits.map((index) => familyOf(view, index))} />
            </div>
            <div className="rung">
              <b>{step}</b>
              {wordShownAt.includes(step) ? comedogenicInWords(t, step) : '\u00a0'}
            </div>
          </div>
        ))}
        <div className="unrated">
          <div className="stack">
            <Marks families={unrated.map(() => 'none')} />
          </div>
          <div className="rung">
            <b>–</b>
            {t('list.notRated')}
          </div>
        </div>
      </div>
      <p className="fine quiet">
        {t('comedogenic.rated', { rated, total: rated + unrated.length })} {isSoap && `${t('comedogenic.soap')} `}
        {highest.length > 0 &&
          t('comedogenic.highest', {
            names: t.list(highest.map((index) => nameOf(view, index))),
            value: highestValue(report.comedogenic),
          })}
        {caveat && label && ` ${t('comedogenic.whole', { label: t(`comedogenic.label.${label}`) })}`}
        {caveat && ` ${t('comedogenic.caveat')}`}
      </p>
    </>
  );
}
