import type { EffectFact, Facts } from '#core/knowledge/facts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { type Grade, grades } from '#core/knowledge/vocabulary.ts';
import { oncePer } from '#core/remembered.ts';
import { belowLine, byDose, doseOf, isWashedOff, mayAct } from './dose.ts';
import { phrase } from './product-use.ts';
import { upperEnd } from './said-share.ts';
import type { ShareEstimate } from './share-types.ts';
import type { Area, Context } from './use.ts';
import type { Dose, EffectVerdict, ItemFlag, ItemIndex } from './verdicts.ts';

/** One line of data/rules/effects.yaml. */
export interface EffectRule {
  readonly effect: string;
  /** The only areas where the effect can be. */
  readonly on?: readonly Area[] | undefined;
  /** Uses in which nobody expects it. */
  readonly 'not-in'?: readonly Context[] | undefined;
  /** Nobody expects it of a list that begins with one of these, propellants apart. */
  readonly 'not-led-by'?: readonly string[] | undefined;
  /** Nor where one stands among so many in front of what stays on: what may sting is not said to calm. */
  readonly 'led-among'?: number | undefined;
  /** What a product is bought for. */
  readonly purpose?: true | undefined;
  /** The only ingredients that show it with nothing beside them for it, in products that are not for the sun. */
  readonly alone?: readonly string[] | undefined;
  /** They do so among so many in front, or where their amount is declared. */
  readonly 'alone-first'?: number | undefined;
  /** Words of a text that names another purpose: there not even those show it alone. */
  readonly unless?: readonly string[] | undefined;
  /**
   * Ingredients that show it only in products of these kinds, where the text says one of the words, where they stand among the `first` in front, or all of `with` beside them;
   * `undissolved`: and with no water in front of them; `before-line`: they in those products, or what must stand beside them, before the 1 % line.
   * `only-in`: that is asked in products of these kinds alone.
   */
  readonly told?:
    | readonly {
        readonly names: readonly string[];
        readonly says?: readonly string[] | undefined;
        readonly first?: number | undefined;
        readonly of?: readonly MarkedProduct[] | undefined;
        readonly with?: readonly string[] | undefined;
        readonly undissolved?: true | undefined;
        readonly 'before-line'?: true | undefined;
        readonly 'only-in'?: readonly MarkedProduct[] | undefined;
      }[]
    | undefined;
  /** Products of which nobody expects it. */
  readonly 'not-of'?: readonly MarkedProduct[] | undefined;
  /** Products in which these ingredients are there for something else. */
  readonly elsewhere?: readonly { readonly names: readonly string[]; readonly in: readonly MarkedProduct[] }[] | undefined;
  /** Ingredients whose amounts are those of medicines or of what was put on neat: nobody found less to do nothing. */
  readonly 'or-less'?: readonly string[] | undefined;
  /** Nothing shows it that only looks like this flag here. */
  readonly flag?: FlagName | undefined;
  /** Words of which the title of a product that is not for the sun must say one: else nobody knows whether there is enough. */
  readonly named?: readonly string[] | undefined;
  /** acts: shows although the product is washed off; never: not to be expected of what is washed off. */
  readonly 'rinse-off'?: 'acts' | 'never' | undefined;
}

interface Input {
  readonly counted: readonly ItemIndex[];
  readonly facts: readonly (Facts | null)[];
  readonly shares: readonly (ShareEstimate | null)[];
  /** Flags of every item. */
  readonly flags: readonly (readonly ItemFlag[])[];
  readonly rules: ReadonlyMap<string, EffectRule>;
  readonly context: Context;
  readonly area: Area;
  readonly products: ReadonlySet<MarkedProduct>;
  /** The area is told, not guessed: a product for the sun would be filed as one. */
  readonly isFiled: boolean;
  /** What the text says besides its list. */
  readonly prose: string;
  /** What the product is called; nothing where that is not known. */
  readonly title: string;
  /** Does an item stand behind the 1 % line? */
  readonly isBehind: (index: ItemIndex) => boolean;
  /** Items that the law prohibits here, or permits in other products only: nothing is said for them. */
  readonly notPermitted: ReadonlySet<ItemIndex>;
}

