import { type ChosenBrand, chooseBrand } from './brand.ts';
import type { BrandBook } from './brand-book.ts';
import { isKnown } from './brand-found.ts';
import type { BrandWay } from './brand-in-title.ts';
import { isLineOf } from './brand-line.ts';
import { betweenBrands, brandKey } from './brand-name.ts';
import { isMisread, isSlip } from './brand-slip.ts';
import { type Candidate, type Draft, limits, type Rejection } from './candidate.ts';
import type { CategoryRules } from './category-rules.ts';
import { type Described, kindsNamed } from './described.ts';
import { withLine } from './line-in-title.ts';
import { outsideByTitle } from './outside.ts';
import { tidyLine } from './tidy.ts';
import { cleanTitle } from './title.ts';
import { isTitle } from './title-rest.ts';
import { spelled, type TitleSpelling } from './title-spelling.ts';
import { isTest, isTill } from './title-till.ts';

/** What a row calls its product: brand, title, the size in the title; or why it is none of ours. */
export type Named =
  | {
      readonly kind: 'named';
      readonly named: Pick<Candidate, 'brand' | 'title'> & { readonly size: string | null };
      readonly brandWay: BrandWay;
      readonly described: Described;
    }
  | { readonly kind: 'rejected'; readonly id: string | null; readonly rejection: Rejection };

interface Books {
  readonly brands: BrandBook;
  readonly categories: CategoryRules;
  readonly titles: TitleSpelling;
}

interface Shown {
  readonly title: string;
  readonly size: string | null;
}

/** A title as it is shown; null where none is left. */
function shownTitle(written: string, brand: ChosenBrand, named: readonly string[], book: BrandBook): Shown | null {
  const spellings = book.spellings.get(brand.name) ?? [brand.name];
  const beside = named.flatMap((text) => text.split(',')).filter((text) => !isLineOf(text, { brand, spellings }, book));
  // "Lidl Creme" of the brand Cien
  const sellers = [...book.sells].flatMap(([seller, brands]) => (brands.has(brand.name) ? seller : []));
  const { title: rest, size } = cleanTitle(written, [...spellings, ...beside, ...sellers], true);
  // "Grandhaus Nordlys" of the brand Nordlys: its maker alone is no title.
  const plain = book.makers.has(brandKey(rest)) ? cleanTitle(written, []).title : rest;
  const key = brandKey(plain);
  // "Nordlis" of the brand Nordlys
  const isBrand = key === brand.key || isSlip(key, brand.key) || isMisread(key, brand.key);
  const title = withLine(isBrand ? '' : plain, named, brand.name, book).trim() || brand.name;
  return isTitle(plain) && !isTill(title) ? { title, size } : null;
}

/** "Nordlys, Beard balm": names in the brand field that tell what it is. */
const productsAmong = ({ brands }: Draft, brand: ChosenBrand, book: Books): string[] =>
  brands
    .flatMap((text) => text.split(betweenBrands))
    .filter(
      (text) =>
        !isKnown(brandKey(text), book.brands) &&
        brandKey(text) !== brand.key &&
        kindsNamed({ title: text, brand: brand.name }, book.categories) > 0,
    );

/** Of all that a row calls its product the first that says more than its brand; without one the title. */
function titleOf(written: string, draft: Draft, brand: ChosenBrand, books: Books): { readonly text: string; readonly shown: Shown | null } {
  const show = (text: string) => ({ text, shown: shownTitle(text, brand, draft.brands, books.brands) });
  const first = show(written);
  const tells = ({ title }: Shown) => title !== brand.name;
  if (first.shown !== null && tells(first.shown)) return first;
  for (const text of [...draft.otherTitles, ...productsAmong(draft, brand, books)].map((title) => spelled(tidyLine(title), books.titles))) {
    const { shown } = show(text);
    if (isTest(text) || shown === null || !tells(shown) || text.length > limits.title) continue;
    return { text, shown: { ...shown, size: shown.size ?? first.shown?.size ?? null } };
  }
  return first;
}

export function nameProduct(draft: Draft, books: Books): Named {
  const refuse = (code: Rejection['code'], detail: string | null = null): Named => ({
    kind: 'rejected',
    id: draft.sourceId,
    rejection: { code, detail },
  });
  const written = spelled(tidyLine(draft.title), books.titles);
  if (isTest(written)) return refuse('test_row', written);
  const brand = chooseBrand(draft.brands.map(tidyLine), written, books.brands, draft.barcodes);
  if (!brand) return refuse('no_brand', draft.brands.join(', ') || null);
  const { text, shown } = titleOf(written, draft, brand, books);
  const described: Described = { tags: draft.categories, title: text, brand: brand.name, names: [], list: '', around: '' };
  const foreign = outsideByTitle(described, books.categories);
  if (foreign) return refuse('not_cosmetic', foreign);
  if (shown === null) return refuse('no_title', written || null);
  if (shown.title.length > limits.title) return refuse('title_too_long', `${shown.title.length} > ${limits.title}`);
  const { way: brandWay, ...own } = brand;
  return { kind: 'named', named: { brand: own, ...shown }, brandWay, described };
}
