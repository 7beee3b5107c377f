import type { Facts, LimitFact, LimitUse } from '#core/knowledge/facts.ts';
import { prohibits } from '#core/knowledge/limits.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { asPurposed, excesses, sharedAmounts } from './law-amounts.ts';
import type { Substance } from './substances.ts';
import type { Area, Context } from './use.ts';
import type { ProhibitedVerdict, RestrictedVerdict } from './verdicts.ts';

/** A list does not tell a deodorant, a depilatory or a perfume from a cream: what the law says of other products holds for skin. */
const usesOfArea: Readonly<Record<Area, readonly LimitUse[]>> = {
  skin: ['other'],
  scent: ['other'],
  hair: ['hair'],
  lashes: ['other'],
  nails: ['nails'],
  mouth: ['oral'],
};

/** A dye plant colours where it stands among so many in front; what colours any product (Annex IV) tells nothing, nor does a ban of it in dyes. */
const dyeingPlaces = 4;
const isForDyes = ({ annex, uses }: LimitFact) => annex !== 'II' && uses?.every((use) => use === 'hair-dye');
const dyes = ({ index, ingredient: { roles, limits } }: Substance) =>
  roles[0] === 'hair-dye' || (index < dyeingPlaces && limits.some(isForDyes) && !limits.some(({ annex }) => annex === 'IV'));

const filtersAlone = ({ ingredient: { limits } }: Substance) =>
  limits.some(({ annex }) => annex === 'VI') && !limits.some(({ annex }) => annex === 'IV');

/** The kinds of product, in the words of the annexes, that this one may be. `names`: INCI names of the list. A product for hair or lashes is a dye only where a hair dye stands in its list: a coloured shampoo is none. */
export function usesInLaw(
  context: Context,
  area: Area,
  substances: readonly Substance[],
  names: readonly string[],
  products: ReadonlySet<MarkedProduct>,
): ReadonlySet<LimitUse> {
  const own: LimitUse[] = context === 'rinse-off' ? ['rinse-off'] : context === 'leave-on' ? ['leave-on'] : ['leave-on', context];
  const isDye = (area === 'hair' || area === 'lashes') && substances.some(dyes);
  // What takes a polish off again is wiped away.
  const isRemover = area === 'nails' && !names.includes('Nitrocellulose');
  return new Set([
    ...own,
    ...usesOfArea[area],
    ...(area === 'hair' ? [context === 'rinse-off' ? ('hair-rinsed' as const) : ('hair-left' as const)] : []),
    ...(isDye ? (['hair-dye'] as const) : []),
    ...(isRemover ? (['rinse-off'] as const) : []),
    // Beside what does nothing else, a pigment that filters the sun does so too.
    ...(context !== 'rinse-off' && substances.some(filtersAlone) ? (['sun'] as const) : []),
    // A lip balm with a sun filter is for the lips too.
    ...(products.has('lip-care') && context !== 'rinse-off' ? (['lips'] as const) : []),
  ]);
}

/** What no longer holds, and what only the raw material tells, concludes nothing from a list. */
const concludes = ({ until, material }: LimitFact) => until === null && !material;
const speaksOf = ({ uses }: LimitFact, product: ReadonlySet<LimitUse>) => uses === null || uses.some((use) => product.has(use));

/** The entry that prohibits a substance in such a product; null where none does, or another annex permits it for just this kind. */
function prohibition({ limits }: Facts, product: ReadonlySet<LimitUse>): LimitFact | null {
  const ban = limits.find((limit) => prohibits(limit) && concludes(limit) && speaksOf(limit, product));
  if (!ban) return null;
  const exception = limits.some((limit) => !prohibits(limit) && concludes(limit) && limit.uses !== null && speaksOf(limit, product));
  return exception ? null : ban;
}

/** Substances that Regulation (EC) No 1223/2009 prohibits in such a product; names in brackets too. */
export function prohibitedVerdicts(substances: readonly Substance[], product: ReadonlySet<LimitUse>): ProhibitedVerdict[] {
  const verdicts: ProhibitedVerdict[] = [];
  for (const { index, id, ingredient } of substances) {
    const ban = ingredient.limits.length > 0 ? prohibition(ingredient, product) : null;
    if (ban) verdicts.push({ index, id, annex: ban.annex, ref: ban.ref, since: ban.since, shelves: ban.shelves, where: ban.where });
  }
  return verdicts;
}

/** Is the substance out of place here, or more of it declared than the law permits? */
export const isUnlawful = ({ permitted, over }: RestrictedVerdict): boolean => over || !permitted;

/** Where nothing bars a substance by name, since when it may not be here is not known: the dates of what permits it elsewhere are of that alone. */
const undated = { since: null, shelves: null, where: null };

