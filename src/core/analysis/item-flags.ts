import { isChoice } from '#core/inci/choice.ts';
import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Flag, FlagState } from '#core/knowledge/flags.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { oncePer } from '#core/remembered.ts';
import { type FlagRule, probableFlags, reasonOf } from './flag-rules.ts';
import { placedStates, type Told } from './placed-flags.ts';
import { otherParts } from './unnamed-part.ts';
import type { ItemFlag } from './verdicts.ts';

/** Those of the item itself; what rests on a part of the plant that the label does not name is probable. */
function ownFlags(item: Item, { facts, flagRules }: Knowledge): readonly ItemFlag[] {
  if (isChoice(item)) return none;
  if (item.id === null) return probableFlags(flagRules, item.text);
  const flags = facts[item.id]?.flags ?? [];
  if (flags.length === 0) return flags;
  const others = otherParts(item, facts);
  const isGuessed = ({ flag, state }: Flag) =>
    state === 'settled' && others.some((other) => !other.flags.some((one) => one.flag === flag && one.state === state));
  return others.length === 0 ? flags : flags.map((flag): ItemFlag => (isGuessed(flag) ? { ...flag, state: 'probable' } : flag));
}

const none: readonly never[] = [];

/** What only some of a choice have, the product may have. */
function openInChoice(item: Item, facts: readonly Facts[]): (flag: ItemFlag) => ItemFlag {
  const all = isChoice(item) ? item.components.map(({ id }) => (id === null ? none : (facts[id]?.flags ?? none))) : none;
  const isShared = ({ flag, state }: Flag) =>
    all.every((flags: readonly Flag[]) => flags.some((one) => one.flag === flag && one.state === state));
  return (flag) => (flag.state === 'settled' && !isShared(flag) ? { ...flag, state: 'probable' } : flag);
}

/** A whole bracket, with no other in it. */
const oneBracket = /^[^()]*\([^()]*\)[^()]*$/;
const isFat = (facts: Facts | undefined): boolean => facts?.roles[0] === 'emollient' && /(?:Oil|Butter)$/.test(facts.inci);

/** Does the bracket only say what it is made of: "Glycerin (coconut oil)"? */
function namesSource({ id, text, components }: Item, facts: readonly Facts[]): boolean {
  const [only, ...others] = components;
  if (!only || others.length > 0 || id === null || only.id === null || isFat(facts[id])) return false;
  return isFat(facts[only.id]) && oneBracket.test(text);
}

/** Flags of one item, those of its components included, each kind once. */
function flagsOfItem(item: Item, knowledge: Knowledge): readonly ItemFlag[] {
  const own = ownFlags(item, knowledge);
  if (item.components.length === 0 || namesSource(item, knowledge.facts)) return own;
  const opened = openInChoice(item, knowledge.facts);
  const inner = item.components.flatMap(({ id, inci, text }) => {
    const raised =
      id === null ? probableFlags(knowledge.flagRules, text) : (knowledge.facts[id]?.flags ?? []).filter(({ state }) => state !== 'seen');
    return raised.map((flag) => ({ ...opened(flag), inside: [inci ?? text] }));
  });
  const flags: ItemFlag[] = [...own];
  for (const flag of inner) {
    const position = flags.findIndex((other) => other.flag === flag.flag && other.state === flag.state && other.level === flag.level);
    const present = flags[position];
    if (!present) flags.push(flag);
    else if (present.inside && present.reason === flag.reason)
      flags[position] = { ...present, inside: [...present.inside, ...flag.inside] };
  }
  return flags;
}

/** Reasons of the entries that another member of the flag settles. */
const besideOf = oncePer(
  (rule: FlagRule): ReadonlySet<string> => new Set(rule.entries.flatMap((entry) => (entry.beside ? [reasonOf(rule, entry)] : []))),
);

/** What is in doubt alone is settled beside a settled member of its flag, and probable beside a probable one: a preservative that also smells, beside a perfume. */
function settledBeside(rule: FlagRule, items: readonly Item[], flags: readonly (readonly ItemFlag[])[]): readonly (readonly ItemFlag[])[] {
  const states = ['settled', 'probable'] as const;
  const isMember = (ofItem: readonly ItemFlag[], index: number, state: FlagState) =>
    !items[index]?.mayContain && ofItem.some((one) => one.flag === rule.flag && one.state === state);
  const beside = states.find((state) => flags.some((ofItem, index) => isMember(ofItem, index, state)));
  if (!beside) return flags;
  const isInDoubt = ({ reason, state }: Flag) => state === 'disputed' && besideOf(rule).has(reason);
  return flags.map((ofItem) =>
    ofItem.some(isInDoubt) ? ofItem.map((flag) => (isInDoubt(flag) ? { ...flag, state: beside } : flag)) : ofItem,
  );
}

/** By reason: the rule by which what else stands in the list settles it. */
const settlers = oncePer(
  (rules: readonly FlagRule[]): ReadonlyMap<string, FlagRule> =>
    new Map(rules.flatMap((rule) => [...besideOf(rule)].map((reason) => [reason, rule] as const))),
);

/** Flags of every item of a list, may-contain included. They are those of the list: what else stands in it may settle a doubt, and so may its place. */
export function itemFlags(items: readonly Item[], knowledge: Knowledge, told: Partial<Told> = {}): readonly (readonly ItemFlag[])[] {
  const stateOf = placedStates(items, knowledge.flagRules, told);
  const flags = items.map((item, index) =>
    flagsOfItem(item, knowledge).flatMap((flag): readonly ItemFlag[] => {
      const state = stateOf(flag, index);
      return state === null ? [] : [{ ...flag, state }];
    }),
  );
  const settlerOf = settlers(knowledge.flagRules);
  const asked = new Set<FlagRule>();
  for (const ofItem of flags)
    for (const { state, reason } of ofItem) {
      const rule = state === 'disputed' ? settlerOf.get(reason) : undefined;
      if (rule) asked.add(rule);
    }
  let settled: readonly (readonly ItemFlag[])[] = flags;
  for (const rule of asked) settled = settledBeside(rule, items, settled);
  return settled;
}
