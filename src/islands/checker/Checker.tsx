import { useEffect, useMemo, useRef } from 'react';
import { t } from '#i18n/current.ts';
import type { Words } from '#i18n/words.ts';
import { ask } from './analyser.ts';
import type { CheckerView } from './checker-view.ts';
import { ObstacleNote } from './Obstacles.tsx';
import { PasteBox, PasteStatus } from './PasteBox.tsx';
import { ReportArea } from './report/ReportArea.tsx';
import { useChecker } from './use-checker.ts';

interface Props {
  readonly words: Words;
  readonly sourceNames: Readonly<Record<string, string>>;
}

/** Fetches the dictionary ahead of the first question. A failure is told when the reader asks. */
function preload(): void {
  ask('load', null).catch(() => undefined);
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

/** The ingredient checker: paste box, how the list was read, and the report. */
export function Checker({ words, sourceNames }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const checker = useChecker(box);
  usePreloadWhenIdle();
  const { inquiry, analysis, obstacle, writing, busy, done } = checker.state;
  const view = useMemo<CheckerView | null>(() => analysis && { ...analysis, words, t, sourceNames }, [analysis, words, sourceNames]);

  const read = (text: string) => {
    if (box.current) box.current.value = text;
    checker.analyse(text);
  };
  const edit = () => {
    checker.edit();
    // The box is hidden until the next paint.
    requestAnimationFrame(() => box.current?.focus());
  };
  return (
    <>
      <PasteBox
        box={box}
        writing={writing}
        busy={busy}
        text={inquiry.text}
        invalid={obstacle?.kind === 'refused'}
        onAnalyse={checker.analyse}
        onClear={checker.clear}
        onEdit={edit}
        onFocus={preload}
      />
      <PasteStatus busy={busy} done={obstacle ? 0 : done} />
      {obstacle && <ObstacleNote obstacle={obstacle} length={inquiry.text.length} onRetry={checker.retry} onRead={read} />}
      {view && <ReportArea view={view} checker={checker} onEdit={edit} />}
    </>
  );
}
