import { Tabs } from '@base-ui/react/tabs';
import { type ComponentType, memo, useState } from 'react';
import { createPortal } from 'react-dom';
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

interface OpenPanel {
  readonly tab: TabName;
  readonly element: HTMLElement;
}

interface FrameProps {
  readonly tab: TabName;
  readonly onTab: (tab: TabName) => void;
  readonly onPanel: (panel: OpenPanel | null) => void;
  readonly t: Translator;
}

const TabFrame = memo(({ tab, onTab, onPanel, t }: FrameProps) => {
  return (
    <Tabs.Root value={tab} onValueChange={(value: TabName) => onTab(value)}>
      <Tabs.List className="tabs" aria-label={t('checker.results')} activateOnFocus>
        {tabNames.map((name) => (
          <Tabs.Tab key={name} value={name} className="tab-button">
            {t(`checker.tab.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabNames.map((name) => (
        <Tabs.Panel
          key={name}
          value={name}
          className="tab-panel"
          ref={name === tab ? (element) => onPanel(element && { tab, element }) : undefined}
        />
      ))}
    </Tabs.Root>
  );
});

/** The seven views of a report; only the open one is drawn. It stands beside the frame, not in it: another report leaves the tabs as they are. */
export function ReportTabs({ reports, tab, ...frame }: Omit<FrameProps, 'onPanel'> & { readonly reports: readonly DrawnReport[] }) {
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const Content = contents[tab];
  return (
    <>
      <TabFrame {...frame} tab={tab} onPanel={setPanel} />
      {panel?.tab === tab &&
        createPortal(<EachReport reports={reports}>{({ view }) => <Content view={view} />}</EachReport>, panel.element)}
    </>
  );
}
