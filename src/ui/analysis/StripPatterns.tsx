import { families } from '#core/knowledge/vocabulary.ts';
import { MeaningSymbols } from '#ui/controls/Meaning.tsx';
import { patternMarks } from './pattern-marks.ts';
import type { CellFamily } from './report-view.ts';

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
    <pattern id={`p-${family}`} width={width} height={height} patternUnits="userSpaceOnUse" className={`k-${family}`}>
      {lines && <path d={lines} className="pl" opacity={faint ? 0.75 : undefined} />}
      {dots?.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r=".95" className="pd" />
      ))}
      {ring && <circle cx={width / 2} cy={height / 2} r={ring} className="pl" />}
    </pattern>
  );
}

/** A stretchable cell: body, pattern, foot. The large one has a paper-coloured gap around it, the small one in front of it, where it covers the one before. */
function CellOf({ family, size }: { readonly family: CellFamily; readonly size: 's' | 'm' }) {
  const known = family !== 'unknown';
  const foot = size === 's' ? 6 : 4;
  return (
    <symbol id={`${size}-${family}`} overflow="hidden" className={`k-${family}`}>
      <rect width="100%" height="100%" className={known ? 'kb' : 'paper'} />
      <rect width="100%" height="100%" fill={`url(#p-${family})`} />
      {known && <rect width="100%" height={foot} y="100%" className={`kf foot-${size}`} />}
      {size === 's' ? (
        <rect width="100%" height="100%" className="gap" strokeWidth={2} />
      ) : (
        <path d="M0 0V16" className="gap" strokeWidth={2} />
      )}
    </symbol>
  );
}

function ChipOf({ family }: { readonly family: CellFamily }) {
  return (
    <symbol id={`c-${family}`} viewBox="0 0 12 16" className={`k-${family}`}>
      {family === 'unknown' ? (
        <>
          <path fill="url(#p-unknown)" d="M0 0h12v16H0z" />
          <path className="edge" d="M.5 .5h11v15H.5z" />
        </>
      ) : (
        <>
          <path className="kb" d="M0 0h12v16H0z" />
          <path fill={`url(#p-${family})`} d="M0 0h12v13H0z" />
          <path className="kf" d="M0 13h12v3H0z" />
        </>
      )}
    </symbol>
  );
}

const all: readonly CellFamily[] = [...families, 'unknown'];

/** What a page draws beside chips: the large strip with its tall cells, rows with small ones. */
export type Drawing = 'strip' | 'rows';

/** Everything the strips, chips and marks of a page refer to; stands once on each page. */
export function StripPatterns({ draws }: { readonly draws: readonly Drawing[] }) {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {all.map((family) => (
          <PatternOf key={family} family={family} />
        ))}
        {all.map((family) => (
          <ChipOf key={family} family={family} />
        ))}
        {draws.includes('strip') && all.map((family) => <CellOf key={family} family={family} size="s" />)}
        {draws.includes('rows') && all.map((family) => <CellOf key={family} family={family} size="m" />)}
        <symbol id="c-none" viewBox="0 0 12 16">
          <path className="edge" d="M.5 .5h11v15H.5z" />
        </symbol>
        <MeaningSymbols />
      </defs>
    </svg>
  );
}
