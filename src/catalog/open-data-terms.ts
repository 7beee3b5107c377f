import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod/mini';
import type { ProductRecord } from '#core/catalog/records.ts';

/** Under which licence something goes on, and who is to be named. */
const term = z.strictObject({ licence: z.string(), credit: z.string() });
export type Term = z.output<typeof term>;

const termsFile = z.strictObject({
  /** Where each licence can be read. */
  licences: z.record(z.string(), z.url()),
  knowledge: term,
  /** By source. */
  products: z.record(z.string(), term),
});
export type Terms = z.output<typeof termsFile>;

/** Reads data/catalog/open-data.yaml. Throws where it is malformed, or uses a licence that it does not say how to read. */
export function readTerms(file = 'data/catalog/open-data.yaml'): Terms {
  const terms = z.parse(termsFile, load(readFileSync(file, 'utf8')));
  for (const { licence } of [terms.knowledge, ...Object.values(terms.products)])
    if (!(licence in terms.licences)) throw new Error(`${file}: "${licence}" does not stand under "licences".`);
  return terms;
}

/** The terms of a product; null for one that may not go on. A record's own licence goes before that of its source. */
export function termOf({ source, licence }: Pick<ProductRecord, 'source' | 'licence'>, { licences, products }: Terms): Term | null {
  const known = products[source] ?? null;
  if (licence === null) return known;
  return licence in licences ? { licence, credit: known?.credit ?? source } : null;
}
