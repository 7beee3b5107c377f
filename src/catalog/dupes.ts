import { maxDupes } from '#core/catalog/page-sizes.ts';
import { once } from '#core/remembered.ts';
import { type Differences, differencesOf, isDeclaredOtherwise, withoutHidden, withoutNamesakes } from '#core/similarity/differences.ts';
import { type Explanation, explainSimilarity } from '#core/similarity/explain.ts';
import type { ListedFormula, WholeList } from '#core/similarity/formula.ts';
import type { IdfTable } from '#core/similarity/idf.ts';
import { isDupe } from '#core/similarity/likeness.ts';
import type { Company } from '#core/similarity/other-brand.ts';
import { strengthsApart } from '#core/similarity/strength.ts';
import { traitsOf } from '#core/similarity/traits.ts';
import { type Scale, type WeighedFormula, weigh } from '#core/similarity/weigh.ts';
import { type WithoutChoice, withoutChoices } from '#core/similarity/without-choices.ts';
import { knowledge } from './knowledge.ts';
import { product } from './products.ts';
import { rememberedRows } from './row-memory.ts';
import { count, records, statement, texts } from './snapshot.ts';

/** A formula near another with the first of its twins: products of its brand with nearly the same list. */
interface Near {
  readonly alias: string;
  readonly score: number;
  readonly twins: readonly string[];
}

export interface ShownDupe extends Near {
  /** From the product the page is about to this one. */
  readonly explanation: Explanation;
  readonly differences: Differences;
  /** Which of the two lists were read whole. */
  readonly wholly: { readonly here: boolean; readonly there: boolean };
}

/** How telling each ingredient is in the snapshot's catalogue, as its last whole build counted it. */
export const ingredientWeights = once(() => JSON.parse(texts("select value from meta where key = 'idf'")[0] ?? '{}') as IdfTable);

/** Companies with brands of theirs: what one of them sells under two brands is no find. */
export const companies = once(() => JSON.parse(texts("select value from meta where key = 'companies'")[0] ?? '[]') as readonly Company[]);

/** The weights of the snapshot, made once a build. */
const scale = once((): Scale => ({ idf: ingredientWeights(), traits: knowledge().facts.map(traitsOf) }));

function formulaOf(alias: string): ListedFormula {
  const [formula] = records<ListedFormula>(
    'select formulas.record from formulas join products on products.id = formulas.product where products.alias = ?',
    alias,
  );
  return formula ?? { ids: [], others: [], acting: [], holds: [], mayHold: [], prohibited: [], withheld: true, wholly: false };
}

/** A formula is weighed once for all the pages its product is a dupe on; each takes less than a kilobyte. */
const weighed = rememberedRows(25_000, (alias: string): WeighedFormula => weigh(formulaOf(alias), scale()));
/** What the same formulas hold and may hold. */
const listed = rememberedRows(25_000, (alias: string): WholeList => {
  const { ids, others, acting, holds, mayHold, prohibited, unread, wholly, declared, titled, audience } = formulaOf(alias);
  return { ids, others, acting, holds, mayHold, prohibited, unread, wholly, declared, titled, audience };
});

/** The products of the same category most like one, the most like first. */
const nearestTo = rememberedRows(25_000, (alias: string): Near[] => {
  const rows = statement(
    `select rank, products.alias, score from dupes join products on products.id = other
     where product = (select id from products where alias = ?) order by rank, twin`,
  ).all(alias);
  return [...Map.groupBy(rows, ({ rank }) => rank).values()].slice(0, maxDupes).flatMap(([first, ...twins]) => ({
    alias: String(first?.alias),
    score: Number(first?.score),
    twins: twins.map((twin) => String(twin.alias)),
  }));
});

/** The nearest `limit` formulas to a product's, each opened into what is shared and what is not. */
export function dupesOf(alias: string, limit: number): ShownDupe[] {
  const { facts } = knowledge();
  return nearestTo(alias)
    .slice(0, limit)
    .map((near) => {
      const sides = [listed(alias), listed(near.alias)] as const;
      const whole = explainSimilarity(weighed(alias), weighed(near.alias), scale().traits);
      const explanation = withoutNamesakes(whole, sides, facts);
      const wholly = { here: sides[0].wholly, there: sides[1].wholly };
      const differences = differencesOf(explanation, sides, facts);
      // What declares another amount is not told to be the same.
      const twins = near.twins.filter((twin) => !isDeclaredOtherwise(sides[1], listed(twin), facts));
      return { ...near, twins, explanation: withoutHidden(explanation, sides, facts), differences, wholly };
    });
}

const titleOf = (alias: string) => product(alias)?.title.en ?? '';

/** What the dupes of a product can be chosen to be without; places count as in `dupesOf`. One that tells another strength, or another age that it is for, is not the same. */
export function dupesWithout(alias: string): WithoutChoice[] {
  const { facts } = knowledge();
  const title = titleOf(alias);
  const category = product(alias)?.category;
  const own = listed(alias);
  const dupes = nearestTo(alias)
    .filter(({ score }) => isDupe(score))
    .map((near) => {
      const dupe = listed(near.alias);
      const isOther = strengthsApart(title, titleOf(near.alias), category) !== null || isDeclaredOtherwise(own, dupe, facts);
      return isOther ? null : dupe;
    });
  return withoutChoices(own, dupes, facts);
}

/** Aliases of the products that have dupes, newest first. */
export function aliasesWithDupes(): string[] {
  return texts('select alias from products where exists (select 1 from dupes where product = products.id) order by id desc');
}

/** Is a product newer than the lists of dupes, so that nobody knows yet which it has? */
export function isUncompared(alias: string): boolean {
  return count('select count(*) from uncompared join products on products.id = product where products.alias = ?', alias) > 0;
}

/** Formulas of the page that opens them. */
export const countDupes = (alias: string): number => nearestTo(alias).length;
