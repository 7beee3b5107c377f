import { families } from '#core/knowledge/vocabulary.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { StripModel } from '#ui/analysis/strip-model.ts';
import type { Typefaces } from './canvas.ts';
import { groupPicture } from './compose.ts';

/** A made strip that shows every family once, in the order of the key. */
const specimen: StripModel = {
  cells: families.map((family, index) => ({
    index,
    place: index + 1,
    name: family,
    family,
    share: 60 * 0.62 ** index,
    least: 0,
    most: null,
    tick: null,
  })),
  equal: false,
  onePercent: null,
};

/** Pictures of pages that are no product, ingredient, brand or category; drawn by the build. */
export function pagePictures(faces: Typefaces, t: PageTranslator): ReadonlyMap<string, string> {
  const pages = {
    home: [t('home.title'), t('home.description')],
    checker: [t('checker.title'), t('checker.description')],
    search: [t('search.title'), t('search.description')],
    products: [t('products.title'), t('products.description')],
    ingredients: [t('ingredients.title'), t('ingredients.description')],
    brands: [t('brands.title'), t('brands.description')],
    categories: [t('categories.title'), t('categories.description')],
  } as const;
  return new Map(
    Object.entries(pages).map(([name, [title, counts]]) => [
      name,
      groupPicture(faces, { site: t('site.name'), about: t('picture.free'), title, counts, strips: [specimen] }),
    ]),
  );
}