/** The names of a list in their order, propellants apart. */
const namesOf = ({ counted, facts }: Input): readonly string[] =>
  counted.filter((index) => !facts[index]?.roles.includes('propellant')).map((index) => facts[index]?.inci ?? '');

/** Can a product for this area, used like this, whose list begins with these names, show the effect at all? */
function isPossible(rule: EffectRule | undefined, { context, area }: Pick<Input, 'context' | 'area'>, names: readonly string[]): boolean {
  if ((rule?.on && !rule.on.includes(area)) || rule?.['not-in']?.includes(context)) return false;
  const leads = names.slice(0, context === 'rinse-off' ? 1 : (rule?.['led-among'] ?? 1));
  if (leads.some((name) => rule?.['not-led-by']?.includes(name))) return false;
  return context !== 'rinse-off' || rule?.['rinse-off'] !== 'never';
}

const namedOf = oncePer(({ named = [] }: EffectRule) => phrase(named));
const unlessOf = oncePer(({ unless = [] }: EffectRule) => phrase(unless));
const toldOf = oncePer(({ told = [] }: EffectRule) =>
  told.map(({ says = [], first = 0, ...one }) => ({ ...one, first, says: phrase(says) })),
);

/** Is the effect one that such products have of this ingredient? */
export function isOfProduct(rule: EffectRule | undefined, inci: string, products: ReadonlySet<MarkedProduct>): boolean {
  if (!rule || products.size === 0) return true;
  if (rule['not-of']?.some((product) => products.has(product))) return false;
  return !rule.elsewhere?.some(({ names, in: those }) => names.includes(inci) && those.some((product) => products.has(product)));
}

/** Water, or what is mostly water. */
const watery = /(?:^| )(?:Aqua|Water|Juice)$/;
export const isWatery = (facts: Pick<Facts, 'inci'> | null | undefined) => facts != null && watery.test(facts.inci);

/** Is the ingredient there for something else, as far as its place and the text tell? */
function isBeside(rule: EffectRule | undefined, inci: string, position: number, input: Input): boolean {
  const { counted, facts, shares, prose, products, isBehind } = input;
  if (!isOfProduct(rule, inci, products)) return true;
  if (!rule?.told) return false;
  const told = toldOf(rule).find(({ names }) => names.includes(inci));
  if (told === undefined || (told['only-in'] && !told['only-in'].some((product) => products.has(product)))) return false;
  const index = counted[position] ?? -1;
  // Salt or sugar dissolves in what stands in front of it.
  if (told.undissolved && counted.slice(0, position).some((before) => isWatery(facts[before]))) return true;
  if (position < told.first || told.says(prose)) return false;
  // Of what stands by the alphabet its place tells nothing: what may only preserve is not known to stand in front of the line.
  const isUnplaced = (one: ItemIndex) => isBehind(one) || (told['only-in'] !== undefined && !shares[one]);
  const isPlaced = (one: ItemIndex) => !told['before-line'] || shares[one]?.declared === true || !isUnplaced(one);
  if ((told.of ?? told['only-in'])?.some((product) => products.has(product))) return !isPlaced(index);
  return !told.with?.every((name) => counted.some((one) => facts[one]?.inci === name && isPlaced(one)));
}

/** Percent below which there is surely too little of anything that no study found to act there. */
const traceOf = 1;
/** So there is up to this much of what cares for skin by its mass, as oils, humectants and juices do, whether amounts were studied or not. */
const traceByMass = 1.5;
const byMass: ReadonlySet<string> = new Set(['emollient', 'humectant']);
/** They coat hair in traces. */
const coats = 'silicone';

