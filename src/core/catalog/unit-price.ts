/** Sizes that can be compared by what a hundred of them cost. */
const sizePattern = /^(?:(\d+)\s*×\s*)?([\d.]+)\s*(ml|g)$/;

/** The amount of a size: "2 × 50 ml" is 100 ml; null for sizes in other words. */
export function amountOf(size: string): { readonly amount: number; readonly unit: 'ml' | 'g' } | null {
  const [, pack = '1', one, unit] = sizePattern.exec(size) ?? [];
  const amount = Number(pack) * Number(one);
  return unit && amount > 0 ? { amount, unit: unit as 'ml' | 'g' } : null;
}

/** What 100 ml or 100 g cost, in the same money as `price`. */
export function pricePerHundred(price: number, size: string): { readonly price: number; readonly unit: 'ml' | 'g' } | null {
  const content = amountOf(size);
  return content && { price: (price * 100) / content.amount, unit: content.unit };
}
