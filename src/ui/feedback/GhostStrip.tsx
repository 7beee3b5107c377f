import { cellWidths, layCells, stripExponent } from '#ui/analysis/strip-geometry.ts';

/** The shape of an ordinary list, so that the ghost looks like one. */
const ordinary = [78, 9, 6, 4, 3, 2, 1.5, 1.3, 0.9, 0.6, 0.4, 0.3, 0.2, 0.1, 0.1];
const boxes = layCells(cellWidths(ordinary, stripExponent.normal, 2.4));

/** A strip of nothing: dashed where a list is still empty, hatched where nothing was found. */
export function GhostStrip({ kind }: { readonly kind: 'empty' | 'notFound' }) {
  return (
    <svg className={`ghost ${kind === 'empty' ? 'dashed' : 'hatched'}`} height="56" aria-hidden="true">
      {boxes.map(({ x, width }) => (
        <rect key={x} x={`${x}%`} width={`${width}%`} y="1" height="54" />
      ))}
    </svg>
  );
}
