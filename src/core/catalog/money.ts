/** Decimals of the currencies that do not have two (ISO 4217); `Intl` is not asked, because its tables differ between engines. */
const otherDigits: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Smallest units in a unit of the currency: 100 for EUR, 1 for JPY. */
export function smallestUnits(currency: string): number {
  return 10 ** (otherDigits[currency] ?? 2);
}

/** A stored price (smallest unit) as the number that is shown: 1999 EUR → 19.99, 1800 JPY → 1800. */
export function majorUnits(price: number, currency: string): number {
  return price / smallestUnits(currency);
}
