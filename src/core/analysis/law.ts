import type { Item } from '#core/inci/reading.ts';
import type { Facts, LimitFact, LimitUse } from '#core/knowledge/ingredient.ts';
import type { Area } from './product-use.ts';
import type { Context, Culprit, ProhibitedVerdict, RestrictedVerdict } from './report.ts';

interface Input {
  readonly items: readonly Item[];
  readonly counted: readonly Culprit[];
  /** By lexicon id. */
  readonly facts: readonly Facts[];
  readonly context: Context;
  readonly area: Area;
}

const usesOfArea: Readonly<Record<Area, readonly LimitUse[]>> = { skin: [], hair: ['hair', 'hair-dye'], nails: ['nails'], mouth: ['oral'] };

/** The kinds of product, in the words of the annexes, that this one may be. */
function usesOf(context: Context, area: Area): ReadonlySet<LimitUse> {
  const own: LimitUse[] = context === 'rinse-off' ? ['rinse-off'] : context === 'leave-on' ? ['leave-on'] : ['leave-on', context];
  return new Set([...own, ...usesOfArea[area]]);
}

const inForce = ({ until }: LimitFact) => until === null;
const speaksOf = ({ uses }: LimitFact, product: ReadonlySet<LimitUse>) => uses === null || uses.some((use) => product.has(use));

/** The entry of Annex II that prohibits a substance in such a product; null where none does, or another annex permits it for just this kind. */
function prohibition({ limits }: Facts, product: ReadonlySet<LimitUse>): LimitFact | null {
  const ban = limits.find((limit) => limit.annex === 'II' && inForce(limit) && speaksOf(limit, product));
  if (!ban) return null;
  const exception = limits.some((limit) => limit.annex !== 'II' && inForce(limit) && limit.uses !== null && speaksOf(limit, product));
  return exception ? null : ban;
}

/** The items' own ids and those of the names in their brackets, each item's once. */
function idsOf(item: Item | undefined): number[] {
  if (!item) return [];
  return [...new Set([item.id, ...item.components.map(({ id }) => id)])].filter((id) => id !== null);
}

/** Substances that Annex II of Regulation (EC) No 1223/2009 prohibits in such a product; names in brackets too. */
export function prohibitedVerdicts({ items, counted, facts, context, area }: Input): ProhibitedVerdict[] {
  const product = usesOf(context, area);
  return counted.flatMap((index) =>
    idsOf(items[index]).flatMap((id) => {
      const known = facts[id];
      const ban = known && known.limits.length > 0 ? prohibition(known, product) : null;
      return ban ? [{ index, id, annex: ban.annex, ref: ban.ref, since: ban.since, where: ban.where }] : [];
    }),
  );
}

/** A declared amount against the maximum; null where the maximum counts something else than the substance, or nothing is declared. */
const isOver = ({ max, as }: LimitFact, percent: number | null) => (max === null || as !== null || percent === null ? null : percent > max);

/** An entry that only wants a scent to be named, or permits a colour, bounds nothing. */
const bounds = ({ annex, max, where }: LimitFact) => annex !== 'IV' && (max !== null || where !== null);

/**
 * What Annexes III, V and VI say of the list's substances in such a product. Where no entry permits a substance here, its entries tell where it is permitted.
 * A declared amount is over the law when every entry that speaks of such a product sets a lower maximum.
 */
export function restrictedVerdicts(
  { items, counted, facts, context, area }: Input,
  prohibited: readonly ProhibitedVerdict[],
): RestrictedVerdict[] {
  const product = usesOf(context, area);
  const banned = new Set(prohibited.map(({ id }) => id));
  return counted.flatMap((index) => {
    const item = items[index];
    return idsOf(item).flatMap((id): RestrictedVerdict[] => {
      const limits = facts[id]?.limits ?? [];
      if (limits.length === 0 || banned.has(id)) return [];
      const entries = limits.filter((limit) => limit.annex !== 'II' && inForce(limit));
      const here = entries.filter((limit) => speaksOf(limit, product));
      const permitted = here.length > 0 || entries.length === 0;
      const said = (permitted ? here : entries).filter(bounds);
      const percent = id === item?.id ? item.percent : null;
      const over = permitted && said.length > 0 && said.every((limit) => isOver(limit, percent) === true);
      return said.map(({ annex, ref, max, as, where, uses }) => ({ index, id, annex, ref, max, as, where, uses, permitted, over }));
    });
  });
}