/** Surely less than acts, though nobody studied amounts? */
const isTrace = (acting: Acting, share: ShareEstimate | null | undefined): boolean =>
  share != null && upperEnd(share.high) <= traceByMass && (byMass.has(acting.family) || isWatery(acting)) && !acting.roles.includes(coats);

/** An estimate that ends at the amount studied, or hardly above it, does not tell that there may be enough. */
const beyondTop = 1.05;

type Acting = Pick<Facts, 'inci' | 'family' | 'roles'>;

/** Dose of one ingredient for one of its effects, in a product that is used like this. */
export function effectDose(
  { dose, hintedFrom, rinsedFrom }: EffectFact,
  ingredient: Acting,
  share: ShareEstimate | null | undefined,
  rule: EffectRule | undefined,
  { context, products }: Pick<Input, 'context' | 'products'>,
): Dose {
  if (rule?.['rinse-off'] !== 'acts' && isWashedOff(context, rinsedFrom, share?.low)) {
    // What is sold as a peel stays on for minutes; enough for that is not known to be there.
    const isPeel = rinsedFrom && dose && products.has('peel') && doseOf(share, dose[0]) !== 'unlikely';
    return isPeel ? 'possible' : 'rinsed';
  }
  // Sunscreens hold as little of one filter where others stand beside it: in what is none, only the most that they hold is surely enough.
  if (rule?.alone && dose && context !== 'sun') return doseOf(share, dose[1], dose[0]);
  if (!dose) return isTrace(ingredient, share) ? 'unlikely' : 'unknown';
  const found = doseOf(share, dose[0], hintedFrom);
  if (found === 'possible' && share && !share.declared && share.high < (hintedFrom ?? dose[0]) * beyondTop) return 'unknown';
  if (found !== 'unlikely' || !share) return found;
  // Too little is certain where all of the band is, as it is said.
  const mayReach = !share.declared && upperEnd(share.high) >= (hintedFrom ?? dose[0]);
  return mayReach || (share.high > traceOf && rule?.['or-less']?.includes(ingredient.inci)) ? 'unknown' : 'unlikely';
}

/** Does it only look like what shows the effect? */
const isSeeming = (rule: EffectRule | undefined, flags: readonly ItemFlag[] = []): boolean =>
  rule?.flag !== undefined && flags.some(({ flag, state }) => flag === rule.flag && state === 'seen');

/** Is the product called something that nobody expects the effect of? */
const isUnnamed = (rule: EffectRule | undefined, { title, prose, context }: Input): boolean =>
  rule?.named !== undefined && title !== '' && context !== 'sun' && !namedOf(rule)(prose);

const atBestUnknown = <One extends { readonly dose: Dose }>(one: One): One => (mayAct(one.dose) ? { ...one, dose: 'unknown' } : one);

interface Support {
  readonly by: { readonly index: ItemIndex; readonly dose: Dose; readonly grade: Grade }[];
  readonly sources: Set<string>;
}

/** Do all of them stand behind the scent of the product? */
function isBehindScent(by: Support['by'], { counted, facts }: Input): boolean {
  const scent = counted.findIndex((index) => facts[index]?.roles.includes('fragrance'));
  return scent >= 0 && by.every(({ index }) => counted.indexOf(index) > scent);
}

/** One sun filter in a cream guards the cream, several behind the scent guard scent and colour: for what does not show an effect alone there is too little, or nothing is said where there may be enough. Where the text names another purpose, one is not even too little. */
function withoutGuards(by: Support['by'], rule: EffectRule | undefined, input: Input): Support['by'] {
  const { counted, facts, shares, context, prose, isFiled } = input;
  const [only] = by;
  if (!rule?.alone || context === 'sun' || !only) return by;
  const isInFront = counted.indexOf(only.index) < (rule['alone-first'] ?? counted.length) || shares[only.index]?.declared;
  if (by.length === 1 && rule.unless && unlessOf(rule)(prose)) return [];
  const isAlone = isFiled || !isInFront || !rule.alone.includes(facts[only.index]?.inci ?? '');
  const areGuards = by.length > 1 ? isBehindScent(by, input) : isAlone;
  if (!areGuards) return by;
  return by.flatMap((one) => {
    if (!mayAct(one.dose)) return one;
    // Of what may be as much as protects it is not said that there is too little.
    return (shares[one.index]?.high ?? traceOf) > traceOf ? [] : { ...one, dose: 'unlikely' };
  });
}

