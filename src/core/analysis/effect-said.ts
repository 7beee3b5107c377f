import { oncePer } from '#core/remembered.ts';
import { mayAct } from './dose.ts';
import type { Place } from './effect-place.ts';
import type { EffectRule } from './effect-rules.ts';
import { phrase } from './product-use.ts';
import type { Dose, EffectVerdict, ItemIndex } from './verdicts.ts';

type Bearers = EffectVerdict['by'];

export interface SaidOf extends Place {
  /** The area is told, not guessed: a product for the sun would be filed as one. */
  readonly isFiled: boolean;
  /** What the product is called; nothing where that is not known. */
  readonly title: string;
}

const namedOf = oncePer(({ named = [] }: EffectRule) => phrase(named));
const unlessOf = oncePer(({ unless = [] }: EffectRule) => phrase(unless));

/** Percent below which there is surely too little of anything that no study found to act there. */
const traceOf = 1;

/** Is the product called something that nobody expects the effect of? */
export const isUnnamed = (rule: EffectRule | undefined, { title, prose, context }: SaidOf): boolean =>
  rule?.named !== undefined && title !== '' && context !== 'sun' && !namedOf(rule)(prose);

export const atBestUnknown = <One extends { readonly dose: Dose }>(one: One): One => (mayAct(one.dose) ? { ...one, dose: 'unknown' } : one);

/** Do all of them stand behind the scent of the product? */
function isBehindScent(by: Bearers, { counted, facts }: SaidOf): boolean {
  const scent = counted.findIndex((index) => facts[index]?.roles.includes('fragrance'));
  return scent >= 0 && by.every(({ index }) => counted.indexOf(index) > scent);
}

/** One sun filter in a cream guards the cream, several behind the scent guard scent and colour: for what does not show an effect alone there is too little, or nothing is said where there may be enough. Where the text names another purpose, one is not even too little. */
function withoutGuards(by: Bearers, rule: EffectRule | undefined, input: SaidOf): Bearers {
  const { counted, facts, shares, context, prose, isFiled } = input;
  const [only] = by;
  if (!rule?.alone || context === 'sun' || !only) return by;
  const isInFront = counted.indexOf(only.index) < (rule['alone-first'] ?? counted.length) || shares[only.index]?.declared;
  if (by.length === 1 && rule.unless && unlessOf(rule)(prose)) return [];
  // What the label tells the amount of is no guard where the product is called by what it does.
  if (by.some(({ index }) => shares[index]?.declared) && namedOf(rule)(prose)) return by;
  const isAlone = isFiled || !isInFront || !rule.alone.includes(facts[only.index]?.inci ?? '');
  const areGuards = by.length > 1 ? isBehindScent(by, input) : isAlone;
  if (!areGuards) return by;
  return by.flatMap((one) => {
    if (!mayAct(one.dose)) return one;
    // Of what may be as much as protects, or whose place tells nothing, it is not said that there is too little.
    return (shares[one.index]?.high ?? Number.POSITIVE_INFINITY) > traceOf ? [] : { ...one, dose: 'unlikely' };
  });
}

/** Of several that share the work none has too little by itself, but for a pigment at the end. */
function together(by: Bearers, pigments: readonly string[], { facts, isBehind }: SaidOf): Bearers {
  const isPigment = (index: ItemIndex) => isBehind(index) && pigments.includes(facts[index]?.inci ?? '');
  if (by.length < 2) return by;
  return by.map((one) => (one.dose === 'unlikely' && !isPigment(one.index) ? { ...one, dose: 'unknown' } : one));
}

/** What of the effect may be said of a product that is called like this. */
export function saidOf(by: Bearers, rule: EffectRule | undefined, input: SaidOf): Bearers {
  const { context, products, prose } = input;
  const told = withoutGuards(by, rule, input);
  if (isUnnamed(rule, input)) return rule?.['named-in']?.some((product) => products.has(product)) ? [] : told.map(atBestUnknown);
  return rule?.together && (context === 'sun' || namedOf(rule)(prose)) ? together(told, rule.together, input) : told;
}
