import { readLabel } from '#core/inci/read.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import { allergenVerdicts, limitNotes } from './allergens.ts';
import { comedogenicProfile } from './comedogenic.ts';
import { effectVerdicts } from './effects.ts';
import { probableFlags } from './flag-rules.ts';
import { flagVerdicts } from './flag-verdicts.ts';
import { functionGroups } from './functions.ts';
import { organicScore, originShares } from './origin.ts';
import { type Context, contexts, type Flag, type ListVerdicts, type Report, type UseVerdicts } from './report.ts';
import { estimateShares } from './shares.ts';
import { skinVerdicts } from './skin-types.ts';

/** Below this share of recognised ingredients no product-level verdict is given. */
export const leastRecognised = 0.85;

/** Reads a label and analyses it. */
export function analyseText(text: string, knowledge: Knowledge, context: Context): Report {
  return analyse(readLabel(text, knowledge.dictionary), knowledge, context);
}

/** Flags of one item, those of its components included, each kind once. */
export function itemFlags(item: Item, knowledge: Knowledge): readonly Flag[] {
  const own = item.id === null ? probableFlags(knowledge.flagRules, item.text) : (knowledge.facts[item.id]?.flags ?? []);
  if (item.components.length === 0) return own;
  const inner = item.components.flatMap(({ id, text }) =>
    id === null ? probableFlags(knowledge.flagRules, text) : (knowledge.facts[id]?.flags ?? []).filter(({ state }) => state !== 'seen'),
  );
  const flags: Flag[] = [];
  for (const flag of [...own, ...inner])
    if (!flags.some((other) => other.flag === flag.flag && other.state === flag.state && other.level === flag.level)) flags.push(flag);
  return flags;
}

/** Everything a report shows, as codes and positions with their reasons. */
export function analyse(reading: Reading, knowledge: Knowledge, context: Context): Report {
  const list = listVerdicts(reading, knowledge);
  return { ...list, ...verdictsFor(list, knowledge, context) };
}

/** What each use of the product makes of a list. */
export function verdictsByUse(list: ListVerdicts, knowledge: Knowledge): Record<Context, UseVerdicts> {
  return Object.fromEntries(contexts.map((context) => [context, verdictsFor(list, knowledge, context)])) as Record<Context, UseVerdicts>;
}

function verdictsFor({ reading, counted, itemFlags: flags, shares }: ListVerdicts, knowledge: Knowledge, context: Context): UseVerdicts {
  return {
    context,
    flags: flagVerdicts({ counted, flags, context, shares, rules: knowledge.flagRules }),
    allergens: allergenVerdicts(reading.items, counted, knowledge.facts, context),
  };
}

/** What a list says whatever the product is used for. */
export function listVerdicts(reading: Reading, knowledge: Knowledge): ListVerdicts {
  const { items } = reading;
  const facts = items.map(({ id }): Facts | null => (id === null ? null : (knowledge.facts[id] ?? null)));
  const counted = items.flatMap((item, index) => (item.mayContain || item.duplicate ? [] : [index]));
  const recognised = counted.filter((index) => items[index]?.id !== null).length;
  const recognisedShare = counted.length === 0 ? 0 : recognised / counted.length;
  const withheld = recognisedShare < leastRecognised;
  const origin = originShares(counted, facts);
  return {
    reading,
    counted,
    recognisedShare,
    withheld,
    itemFlags: items.map((item) => itemFlags(item, knowledge)),
    effects: effectVerdicts(counted, facts),
    comedogenic: comedogenicProfile(counted, facts),
    skin: skinVerdicts(knowledge.skinRules, counted, facts),
    origin,
    organicScore: withheld ? null : organicScore(origin, facts),
    functions: functionGroups(counted, facts),
    limits: limitNotes(counted, facts),
    shares: estimateShares({ items, counted, facts }),
  };
}
