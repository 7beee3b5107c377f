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

/** A list does not tell a deodorant, a depilatory or a perfume from a cream: what the law says of other products holds for skin. */
const usesOfArea: Readonly<Record<Area, readonly LimitUse[]>> = { skin: ['other'], hair: ['hair'], nails: ['nails'], mouth: ['oral'] };

/** The kinds of product, in the words of the annexes, that this one may be. A product for hair is a dye only where a hair dye stands in its list: a coloured shampoo is none. */
function usesOf({ context, area, counted, items, facts }: Input): ReadonlySet<LimitUse> {
  const own: LimitUse[] = context === 'rinse-off' ? ['rinse-off'] : context === 'leave-on' ? ['leave-on'] : ['leave-on', context];
  const dyes = area === 'hair' && counted.some((index) => idsOf(items[index]).some((id) => facts[id]?.roles[0] === 'hair-dye'));
  return new Set([...own, ...usesOfArea[area], ...(dyes ? (['hair-dye'] as const) : [])]);
}

/** What no longer holds, and what only the raw material tells, concludes nothing from a list. */
const concludes = ({ until, material }: LimitFact) => until === null && !material;
const speaksOf = ({ uses }: LimitFact, product: ReadonlySet<LimitUse>) => uses === null || uses.some((use) => product.has(use));

/** The entry of Annex II that prohibits a substance in such a product; null where none does, or another annex permits it for just this kind. */
function prohibition({ limits }: Facts, product: ReadonlySet<LimitUse>): LimitFact | null {
  const ban = limits.find((limit) => limit.annex === 'II' && concludes(limit) && speaksOf(limit, product));
  if (!ban) return null;
  const exception = limits.some((limit) => limit.annex !== 'II' && concludes(limit) && limit.uses !== null && speaksOf(limit, product));
  return exception ? null : ban;
}

/** The items' own ids and those of the names in their brackets, each item's once. */
function idsOf(item: Item | undefined): number[] {
  if (!item) return [];
  return [...new Set([item.id, ...item.components.map(({ id }) => id)])].filter((id) => id !== null);
}

/** Substances that Annex II of Regulation (EC) No 1223/2009 prohibits in such a product; names in brackets too. */
export function prohibitedVerdicts(input: Input): ProhibitedVerdict[] {
  const { items, counted, facts } = input;
  const product = usesOf(input);
  return counted.flatMap((index) =>
    idsOf(items[index]).flatMap((id) => {
      const known = facts[id];
      const ban = known && known.limits.length > 0 ? prohibition(known, product) : null;
      return ban ? [{ index, id, annex: ban.annex, ref: ban.ref, since: ban.since, where: ban.where }] : [];
    }),
  );
}

/** A declared amount against the maximum; null where the maximum counts something else than the substance, or nothing is declared. */
const isOver = ({ max, as }: LimitFact, inci: string, percent: number | null) => {
  const isItself = as === null || (as === 'acid' && inci.endsWith(' Acid'));
  return max === null || percent === null || !isItself ? null : percent > max;
};

const isBound = ({ max, where }: LimitFact) => max !== null || where !== null;
/** An entry that only wants a scent to be named, or permits a colour here, bounds nothing. */
const bounds = (limit: LimitFact) => limit.annex !== 'IV' && isBound(limit);

/**
 * What Annexes III, V and VI say of the list's substances in such a product. Where no entry permits a substance here, its entries tell where it is permitted.
 * A declared amount is over the law when every entry that speaks of such a product sets a lower maximum.
 */
export function restrictedVerdicts(input: Input, prohibited: readonly ProhibitedVerdict[]): RestrictedVerdict[] {
  const { items, counted, facts } = input;
  const product = usesOf(input);
  const banned = new Set(prohibited.map(({ id }) => id));
  return counted.flatMap((index) => {
    const item = items[index];
    return idsOf(item).flatMap((id): RestrictedVerdict[] => {
      const limits = facts[id]?.limits ?? [];
      if (limits.length === 0 || banned.has(id)) return [];
      const entries = limits.filter((limit) => limit.annex !== 'II' && concludes(limit));
      const here = entries.filter((limit) => speaksOf(limit, product));
      const permitted = here.length > 0 || entries.length === 0;
      const said = permitted ? here.filter(bounds) : entries.filter(isBound);
      const percent = id === item?.id ? item.percent : null;
      const over = permitted && said.length > 0 && said.every((limit) => isOver(limit, facts[id]?.inci ?? '', percent) === true);
      return said.map(({ annex, ref, max, as, where, uses }) => ({ index, id, annex, ref, max, as, where, uses, permitted, over }));
    });
  });
}
