import { readSize } from '#core/imports/amount.ts';
import { brandKey } from '#core/imports/brand-name.ts';
import { cleanTitle } from '#core/imports/title.ts';
import type { Reading } from '#core/inci/reading.ts';
import { storedBarcode } from '#core/search/barcode.ts';
import { isParted } from './separators.ts';

export const submissionLimits = { brand: 80, title: 150, sizes: 8, barcodes: 8, leastIngredients: 3, leastRecognised: 0.5 } as const;

/** A product as a visitor submits it. */
export interface ProductDraft {
  readonly brand: string;
  /** As on the pack, without the brand. */
  readonly title: string;
  /** Ingredients parted by a comma and a space. */
  readonly inci: string;
  /** Alias of a category; null is "not sure". */
  readonly category: string | null;
  readonly sizes: readonly string[];
  /** Digits under the barcodes. */
  readonly barcodes: readonly string[];
}

export const submissionFields = ['brand', 'title', 'inci', 'category', 'sizes', 'barcodes'] as const;
export type SubmissionField = (typeof submissionFields)[number];
export const submissionProblemCodes = [
  'product.brand.required',
  'product.brand.too_long',
  'product.title.required',
  'product.title.too_long',
  'product.title.has_brand',
  'product.inci.required',
  'product.inci.too_long',
  'product.inci.not_latin',
  'product.inci.separator',
  'product.inci.not_a_list',
  'product.inci.too_few',
  'product.inci.unread',
  'product.category.unknown',
  'product.sizes.unreadable',
  'product.sizes.too_many',
  'product.barcodes.invalid',
  'product.barcodes.too_many',
] as const;
export interface SubmissionProblem {
  readonly field: SubmissionField;
  readonly code: (typeof submissionProblemCodes)[number];
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const tidyAll = (texts: readonly string[], spelled: (text: string) => string | null) => [
  ...new Set(
    texts
      .map(tidy)
      .filter((text) => text !== '')
      .map((text) => spelled(text) ?? text),
  ),
];

/** The draft as it is stored: one space between words, sizes and barcodes in our spelling ("50 ml"); what is none stays as typed. */
export const tidySubmission = (draft: ProductDraft): ProductDraft => ({
  brand: tidy(draft.brand),
  title: tidy(draft.title),
  inci: draft.inci.replace(/\r\n?/g, '\n').trim(),
  category: draft.category,
  sizes: tidyAll(draft.sizes, readSize),
  barcodes: tidyAll(draft.barcodes, storedBarcode),
});

/** Does the title begin or end with the brand? "The Cream by Brand" counts; a brand that is a word inside it does not. */
export function titleHoldsBrand(title: string, brand: string): boolean {
  return (
    brandKey(brand) !== '' && (cleanTitle(title, [brand]).title !== cleanTitle(title, []).title || brandKey(title) === brandKey(brand))
  );
}

function listProblem(reading: Reading): SubmissionProblem['code'] | null {
  if (reading.refused === 'empty') return 'product.inci.required';
  if (reading.refused === 'too_long') return 'product.inci.too_long';
  if (reading.refused === 'cyrillic' || reading.refused === 'non_latin') return 'product.inci.not_latin';
  if (reading.refused !== null) return 'product.inci.not_a_list';
  if (!isParted(reading)) return 'product.inci.separator';
  if (reading.total < submissionLimits.leastIngredients) return 'product.inci.too_few';
  return reading.recognised / reading.total < submissionLimits.leastRecognised ? 'product.inci.unread' : null;
}

/** What keeps a tidied draft from being submitted, in the order of the form; `reading` is its list as the checker reads it, null where it cannot be read. */
export function submissionProblems(
  draft: ProductDraft,
  reading: Reading | null,
  categories: Pick<ReadonlySet<string>, 'has'>,
): SubmissionProblem[] {
  const { brand, title, category, sizes, barcodes } = draft;
  const problems: SubmissionProblem[] = [];
  const add = (field: SubmissionField, code: SubmissionProblem['code'] | null) => code !== null && problems.push({ field, code });
  if (brandKey(brand) === '') add('brand', 'product.brand.required');
  else if (brand.length > submissionLimits.brand) add('brand', 'product.brand.too_long');
  if (!/[\p{L}\d]/u.test(title)) add('title', 'product.title.required');
  else if (title.length > submissionLimits.title) add('title', 'product.title.too_long');
  else if (titleHoldsBrand(title, brand)) add('title', 'product.title.has_brand');
  add('inci', reading === null ? null : listProblem(reading));
  if (category !== null && !categories.has(category)) add('category', 'product.category.unknown');
  if (sizes.length > submissionLimits.sizes) add('sizes', 'product.sizes.too_many');
  else if (sizes.some((size) => readSize(size) === null)) add('sizes', 'product.sizes.unreadable');
  if (barcodes.length > submissionLimits.barcodes) add('barcodes', 'product.barcodes.too_many');
  else if (barcodes.some((code) => storedBarcode(code) === null)) add('barcodes', 'product.barcodes.invalid');
  return problems;
}
