const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);
/** Fewer digits behind the zeros are a number somebody made up. */
const fewestDigits = 6;

/** Digits as a pack prints them under its barcode, with or without blanks between; null where they are none, or the last one does not follow from the others. */
export function barcodeIn(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return null;
  const sum = [...code].reduceRight((total, digit, place) => total + Number(digit) * ((code.length - place) % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? code : null;
}

/** The one way a barcode is stored: zeros in front make no other code, so 12 digits are 13 of which the first is a zero. Null where it is none. */
export function storedBarcode(typed: string): string | null {
  const digits = barcodeIn(typed)?.replace(/^0+/, '') ?? '';
  if (digits.length < fewestDigits) return null;
  return digits.padStart(digits.length <= 8 ? 8 : 13, '0');
}

/** The twelve digits that the eight of a short code (UPC-E) stand for: zeros were left out where its seventh says. What is none stays as it is. */
export function expandedUpcE(code: string): string {
  const [, system, digits = '', check] = /^([01])(\d{6})(\d)$/.exec(code) ?? [];
  if (system === undefined) return code;
  const last = Number(digits[5]);
  const zeros = last < 3 ? `${digits[5]}0000` : last < 5 ? '00000' : '0000';
  const kept = last < 3 ? 2 : Math.min(last, 5);
  const rest = digits.slice(kept, last < 5 ? 5 : 6);
  return `${system}${digits.slice(0, kept)}${zeros}${rest}${check}`;
}

/** May a shop have given this (stored) code to a product of its own? Another shop may have given it to another one. */
export const isShopsOwn = (code: string): boolean => (code.length === 8 ? /^[02]/ : /^(?:2|0[24])/).test(code) && code.length < 14;