/** A maximum of nothing: what is permitted in products for the face alone is barred from others. */
const barsAll = ({ max }: LimitFact) => max === 0;
const isBound = ({ max, where }: LimitFact) => max !== null || where !== null;
/** An entry that only wants a scent to be named bounds nothing, nor does one that permits a colour anywhere in any amount. */
const boundsIn =
  (entries: readonly LimitFact[]) =>
  (limit: LimitFact): boolean =>
    limit.annex === 'IV'
      ? limit.max !== null || limit.uses !== null || entries.some((one) => one.annex === 'IV' && one.ref === limit.ref && barsAll(one))
      : isBound(limit);

/** Kinds of product that an entry speaks of apart: what it says of them holds there instead of what it says of others. */
const apart: readonly (readonly LimitUse[])[] = [
  ['hair-dye'],
  ['hair', 'hair-rinsed', 'hair-left'],
  ['oral'],
  ['nails'],
  ['lips'],
  ['eyes'],
];
const ofMouth: readonly MarkedProduct[] = ['toothpaste', 'mouthwash'];

/** Of one entry of an annex, the rows of the narrowest kind of product that this is: a shampoo is no cream and no straightener. Where nobody tells what is for the mouth, it may be either. */
function narrowest(rows: readonly LimitFact[], product: ReadonlySet<LimitUse>, products: ReadonlySet<MarkedProduct>): readonly LimitFact[] {
  const isUntold = !ofMouth.some((kind) => products.has(kind));
  const mayBe = ({ only, max }: LimitFact) => only === null || products.has(only) || (isUntold && max !== 0 && ofMouth.includes(only));
  const possible = rows.filter(mayBe);
  const speaksOfOne = ({ uses }: LimitFact, kinds: readonly LimitUse[]) =>
    uses?.some((use) => kinds.includes(use) && product.has(use)) ?? false;
  const told = apart.find((kinds) => possible.some((row) => speaksOfOne(row, kinds)));
  const ofKind = told ? possible.filter((row) => speaksOfOne(row, told)) : possible;
  const own = ofKind.filter(({ only }) => only !== null && products.has(only));
  return own.length > 0 ? own : ofKind;
}

/** What the entries that speak of such a product say of this one; where each of them speaks of another one, what they say of those. */
function ofProduct(here: readonly LimitFact[], product: ReadonlySet<LimitUse>, products: ReadonlySet<MarkedProduct>): readonly LimitFact[] {
  if (here.length < 2) return here;
  const byEntry = Map.groupBy(here, ({ annex, ref }) => `${annex}/${ref}`);
  const own = [...byEntry.values()].flatMap((rows) => narrowest(rows, product, products));
  return own.length > 0 ? own : here;
}

/**
 * What Annexes III, V and VI say of the list's substances in such a product. Where no entry permits a substance here, its entries tell where it is permitted.
 * A declared amount is over the law when every entry that speaks of such a product sets a lower maximum, or it does with what shares that.
 */
export function restrictedVerdicts(
  substances: readonly Substance[],
  product: ReadonlySet<LimitUse>,
  prohibited: readonly ProhibitedVerdict[],
  products: ReadonlySet<MarkedProduct>,
): RestrictedVerdict[] {
  const banned = new Set(prohibited.map(({ id }) => id));
  // What a colour is mixed with holds none, and yet it is a part of the colour; no ban of a dye speaks of it.
  const own: ReadonlySet<LimitUse> = products.has('hair-colour') ? new Set([...product, 'hair-dye']) : product;
  const bounded = substances.flatMap(({ index, id, ingredient, percent }) => {
    if (ingredient.limits.length === 0 || banned.has(id)) return [];
    const entries = ingredient.limits.filter((limit) => !prohibits(limit) && concludes(limit));
    // What bars it from another kind of product says nothing of this one.
    const ofOthers = (limit: LimitFact) => barsAll(limit) && limit.only !== null && !products.has(limit.only);
    const here = entries.filter((limit) => speaksOf(limit, own) && !ofOthers(limit));
    const ofThis = ofProduct(here, own, products);
    const permitted = entries.length === 0 || (here.length > 0 && !ofThis.some(barsAll));
    const said = permitted
      ? asPurposed(ofThis.filter(boundsIn(entries)), percent)
      : entries.filter((limit) => isBound(limit) && !barsAll(limit));
    const bar = permitted ? null : (ofThis.find(barsAll) ?? undated);
    return said.length > 0 ? [{ index, id, permitted, said, percent, bar }] : [];
  });
  const shared = sharedAmounts(bounded.filter(({ permitted }) => permitted));
  return bounded.flatMap(({ index, id, permitted, said, percent, bar }): RestrictedVerdict[] => {
    const over = permitted ? excesses({ said, percent }, shared) : [];
    return said.map((limit, at) => ({
      index,
      id,
      annex: limit.annex,
      ref: limit.ref,
      max: over[at]?.max ?? limit.max,
      as: limit.as,
      where: limit.where,
      uses: limit.uses,
      since: (bar ?? limit).since,
      shelves: (bar ?? limit).shelves,
      permitted,
      barred: bar?.where ?? null,
      over: Boolean(over[at]),
      together: over[at]?.together ?? false,
    }));
  });
}
