import type { CheckerView } from '../checker-view.ts';
import { FacesTab } from '../tabs/FacesTab.tsx';
import { ListTab } from '../tabs/ListTab.tsx';
import { OverviewTab } from '../tabs/OverviewTab.tsx';

/** On paper there are no tabs: what most readers want, one after the other. */
export function PrintedReport({ view }: { readonly view: CheckerView }) {
  const { t } = view;
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
