import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import type { BrandRecord, IngredientRecord, ProductRecord } from '#catalog/records.ts';
import type { Outline } from '#core/catalog/outline.ts';
import type { Language } from '#core/language.ts';
import { encodeVocabulary } from '#core/search/vocabulary.ts';
import { brandPath, ingredientPath, productPath } from '#site/paths.ts';
import { packCells } from '#ui/analysis/tiny-cells.ts';
import { progressBar } from './catalog/progress.ts';
import { replaceFile } from './engine/site-place.ts';

/** Records a part of the index holds at most. */
const mostInPart = 39_000;
/** Files that hold what is shown of the results; more would crowd the folder. */
const mostFragments = 4_000;
/** Records on their way to the indexer at once. */
const abreast = 200;

/** What search knows of one page. */
interface SearchRecord {
  readonly kind: 'product' | 'ingredient' | 'brand';
  readonly url: string;
  /** Everything it is found by. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** Where the browser finds the index; parts in the order in which they are asked. */
export interface SearchManifest {
  readonly parts: readonly string[];
  readonly vocabulary: string;
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

function searchRecords(snapshot: string, language: Language): SearchRecord[] {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  const brands = new Map(rowsOf<BrandRecord>(database, 'brands').map((brand) => [brand.alias, brand]));
  const records = [
    ...rowsOf<IngredientRecord>(database, 'ingredients').map(({ alias, inci, family, common, names }): SearchRecord => {
      const shown = common[language] ?? '';
      return {
        kind: 'ingredient',
        url: ingredientPath(alias),
        content: [inci, ...names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text)].join(' · '),
        meta: { title: inci, also: shown.toLowerCase() === inci.toLowerCase() ? '' : shown, family },
      };
    }),
    ...[...brands.values()].map(
      ({ alias, name, productCount }): SearchRecord => ({
        kind: 'brand',
        url: brandPath(alias),
        content: name,
        meta: { title: name, count: String(productCount) },
      }),
    ),
    ...productsOf(database).map(({ product: { alias, title, brand }, outline }): SearchRecord => {
      const name = brands.get(brand)?.name ?? brand;
      return {
        kind: 'product',
        url: productPath(alias),
        content: [...new Set([title[language], name, title.en, title.ru])].join(' · '),
        meta: { title: title[language], brand: name, strip: packCells(outline) },
      };
    }),
  ];
  database.close();
  return records;
}

async function newIndex(language: Language): Promise<PagefindIndex> {
  const { errors, index } = await createIndex({ forceLanguage: language, maxFragments: mostFragments });
  if (!index) throw new Error(`The search index could not be started: ${errors.join('; ')}`);
  return index;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes the search index of a snapshot into `folder` (…/search-index): Pagefind's files in parts, the vocabulary that puts slips right, and a manifest. Everything but the manifest is named by its content, so that a folder with an index may get the next one while it is being searched: the one before stays for those who have begun with it. */
export async function writeSearchIndex(snapshot: string, language: Language, folder: string): Promise<SearchManifest> {
  const records = searchRecords(snapshot, language);
  const version = hash(JSON.stringify(records));
  const present = readManifest(folder);
  if (present?.parts[0]?.startsWith(version)) return present;
  const bar = progressBar('search records', records.length);
  mkdirSync(folder, { recursive: true });
  const parts: string[] = [];
  for (let start = 0; start < records.length; start += mostInPart) {
    const index = await newIndex(language);
    const part = records.slice(start, start + mostInPart);
    for (let next = 0; next < part.length; next += abreast) {
      const answers = await Promise.all(
        part
          .slice(next, next + abreast)
          .map(({ kind, url, content, meta }) =>
            index.addCustomRecord({ url, content, language, meta: { ...meta }, filters: { kind: [kind] } }),
          ),
      );
      const failed = answers.flatMap(({ errors }) => errors);
      if (failed.length > 0) throw new Error(`The search index refused a record: ${failed[0]}`);
      bar.update(start + next);
    }
    const name = `${version}-${parts.length}`;
    const { errors } = await index.writeFiles({ outputPath: join(folder, name) });
    if (errors.length > 0) throw new Error(`The search index could not be written: ${errors.join('; ')}`);
    // Ready-made widgets come along; the site has its own.
    for (const file of readdirSync(join(folder, name))) if (/-(?:ui|highlight)\.(?:js|css)$/.test(file)) rmSync(join(folder, name, file));
    parts.push(name);
  }
  await close();
  bar.stop();
  const words = encodeVocabulary(records.map(({ content }) => content));
  const vocabulary = `words.${hash(words)}.txt`;
  writeFileSync(join(folder, vocabulary), words);
  const manifest: SearchManifest = { parts, vocabulary };
  replaceFile(join(folder, manifestFile), JSON.stringify(manifest));
  const kept = new Set([manifestFile, ...[manifest, present].flatMap((one) => (one ? [...one.parts, one.vocabulary] : []))]);
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  return manifest;
}

const manifestFile = 'manifest.json';

/** Null where there is no index yet. */
function readManifest(folder: string): SearchManifest | null {
  const file = join(folder, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchManifest) : null;
}
