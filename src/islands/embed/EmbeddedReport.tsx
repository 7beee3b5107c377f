import { useEffect, useState } from 'react';
import { decodeShare } from '#core/sharing/fragment.ts';
import { t } from '#i18n/current.ts';
import type { Words } from '#i18n/words.ts';
import { checkerPath, checkerWithListPath } from '#site/paths.ts';
import { composeTitle } from '#ui/analysis/compose-answer.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { CardNote } from '#ui/embed/CardNote.tsx';
import { ReportCard } from '#ui/embed/ReportCard.tsx';
import { AnalyserError, ask } from '../checker/analyser.ts';
import { reportFor } from '../checker/checker-state.ts';

type Shown = { readonly view: ReportView; readonly href: string } | { readonly said: string };

/** The report of the list in the address; what stands in the way of one, in words. */
async function readAddress(words: Words): Promise<Shown> {
  const shared = await decodeShare(location.hash);
  if (shared.kind === 'problem') return { said: t(shared.problem === 'none' ? 'embed.none' : `checker.link.${shared.problem}`) };
  const { text, use, overrides } = shared.list;
  try {
    const analysis = await ask('analyse', { text, overrides });
    const { refused } = analysis.list.reading;
    if (refused) return { said: t(`checker.refused.${refused}`) };
    const view = { report: reportFor(analysis, use), facts: analysis.facts, words, t };
    return { view, href: checkerWithListPath(location.hash.slice(1)) };
  } catch (error) {
    return { said: t(`checker.problem.${error instanceof AnalyserError ? error.problem : 'failed'}`) };
  }
}

/** The colours that the page around the frame asked for. */
function takeTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** A report of the checker as a card: the list is in the fragment, which no server is told; nothing is kept. */
export function EmbeddedReport({ words }: { readonly words: Words }) {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let current = 0;
    const show = async () => {
      current += 1;
      const asked = current;
      const read = await readAddress(words);
      if (asked === current) setShown(read);
    };
    takeTheme();
    void show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, [words]);
  const link = t('embed.whole', { site: t('site.name') });
  return (
    <div aria-live="polite" aria-busy={shown === null}>
      {shown === null || 'said' in shown ? (
        <CardNote text={shown?.said ?? t('embed.reading')} href={checkerPath} link={link} />
      ) : (
        <ReportCard view={shown.view} brand={null} title={composeTitle(shown.view)} href={shown.href} note={null} />
      )}
    </div>
  );
}
