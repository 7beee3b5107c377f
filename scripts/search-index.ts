import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { close, createIndex } from 'pagefind';
import type { Outline } from '#core/catalog/outline.ts';
import type { BrandRecord, CategoryRecord, IngredientRecord, ProductRecord } from '#core/catalog/records.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import type { Language } from '#core/language.ts';
import type { SearchManifest } from '#core/search/manifest.ts';
import { encodeVocabulary, searchWords } from '#core/search/vocabulary.ts';
import { productPath } from '#site/paths.ts';
import { packCells } from '#ui/analysis/tiny-cells.ts';
import { progressBar } from './catalog/progress.ts';
import { replaceFile } from './engine/site-paths.ts';
import { readRules } from './knowledge/rules.ts';
import { type SearchedCatalog, searchEntries } from './search/entries.ts';
import { foreignNames, namesFiles } from './search/names-files.ts';
import { readSearchWords } from './search/search-words.ts';
import { thingFiles } from './search/thing-files.ts';

/** Records a part of the index holds at most. Within a part Pagefind compares every record found with every place of a word found, so that five parts are searched in a fifth of the time of one; each part costs a visitor some requests more. */
const maxInPart = 8_000;
/** Records whose display lies in one file: a file each would crowd the folder, and what says which lies where is fetched before any result. */
const inFragment = 20;
/** Records on their way to the indexer at once. */
const concurrency = 200;

/** What search knows of a product. */
interface SearchRecord {
  readonly url: string;
  /** Everything it is found by, folded as queries are; its brand in one word too. */
  readonly content: string;
  /** What is shown and, as Pagefind looks into it too, found by. */
  readonly meta: Readonly<Record<string, string>>;
  /** What is drawn and nobody searches for: Pagefind keeps filters apart from the words. */
  readonly drawn: Readonly<Record<string, string>>;
}

function rowsOf<Row>(database: DatabaseSync, table: string): Row[] {
  return database
    .prepare(`select record from ${table}`)
    .all()
    .map(({ record }) => JSON.parse(String(record)) as Row);
}

function productsOf(database: DatabaseSync): { product: ProductRecord; outline: Outline }[] {
  return database
    .prepare('select products.record as product, outlines.record as outline from products join outlines on outlines.product = products.id')
    .all()
    .map(({ product, outline }) => ({ product: JSON.parse(String(product)), outline: JSON.parse(String(outline)) }));
}

/** What is found besides products; brands without any have no page. */
function searchedCatalog(database: DatabaseSync): SearchedCatalog {
  return {
    words: readSearchWords(),
    roles: readRules('data').roles,
    ingredients: rowsOf<IngredientRecord>(database, 'ingredients'),
    categories: rowsOf<CategoryRecord>(database, 'categories'),
    brands: rowsOf<BrandRecord>(database, 'brands').filter(({ productCount }) => productCount > 0),
  };
}

function productRecords(database: DatabaseSync, names: ReadonlyMap<string, string>, language: Language): SearchRecord[] {
  return productsOf(database).map(({ product: { alias, title, brand }, outline }) => {
    const name = names.get(brand) ?? brand;
    return {
      url: productPath(alias),
      content: [...new Set([...[title[language], name, title.en, title.ru].map((text) => searchWords(text).join(' ')), keyOf(name)])].join(
        ' · ',
      ),
      meta: { title: title[language], brand: name },
      drawn: { strip: packCells(outline) },
    };
  });
}

/** Writes records as one part of the index into a folder of its own. */
async function writePart(
  records: readonly SearchRecord[],
  { language, folder }: { readonly language: Language; readonly folder: string },
  onProgress: (done: number) => void,
): Promise<void> {
  const { errors: refused, index } = await createIndex({
    forceLanguage: language,
    maxFragments: Math.ceil(records.length / inFragment),
  });
  if (!index) throw new Error(`The search index could not be started: ${refused.join('; ')}`);
  for (let next = 0; next < records.length; next += concurrency) {
    const some = records.slice(next, next + concurrency);
    const answers = await Promise.all(
      some.map(({ url, content, meta, drawn }) =>
        index.addCustomRecord({
          url,
          content,
          language,
          meta: { ...meta },
          filters: Object.fromEntries(Object.entries(drawn).map(([name, value]) => [name, [value]])),
        }),
      ),
    );
    const failed = answers.flatMap(({ errors }) => errors);
    if (failed.length > 0) throw new Error(`The search index refused a record: ${failed[0]}`);
    onProgress(next + some.length);
  }
  const { errors: writeErrors } = await index.writeFiles({ outputPath: folder });
  if (writeErrors.length > 0) throw new Error(`The search index could not be written: ${writeErrors.join('; ')}`);
  await index.deleteIndex();
  // Ready-made widgets come along; the site has its own.
  for (const file of readdirSync(folder)) if (/-(?:ui|highlight)\.(?:js|css)$/.test(file)) rmSync(join(folder, file));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes the search index of a snapshot into `folder` (…/search-index): what is found besides products, Pagefind's files of products in parts, the vocabulary that puts slips in titles right, the products that hold things of several names, and a manifest. Everything but the manifest is named by its content, so that a folder with an index may get the next one while it is being searched: the one before stays for those who have begun with it. */
export async function writeSearchIndex(snapshot: string, language: Language, folder: string): Promise<SearchManifest> {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  const catalog = searchedCatalog(database);
  const brands = new Map(catalog.brands.map(({ alias, name }) => [alias, name]));
  const records = productRecords(database, brands, language);
  const things = thingFiles(database, catalog.words, { brands, language });
  database.close();
  const present = readManifest(folder);
  mkdirSync(folder, { recursive: true });
  const bar = progressBar('search records', records.length);
  const products: string[] = [];
  for (let start = 0; start < records.length; start += maxInPart) {
    const part = records.slice(start, start + maxInPart);
    const name = `product-${hash(JSON.stringify(part))}`;
    // A part in which nothing has changed stays as it is.
    if (!present?.products.includes(name))
      await writePart(part, { language, folder: join(folder, name) }, (done) => bar.update(start + done));
    products.push(name);
  }
  await close();
  bar.stop();
  const write = (name: string, text: string, ending: string) => {
    const file = `${name}.${hash(text)}.${ending}`;
    writeFileSync(join(folder, file), text);
    return file;
  };
  const files = namesFiles(searchEntries(catalog, language), foreignNames(catalog.ingredients));
  const manifest: SearchManifest = {
    names: files.map((text) => write('names', text, 'json')),
    products,
    vocabulary: write('words', encodeVocabulary(records.map(({ content }) => content)), 'txt'),
    things: Object.fromEntries([...things].map(([thing, file]) => [thing, write(thing, JSON.stringify(file), 'json')])),
  };
  replaceFile(join(folder, manifestFile), JSON.stringify(manifest));
  const kept = new Set([
    manifestFile,
    ...[manifest, present].flatMap((one) => (one ? [...one.names, ...one.products, one.vocabulary, ...Object.values(one.things)] : [])),
  ]);
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  return manifest;
}

const manifestFile = 'manifest.json';

/** Null where there is no index yet, or one of an older site. */
function readManifest(folder: string): SearchManifest | null {
  const file = join(folder, manifestFile);
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SearchManifest>) : {};
  return manifest.names && manifest.products && manifest.vocabulary && manifest.things ? (manifest as SearchManifest) : null;
}
