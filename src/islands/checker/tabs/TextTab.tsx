import { annotate, type TextSegment } from '#core/inci/annotate.ts';
import { ingredientPath } from '#site/paths.ts';
import { familyName, familyOf, itemOf, placeOf } from '#ui/analysis/report-view.ts';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import type { CheckerView } from '../checker-view.ts';
import { ItemFlagTicks } from './ItemFlagTicks.tsx';

function AnnotatedItem({ view, index, text }: { readonly view: CheckerView; readonly index: number; readonly text: string }) {
  const { t } = view;
  const family = familyOf(view, index);
  const { alias, inci } = itemOf(view, index);
  const title = [inci, familyName(view, family)].filter(Boolean).join(' · ');
  return (
    <span className={`annotation family-${family}`} title={title}>
      <sup>{placeOf(view, index)}</sup>
      {alias ? <a href={ingredientPath(alias)}>{text}</a> : text}
      <ItemFlagTicks view={view} index={index} />
      {family === 'unknown' && <span className="unseen"> ({t('family.unknown')})</span>}
    </span>
  );
}

function Annotated({ view, segment }: { readonly view: CheckerView; readonly segment: TextSegment }) {
  switch (segment.kind) {
    case 'between':
      return segment.text;
    case 'leftOut':
      return <span className="understood">{segment.text}</span>;
    case 'item':
      return <AnnotatedItem view={view} index={segment.index} text={segment.text} />;
  }
}

/** The pasted text as it is, each ingredient with its place, family and flags where it stands. */
export function TextTab({ view }: { readonly view: CheckerView }) {
  const { report, words, t } = view;
  const lines = new Set(report.shares.parts.map(({ onePercent }) => onePercent?.to));
  return (
    <>
      <p className="fine quiet tab-note">{t('checker.text.note')}</p>
      <p className="annotated" lang="la">
        {annotate(report.reading).map((segment) => (
          <span key={`${segment.start} ${segment.kind}`}>
            {segment.kind === 'item' && lines.has(segment.index) && <span className="line-mark">{t('checker.text.line')}</span>}
            <Annotated view={view} segment={segment} />
          </span>
        ))}
      </p>
      <StripKey words={words} t={t} />
    </>
  );
}
