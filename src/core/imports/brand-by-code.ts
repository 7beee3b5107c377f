import { editDistance } from '#core/inci/names/edit-distance.ts';
import type { BrandBook } from './brand-book.ts';
import { isKnown } from './brand-found.ts';
import type { Named } from './brand-in-title.ts';
import { brandKey } from './brand-name.ts';
import { foldTitle } from './title-words.ts';

/** So many digits of a barcode tell its company. */
export const companyDigits = 7;

const [shortest, long] = [4, 6];

/** Of a long name that nobody knows two letters may be wrong, of others one; a short name of a brand is no other. */
function isNear(key: string, brand: string, isBrand: boolean): boolean {
  const least = Math.min(key.length, brand.length);
  const limit = least < long || isBrand ? 1 : 2;
  return least >= (isBrand ? long : shortest) && editDistance(key, brand, limit) <= limit;
}

/** "Cartier" on a barcode of the company of Cattier, "ttyw" on one of Pantene's beside the title "Shampoo Pantene": the brand of that company that a name is nearly spelled as, or that the title names beside a name that nobody knows. */
export function brandByCode({ key }: Named, title: string, barcodes: readonly string[], book: BrandBook): Named | undefined {
  const sold = barcodes.flatMap((code) => book.codes.get(code.slice(0, companyDigits)) ?? []);
  const isBrand = isKnown(key, book);
  const known = book.names.get(key);
  if (sold.length === 0 || (known !== undefined && sold.includes(known))) return undefined;
  const spelled = known === undefined ? key : brandKey(known);
  const folded = ` ${foldTitle(title)} `;
  const text =
    sold.find((name) => isNear(spelled, brandKey(name), isBrand)) ??
    (isBrand ? undefined : sold.find((name) => folded.includes(` ${foldTitle(name)} `)));
  return text === undefined ? undefined : { text, key: brandKey(text), way: 'likeness' };
}
