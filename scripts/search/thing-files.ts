import type { DatabaseSync } from 'node:sqlite';
import { doses } from '#core/analysis/verdicts.ts';
import type { Outline } from '#core/catalog/outline.ts';
import type { ProductRecord } from '#core/catalog/records.ts';
import { uncategorized } from '#core/catalog/taxonomy.ts';
import type { Language } from '#core/language.ts';
import type { ProductWith, ThingFile } from '#core/search/thing-file.ts';
import { packCells } from '#ui/analysis/tiny-cells.ts';
import type { SearchWords } from './search-words.ts';

/** So many products of a thing can be looked through in the search. */
const most = 100;

interface Holder {
  readonly product: number;
  readonly dose: number | null;
  readonly place: number | null;
}

/** All products that hold one of the ingredients, those with most of them first; where nothing is known of amounts last. */
const holders = (database: DatabaseSync, incis: readonly string[]) =>
  database
    .prepare(
      `select product, min(dose) as dose, min(place) as place from postings
       where ingredient in (select id from ingredients where inci in (${incis.map(() => '?').join()}))
       group by product order by sum(share) is null, sum(share) desc, product desc`,
    )
    .all(...incis) as unknown as Holder[];

/** What the search says of the products that hold each thing of several names, by its key; things that nothing holds have no file. */
export function thingFiles(
  database: DatabaseSync,
  { things }: SearchWords,
  { brands, language }: { readonly brands: ReadonlyMap<string, string>; readonly language: Language },
): Map<string, ThingFile> {
  const read = database.prepare(
    'select products.record as product, outlines.record as outline from products join outlines on outlines.product = products.id where products.id = ?',
  );
  const shown = ({ product: id, dose, place }: Holder): ProductWith => {
    const row = read.get(id) as { product: string; outline: string };
    const { alias, title, brand, category, categorySure }: ProductRecord = JSON.parse(row.product);
    const outline: Outline = JSON.parse(row.outline);
    return {
      alias,
      title: title[language],
      brand: brands.get(brand) ?? brand,
      dose: dose === null ? null : (doses[dose] ?? null),
      isGuess: !categorySure || category === uncategorized,
      place,
      places: outline.families.length,
      strip: packCells(outline),
    };
  };
  const files = things
    .filter(({ names }) => names)
    .map(({ thing, ingredients }): [string, ThingFile] => {
      const all = holders(database, ingredients);
      const enough = all.filter(({ dose }) => dose === doses.indexOf('likely')).length;
      return [thing, { total: all.length, enough, products: all.slice(0, most).map(shown) }];
    });
  return new Map(files.filter(([, { total }]) => total > 0));
}
