import type { Flag } from '#core/analysis/report.ts';
import { familyName, type ReportView } from './report-view.ts';
import { StripLarge } from './StripLarge.tsx';
import { StripRows } from './StripRows.tsx';
import { saidBand, shareSentence } from './share-words.ts';
import { rowLength } from './strip-geometry.ts';
import { type StripCell, stripModel } from './strip-model.ts';

function FlagLine({ view, flag }: { readonly view: ReportView; readonly flag: Flag }) {
  const reason = view.words.reasons[flag.reason];
  return (
    <span data-state={flag.state}>
      {view.t(`flag.${flag.flag}`)}, {view.t(`flag.state.${flag.state}`)}
      {reason && `: ${reason}`}
    </span>
  );
}

/** What the popover shows and a screen reader hears of one cell. */
function CellWords({ view, cell, total }: { readonly view: ReportView; readonly cell: StripCell; readonly total: number }) {
  const share = view.report.shares.ordered ? view.report.shares.items[cell.index] : null;
  const band = share && saidBand(share);
  return (
    <li data-family={cell.family} data-low={band?.low} data-high={band?.high}>
      <b>{cell.name}</b>
      <span className="q">
        {view.t('strip.place', { place: cell.place, total })} · {familyName(view, cell.family)}
      </span>
      {share && <span className="share">{shareSentence(view.t, share)}</span>}
      {view.report.itemFlags[cell.index]?.map((flag) => (
        <FlagLine key={flag.flag} view={view} flag={flag} />
      ))}
    </li>
  );
}

/** The signature: the ingredient list drawn as a section. The picture is one image; the list beside it says the same in words. */
export function FormulaStrip({ view }: { readonly view: ReportView }) {
  const strip = stripModel(view);
  const { t } = view;
  const label = t('strip.label', { count: strip.cells.length });
  return (
    <formula-strip class="strip" aria-label={`${label}. ${t('strip.keys')}`}>
      <div role="img" aria-label={label}>
        {strip.cells.length > rowLength.large ? <StripRows strip={strip} size="large" t={t} /> : <StripLarge strip={strip} t={t} />}
        <StripRows strip={strip} size="phone" t={t} />
      </div>
      {strip.equal && <p className="s13 q">{t('strip.alphabetical')}</p>}
      {!strip.equal && !strip.onePercent && <p className="s13 q">{t('strip.noMarker')}</p>}
      <ol className="vh">
        {strip.cells.map((cell) => (
          <CellWords key={cell.place} view={view} cell={cell} total={strip.cells.length} />
        ))}
      </ol>
    </formula-strip>
  );
}
