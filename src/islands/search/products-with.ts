import type { ProductWith, ThingFile } from '#core/search/thing-file.ts';
import type { Translator } from '#i18n/translator.ts';
import { productPath } from '#site/paths.ts';
import { doseWord } from '#ui/analysis/use-words.ts';
import type { AskedThing, SearchGroup, SearchHit } from './protocol.ts';

const shownFirst = 5;

/** One sentence for what goes by several names: how many, and how much of the catalogue they find. */
export function namesInWords({ title, names }: AskedThing, { total, enough }: ThingFile, t: Translator): string {
  const having = [t('search.having', { count: total }), enough > 0 ? t('search.enough', { count: enough }) : ''].filter(Boolean).join(', ');
  return t('search.names', { thing: title, count: names, having });
}

const hitOf = ({ alias, title, brand, dose, isGuess, place, places, strip }: ProductWith, t: Translator): SearchHit => ({
  url: productPath(alias),
  meta: {
    title,
    brand,
    where: place === null ? t('productsWith.shades') : t('strip.place', { place, total: places }),
    ...(dose ? { dose: doseWord(t, dose, isGuess) } : {}),
  },
  drawn: { strip, ...(dose ? { dose } : {}) },
  count: null,
});

/** Products by how much of it they hold, each with its dose. */
export const groupOfProductsWith = ({ total, products }: ThingFile, t: Translator, wanted = shownFirst): SearchGroup => ({
  kind: 'productsWith',
  total,
  kept: products.length,
  hits: products.slice(0, wanted).map((product) => hitOf(product, t)),
  isNamed: true,
});
