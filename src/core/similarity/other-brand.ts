import { companyDigits } from '#core/imports/brand-by-code.ts';
import { foldTitle } from '#core/imports/title-words.ts';
import { isShopsOwn } from '#core/search/barcode.ts';
import { strengthsApart } from './strength.ts';

/** A product as it is sold. */
export interface Sold {
  readonly brand: string;
  readonly brandName: string;
  readonly title: string;
  readonly category: string;
  readonly barcodes: readonly string[];
}

/** A company by the first digits of its barcodes, with brands of it (data/catalog/import-brands.yaml). */
export interface Company {
  readonly codes: readonly string[];
  readonly brands: readonly string[];
}

const codesOf = ({ barcodes }: Sold) =>
  barcodes.flatMap((code) => (code.length > companyDigits + 1 && !isShopsOwn(code) ? code.slice(0, companyDigits) : []));

/** "Palmolive" and "Tahiti", or two brands whose barcodes begin alike. */
function areOfOneCompany(here: Sold, there: Sold, companies: readonly Company[]): boolean {
  const codes = codesOf(there);
  const isOf = ({ codes: own, brands }: Company, one: Sold) =>
    brands.includes(one.brandName) || codesOf(one).some((code) => own.includes(code));
  return codesOf(here).some((code) => codes.includes(code)) || companies.some((company) => isOf(company, here) && isOf(company, there));
}

const names = (text: string, brandName: string) => ` ${foldTitle(text)} `.includes(` ${foldTitle(brandName)} `);

/** Does another house sell the second one, as far as brands, titles and barcodes tell, for the same use? A line that names its house in its title is no other brand, and another strength is another product. */
export function isOfOtherBrand(here: Sold, there: Sold, companies: readonly Company[]): boolean {
  if (here.brand === there.brand) return false;
  const isNamed = (one: Sold, other: Sold) => names(`${one.brandName} ${one.title}`, other.brandName);
  return (
    !isNamed(here, there) &&
    !isNamed(there, here) &&
    strengthsApart(here.title, there.title, here.category) === null &&
    !areOfOneCompany(here, there, companies)
  );
}
