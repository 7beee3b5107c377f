import type { Dictionary } from '#core/inci/pieces/found.ts';
import type { Reading } from '#core/inci/reading.ts';
import { sizeOf } from './amount.ts';
import type { BrandBook } from './brand-book.ts';
import type { BrandWay } from './brand-in-title.ts';
import type { Candidate, Draft, Mapped, Rejection } from './candidate.ts';
import { type FoundCategory, findCategory } from './category.ts';
import type { CategoryRules } from './category-rules.ts';
import { chooseList } from './choose-list.ts';
import { type Described, kindsNamed } from './described.ts';
import { nameProduct } from './name-product.ts';
import { outsideByList } from './outside.ts';
import { isBox, isChoice } from './several-products.ts';
import { cleanTitle } from './title.ts';
import { titleOfKind } from './title-of-kind.ts';
import type { TitleSpelling } from './title-spelling.ts';

/** What judging a row needs: the dictionary, and the import files of data/catalog. */
export interface ImportBooks {
  readonly dictionary: Dictionary;
  readonly brands: BrandBook;
  readonly categories: CategoryRules;
  readonly titles: TitleSpelling;
}

/** What becomes of a row. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly candidate: Candidate; readonly reading: Reading; readonly brandWay: BrandWay }
  | { readonly kind: 'rejected'; readonly id: string | null; readonly rejection: Rejection };

/** Accepts a mapped row as a product or says why not; the cheap reasons come first, the list is read last. */
export function judge(mapped: Mapped, books: ImportBooks): Verdict {
  if (mapped.kind === 'rejected') return mapped;
  const { draft } = mapped;
  const refuse = (code: Rejection['code'], detail: string | null = null): Verdict => ({
    kind: 'rejected',
    id: draft.sourceId,
    rejection: { code, detail },
  });
  if (!draft.lists.some((text) => /[\p{L}\d]/u.test(text))) return refuse('no_list');
  const found = nameProduct(draft, books);
  if (found.kind === 'rejected') return found;
  const { named, brandWay, described } = found;
  if (isBox(described.title) && kindsNamed(described, books.categories) !== 1) return refuse('several_products', described.title);
  if (isChoice(described.title)) return refuse('several_products', described.title);
  const chosen = chooseList(draft.lists, books.dictionary);
  if (chosen.kind === 'rejected') return refuse(chosen.rejection.code, chosen.rejection.detail);
  const names = chosen.reading.items.flatMap(({ inci, mayContain }) => (mayContain ? [] : (inci ?? '')));
  const read: Described = { ...described, names, list: chosen.reading.text, around: draft.lists.join('\n') };
  const foreignList = outsideByList(read, books.categories);
  if (foreignList) return refuse('not_cosmetic', foreignList);
  const category = findCategory(read, books.categories);
  const candidate = candidateOf(draft, { ...named, category, list: chosen.reading.text });
  return {
    kind: 'accepted',
    candidate: { ...candidate, ...titleOfKind(candidate, category, books.categories) },
    reading: chosen.reading,
    brandWay,
  };
}

type Found = Pick<Candidate, 'brand' | 'title' | 'list'> & { readonly size: string | null; readonly category: FoundCategory | null };

export function candidateOf(draft: Draft, { brand, title, size, list, category }: Found): Candidate {
  const { source, sourceId, url, licence, titleRu, listDate, offers, picture, barcodes, discontinued } = draft;
  const sizes = draft.sizes.length > 0 ? draft.sizes : sizeOf(size);
  return {
    source,
    sourceId,
    sourceUrl: url,
    licence,
    brand,
    title,
    titleRu: titleRu === null ? null : cleanTitle(titleRu, [brand.name]).title || null,
    category: category?.category ?? null,
    categorySure: category?.sure ?? true,
    list,
    listDate,
    sizes: sizes.filter((one, index) => sizes.findIndex((other) => other.size === one.size) === index),
    barcodes,
    offers,
    discontinued,
    picture,
  };
}

/** The parts of a candidate that make it another one: not the day it was looked at, not its picture, not what shops ask for it, which is kept apart. */
export function contentOf({ listDate, picture, sizes, offers, ...content }: Candidate): string {
  return JSON.stringify({ ...content, sizes: sizes.map(({ priceDate, ...size }) => size) });
}
