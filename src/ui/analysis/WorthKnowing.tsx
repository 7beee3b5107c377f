import type { ReactNode } from 'react';
import { isReadYetDoubted, isWhollyRead } from '#core/analysis/report.ts';
import { ReasonRow } from './ReasonRow.tsx';
import { itemOf, type ReportView, scentMixtures } from './report-view.ts';
import { SpokenNames } from './SpokenNames.tsx';

/** Said only of a list that was read to the end: that nothing in it comes from an animal. */
function nothingFound(view: ReportView): ReactNode {
  const { report, t } = view;
  if (!isWhollyRead(report))
    return (
      <ReasonRow key="unread" meaning="disputed" claim={t('animal.unread')}>
        {t(isReadYetDoubted(report) ? 'checker.withheld.tile' : 'animal.unread.why')}
      </ReasonRow>
    );
  const mixtures = scentMixtures(view, false);
  return (
    <ReasonRow key="none" meaning="helps" claim={t('animal.none')}>
      {mixtures.length > 0 ? t('animal.none.mixtures', { names: t.list(mixtures) }) : t('animal.none.why')}
    </ReasonRow>
  );
}

function animalRows(view: ReportView): ReactNode[] {
  const { always, possible, shades } = view.report.animal;
  const rows = [
    { claim: 'animal.always', meaning: 'care', names: always },
    { claim: 'animal.shades', meaning: 'care', names: shades },
    { claim: 'animal.possible', meaning: 'disputed', names: possible },
  ] as const;
  const found = rows.filter(({ names }) => names.length > 0);
  if (found.length === 0) return [nothingFound(view)];
  return found.map(({ claim, meaning, names }) => (
    <ReasonRow key={claim} meaning={meaning} claim={view.t(claim)}>
      <SpokenNames view={view} names={names} />
    </ReasonRow>
  ));
}

/** Rows of what a list says of animal origin and of nano forms, each with its ingredients. */
export function WorthKnowing({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const nano = report.nano.map((index) => ({ index, id: itemOf(view, index).id }));
  return (
    <>
      {animalRows(view)}
      {nano.length > 0 && (
        <ReasonRow meaning="seen" claim={t('nano.marked')}>
          <SpokenNames view={view} names={nano} />
        </ReasonRow>
      )}
    </>
  );
}
