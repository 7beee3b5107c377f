import { fluorineIn } from '#core/analysis/fluoride-amount.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { WholeList } from './formula.ts';
import { known } from './holding.ts';

/** How much of an ingredient two labels declare, in percent; of fluorine in all that is for teeth, parts per million. */
export interface AmountApart {
  readonly of: number | 'fluorine';
  readonly here: number;
  readonly there: number;
}

/** By so much of the smaller amount they differ at least: less is another way to round, or the same as it is sold elsewhere. */
const leastApart = 1 / 3;
const areApart = (one: number, other: number) => Math.max(one, other) >= Math.min(one, other) * (1 + leastApart);

const perPercent = 10_000;

/** Of all fluorides together, to the nearest ten; null where one of them is not declared. */
export function fluorineOf({ ids, declared = {} }: Pick<WholeList, 'ids' | 'declared'>, facts: readonly Facts[]): number | null {
  const each = ids.flatMap((id) => {
    const part = fluorineIn(facts[id]);
    return part === null ? [] : (declared[id] ?? Number.NaN) * part * perPercent;
  });
  const ppm = Math.round(each.reduce((sum, one) => sum + one, 0) / 10) * 10;
  return ppm > 0 ? ppm : null;
}

/** Declared amounts of actives of both lists that are quite others, fluorine first. */
export function amountsApart(here: WholeList, there: WholeList, facts: readonly Facts[]): AmountApart[] {
  if (!here.declared || !there.declared) return [];
  const fluorine = { of: 'fluorine', here: fluorineOf(here, facts) ?? 0, there: fluorineOf(there, facts) ?? 0 } as const;
  const actives = here.ids.flatMap((id) => {
    if (!known(facts)[id]?.isActive || fluorineIn(facts[id]) !== null) return [];
    return { of: id, here: here.declared?.[id] ?? 0, there: there.declared?.[id] ?? 0 };
  });
  return [fluorine, ...actives].filter((one) => one.here > 0 && one.there > 0 && areApart(one.here, one.there));
}
