const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** Digits as a pack prints them under its barcode, with or without blanks between; null where they are none, or the last one does not follow from the others. */
export function barcodeIn(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return null;
  const sum = [...code].reduceRight((total, digit, place) => total + Number(digit) * ((code.length - place) % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? code : null;
}
