import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { close, createIndex } from 'pagefind';
import type { Outline } from '#core/catalog/outline.ts';
import type { BrandRecord, IngredientRecord, ProductRecord } from '#core/catalog/records.ts';
import type { Language } from '#core/language.ts';
import { type SearchKind, type SearchManifest, searchKinds } from '#core/search/manifest.ts';
import { encodeVocabulary } from '#core/search/vocabulary.ts';
import { brandPath, ingredientPath, productPath } from '#site/paths.ts';
import { packCells } from '#ui/analysis/tiny-cells.ts';
import { progressBar } from './catalog/progress.ts';
import { replaceFile } from './engine/site-place.ts';

/** Records a part of the index holds at most. Within a part Pagefind compares every record found with every place of a word found, so that five parts are searched in a fifth of the time of one; each part costs a visitor some requests more. */
const maxInPart = 8_000;
/** Records whose display lies in one file: a file each would crowd the folder, and what says which lies where is fetched before any result. Brands are short, and few enough to be fetched once for all. */
const inFragment: Readonly<Record<SearchKind, number>> = { product: 20, ingredient: 20, brand: 250 };
/** Records on their way to the indexer at once. */
const concurrency = 200;

/** What search knows of one page. */
interface SearchRecord {
  readonly url: string;
  /** Everything it is found by. */
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

function searchRecords(snapshot: string, language: Language): Record<SearchKind, SearchRecord[]> {
  const database = new DatabaseSync(snapshot, { readOnly: true });
  const brands = new Map(rowsOf<BrandRecord>(database, 'brands').map((brand) => [brand.alias, brand]));
  const records = {
    product: productsOf(database).map(({ product: { alias, title, brand }, outline }): SearchRecord => {
      const name = brands.get(brand)?.name ?? brand;
      return {
        url: productPath(alias),
        content: [...new Set([title[language], name, title.en, title.ru])].join(' · '),
        meta: { title: title[language], brand: name },
        drawn: { strip: packCells(outline) },
      };
    }),
    ingredient: rowsOf<IngredientRecord>(database, 'ingredients').map(({ alias, inci, family, common, names }): SearchRecord => {
      const shown = common[language] ?? '';
      return {
        url: ingredientPath(alias),
        content: [inci, ...names.filter(({ kind }) => kind !== 'typo').map(({ text }) => text)].join(' · '),
        meta: { title: inci, also: shown.toLowerCase() === inci.toLowerCase() ? '' : shown },
        drawn: { family },
      };
    }),
    brand: [...brands.values()].map(
      ({ alias, name }): SearchRecord => ({ url: brandPath(alias), content: name, meta: { title: name }, drawn: {} }),
    ),
  };
  database.close();
  return records;
}

/** Writes records as one part of the index into a folder of its own. */
async function writePart(
  records: readonly SearchRecord[],
  { kind, language, folder }: { readonly kind: SearchKind; readonly language: Language; readonly folder: string },
  onProgress: (done: number) => void,
): Promise<void> {
  const { errors: refused, index } = await createIndex({
    forceLanguage: language,
    maxFragments: Math.ceil(records.length / inFragment[kind]),
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
  const { errors } = await index.writeFiles({ outputPath: folder });
  if (errors.length > 0) throw new Error(`The search index could not be written: ${errors.join('; ')}`);
  await index.deleteIndex();
  // Ready-made widgets come along; the site has its own.
  for (const file of readdirSync(folder)) if (/-(?:ui|highlight)\.(?:js|css)$/.test(file)) rmSync(join(folder, file));
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Writes the search index of a snapshot into `folder` (…/search-index): Pagefind's files in parts, the vocabulary that puts slips right, and a manifest. Everything but the manifest is named by its content, so that a folder with an index may get the next one while it is being searched: the one before stays for those who have begun with it. */
export async function writeSearchIndex(snapshot: string, language: Language, folder: string): Promise<SearchManifest> {
  const records = searchRecords(snapshot, language);
  const present = readManifest(folder);
  mkdirSync(folder, { recursive: true });
  const bar = progressBar(
    'search records',
    searchKinds.reduce((sum, kind) => sum + records[kind].length, 0),
  );
  let before = 0;
  const parts: Record<SearchKind, string[]> = { product: [], ingredient: [], brand: [] };
  for (const kind of searchKinds) {
    for (let start = 0; start < records[kind].length; start += maxInPart) {
      const part = records[kind].slice(start, start + maxInPart);
      const name = `${kind}-${hash(JSON.stringify(part))}`;
      // A part in which nothing has changed stays as it is.
      if (!present?.parts[kind].includes(name))
        await writePart(part, { kind, language, folder: join(folder, name) }, (done) => bar.update(before + done));
      parts[kind].push(name);
      before += part.length;
    }
  }
  await close();
  bar.stop();
  const words = encodeVocabulary(searchKinds.flatMap((kind) => records[kind].map(({ content }) => content)));
  const vocabulary = `words.${hash(words)}.txt`;
  writeFileSync(join(folder, vocabulary), words);
  const manifest: SearchManifest = { parts, vocabulary };
  replaceFile(join(folder, manifestFile), JSON.stringify(manifest));
  const kept = new Set([
    manifestFile,
    ...[manifest, present].flatMap((one) => (one ? [...Object.values(one.parts).flat(), one.vocabulary] : [])),
  ]);
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  return manifest;
}

const manifestFile = 'manifest.json';

/** Null where there is no index yet. */
function readManifest(folder: string): SearchManifest | null {
  const file = join(folder, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SearchManifest) : null;
}
