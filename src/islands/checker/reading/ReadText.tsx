import { annotate, type TextSegment } from '#core/inci/annotate.ts';
import type { Item } from '#core/inci/reading.ts';
import { placeOf, type ReportView } from '#ui/analysis/report-view.ts';

/** Headings of sections and "may contain" marks were understood, not thrown away. */
const understood: ReadonlySet<string> = new Set(['section', 'mark']);
/** What is needed of a report. */
type Read = Pick<ReportView, 'report'>;

/** Longer pieces may break over lines. */
const longPiece = 40;

function Written({ item, text }: { readonly item: Item; readonly text: string }) {
  if (item.match === 'corrected') {
    return (
      <>
        <del className="misspelt">{text}</del>
        <ins className="corrected">{item.inci}</ins>
      </>
    );
  }
  if (item.id === null) return <span className="unknown">{text}</span>;
  return item.keptTogether ? <span className="kept">{text}</span> : text;
}

function Piece({ view, segment }: { readonly view: Read; readonly segment: TextSegment }) {
  if (segment.kind === 'between') return segment.text;
  if (segment.kind === 'leftOut') {
    const why = view.report.reading.leftOut[segment.index]?.why ?? '';
    return understood.has(why) ? <span className="understood">{segment.text}</span> : <del className="left-out">{segment.text}</del>;
  }
  const item = view.report.reading.items[segment.index];
  if (!item) return segment.text;
  return (
    <span className="piece" data-long={segment.text.length > longPiece || undefined}>
      <sup>{placeOf(view, segment.index) ?? (item.mayContain ? '±' : '=')}</sup>
      <Written item={item} text={segment.text} />
    </span>
  );
}

/** The pasted text with the place of each ingredient, what was corrected, kept together, not recognised and left out. */
export function ReadText({ view }: { readonly view: Read }) {
  return (
    <p className="read" lang="la">
      {annotate(view.report.reading).map((segment) => (
        <Piece key={`${segment.start} ${segment.kind}`} view={view} segment={segment} />
      ))}
    </p>
  );
}
