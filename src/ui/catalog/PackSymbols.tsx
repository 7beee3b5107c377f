import type { PackForm } from '#core/catalog/pack-form.ts';
import { packOutlines } from './pack-outlines.ts';
import type { PackSize } from './pack-shapes.ts';

interface Props {
  readonly forms: readonly PackForm[];
  readonly sizes: readonly PackSize[];
}

/** The patterns of the strips, closer: a pack is smaller than a strip. */
const patternScale = { row: 0.62, large: 0.3 } as const;
const footHeight = 1.2;
/** Higher than any body. */
const high = 64;

function FormOf({ form }: { readonly form: PackForm }) {
  const { body, cap, lines } = packOutlines[form];
  return (
    <>
      <clipPath id={`k-in-${form}`}>
        <path d={body} />
      </clipPath>
      <g id={`k-${form}`} className="pack-form">
        {cap && <path className="pack-cap" d={cap} />}
        <path d={lines ? body + lines : body} />
      </g>
    </>
  );
}

/** A layer with the pattern of whatever family it is used for. */
function PatternedLayer({ size }: { readonly size: 'row' | 'large' }) {
  const scale = patternScale[size];
  const scaled = (value: number) => Math.round(value / scale);
  return (
    <g id={`k-layer-${size}`}>
      <use href="#k-layer" />
      <path transform={`scale(${scale})`} d={`M0 ${scaled(-high)}H${scaled(48)}V${scaled(-footHeight)}H0z`} />
    </g>
  );
}

/** What the packs of a page refer to; stands once on each page that has any. The patterns are those of StripPatterns. */
export function PackSymbols({ forms, sizes }: Props) {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true">
      <defs>
        {/* From y = 0 upwards, in the colours of the family it is used for. */}
        <g id="k-layer">
          <path className="body" d={`M0 0V${-high}H48V0z`} />
          <path className="foot" d={`M0 0V${-footHeight}H48V0z`} />
          <path className="pack-gap" d="M0 0H48" />
        </g>
        {forms.map((form) => (
          <FormOf key={form} form={form} />
        ))}
        {sizes.map((size) => size !== 'small' && <PatternedLayer key={size} size={size} />)}
      </defs>
    </svg>
  );
}
