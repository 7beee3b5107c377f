import { keepHere } from '../session/keep-here.ts';
import { readKept } from '../session/token.ts';

/** Products by barcode that a shop without signal can still be asked for: those of the shelf, and those whose pages are kept on the device. */

const most = 1_000;

function knownProducts(): [code: string, alias: string][] {
  try {
    const stored: unknown = JSON.parse(readKept('known') ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Notes the codes of a product of the reader's own. */
export function noteKnown(alias: string, codes: readonly string[]): void {
  if (codes.length === 0) return;
  const others = knownProducts().filter(([code]) => !codes.includes(code));
  keepHere('known', JSON.stringify([...others, ...codes.map((code) => [code, alias])].slice(-most)));
}

const aliasOfPage = (address: string): string | null => /^\/products\/([a-z0-9-]+)$/.exec(new URL(address).pathname)?.[1] ?? null;

/** The product whose page is kept on this device and names the code to search engines. */
async function productOfPages(code: string): Promise<string | null> {
  // Without a secure connection browsers keep no pages.
  if (!('caches' in globalThis)) return null;
  const named = new RegExp(`"gtin":(?:"${code}"|\\[[^\\]]*"${code}")`);
  for (const name of await caches.keys()) {
    const pages = await caches.open(name);
    for (const request of await pages.keys()) {
      const alias = aliasOfPage(request.url);
      if (alias !== null && named.test((await (await pages.match(request))?.text()) ?? '')) return alias;
    }
  }
  return null;
}

/** The product with this (stored) code, as far as this device knows; null where it knows none. */
export async function knownProduct(code: string): Promise<string | null> {
  const alias = knownProducts().find((one) => one[0] === code)?.[1];
  return typeof alias === 'string' && /^[a-z0-9-]+$/.test(alias) ? alias : productOfPages(code);
}
