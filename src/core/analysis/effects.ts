import type { EffectFact, Facts } from '#core/knowledge/facts.ts';
import { type Grade, grades } from '#core/knowledge/vocabulary.ts';
import { belowLine, byDose, mayAct, thatMayAct } from './dose.ts';
import { effectDose } from './effect-dose.ts';
import { isBeside, isPossible } from './effect-place.ts';
import type { EffectRule, Hindrance } from './effect-rules.ts';
import { atBestUnknown, isUnnamed, type SaidOf, saidOf } from './effect-said.ts';
import { namedScents } from './excused.ts';
import { fluorineIn } from './fluoride-amount.ts';
import { fluorineDose } from './fluorine-dose.ts';
import { isSeeming } from './seeming.ts';
import type { Dose, EffectVerdict, ItemFlag, ItemIndex } from './verdicts.ts';

interface Input extends SaidOf {
  /** Flags of every item. */
  readonly flags: readonly (readonly ItemFlag[])[];
  readonly rules: ReadonlyMap<string, EffectRule>;
  /** Items that the law prohibits here, or permits in other products only: nothing is said for them. */
  readonly notPermitted: ReadonlySet<ItemIndex>;
  /** Items of which the list makes soap: what was shown of the oil is gone. */
  readonly soap: readonly ItemIndex[];
}

/** The names of a list in their order, propellants apart. */
const namesOf = ({ counted, facts }: Input): readonly string[] =>
  counted.filter((index) => !facts[index]?.roles.includes('propellant')).map((index) => facts[index]?.inci ?? '');

interface Support {
  readonly by: { readonly index: ItemIndex; readonly dose: Dose; readonly grade: Grade }[];
  readonly sources: Set<string>;
}

/** Those that an effect is told by: of which enough may be there, where there are such; and of these what is more than weakly shown. */
function toldBy(by: EffectVerdict['by']): EffectVerdict['by'] {
  if (by.length < 2) return by;
  const able = thatMayAct(by);
  const found = able.length > 0 ? able : by;
  const shown = found.filter(({ grade }) => grade !== 'weak');
  return shown.length > 0 ? shown : found;
}

const byGrade = (a: { readonly grade: Grade }, b: { readonly grade: Grade }) => grades.indexOf(a.grade) - grades.indexOf(b.grade);

const purposeFirst = ({ purpose, dose }: EffectVerdict) => (purpose && mayAct(dose) ? 0 : 1);
/** What a product is bought for, then what is surest. */
export const bestFirst = (a: EffectVerdict, b: EffectVerdict): number =>
  purposeFirst(a) - purposeFirst(b) || byDose(a, b) || byGrade(a, b) || b.by.length - a.by.length;

/** What in the list holds the ingredient back; a trace binds no part of it. */
function hindranceOf(rule: EffectRule | undefined, inci: string, { counted, facts, isBehind }: Input): Hindrance | null {
  const hindered = rule?.hindered?.find(({ names }) => names.includes(inci));
  const binds = (index: ItemIndex) => hindered?.by.includes(facts[index]?.inci ?? '') && !(hindered.partly && isBehind(index));
  return hindered && counted.some(binds) ? hindered : null;
}

function verdictOf(effect: string, { sources }: Support, by: EffectVerdict['by'], isPurpose: boolean): EffectVerdict {
  const best = toldBy(by).reduce((a, b) => ((byDose(a, b) || byGrade(a, b)) > 0 ? b : a));
  const purpose = isPurpose ? { purpose: true as const } : {};
  return { effect, ...purpose, grade: best.grade, dose: best.dose, by, sources: [...sources] };
}

/** Dose of an item for one of its effects, in this list. */
function doseIn(input: Input, index: ItemIndex, ingredient: Facts, fact: EffectFact): Dose {
  const { rules, shares, isBehind } = input;
  const rule = rules.get(fact.effect);
  const ofFluorine = fluorineIn(ingredient) === null ? null : fluorineDose(rule?.fluorine, input);
  return ofFluorine ?? effectDose(fact, ingredient, isBehind(index) ? belowLine(shares[index]) : shares[index], rule, input);
}

/**
 * Effects that ingredients of the list have been shown to have: what a product is bought for, where it may act; then by dose, then by grade. Presence is not proof.
 * The dose of an effect is the best of what it is told by; its grade is the best among the ingredients in that dose: well shown of one is not enough of another.
 */
export function effectVerdicts(input: Input): EffectVerdict[] {
  const { counted, facts, flags, rules, notPermitted, soap } = input;
  const names = namesOf(input);
  const isNamedScent = namedScents(input);
  const supports = new Map<string, Support>();
  // They may act all the same: of what else is too little follows nothing then.
  const unsaid = new Set<string>();
  for (const [position, index] of counted.entries()) {
    const ingredient = facts[index];
    if (!ingredient || soap.includes(index)) continue;
    for (const fact of ingredient.effects) {
      const rule = rules.get(fact.effect);
      if (!isPossible(rule, input, names) || isBeside(rule, ingredient, position, input)) continue;
      if (rule?.['not-as-scent'] && isNamedScent(index)) continue;
      const hindrance = hindranceOf(rule, ingredient.inci, input);
      if (isSeeming(rule, flags[index]) || (hindrance && !hindrance.partly)) continue;
      if (notPermitted.has(index)) {
        unsaid.add(fact.effect);
        continue;
      }
      const support = supports.get(fact.effect) ?? { by: [], sources: new Set() };
      supports.set(fact.effect, support);
      const told = { index, dose: doseIn(input, index, ingredient, fact), grade: fact.grade };
      support.by.push(hindrance ? { ...atBestUnknown(told), grade: 'weak' } : told);
      for (const source of fact.sources) support.sources.add(source);
    }
  }
  return [...supports]
    .flatMap(([effect, support]) => {
      const rule = rules.get(effect);
      const by = saidOf(support.by, rule, input);
      return by.length > 0 ? verdictOf(effect, support, by, rule?.purpose === true && !isUnnamed(rule, input)) : [];
    })
    .filter(({ effect, dose }) => mayAct(dose) || !unsaid.has(effect))
    .sort(bestFirst);
}
