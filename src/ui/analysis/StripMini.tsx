import { cellWidths, layCells, stripExponent, stripMinimum } from './strip-geometry.ts';
import type { StripModel } from './strip-model.ts';

interface Props {
  readonly strip: StripModel;
  /** 16: a row of a list, with patterns. 6: a search result, where colour is a hint only. */
  readonly height: 16 | 6;
}

/** A strip beside words that say what matters; hidden from assistive technology. */
export function StripMini({ strip, height }: Props) {
  const minimum = height === 16 ? stripMinimum.small : stripMinimum.thin;
  const boxes = layCells(
    cellWidths(
      strip.cells.map((cell) => cell.share),
      stripExponent.normal,
      minimum,
    ),
  );
  return (
    <svg className="mini" height={height} aria-hidden="true">
      {strip.cells.map(({ place, family }, position) => {
        const box = boxes[position];
        if (!box) return null;
        const size = { x: `${box.x}%`, width: `${box.width}%`, height };
        return height === 16 ? (
          <use key={place} href={`#m-${family}`} {...size} />
        ) : (
          <rect key={place} className={`k-${family} kb`} {...size} />
        );
      })}
    </svg>
  );
}
