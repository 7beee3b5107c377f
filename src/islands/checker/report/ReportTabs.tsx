import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, memo } from 'react';
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

interface Props {
  readonly reports: readonly DrawnReport[];
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly t: Translator;
}

const TabBar = memo(function TabBar({ t }: { readonly t: Translator }) {
  return (
    <Tabs.List className="tabs" aria-label={t('checker.results')} activateOnFocus>
      {tabNames.map((name) => (
        <Tabs.Tab key={name} value={name} className="tab">
          {t(`checker.tab.${name}`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
});

const TabPanel = memo(function TabPanel({ name, reports }: { readonly name: TabName; readonly reports: readonly DrawnReport[] }) {
  const Content = contents[name];
  return (
    <Tabs.Panel value={name} className="tab-panel">
      <EachReport reports={reports}>{({ view }) => <Content view={view} />}</EachReport>
    </Tabs.Panel>
  );
});

/** A closed tab does not take part in what is drawn. */
const none: readonly DrawnReport[] = [];

/** The seven views of a report; only the open one is drawn. */
export const ReportTabs = memo(function ReportTabs({ reports, tab, onTab, t }: Props) {
  return (
    <Tabs.Root value={tab} onValueChange={(value: TabName) => onTab(value)}>
      <TabBar t={t} />
      {tabNames.map((name) => (
        <TabPanel key={name} name={name} reports={name === tab ? reports : none} />
      ))}
    </Tabs.Root>
  );
});
