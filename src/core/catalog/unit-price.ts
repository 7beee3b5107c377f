/** Sizes that can be compared by what a hundred of them cost, or one where pieces are sold. */
const sizePattern = /^(?:(\d+)\s*×\s*)?([\d.]+)\s*(ml|g|pcs)$/;

export type SizeUnit = 'ml' | 'g' | 'pcs';

/** What a price is compared by: 100 ml, 100 g, one piece. */
const comparedBy: Readonly<Record<SizeUnit, number>> = { ml: 100, g: 100, pcs: 1 };

/** The amount of a size: "2 × 50 ml" is 100 ml; null for sizes in other words. */
export function amountOf(size: string): { readonly amount: number; readonly unit: SizeUnit } | null {
  const [, pack = '1', one, unit] = sizePattern.exec(size) ?? [];
  const amount = Number(pack) * Number(one);
  return unit && amount > 0 ? { amount, unit: unit as SizeUnit } : null;
}

/** What 100 ml, 100 g or a piece cost, in the same money as `price`. */
export function unitPrice(price: number, size: string): { readonly price: number; readonly unit: SizeUnit } | null {
  const content = amountOf(size);
  return content && { price: (price * comparedBy[content.unit]) / content.amount, unit: content.unit };
}
