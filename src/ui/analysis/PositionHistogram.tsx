import type { Family } from '#core/knowledge/vocabulary.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { columnCounts, fewLists, histogramColumns, labelAnchor, type Spread, spreadOf } from './histogram-geometry.ts';

interface Props {
  readonly name: string;
  readonly family: Family;
  readonly positions: readonly number[];
  readonly onePercentAt: readonly [number, number] | null;
  readonly t: PageTranslator;
}

const baseline = 170;
const tallest = 136;
const cap = 4;
const axisPlaces = [1, 5, 10, 15, 20, 25, 30];
const dotGap = 9;

const percentAt = (place: number) => Math.round((place / histogramColumns) * 10000) / 100;
const width = `${percentAt(1)}%`;

function Bars({ columns }: { readonly columns: readonly number[] }) {
  const most = Math.max(...columns);
  return columns.map((count, column) => {
    if (count === 0) return null;
    const height = Math.max(cap, Math.round((count / most) * tallest));
    const box = { x: `${percentAt(column)}%`, y: baseline - height, width, height };
    return (
      <g key={column}>
        <rect {...box} className="body" />
        <rect {...box} />
        <rect {...box} height={cap} className="foot" />
        <rect {...box} height={height + 1} className="parting" strokeWidth="2" />
      </g>
    );
  });
}

/** One dot for each list, stacked above its place. */
function Dots({ columns }: { readonly columns: readonly number[] }) {
  return columns.flatMap((count, column) =>
    Array.from({ length: count }, (_, dot) => (
      <circle key={`${column} ${dot}`} cx={`${percentAt(column + 0.5)}%`} cy={baseline - 8 - dot * dotGap} r="3.5" className="foot" />
    )),
  );
}

function OnePercent({ at, t }: { readonly at: readonly [number, number]; readonly t: PageTranslator }) {
  const from = percentAt(Math.min(histogramColumns, at[0]) - 1);
  const to = percentAt(Math.min(histogramColumns, at[1]));
  const words = t('histogram.onePercent');
  const { x, textAnchor } = labelAnchor(words, from, to);
  return (
    <g className="axis">
      {[from, to].map((edge) => (
        <line key={edge} x1={`${edge}%`} x2={`${edge}%`} y1="24" y2={baseline} className="dash" />
      ))}
      <line x1={`${from}%`} x2={`${to}%`} y1="24" y2="24" className="thick" />
      <text x={`${x}%`} y="14" textAnchor={textAnchor} className="strong">
        {words}
      </text>
    </g>
  );
}

function MiddleHalf({ spread, t }: { readonly spread: Spread; readonly t: PageTranslator }) {
  const { from, to } = spread;
  const words = from === to ? t('histogram.halfSame', { from }) : t('histogram.half', { from, to });
  const { x, textAnchor } = labelAnchor(words, percentAt(from - 1), percentAt(to));
  return (
    <g>
      <rect
        x={`${percentAt(from - 1)}%`}
        width={`${Math.round((percentAt(to) - percentAt(from - 1)) * 100) / 100}%`}
        y="197"
        height="5"
        className="foot"
      />
      <text x={`${x}%`} y="220" textAnchor={textAnchor} className="strong">
        {words}
      </text>
    </g>
  );
}

/** Where in lists an ingredient stands: further left means more of it. */
export function PositionHistogram({ name, family, positions, onePercentAt, t }: Props) {
  const columns = columnCounts(positions);
  const spread = spreadOf(columns);
  const few = spread.total < fewLists;
  // A few dots need less height than bars.
  const unused = few ? Math.max(0, tallest - Math.max(...columns) * dotGap) : 0;
  const label = few
    ? t('histogram.few', { count: spread.total })
    : spread.from === spread.to
      ? t('histogram.labelSame', { name, lists: spread.total, mode: spread.mode })
      : t('histogram.label', { name, lists: spread.total, mode: spread.mode, from: spread.from, to: spread.to });
  return (
    <figure className={`histogram family-${family}`}>
      <svg height={(few ? 195 : 230) - unused} role="img" aria-label={label}>
        <g transform={unused > 0 ? `translate(0 ${-unused})` : undefined}>
          {few ? <Dots columns={columns} /> : <Bars columns={columns} />}
          <line x1="0" x2="100%" y1={baseline + 0.5} y2={baseline + 0.5} className="baseline" />
          {axisPlaces.map((place) => (
            <text key={place} x={`${percentAt(place - 0.5)}%`} y="188" textAnchor="middle">
              {place === histogramColumns ? '30+' : place}
            </text>
          ))}
          {!few && <MiddleHalf spread={spread} t={t} />}
          {onePercentAt && !few && <OnePercent at={onePercentAt} t={t} />}
        </g>
      </svg>
      {few && <figcaption className="fine quiet">{label}</figcaption>}
    </figure>
  );
}
