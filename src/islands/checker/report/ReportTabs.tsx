import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, memo } from 'react';
import { type CheckerView, type TabName, tabNames } from '../checker-view.ts';
import { DetailTab } from '../tabs/DetailTab.tsx';
import { FacesTab } from '../tabs/FacesTab.tsx';
import { FunctionsTab } from '../tabs/FunctionsTab.tsx';
import { ListTab } from '../tabs/ListTab.tsx';
import { OverviewTab } from '../tabs/OverviewTab.tsx';
import { ProfileTab } from '../tabs/ProfileTab.tsx';
import { TextTab } from '../tabs/TextTab.tsx';

type TabContent = ComponentType<{ readonly view: CheckerView }>;

/** A tab is drawn again only when the report changes. */
const contents: Readonly<Record<TabName, TabContent>> = {
  overview: memo(OverviewTab),
  list: memo(ListTab),
  functions: memo(FunctionsTab),
  text: memo(TextTab),
  faces: memo(FacesTab),
  detail: memo(DetailTab),
  profile: memo(ProfileTab),
};

interface Props {
  readonly view: CheckerView;
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
}

/** The seven views of a report; only the open one is drawn. */
export const ReportTabs = memo(function ReportTabs({ view, tab, onTab }: Props) {
  return (
    <Tabs.Root value={tab} onValueChange={(value: TabName) => onTab(value)}>
      <Tabs.List className="tabs" aria-label={view.t('checker.results')} activateOnFocus>
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name} className="tab">
            {view.t(`checker.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((name) => {
        const Content = contents[name];
        return (
          <Tabs.Panel key={name} value={name} className="tab-panel">
            <Content view={view} />
          </Tabs.Panel>
        );
      })}
    </Tabs.Root>
  );
});
