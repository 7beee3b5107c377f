import type { CellFamily } from '#ui/analysis/report-view.ts';

/** The light colours of src/ui/styles/tokens.css for a drawing that knows no styles; a test holds them equal. */
export const palette = {
  paper: '#fbfaf6',
  ink: '#16262b',
  quiet: '#51626a',
  line: '#e2ddd1',
  amber: '#8a5100',
  slate: '#5e6b73',
  accent: '#a04130',
} as const;

interface CellColours {
  readonly body: string;
  readonly foot: string;
  /** Foot mixed 52 % into the body. */
  readonly pattern: string;
}

export const cellColours: Readonly<Record<CellFamily, CellColours>> = {
  base: { body: '#b4c4cb', foot: '#516770', pattern: '#7f929b' },
  humectant: { body: '#97c7ee', foot: '#2a6995', pattern: '#5f95bf' },
  emollient: { body: '#d6bf85', foot: '#766027', pattern: '#a38c54' },
  surfactant: { body: '#93cecd', foot: '#287070', pattern: '#5c9c9b' },
  texture: { body: '#cdbeae', foot: '#6f6151', pattern: '#9b8c7c' },
  active: { body: '#f8aa9a', foot: '#a04130', pattern: '#ca7362' },
  plant: { body: '#a8ce9b', foot: '#496f3b', pattern: '#759b68' },
  filter: { body: '#d3b4dd', foot: '#795284', pattern: '#a380ae' },
  preserv: { body: '#babceb', foot: '#5b5c98', pattern: '#8789bf' },
  fragrance: { body: '#ecacc1', foot: '#934563', pattern: '#be768e' },
  unknown: { body: '#fbfaf6', foot: '#5e6b73', pattern: '#5e6b73' },
};
