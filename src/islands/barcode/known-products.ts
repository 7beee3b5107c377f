import { keepHere } from '../session/keep-here.ts';
import { readKept } from '../session/token.ts';

/** Products whose pages were open on this device, by barcode, the latest last: what a shop without signal can still be asked. */

const most = 300;

function knownProducts(): [code: string, alias: string][] {
  try {
    const stored: unknown = JSON.parse(readKept('known') ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Notes a product whose page is open, unless the reader wants no history kept. */
export function noteKnown(alias: string, codes: readonly string[]): void {
  if (codes.length === 0 || readKept('history') === 'off') return;
  const others = knownProducts().filter(([code]) => !codes.includes(code));
  keepHere('known', JSON.stringify([...others, ...codes.map((code) => [code, alias])].slice(-most)));
}

/** The product that had this (stored) code when its page was open; null where none was. */
export function knownProduct(code: string): string | null {
  const alias = knownProducts().find((one) => one[0] === code)?.[1];
  return typeof alias === 'string' && /^[a-z0-9-]+$/.test(alias) ? alias : null;
}
