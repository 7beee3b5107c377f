import { type Term, type Terms, termOf } from '#catalog/open-data-terms.ts';
import type { BrandRecord, ProductRecord } from '#core/catalog/records.ts';
import type { KnowledgeBase } from '../knowledge/knowledge.ts';
import { knowledgeLine } from '../knowledge/knowledge-line.ts';
import type { Store } from '../snapshot/statements.ts';

/** What stands in a data set, one after the other: records, each with its licence. */
export type Lines = Iterable<object>;

/** All ingredients, with facts, sources and sentences. */
export function* ingredientLines({ ingredients }: KnowledgeBase, { knowledge }: Terms): Generator<object> {
  const lineOf = knowledgeLine();
  for (const ingredient of ingredients) yield { ...lineOf(ingredient), licence: knowledge.licence };
}

/** The works that the ingredients name as their sources. */
export function* sourceLines({ files }: KnowledgeBase, { knowledge }: Terms): Generator<object> {
  for (const [id, source] of files.sources) yield { id, ...source, licence: knowledge.licence };
}

/** How many products stayed at home, by their source. */
export type LeftOut = Record<string, number>;

/** Products read at once. */
const page = 500;

/**
 * The products that may go on, in the order of adding; `leftOut` counts the others. Neither prices nor reviews are among what is said of them, nor sizes
 * that only shops name: those are not ours to give.
 */
export function* productLines(store: Store, terms: Terms, leftOut: LeftOut): Generator<object> {
  const brands = new Map(
    store.all('select record from brands').map(({ record }) => {
      const { alias, name } = JSON.parse(String(record)) as BrandRecord;
      return [alias, name];
    }),
  );
  for (let last = -1; ; ) {
    const rows = store.all('select id, record from products where id > ? order by id limit ?', last, page);
    for (const { record } of rows) {
      const product = JSON.parse(String(record)) as ProductRecord;
      const term = termOf(product, terms);
      if (term) yield productLine(product, brands.get(product.brand) ?? product.brand, term);
      else leftOut[product.source] = (leftOut[product.source] ?? 0) + 1;
    }
    if (rows.length < page) return;
    last = Number(rows.at(-1)?.['id'] ?? last);
  }
}

function productLine(product: ProductRecord, brandName: string, { licence, credit }: Term) {
  const { alias, title, brand, category, categorySure, list, listDate, addedAt, barcodes, offers } = product;
  return {
    alias,
    title,
    brand: { alias: brand, name: brandName },
    category,
    categorySure,
    list,
    listDate,
    addedAt,
    sizes: [...new Set(offers.flatMap(({ size, shop }) => (shop === null && size !== '' ? [size] : [])))],
    barcodes,
    discontinuedAt: product.discontinuedAt,
    replaces: product.replaces,
    replacedBy: product.replacedBy,
    /** Invented for the demonstration. */
    invented: product.demo,
    source: { kind: product.source, url: product.sourceUrl },
    licence,
    credit,
  };
}
