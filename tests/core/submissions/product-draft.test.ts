import { expect, test } from 'vitest';
import { readLabel } from '#core/inci/read.ts';
import { type ProductDraft, submissionProblems, tidySubmission, titleHoldsBrand } from '#core/submissions/product-draft.ts';
import { knowledgeBase } from '../../support/knowledge.ts';

const { dictionary } = knowledgeBase().knowledge;
const good: ProductDraft = {
  brand: 'Nordholm',
  title: 'Barrier Cream',
  inci: 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol',
  category: 'face-creams',
  sizes: ['50ml'],
  barcodes: ['4 006381 333931'],
};
const codes = (change: Partial<ProductDraft>) => {
  const draft = tidySubmission({ ...good, ...change });
  return submissionProblems(draft, readLabel(draft.inci, dictionary), new Set(['face-creams'])).map(({ code }) => code);
};

test('a complete product has no problem, and its sizes are spelled alike', () => {
  expect(codes({})).toEqual([]);
  expect(tidySubmission(good).barcodes).toEqual(['4006381333931']);
  expect(tidySubmission({ ...good, sizes: [' 50ml ', '50 ml', '1.7 fl. oz'] }).sizes).toEqual(['50 ml', '1.7 fl oz']);
});

test.each([
  [{ brand: '  ' }, 'product.brand.required'],
  [{ barcodes: ['4006381333932'] }, 'product.barcodes.invalid'],
  [{ barcodes: Array.from({ length: 9 }, (_, number) => String(number)) }, 'product.barcodes.too_many'],
  [{ brand: 'x'.repeat(81) }, 'product.brand.too_long'],
  [{ title: '—' }, 'product.title.required'],
  [{ title: 'x'.repeat(151) }, 'product.title.too_long'],
  [{ title: 'Nordholm Barrier Cream' }, 'product.title.has_brand'],
  [{ inci: '' }, 'product.inci.required'],
  [{ inci: 'A'.repeat(20_001) }, 'product.inci.too_long'],
  [{ inci: 'Вода, Глицерин, Ниацинамид' }, 'product.inci.not_latin'],
  [{ inci: 'Aqua; Glycerin; Niacinamide; Panthenol' }, 'product.inci.separator'],
  [{ inci: 'Aqua,Glycerin,Niacinamide,Panthenol' }, 'product.inci.separator'],
  [{ inci: 'Aqua\nGlycerin\nNiacinamide\nPanthenol' }, 'product.inci.separator'],
  [{ inci: 'A gentle cream for your skin that you will love every day' }, 'product.inci.not_a_list'],
  [{ inci: 'Aqua, Glycerin' }, 'product.inci.too_few'],
  [{ inci: 'Aqua, Blorbium Extract, Zzyx Oil, Quuxide Acid, Frobnicate' }, 'product.inci.unread'],
  [{ category: 'cars' }, 'product.category.unknown'],
  [{ sizes: ['big'] }, 'product.sizes.unreadable'],
  [{ sizes: ['1 ml', '2 ml', '3 ml', '4 ml', '5 ml', '6 ml', '7 ml', '8 ml', '9 ml'] }, 'product.sizes.too_many'],
] as const)('problem %#', (change, code) => {
  expect(codes(change)).toEqual([code]);
});

test('a brand inside the title is a word, at its ends it is the brand', () => {
  expect(titleHoldsBrand('Nordholm Cream', 'Nordholm')).toBe(true);
  expect(titleHoldsBrand('NORDHÓLM: Cream', 'Nordholm')).toBe(true);
  expect(titleHoldsBrand('Nordholm', 'Nordholm')).toBe(true);
  expect(titleHoldsBrand('Cream 50 ml', 'Nordholm')).toBe(false);
  expect(titleHoldsBrand('Clean Skin Wash', 'Skin')).toBe(false);
});
