import { useState } from 'react';
import type { Use } from '#core/analysis/use.ts';
import { t } from '#i18n/current.ts';
import { ClaimCheck } from '../../claims/ClaimCheck.tsx';
import type { TabName } from '../checker-view.ts';
import type { CheckerActions } from '../use-checker.ts';
import { type DrawnReport, EachReport } from './EachReport.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PrintedReport } from './PrintedReport.tsx';
import { ReportHead } from './ReportHead.tsx';
import { ReportTabs } from './ReportTabs.tsx';
import { FrameReport } from './ShareButtons.tsx';
import { usePrinting } from './use-printing.ts';

/** An address with this asks for the promises to be open. */
const claimsAsked = 'front';

interface Props {
  readonly reports: readonly DrawnReport[];
  readonly use: Use | null;
  readonly waiting: boolean;
  readonly actions: CheckerActions;
  readonly onEdit: () => void;
}

/** Everything under the paste box once a list was read. */
export function ReportArea({ reports, use, waiting, actions, onEdit }: Props) {
  const [tab, setTab] = useState<TabName>('overview');
  const printing = usePrinting();
  const shown = reports.find(({ hidden }) => !hidden);
  return (
    <div className="report drawn" data-part="report" data-offscreen={!shown || undefined} aria-busy={waiting}>
      <section className="results" aria-label={t('checker.results')}>
        <EachReport reports={reports}>
          {({ view, text, overrides }) => <ReportHead view={view} text={text} chosen={use} overrides={overrides} actions={actions} />}
        </EachReport>
        {printing && shown ? (
          <PrintedReport view={shown.view} tab={tab} />
        ) : (
          <ReportTabs reports={reports} tab={tab} onTab={setTab} t={t} />
        )}
        {shown && !printing && <ClaimCheck view={shown.view} open={new URLSearchParams(location.search).has(claimsAsked)} />}
        {shown && !printing && <FrameReport text={shown.text} use={use} overrides={shown.overrides} t={t} />}
        <p className="note">{t('product.caution')}</p>
      </section>
      {shown && <PhoneBar onEdit={onEdit} t={t} />}
    </div>
  );
}