/** Those that an effect is told by: of which enough may be there, where there are such; and of these what is more than weakly shown. */
function toldBy(by: Support['by']): Support['by'] {
  if (by.length < 2) return by;
  const able = by.filter(({ dose }) => mayAct(dose));
  const found = able.length > 0 ? able : by;
  const shown = found.filter(({ grade }) => grade !== 'weak');
  return shown.length > 0 ? shown : found;
}

const byGrade = (a: { readonly grade: Grade }, b: { readonly grade: Grade }) => grades.indexOf(a.grade) - grades.indexOf(b.grade);

const purposeFirst = ({ purpose, dose }: EffectVerdict) => (purpose && mayAct(dose) ? 0 : 1);
/** What a product is bought for, then what is surest. */
export const bestFirst = (a: EffectVerdict, b: EffectVerdict): number =>
  purposeFirst(a) - purposeFirst(b) || byDose(a, b) || byGrade(a, b) || b.by.length - a.by.length;

/**
 * Effects that ingredients of the list have been shown to have: what a product is bought for, where it may act; then by dose, then by grade. Presence is not proof.
 * The dose of an effect is the best of what it is told by; its grade is the best among the ingredients in that dose: well shown of one is not enough of another.
 */
export function effectVerdicts(input: Input): EffectVerdict[] {
  const { counted, facts, shares, flags, rules, context, area, notPermitted, isBehind } = input;
  const names = namesOf(input);
  const supports = new Map<string, Support>();
  // They may act all the same: of what else is too little follows nothing then.
  const unsaid = new Set<string>();
  for (const [position, index] of counted.entries()) {
    const ingredient = facts[index];
    if (!ingredient) continue;
    for (const fact of ingredient.effects) {
      const rule = rules.get(fact.effect);
      if (!isPossible(rule, { context, area }, names) || isBeside(rule, ingredient.inci, position, input)) continue;
      if (isSeeming(rule, flags[index])) continue;
      if (notPermitted.has(index)) {
        unsaid.add(fact.effect);
        continue;
      }
      let support = supports.get(fact.effect);
      if (!support) {
        support = { by: [], sources: new Set() };
        supports.set(fact.effect, support);
      }
      support.by.push({
        index,
        dose: effectDose(fact, ingredient, isBehind(index) ? belowLine(shares[index]) : shares[index], rule, input),
        grade: fact.grade,
      });
      for (const source of fact.sources) support.sources.add(source);
    }
  }
  return [...supports]
    .map(([effect, { by, sources }]) => {
      const rule = rules.get(effect);
      const isUnsure = isUnnamed(rule, input);
      const told = withoutGuards(by, rule, input);
      return { effect, by: isUnsure ? told.map(atBestUnknown) : told, sources, isPurpose: rule?.purpose && !isUnsure };
    })
    .filter(({ by }) => by.length > 0)
    .map(({ effect, by, sources, isPurpose }): EffectVerdict => {
      const best = toldBy(by).reduce((a, b) => ((byDose(a, b) || byGrade(a, b)) > 0 ? b : a));
      return {
        effect,
        ...(isPurpose ? { purpose: true as const } : {}),
        grade: best.grade,
        dose: best.dose,
        by,
        sources: [...sources],
      };
    })
    .filter(({ effect, dose }) => mayAct(dose) || !unsaid.has(effect))
    .sort(bestFirst);
}
