import { annotate, type Stretch } from '#core/inci/annotate.ts';
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

function Piece({ view, stretch }: { readonly view: Read; readonly stretch: Stretch }) {
  if (stretch.kind === 'between') return stretch.text;
  if (stretch.kind === 'leftOut') {
    const why = view.report.reading.leftOut[stretch.index]?.why ?? '';
    return understood.has(why) ? <span className="understood">{stretch.text}</span> : <del className="left-out">{stretch.text}</del>;
  }
  const item = view.report.reading.items[stretch.index];
  if (!item) return stretch.text;
  return (
    <span className="piece" data-long={stretch.text.length > longPiece || undefined}>
      <sup>{placeOf(view, stretch.index) ?? (item.mayContain ? '±' : '=')}</sup>
      <Written item={item} text={stretch.text} />
    </span>
  );
}

/** The pasted text with the place of each ingredient, what was corrected, kept together, not recognised and left out. */
export function ReadText({ view }: { readonly view: Read }) {
  return (
    <p className="read" lang="la">
      {annotate(view.report.reading).map((stretch) => (
        <Piece key={`${stretch.start} ${stretch.kind}`} view={view} stretch={stretch} />
      ))}
    </p>
  );
}
