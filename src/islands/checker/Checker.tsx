import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Use } from '#core/analysis/use.ts';
import type { Words } from '#i18n/words.ts';
import { usePhotographs } from '../photo/use-photographs.tsx';
import { ask } from './analyser.ts';
import type { Answered } from './checker-state.ts';
import { viewsOf } from './checker-view.ts';
import { CheckHistory } from './history/CheckHistory.tsx';
import { ObstacleNote } from './Obstacles.tsx';
import { PasteBox, PasteStatus } from './PasteBox.tsx';
import type { DrawnReport } from './report/EachReport.tsx';
import { ReportArea } from './report/ReportArea.tsx';
import { useChecker } from './use-checker.ts';

interface Props {
  readonly words: Words;
  readonly sourceNames: Readonly<Record<string, string>>;
}

/** Fetches the dictionary ahead of the first question, and what reads a drawn strip aloud. A failure is told when the reader asks. */
function preload(): void {
  ask('load', null).catch(() => undefined);
  void import('../shell/formula-strip.ts');
}

function usePreloadWhenIdle(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 1500);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(preload, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }, []);
}

/** A shorter wait is not worth a word: showing it would cost more than the wait. */
const noticedAfter = 150;

/** True once the analyser has kept the reader waiting. */
function useWaiting(busy: boolean): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(setWaiting, noticedAfter, true);
    return () => {
      clearTimeout(timer);
      setWaiting(false);
    };
  }, [busy]);
  return busy && waiting;
}

/** The ingredient checker: paste box, how the list was read, and the report. */
export function Checker({ words, sourceNames }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { state, actions } = useChecker(box);
  usePreloadWhenIdle();
  const { inquiry, shown, offscreen, use, obstacle, writing, busy, done } = state;
  const waiting = useWaiting(busy);
  const viewOf = useMemo(() => viewsOf(words, sourceNames), [words, sourceNames]);
  const reports = useMemo<readonly DrawnReport[]>(() => {
    const drawn = ({ inquiry: asked, analysis }: Answered, chosen: Use | null, hidden: boolean) => ({
      text: asked.text,
      view: viewOf(analysis, chosen),
      overrides: asked.overrides,
      hidden,
    });
    const both = [shown && drawn(shown, use, false), offscreen && drawn(offscreen, offscreen.use, true)];
    // In an order of their own: a report that changed its place would be laid out anew.
    return both.filter((report) => report !== null).sort((one, other) => (one.text < other.text ? -1 : 1));
  }, [viewOf, shown, offscreen, use]);

  /** The question of a report that takes the place of the one that is shown, once it is asked for. */
  const ahead = writing && shown && offscreen ? offscreen.inquiry : null;

  const read = (text: string) => {
    if (box.current) box.current.value = text;
    actions.analyse(text);
  };
  const edit = useCallback(() => {
    actions.edit();
    // The box is hidden until the next paint.
    requestAnimationFrame(() => box.current?.focus());
  }, [actions]);
  const photographs = usePhotographs({
    goes: 'analyse',
    current: () => box.current?.value ?? '',
    onText: read,
    onEdit(text) {
      if (box.current) box.current.value = text;
      actions.prefetch(text);
      edit();
    },
  });
  return (
    <div data-part="checker">
      <PasteBox
        box={box}
        writing={writing}
        busy={busy}
        waiting={waiting}
        text={(ahead ?? inquiry).text}
        invalid={obstacle?.kind === 'refused'}
        onWrite={actions.prefetch}
        onAnalyse={actions.analyse}
        onClear={actions.clear}
        onEdit={edit}
        onFocus={preload}
        onPhotograph={photographs.ask}
        pictures={photographs.pictures}
      />
      <PasteStatus waiting={waiting} done={obstacle ? 0 : done} ahead={ahead !== null} />
      {photographs.dialog}
      {obstacle && <ObstacleNote obstacle={obstacle} text={inquiry.text} onRetry={actions.retry} onRead={read} />}
      <CheckHistory checked={shown?.inquiry.text ?? null} writing={writing} onOpen={read} />
      {reports.length > 0 && <ReportArea reports={reports} use={use} waiting={waiting} actions={actions} onEdit={edit} />}
    </div>
  );
}
