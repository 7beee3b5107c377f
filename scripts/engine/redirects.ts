import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { brands, oldAliases, products } from '#db/schema/index.ts';
import { brandPath, ingredientPath, productPath } from '#site/paths.ts';

/** Name of the file that hosts read redirects from. */
export const redirectsFile = '_redirects';

const pathOf = { product: productPath, brand: brandPath, ingredient: ingredientPath } as const;

/** Lines of `_redirects`: addresses that pages once had lead on to the present ones, with all pages below them. What is gone has no line and is not found. */
export async function redirectLines(db: Database): Promise<string> {
  const rows = await db.select().from(oldAliases).orderBy(oldAliases.kind, oldAliases.alias);
  const old = db.select({ alias: oldAliases.alias }).from(oldAliases);
  const isPresent = and(eq(products.status, 'public'), inArray(products.alias, old));
  const isPresentBrand = and(isNull(brands.mergedInto), inArray(brands.alias, old));
  const present = {
    product: new Set((await db.select({ alias: products.alias }).from(products).where(isPresent)).map(({ alias }) => alias)),
    brand: new Set((await db.select({ alias: brands.alias }).from(brands).where(isPresentBrand)).map(({ alias }) => alias)),
    ingredient: new Set<string>(),
  };
  const targets = new Map(rows.map(({ kind, alias, target }) => [`${kind} ${alias}`, target]));
  return rows
    .flatMap(({ kind, alias }) => {
      const target = lastTarget(kind, alias, targets);
      // An address that is in use again belongs to its new page.
      if (target === null || target === alias || present[kind].has(alias)) return [];
      const [from, to] = [pathOf[kind](alias), pathOf[kind](target)];
      // Forced: a function that knows newer products would otherwise be asked first.
      return [`${from} ${to} 301!\n`, `${from}/* ${to}/:splat 301!\n`];
    })
    .join('');
}

/** Where an alias leads in the end; null where the page is gone. */
function lastTarget(kind: string, alias: string, targets: ReadonlyMap<string, string | null>): string | null {
  const seen = new Set<string>();
  let at: string | null = alias;
  while (at !== null && targets.has(`${kind} ${at}`) && !seen.has(at)) {
    seen.add(at);
    at = targets.get(`${kind} ${at}`) ?? null;
  }
  return at;
}
