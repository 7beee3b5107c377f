import type { ReactNode } from 'react';
import type { ListPart } from '#core/analysis/share-types.ts';
import type { ItemFlag } from '#core/analysis/verdicts.ts';
import { familyName, flagsOf, type ReportView } from './report-view.ts';
import { StripLarge } from './StripLarge.tsx';
import { StripRows } from './StripRows.tsx';
import { sectionTitle } from './section-words.ts';
import { lowestSaid, saidBand, shareSentence } from './share-words.ts';
import { rowLength } from './strip-geometry.ts';
import { type StripCell, stripOfPart } from './strip-model.ts';

/** The drawing from 768 px, the one below, and the words of the cells, which are heard and stand in the popover. */
export type StripLayer = 'wide' | 'phone' | 'words';

interface Props {
  readonly view: ReportView;
  /** Holds a layer back until it is needed. */
  readonly hold?: (layer: StripLayer, drawn: ReactNode) => ReactNode;
}

function FlagLine({ view, flag }: { readonly view: ReportView; readonly flag: ItemFlag }) {
  const reason = view.words.reasons[flag.reason];
  return (
    <span data-state={flag.state}>
      {view.t(`flag.${flag.flag}`)}, {view.t(`flag.state.${flag.state}`)}
      {flag.inside && `: ${flag.inside.join(', ')}`}
      {reason && `: ${reason}`}
    </span>
  );
}

/** What the popover shows and a screen reader hears of one cell. */
function CellWords({ view, cell, total }: { readonly view: ReportView; readonly cell: StripCell; readonly total: number }) {
  const share = view.report.shares.items[cell.index];
  const band = share && saidBand(share);
  return (
    <li data-band={band && `${band.low >= lowestSaid ? band.low : 0} ${band.high}`}>
      <b>{cell.name}</b>
      <span className="quiet">
        {view.t('strip.place', { place: cell.place, total })} · {familyName(view, cell.family)}
      </span>
      {share && <span data-share>{shareSentence(view.t, share)}</span>}
      {flagsOf(view, cell.index).map((flag) => (
        <FlagLine key={flag.flag} view={view} flag={flag} />
      ))}
    </li>
  );
}

interface PartProps extends Props {
  readonly part: ListPart;
  readonly title: string | null;
}

function PartStrip({ view, part, title, hold = (_, drawn) => drawn }: PartProps) {
  const strip = stripOfPart(view, part);
  const { t } = view;
  const words = t('strip.label', { count: strip.cells.length });
  const label = title ? `${title}: ${words}` : words;
  return (
    <formula-strip class="strip" aria-label={`${label}. ${t('strip.keys')}`}>
      <div role="img" aria-label={label}>
        {hold(
          'wide',
          strip.cells.length > rowLength.large ? <StripRows strip={strip} size="large" t={t} /> : <StripLarge strip={strip} t={t} />,
        )}
        {hold('phone', <StripRows strip={strip} size="phone" t={t} />)}
      </div>
      <StripNote part={part} equal={strip.equal} view={view} />
      {hold(
        'words',
        <ol className="unseen">
          {strip.cells.map((cell) => (
            <CellWords key={cell.place} view={view} cell={cell} total={strip.cells.length} />
          ))}
        </ol>,
      )}
    </formula-strip>
  );
}

/** Why there is no 1 % line; the active ingredients of drug facts need none. */
function StripNote({ part, equal, view }: { readonly part: ListPart; readonly equal: boolean; readonly view: ReportView }) {
  const { report, t } = view;
  if (part.onePercent || part.section === 'active') return null;
  if (report.withheld) return <p className="fine quiet">{t('strip.doubtful')}</p>;
  return <p className="fine quiet">{t(equal ? 'strip.unordered' : 'strip.noMarker')}</p>;
}

/** The signature: the ingredient list drawn as a section, each part of a kit by itself. The picture is one image; the list beside it says the same in words. */
export function FormulaStrip({ view, hold }: Props) {
  const { parts } = view.report.shares;
  const [only, ...others] = parts;
  if (only && others.length === 0) return <PartStrip view={view} hold={hold} part={only} title={null} />;
  return parts.map((part) => {
    const title = sectionTitle(view.t, part.section);
    return (
      <div key={part.section} className="strip-part">
        {title && <h3>{title}</h3>}
        <PartStrip view={view} hold={hold} part={part} title={title} />
      </div>
    );
  });
}
