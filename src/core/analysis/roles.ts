import type { Facts } from '#core/knowledge/facts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import type { ListInUse, ProductInUse } from './list-in-use.ts';
import { rolesByList } from './made-of.ts';
import { isSeeming } from './seeming.ts';
import type { Area, Context } from './use.ts';
import type { EffectVerdict, ItemFlag, ItemIndex, ItemRoles } from './verdicts.ts';

type Products = readonly MarkedProduct[];

/** Where an ingredient can be there for a role (data/rules/roles.yaml). */
export interface RoleRule {
  readonly role: string;
  /** What an ingredient belongs to that is there for it. */
  readonly family: Family;
  /** The only areas; the uses and products in which nothing is there for it. */
  readonly on?: readonly Area[] | undefined;
  readonly 'not-in'?: readonly Context[] | undefined;
  readonly 'not-of'?: Products | undefined;
  /** Products in which it can be all the same, the only ones where nothing else is asked; and uses in which it can. */
  readonly of?: Products | undefined;
  readonly in?: readonly Context[] | undefined;
  /** Ingredients that serve it only in products of these kinds. */
  readonly told?: readonly { readonly names: readonly string[]; readonly of: Products }[] | undefined;
  /** What is known to show one of these effects is there for it only where it shows one. */
  readonly shows?: readonly string[] | undefined;
  /** What only looks like this flag here is not there for it. */
  readonly flag?: FlagName | undefined;
  /** What is said in its place where it cannot be served. */
  readonly as?: string | undefined;
  /** What it is there for where it can serve none of its roles. */
  readonly else?: string | undefined;
}

interface Input extends ListInUse {
  /** Flags of every item. */
  readonly flags: readonly (readonly ItemFlag[])[];
  readonly effects: readonly EffectVerdict[];
  /** Items of which the list makes soap. */
  readonly soap: readonly ItemIndex[];
  /** By role. */
  readonly rules: ReadonlyMap<string, RoleRule>;
  /** Does anything tell what of a person it is for? */
  readonly isOfKnownKind: boolean;
}

const isAmong = (those: Products | undefined, { products }: ProductInUse) => those?.some((product) => products.has(product)) === true;

/** Can the ingredient be there for it in such a product? */
function isOfProduct(rule: RoleRule, inci: string, product: ProductInUse): boolean {
  const told = rule.told?.find(({ names }) => names.includes(inci));
  if (told) return isAmong(told.of, product);
  const { on, 'not-in': notIn, 'not-of': notOf } = rule;
  if (isAmong(rule.of, product) || rule.in?.includes(product.context)) return true;
  if (rule.of && !on && !notIn && !notOf) return false;
  return (!on || on.includes(product.area)) && !notIn?.includes(product.context) && !isAmong(notOf, product);
}

/** How an item stands to a role: said first; behind the others, for too little is there or nobody knows what the product is for; not shown here, so that others are said; not of such products. */
type Standing = 'can' | 'may' | 'idle' | 'cannot';
const said: readonly Standing[] = ['can', 'may'];

/** By what it is known to show; null where that is nothing here. */
function standingByEffect(rule: RoleRule, ingredient: Facts, input: Input): Standing | null {
  const { effects, facts, context } = input;
  const shown = effects
    .filter(({ effect }) => rule.shows?.includes(effect))
    .flatMap(({ by, purpose }) => by.flatMap(({ index, dose }) => (facts[index] === ingredient ? { dose, purpose } : [])));
  if (shown.length === 0) return null;
  // Little of a filter is one still in what is sold for the sun.
  if (isAmong(rule.of, input) || (context === 'sun' && shown.some(({ purpose }) => purpose))) return 'can';
  const isWashedOff = rule['not-in']?.includes(context);
  return shown.some(({ dose }) => dose !== 'unlikely' && !(isWashedOff && dose === 'rinsed')) ? 'can' : 'may';
}

function standingTo(rule: RoleRule | undefined, index: ItemIndex, ingredient: Facts, input: Input): Standing {
  if (!rule) return 'can';
  if (isSeeming(rule, input.flags[index])) return 'cannot';
  const shown = standingByEffect(rule, ingredient, input);
  if (shown) return shown;
  if (!isOfProduct(rule, ingredient.inci, input)) return input.isOfKnownKind ? 'cannot' : 'may';
  const isShownElsewhere = ingredient.effects.some(({ effect }) => rule.shows?.includes(effect));
  return isShownElsewhere && !isAmong(rule.of, input) ? 'idle' : 'can';
}

function rolesHere(index: ItemIndex, facts: Facts, input: Input): readonly string[] {
  const ruled = facts.roles.map((role) => {
    const rule = input.rules.get(role);
    const standing = standingTo(rule, index, facts, input);
    return standing === 'cannot' && rule?.as ? { role: rule.as, standing: 'can' as const, rule } : { role, standing, rule };
  });
  const those = (standing: Standing) => ruled.flatMap((one) => (one.standing === standing ? one.role : []));
  const here = [said.flatMap(those), those('idle')].find((roles) => roles.length > 0);
  if (here) return [...new Set(here)];
  const other = ruled.findLast(({ rule }) => rule?.else)?.rule?.else;
  return other === undefined ? facts.roles : [other];
}

/** Items that are there for something else in such a product than what is told of them first elsewhere. */
export function otherRoles(input: Input): ItemRoles[] {
  const inList = rolesByList(input);
  return input.facts.flatMap((facts, index) => {
    if (!facts) return [];
    const roles = inList(index, facts, rolesHere(index, facts, input));
    const family = roles[0] === facts.roles[0] ? facts.family : (input.rules.get(roles[0] ?? '')?.family ?? facts.family);
    return roles.join() === facts.roles.join() ? [] : { index, roles, family };
  });
}

/** What an item is there for, as far as is known. */
export function rolesOf(others: readonly ItemRoles[], index: ItemIndex, facts: Facts | null | undefined): readonly string[] {
  return others.find((one) => one.index === index)?.roles ?? facts?.roles ?? [];
}

/** The family of what an item is there for in such a product; null where the item is not known. */
export function familyHere(others: readonly ItemRoles[], index: ItemIndex, facts: Facts | null | undefined): Family | null {
  return others.find((one) => one.index === index)?.family ?? facts?.family ?? null;
}
