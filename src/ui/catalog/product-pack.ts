import type { Outline } from '#core/catalog/outline.ts';
import { type PackForm, packFormOf } from '#core/catalog/pack-form.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { textHash } from '#core/text-hash.ts';
import { cellWidths, stripExponent, stripMinimum } from '#ui/analysis/strip-geometry.ts';

const packLabels = ['patch', 'band', 'tall'] as const;
const packCaps = ['ink', 'paper', 'foot', 'body'] as const;

export interface PackLayer {
  readonly family: Family;
  /** Its part of the body, percent. */
  readonly height: number;
}

/** A product's drawn pack: its face, not a measurement. */
export interface ProductPackView {
  readonly form: PackForm;
  /** From the lowest on; none where nothing is known of the list, and then only the outline is drawn. */
  readonly layers: readonly PackLayer[];
  /** The family the pack takes the colour of its cap from. */
  readonly lead: Family;
  readonly label: (typeof packLabels)[number];
  readonly cap: (typeof packCaps)[number];
  /** First letter of the brand. */
  readonly letter: string;
}

export interface PackedProduct {
  readonly title: string;
  readonly category: string;
  /** Alias of the brand: one brand's packs look related. */
  readonly brand: string;
  readonly brandName: string;
  readonly outline: Pick<Outline, 'families' | 'shares'> | null;
}

/** Of any product in this order; what is chosen for the cap tells products apart more than fats and thickeners do. */
const namingFamilies: readonly Family[] = ['filter', 'active', 'plant', 'surfactant'];
const mostWater = 20;
/** A layer lower than this is no longer seen at the smallest size, percent of the body; flat bodies hold fewer. */
const leastHeight = { tall: 9, flat: 18 } as const;

/** Families in label order, the first lowest; the widest of them, water cut to a fifth where anything else is left. */
export function packLayers({ families, shares }: Pick<Outline, 'families' | 'shares'>, most: number, least: number): PackLayer[] {
  const widths = cellWidths(shares, stripExponent.normal, stripMinimum.small);
  const sums = new Map<Family, number>();
  families.forEach((family, place) => {
    if (family !== null) sums.set(family, (sums.get(family) ?? 0) + (widths[place] ?? 0));
  });
  const kept = new Set(
    [...sums]
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([family]) => family),
  );
  const layers = [...sums].filter(([family]) => kept.has(family));
  const rest = layers.reduce((sum, [family, width]) => (family === 'base' ? sum : sum + width), 0);
  const water = rest === 0 ? 100 : Math.min(mostWater, (100 * (sums.get('base') ?? 0)) / (rest + (sums.get('base') ?? 0)));
  const others = layers.filter(([family]) => family !== 'base');
  const heights = cellWidths(
    others.map(([, width]) => width),
    1,
    least,
  );
  const room = kept.has('base') ? 100 - water : 100;
  return layers.map(([family]) => ({
    family,
    height: family === 'base' ? water : ((heights[others.findIndex(([other]) => other === family)] ?? 0) * room) / 100,
  }));
}

function leadOf(layers: readonly PackLayer[]): Family {
  const naming = namingFamilies.find((family) => layers.some((layer) => layer.family === family));
  return naming ?? layers.toSorted((a, b) => b.height - a.height).find(({ family }) => family !== 'base')?.family ?? 'base';
}

const flat: ReadonlySet<PackForm> = new Set(['jar', 'stick', 'bar']);

/** The pack of a product: its form by category and title, its layers by its list, its hand by its brand. */
export function productPack({ title, category, brand, brandName, outline }: PackedProduct): ProductPackView {
  const form = packFormOf(category, title);
  const layers = outline ? (flat.has(form) ? packLayers(outline, 4, leastHeight.flat) : packLayers(outline, 6, leastHeight.tall)) : [];
  const hand = textHash(brand);
  return {
    form,
    layers,
    lead: leadOf(layers),
    label: packLabels[hand % packLabels.length] ?? 'patch',
    cap: packCaps[(hand >>> 8) % packCaps.length] ?? 'ink',
    letter: [...brandName].find((sign) => /[\p{L}\p{N}]/u.test(sign))?.toUpperCase() ?? '',
  };
}
