import { families } from '#core/knowledge/vocabulary.ts';
import { MeaningSymbols } from '#ui/controls/Meaning.tsx';
import { AnswerSymbols } from './answer/AnswerMarks.tsx';
import { patternMarks } from './pattern-marks.ts';
import type { CellFamily } from './report-view.ts';
import { footHeight, stripCellHeight, tickRowHeight } from './strip-geometry.ts';
import { TickSymbols } from './tick-shapes.tsx';

const all: readonly CellFamily[] = [...families, 'unknown'];
const chipWidth = 12;
const chipEdge = 'M.5 .5h11v15H.5z';

function PatternOf({ family }: { readonly family: CellFamily }) {
  const { width, height, lines, dots, ring, faint } = patternMarks[family];
  if (family === 'unknown') {
    return (
      <pattern id="p-unknown" width={width} height={height} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M1.2 0V5" className="hatch" />
      </pattern>
    );
  }
  return (
    <pattern id={`p-${family}`} className={`family-${family}`} width={width} height={height} patternUnits="userSpaceOnUse">
      {lines && <path d={lines} className="pattern-line" opacity={faint ? 0.75 : undefined} />}
      {dots?.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r=".95" className="pattern-dot" />
      ))}
      {ring && <circle cx={width / 2} cy={height / 2} r={ring} className="pattern-line" />}
    </pattern>
  );
}

/** What a page draws beside chips: the large strip with its tall cells, rows with small ones. */
export type Drawing = 'strip' | 'rows';
type Filling = Drawing | 'chip';

/** What is filled: where it stands in its drawing, and how high its foot is (px). */
const fills = {
  chip: { id: 'c', y: 0, height: 16, foot: 3 },
  strip: { id: 's', y: tickRowHeight, height: stripCellHeight, foot: footHeight },
  rows: { id: 'm', y: 0, height: 16, foot: 4 },
} as const satisfies Readonly<Record<Filling, unknown>>;

/** Wider than any tile, which cuts it off: what is written alike takes less on the way. */
const area = (top: number, bottom: number) => `M0 ${top}H${chipWidth}V${bottom}H0z`;

/** Body, marks and foot as one fill: whatever is drawn with it is a single shape, and a page has hundreds of them. Its marks are what its family is filled with (strip-patterns.css). */
function FillOf({ family, what }: { readonly family: CellFamily; readonly what: Filling }) {
  const { id, height } = fills[what];
  return (
    <pattern
      id={`${id}-${family}`}
      href={`#${id}-tile`}
      className={`family-${family}`}
      width={what === 'chip' ? undefined : patternMarks[family].width}
    >
      {family === 'unknown' ? (
        <>
          {what !== 'chip' && <path className="paper" d={area(0, height)} />}
          <path d={area(0, height)} />
          {what === 'chip' && <path className="edge" d={chipEdge} />}
        </>
      ) : (
        <use href={`#${id}-layers`} />
      )}
    </pattern>
  );
}

/** The fills of all families, with what they have in common: their tile and the layers of those that are known. */
function FillsOf({ what }: { readonly what: Filling }) {
  const { id, y, height, foot } = fills[what];
  return (
    <>
      <pattern id={`${id}-tile`} width={chipWidth} y={y || undefined} height={height} patternUnits="userSpaceOnUse" />
      <g id={`${id}-layers`}>
        <path className="body" d={area(0, height)} />
        <path d={area(0, height - foot)} />
        <path className="foot" d={area(height - foot, height)} />
      </g>
      {all.map((family) => (
        <FillOf key={family} family={family} what={what} />
      ))}
    </>
  );
}

/** Everything the strips, chips and marks of a page refer to; stands once on each page. */
export function StripPatterns({ draws }: { readonly draws: readonly Drawing[] }) {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {all.map((family) => family !== 'base' && <PatternOf key={family} family={family} />)}
        {(['chip', ...draws] as const).map((what) => (
          <FillsOf key={what} what={what} />
        ))}
        <pattern id="c-none" href="#c-tile">
          <path className="edge" d={chipEdge} />
        </pattern>
        {draws.includes('strip') && <TickSymbols />}
        <MeaningSymbols />
        <AnswerSymbols />
      </defs>
    </svg>
  );
}
