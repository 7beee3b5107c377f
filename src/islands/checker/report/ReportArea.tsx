import { TriangleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { leastRecognised } from '#core/analysis/analyse.ts';
import type { Context } from '#core/analysis/report.ts';
import { t } from '#i18n/current.ts';
import { AvoidedLine } from '../../avoid/AvoidedLine.tsx';
import { ClaimCheck } from '../../claims/ClaimCheck.tsx';
import type { CheckerView, TabName } from '../checker-view.ts';
import { ReadingPanel } from '../reading/ReadingPanel.tsx';
import type { CheckerActions } from '../use-checker.ts';
import { ContextSwitch } from './ContextSwitch.tsx';
import { type DrawnReport, EachReport } from './EachReport.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PrintedReport } from './PrintedReport.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { CompareList, CopyLink } from './ShareButtons.tsx';
import { usePrinting } from './use-printing.ts';

/** An address with this asks for the promises to be open. */
const claimsAsked = 'front';

interface Props {
  readonly reports: readonly DrawnReport[];
  readonly context: Context;
  readonly waiting: boolean;
  readonly actions: CheckerActions;
  readonly onEdit: () => void;
}

/** Too little is known of the list to judge the product; says so before anything else. */
function Withheld({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  const recognised = report.counted.filter((index) => view.facts[index]).length;
  return (
    <div className="withheld" role="note">
      <TriangleAlert className="icon amber" />
      <p>
        <b>{t('checker.withheld', { recognised, total: report.counted.length })}</b>{' '}
        {t('checker.withheld.why', { least: t.percent(leastRecognised * 100) })}
      </p>
    </div>
  );
}

/** What is to be known of the whole list before anything is read from it. */
const Caveats = memo(function Caveats({ view, overrides }: Pick<DrawnReport, 'view' | 'overrides'>) {
  return (
    <>
      {overrides.length > 0 && <p className="fine quiet">{t('checker.linkWithoutChanges')}</p>}
      <AvoidedLine view={view} />
      {view.report.withheld && <Withheld view={view} />}
    </>
  );
});

/** Everything under the paste box once a list was read. */
export function ReportArea({ reports, context, waiting, actions, onEdit }: Props) {
  const [tab, setTab] = useState<TabName>('overview');
  const printing = usePrinting();
  const shown = reports.find(({ hidden }) => !hidden);
  return (
    <div className="report drawn" data-part="report" data-aside={!shown || undefined} aria-busy={waiting}>
      <EachReport reports={reports}>
        {(report) => <ReadingPanel view={report.view} actions={actions} overrides={report.overrides} />}
      </EachReport>
      <section className="results" aria-label={t('checker.results')}>
        <div className="results-bar">
          <ContextSwitch context={context} onChoose={actions.chooseContext} t={t} />
          <div className="actions">
            <CopyLink t={t} />
            {shown && <CompareList text={shown.text} context={context} t={t} />}
          </div>
        </div>
        <EachReport reports={reports}>{(report) => <Caveats view={report.view} overrides={report.overrides} />}</EachReport>
        {printing && shown ? <PrintedReport view={shown.view} /> : <ReportTabs reports={reports} tab={tab} onTab={setTab} t={t} />}
        {shown && !printing && <ClaimCheck view={shown.view} open={new URLSearchParams(location.search).has(claimsAsked)} />}
        <p className="note">{t('product.caution')}</p>
      </section>
      {shown && <PhoneBar onEdit={onEdit} t={t} />}
    </div>
  );
}
