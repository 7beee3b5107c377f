import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { leastRecognised } from '#core/analysis/analyse.ts';
import type { CheckerState } from '../checker-state.ts';
import type { CheckerView, TabName } from '../checker-view.ts';
import { ReadingPanel } from '../reading/ReadingPanel.tsx';
import type { CheckerActions } from '../use-checker.ts';
import { ContextSwitch } from './ContextSwitch.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PrintedReport } from './PrintedReport.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { CopyLink } from './ShareButtons.tsx';
import { usePrinting } from './use-printing.ts';

interface Props {
  readonly view: CheckerView;
  readonly state: CheckerState;
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
      <TriangleAlert className="ic amber" />
      <p>
        <b>{t('checker.withheld', { recognised, total: report.counted.length })}</b>{' '}
        {t('checker.withheld.why', { least: t.percent(leastRecognised * 100) })}
      </p>
    </div>
  );
}

/** Everything under the paste box once a list was read. */
export function ReportArea({ view, state, waiting, actions, onEdit }: Props) {
  const [tab, setTab] = useState<TabName>('overview');
  const printing = usePrinting();
  const { t } = view;
  const { context } = state;
  const { overrides } = state.inquiry;
  return (
    <div className="report" aria-busy={waiting}>
      <ReadingPanel key={view.report.reading.text} view={view} actions={actions} overrides={overrides} />
      <section className="results" aria-label={t('checker.results')}>
        <div className="results-bar">
          <ContextSwitch context={context} onChoose={actions.chooseContext} t={t} />
          <div className="acts">
            <CopyLink t={t} />
          </div>
        </div>
        {overrides.length > 0 && <p className="s13 q">{t('checker.linkWithoutChanges')}</p>}
        {view.report.withheld && <Withheld view={view} />}
        {printing ? <PrintedReport view={view} /> : <ReportTabs view={view} tab={tab} onTab={setTab} />}
        <p className="note">{t('product.caution')}</p>
      </section>
      <PhoneBar onEdit={onEdit} t={t} />
    </div>
  );
}
