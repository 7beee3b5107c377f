import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod/mini';
import { brandBook, brandBookFile } from '#core/imports/brand-book.ts';
import { categoryRules } from '#core/imports/category-rules.ts';
import { categoryRulesFile } from '#core/imports/category-rules-file.ts';
import type { ImportBooks } from '#core/imports/judge.ts';
import { titleSpelling, titleSpellingFile } from '#core/imports/title-spelling.ts';
import { once } from '#core/remembered.ts';

const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema) =>
  z.parse(schema, load(readFileSync(`data/catalog/${name}.yaml`, 'utf8')));

/** The import files of data/catalog, as `npm run import` uses them; a build has checked them (scripts/import/books.ts). */
export const importBooks = once((): Omit<ImportBooks, 'dictionary'> => {
  const own = read('categories', z.array(z.object({ alias: z.string() })));
  return {
    categories: categoryRules(
      read('import-categories', categoryRulesFile),
      own.map(({ alias }) => alias),
    ),
    brands: brandBook(read('import-brands', brandBookFile)),
    titles: titleSpelling(read('import-titles', titleSpellingFile)),
  };
});
