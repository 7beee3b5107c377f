import { encode } from 'uqr';

/** Empty modules around it that readers need. */
const border = 4;

interface Props {
  readonly text: string;
  readonly label: string;
  /** How much of it may be unreadable: with L it holds most. */
  readonly correction?: 'L' | 'M';
}

/** A text for another device's camera; dark on white also where the page is dark. Fetched when it is shown: use it through `lazy`. */
export default function QrCode({ text, label, correction = 'M' }: Props) {
  const { data, size } = encode(text, { ecc: correction, border });
  const modules = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}
