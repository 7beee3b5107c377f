import type { Translator } from '#i18n/translator.ts';
import type { CellBox } from './strip-geometry.ts';
import { hasLooseColours, type StripCell } from './strip-model.ts';

const axisY = 79.5;
const wordsY = 97;

interface Props {
  readonly boxes: readonly CellBox[];
  readonly onePercent: { readonly from: number; readonly to: number };
  readonly cells: readonly StripCell[];
  readonly t: Translator;
}

/** Room the words want, percent of the strip, at full and at tablet width. */
const room = { wide: { middle: 6, left: 8, right: 15 }, narrow: { middle: 9, left: 12, right: 23, rightShort: 12 } } as const;

/** The one heavy stroke of a page: where the list passes 1 %. */
export function StripAxis({ boxes, onePercent, cells, t }: Props) {
  const looseColours = hasLooseColours(cells);
  // What only sets the pH, say, may stand in front of what there is more of.
  const isAllMore = cells.slice(0, onePercent.from - 1).every(({ most }) => most === null || most > 1);
  const from = boxes[onePercent.from - 1]?.x ?? 0;
  const to = boxes[onePercent.to - 1]?.x ?? 100;
  const middle = Math.min(100 - room.narrow.middle, Math.max(room.narrow.middle, (from + to) / 2));
  const free = (side: 'wide' | 'narrow') => ({ left: middle - room[side].middle, right: 100 - middle - room[side].middle });
  const fitsWide = free('wide').right >= room.wide.right;
  const fitsNarrow = free('narrow').right >= room.narrow.right;
  return (
    <g className="axis">
      <line x1="0" x2={`${from}%`} y1={axisY} y2={axisY} />
      <line x1={`${from}%`} x2={`${to}%`} y1={axisY} y2={axisY} className="thick" />
      <line x1={`${to}%`} x2="100%" y1={axisY} y2={axisY} className="dots" />
      {[...new Set([from, to])].map((x) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y1="10" y2="82" className="dash" />
      ))}
      {isAllMore && free('narrow').left >= room.narrow.left && (
        <text x="0" y={wordsY}>
          {t('strip.moreThanOne')}
        </text>
      )}
      <text x={`${middle}%`} y={wordsY} textAnchor="middle" className="strong">
        {t('strip.passed')}
      </text>
      {fitsWide && (
        <text x="100%" y={wordsY} textAnchor="end" className={fitsNarrow ? undefined : 'wide-only'}>
          {t(looseColours ? 'strip.lessThanOneColours' : 'strip.lessThanOne')}
        </text>
      )}
      {!fitsNarrow && !looseColours && free('narrow').right >= room.narrow.rightShort && (
        <text x="100%" y={wordsY} textAnchor="end" className={fitsWide ? 'narrow-only' : undefined}>
          {t('strip.lessThanOneShort')}
        </text>
      )}
    </g>
  );
}
