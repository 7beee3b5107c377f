import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, createContext, memo, useContext } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { type CheckerView, type TabName, tabNames } from '../checker-view.ts';
import { DetailTab } from '../tabs/DetailTab.tsx';
import { FacesTab } from '../tabs/FacesTab.tsx';
import { FunctionsTab } from '../tabs/FunctionsTab.tsx';
import { ListTab } from '../tabs/ListTab.tsx';
import { OverviewTab } from '../tabs/OverviewTab.tsx';
import { ProfileTab } from '../tabs/ProfileTab.tsx';
import { TextTab } from '../tabs/TextTab.tsx';
import { type DrawnReport, EachReport } from './EachReport.tsx';

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

/** What the open tab shows: it alone is drawn anew with another report, the tabs around it stay. */
const Reports = createContext<readonly DrawnReport[]>([]);

function OpenTab({ name }: { readonly name: TabName }) {
  const reports = useContext(Reports);
  const Content = contents[name];
  return <EachReport reports={reports}>{({ view }) => <Content view={view} />}</EachReport>;
}

interface FrameProps {
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly t: Translator;
}

const TabFrame = memo(function TabFrame({ tab, onTab, t }: FrameProps) {
  return (
    <Tabs.Root value={tab} onValueChange={(value: TabName) => onTab(value)}>
      <Tabs.List className="tabs" aria-label={t('checker.results')} activateOnFocus>
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name} className="tab">
            {t(`checker.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((name) => (
        <Tabs.Panel key={name} value={name} className="tab-panel">
          {name === tab && <OpenTab name={name} />}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
});

/** The seven views of a report; only the open one is drawn. */
export function ReportTabs({ reports, ...frame }: FrameProps & { readonly reports: readonly DrawnReport[] }) {
  return (
    <Reports value={reports}>
      <TabFrame {...frame} />
    </Reports>
  );
}
