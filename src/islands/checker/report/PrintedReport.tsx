import type { CheckerView, TabName } from '../checker-view.ts';
import { DetailTab } from '../tabs/DetailTab.tsx';
import { FacesTab } from '../tabs/FacesTab.tsx';
import { ListTab } from '../tabs/ListTab.tsx';
import { OverviewTab } from '../tabs/OverviewTab.tsx';

/** On paper there are no tabs: the table where that is open, on wide sheets; else what most readers want, one after the other. */
export function PrintedReport({ view, tab }: { readonly view: CheckerView; readonly tab: TabName }) {
  const { t } = view;
  if (tab === 'detail')
    return (
      <div className="wide-print">
        <DetailTab view={view} />
      </div>
    );
  return (
    <>
      <OverviewTab view={view} />
      <h2>{t('checker.tab.list')}</h2>
      <ListTab view={view} />
      <h2>{t('checker.tab.faces')}</h2>
      <FacesTab view={view} />
    </>
  );
}
