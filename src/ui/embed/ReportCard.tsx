import { outlineOf } from '#core/catalog/outline.ts';
import { AnswerLines } from '../analysis/answer/AnswerLines.tsx';
import { LawBlock } from '../analysis/answer/LawBlock.tsx';
import { miniCells } from '../analysis/mini-cells.ts';
import type { ReportView } from '../analysis/report-view.ts';
import { StripMini } from '../analysis/StripMini.tsx';

interface Props {
  readonly view: ReportView;
  /** What it is of; null for a list that nobody named. */
  readonly brand: string | null;
  readonly title: string;
  /** The language of the title, where it is known and not the card's. */
  readonly titleLang?: string | undefined;
  /** Where all of it stands. */
  readonly href: string;
  /** Said below, before that formulas change. */
  readonly note: string | null;
}

/** What a report says first, as other sites show it. */
export function ReportCard({ view, brand, title, titleLang, href, note }: Props) {
  const { report, facts, t } = view;
  return (
    <article className="card">
      {brand !== null && <p className="card-brand">{brand}</p>}
      <h1 lang={titleLang}>
        <a href={href} rel="noopener">
          {title}
        </a>
      </h1>
      <StripMini cells={miniCells(outlineOf(report, facts))} />
      <LawBlock view={view} heading="h2" />
      <AnswerLines view={view} />
      <footer>
        <a className="card-way" href={href} rel="noopener">
          {t('embed.whole', { site: t('site.name') })}
        </a>
        <p>
          {note !== null && `${note} `}
          {t('footer.caution')}
        </p>
      </footer>
    </article>
  );
}
