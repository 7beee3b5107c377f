import { brandKey } from '#core/imports/brand-name.ts';
import { submissionLimits } from '#core/submissions/product-draft.ts';
import { isAlias, isDay, isWebAddress } from './product-edit.ts';

/** The texts of a brand that an editor writes. */
export interface BrandTexts {
  readonly alias?: string | undefined;
  readonly name?: string | undefined;
  readonly country?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly certificates?: readonly { readonly issuer: string; readonly checked: string }[] | undefined;
}

type BrandField = keyof BrandTexts;

/** Is it a country as its code of two letters says? */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code)) return false;
  return new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) !== undefined;
}

/** What keeps changed fields from being stored: field and code. */
export function brandProblems({
  alias,
  name,
  country,
  website,
  certificates,
}: BrandTexts): { readonly path: BrandField; readonly code: string }[] {
  const found: { path: BrandField; code: string }[] = [];
  const unless = (isGood: boolean, path: BrandField, code: string) => isGood || found.push({ path, code });
  if (alias !== undefined) unless(isAlias(alias), 'alias', 'product.alias.invalid');
  if (name !== undefined) {
    unless(brandKey(name) !== '', 'name', 'product.brand.required');
    unless(name.length <= submissionLimits.brand, 'name', 'product.brand.too_long');
  }
  if (country) unless(isCountry(country), 'country', 'brand.country.invalid');
  if (website) unless(isWebAddress(website), 'website', 'product.link.invalid');
  for (const { issuer, checked } of certificates ?? []) {
    unless(issuer.trim() !== '', 'certificates', 'brand.issuer.required');
    unless(isDay(checked), 'certificates', 'product.date.invalid');
  }
  return found;
}
