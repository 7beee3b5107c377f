import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { SiteFiles } from '../built-site/files.ts';

/** Where the build writes down in which files it published the rows of the snapshot that pages on request are made of. */
export const rowShardsFile = '_shells/row-shards.json';

const value = z.union([z.string(), z.number(), z.null()]);
/** Tables of the snapshot that hold rows of single products. */
export const productTables = [
  'products',
  'formulas',
  'outlines',
  'dupes',
  'also_like',
  'often_compared',
  'review_summaries',
  'reviews',
] as const;
const row = z.readonly(z.object({ table: z.enum(productTables), values: z.readonly(z.array(value)) }));
/** A row of the snapshot, in the order of its columns. */
export type CatalogRow = z.output<typeof row>;

const rowsOfProduct = z.object({
  /** What lists show of the product. */
  shown: z.readonly(z.array(row)),
  /** What its own pages show besides; none where the build wrote them. */
  own: z.readonly(z.array(row)),
  /** Aliases of the products that they show. */
  others: z.readonly(z.array(z.string())),
});
export type RowsOfProduct = z.output<typeof rowsOfProduct>;

/** A published file: some products by alias. */
const rowsFile = z.record(z.string(), rowsOfProduct);
export type RowsFile = z.output<typeof rowsFile>;

const rowShardsSchema = z.object({
  /** Address of the folder, named by the snapshot's hash. */
  folder: z.string(),
  /** How many files it holds. */
  files: z.number(),
});
export type RowShards = z.output<typeof rowShardsSchema>;

/** Number of the file that holds a product's rows. */
export function rowsFileOf(alias: string, { files }: Pick<RowShards, 'files'>): number {
  return createHash('md5').update(alias).digest().readUInt32BE(0) % files;
}

/** Reads a published file of the site by its address. */
export type ReadPublished = (path: string) => Promise<string>;

/** Milliseconds; a function may take ten seconds in all. */
const timeout = 5_000;

/** The site's own files as its host serves them: what is too much to go with a function. */
export function publishedFiles(siteUrl: string): ReadPublished {
  return async (path) => {
    const answer = await fetch(new URL(path, siteUrl), { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
    return answer.text();
  };
}

/** Files that are kept; each holds some dozens of kilobytes. */
const maxFiles = 400;

/** All rows that a product's own pages need, from the files that were published with the site; rejects where one cannot be had. */
export function productRows(shards: RowShards, read: ReadPublished): (alias: string) => Promise<CatalogRow[]> {
  const files = new Map<string, Promise<RowsFile>>();
  const fileAt = (path: string) => {
    const kept = files.get(path);
    if (kept) return kept;
    if (files.size >= maxFiles) files.clear();
    const file = read(path).then((text) => z.parse(rowsFile, JSON.parse(text)));
    files.set(path, file);
    // What failed is read again when it is next asked for.
    file.catch(() => files.delete(path));
    return file;
  };
  const rowsOf = async (alias: string): Promise<RowsOfProduct> => {
    const path = `${shards.folder}/${rowsFileOf(alias, shards)}.json`;
    const rows = (await fileAt(path))[alias];
    if (!rows) throw new Error(`${path} holds no rows of ${alias}.`);
    return rows;
  };
  return async (alias) => {
    const { shown, own, others } = await rowsOf(alias);
    const rowsShown = await Promise.all(others.map(rowsOf));
    return [...shown, ...rowsShown.flatMap((other) => other.shown), ...own];
  };
}

/** Where the rows were published; null where the build published none. */
export function publishedRowShards(files: SiteFiles): RowShards | null {
  return files.has(rowShardsFile) ? z.parse(rowShardsSchema, JSON.parse(files.text(rowShardsFile))) : null;
}
