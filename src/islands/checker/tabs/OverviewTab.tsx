import { memo, type ReactNode } from 'react';
import { mayAct } from '#core/analysis/dose.ts';
import { contentPath } from '#site/paths.ts';
import { CautionRow } from '#ui/analysis/CautionRows.tsx';
import { ComedogenicLadder } from '#ui/analysis/ComedogenicLadder.tsx';
import { FormulaStrip, type StripLayer } from '#ui/analysis/FormulaStrip.tsx';
import { kindsOnly, orderFlags, quietFlags } from '#ui/analysis/flag-order.ts';
import { lawRows } from '#ui/analysis/LawRows.tsx';
import { OriginBar } from '#ui/analysis/OriginBar.tsx';
import { flagsOf, nameOf, type ReportView } from '#ui/analysis/report-view.ts';
import { SkinMeters } from '#ui/analysis/SkinMeters.tsx';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import type { CheckerView } from '../checker-view.ts';
import { AfterPaint } from '../report/AfterPaint.tsx';
import { AllergenRows } from './AllergenRows.tsx';
import { comedogenicSources } from './comedogenic-sources.ts';
import { EffectRow, FlagRow, Sources } from './Verdict.tsx';

type Shown = { readonly view: ReportView };
const unchanged =
  (...fields: readonly (keyof ReportView['report'])[]) =>
  (before: Shown, after: Shown) =>
    before.view.facts === after.view.facts && fields.every((field) => before.view.report[field] === after.view.report[field]);

/** Of each item how its flags are shown, which the use may change. */
function flagsShown({ view }: Shown): string {
  const quiet = quietFlags(view.report);
  return view.report.counted
    .map((index) =>
      flagsOf(view, index)
        .map(({ flag }) => (quiet.has(flag) ? '-' : '+'))
        .join(''),
    )
    .join();
}

/** Parts that another context leaves as they are: drawing them anew is most of the work. */
const Strip = memo(
  FormulaStrip,
  (before, after) => unchanged('reading', 'shares', 'itemFlags', 'counted')(before, after) && flagsShown(before) === flagsShown(after),
);
const Key = memo(StripKey);
const Ladder = memo(ComedogenicLadder, unchanged('comedogenic', 'reading'));
const Meters = memo(SkinMeters, unchanged('skin', 'reading'));
const Origins = memo(OriginBar, unchanged('origin', 'reading'));
const Worth = memo(WorthKnowing, unchanged('animal', 'nano', 'reading'));
/** Most warnings are the same for every use; they are plain data, so that what they say can be compared. */
const Warning = memo(
  FlagRow,
  (before, after) => unchanged('reading')(before, after) && JSON.stringify(before.verdict) === JSON.stringify(after.verdict),
);
const Helps = memo(HelpsTile, unchanged('effects', 'reading', 'withheld'));

/** The drawing of the strip that this screen shows. */
const shownLayer = (): StripLayer => (matchMedia('(min-width: 48rem)').matches ? 'wide' : 'phone');

function Tile({ title, note, children }: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <section className="tile">
      <h3>
        {title} {note && <span>{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** More rows than this stand behind a line that opens. */
const shownAtFirst = 6;

function Rows({ view, rows }: { readonly view: CheckerView; readonly rows: readonly ReactNode[] }) {
  const cut = rows.length > shownAtFirst + 1 ? shownAtFirst : rows.length;
  return (
    <>
      <ul className="reasons">{rows.slice(0, cut)}</ul>
      {cut < rows.length && (
        <details className="more">
          <summary>{view.t('checker.moreRows', { count: rows.length - cut })}</summary>
          <ul className="reasons">{rows.slice(cut)}</ul>
        </details>
      )}
    </>
  );
}

/** A verdict on the whole product, or why there is none. */
function Whole({ view, children }: { readonly view: CheckerView; readonly children: ReactNode }) {
  return view.report.withheld ? <p className="small quiet">{view.t('checker.withheld.tile')}</p> : children;
}

function HelpsTile({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  const { effects } = report;
  return (
    <Tile title={t('checker.helps')} note={effects.length > 0 ? t('effects.count', { count: effects.length }) : undefined}>
      {effects.length === 0 && (
        <Whole view={view}>
          <p className="small quiet">{t('effects.none')}</p>
        </Whole>
      )}
      <Rows view={view} rows={effects.map((verdict) => <EffectRow key={verdict.effect} view={view} verdict={verdict} />)} />
    </Tile>
  );
}

function CareTile({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  const count = (wanted: string) =>
    report.flags.filter(({ flag, state, matters }) => state === wanted && matters && !kindsOnly.includes(flag)).length;
  const counts = [
    count('settled') > 0 && t('flags.settled', { count: count('settled') }),
    count('disputed') > 0 && t('flags.disputed', { count: count('disputed') }),
  ];
  return (
    <Tile title={t('checker.care')} note={counts.filter((text) => text !== false).join(', ')}>
      {report.flags.length === 0 && report.cautions.length === 0 && report.prohibited.length === 0 && (
        <Whole view={view}>
          <p className="small quiet">{t('flags.none')}</p>
        </Whole>
      )}
      <Rows
        view={view}
        rows={[
          ...lawRows(view),
          ...report.cautions
            .filter(({ dose }) => mayAct(dose))
            .map((verdict) => <CautionRow key={verdict.caution} view={view} verdict={verdict} />),
          ...orderFlags(report.flags).map((verdict) => <Warning key={`${verdict.flag} ${verdict.state}`} view={view} verdict={verdict} />),
        ]}
      />
    </Tile>
  );
}

/** The whole report in one view: the strip and six tiles. */
export function OverviewTab({ view }: { readonly view: CheckerView }) {
  const { report, words, t } = view;
  const rated = report.comedogenic.steps.flat();
  const shade = report.reading.items.flatMap(({ mayContain }, index) => (mayContain ? [nameOf(view, index)] : []));
  return (
    <>
      <Strip view={view} hold={(layer, drawn) => (layer === shownLayer() ? drawn : <AfterPaint of={report.reading}>{drawn}</AfterPaint>)} />
      {shade.length > 0 && <p className="fine quiet">{t('checker.shade', { names: shade.join(', ') })}</p>}
      <AfterPaint of={report.reading} room={<div className="tiles room" />}>
        <Key words={words} t={t} />
        <div className="tiles three" data-part="tiles">
          <Helps view={view} />
          <CareTile view={view} />
          <Tile title={t('checker.comedogenic')}>
            <Whole view={view}>
              <Ladder view={view} caveat />
              <p className="fine quiet">
                <Sources view={view} ids={comedogenicSources(view.facts, rated)} all />
              </p>
            </Whole>
          </Tile>
          <Tile title={t('checker.skin')} note={t('checker.skin.note')}>
            <Whole view={view}>
              <Meters view={view} />
            </Whole>
          </Tile>
          <Tile title={t('checker.origin')} note={t('checker.origin.note')}>
            <Whole view={view}>
              <Origins view={view} />
            </Whole>
            <Worth view={view} />
          </Tile>
          <Tile title={t('product.allergens')} note={t('allergens.named', { count: report.allergens.length })}>
            <AllergenRows view={view} />
          </Tile>
        </div>
        <p className="fine quiet">
          <a href={contentPath('method')}>{t('checker.method')}</a>
        </p>
      </AfterPaint>
    </>
  );
}
