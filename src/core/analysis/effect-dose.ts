import type { EffectFact, Facts } from '#core/knowledge/facts.ts';
import { doseOf, isWashedOff } from './dose.ts';
import type { Place } from './effect-place.ts';
import type { EffectRule } from './effect-rules.ts';
import { upperEnd } from './said-share.ts';
import type { ShareEstimate } from './share-types.ts';
import type { Dose } from './verdicts.ts';
import { isWatery } from './watery.ts';

/** So there is up to this much of what cares for skin by its mass, as oils, humectants and juices do, whether amounts were studied or not. */
const traceByMass = 1.5;
const byMass: ReadonlySet<string> = new Set(['emollient', 'humectant']);
/** They coat hair in traces. */
const coats = 'silicone';

type Acting = Pick<Facts, 'inci' | 'family' | 'roles'>;

/** Surely less than acts, though nobody studied amounts? */
function isTrace(acting: Acting, share: ShareEstimate | null | undefined, rule: EffectRule | undefined): boolean {
  if (share == null) return false;
  if (upperEnd(share.high) < (rule?.['unknown-from']?.[acting.inci] ?? 0)) return true;
  return upperEnd(share.high) <= traceByMass && (byMass.has(acting.family) || isWatery(acting)) && !acting.roles.includes(coats);
}

/** An estimate that ends at the amount studied, or hardly above it, does not tell that there may be enough. */
const beyondTop = 1.05;

/** Of what is washed off: a peel and a mask stay on for minutes; enough for that is not known to be there, and of a mask nor that they do. */
function rinsedDose(
  { dose, rinsedFrom }: EffectFact,
  share: ShareEstimate | null | undefined,
  { products }: Pick<Place, 'products'>,
): Dose {
  if (!rinsedFrom) return 'rinsed';
  const mayReach = doseOf(share, dose?.[0] ?? rinsedFrom) !== 'unlikely';
  if (dose && mayReach && products.has('peel')) return 'possible';
  return mayReach && products.has('mask') ? 'unknown' : 'rinsed';
}

/** Is what an estimate lets hope for less sure than it seems? */
function isDoubtful(found: Dose, { inci }: Acting, share: ShareEstimate, from: number, rule: EffectRule | undefined): boolean {
  if (found !== 'possible') return false;
  return share.high < from * beyondTop || (share.point < from && (rule?.['by-point']?.includes(inci) ?? false));
}

/** Dose of one ingredient for one of its effects, in a product that is used like this. */
export function effectDose(
  fact: EffectFact,
  ingredient: Acting,
  share: ShareEstimate | null | undefined,
  rule: EffectRule | undefined,
  { context, products }: Pick<Place, 'context' | 'products'>,
): Dose {
  const { dose, hintedFrom, rinsedFrom } = fact;
  if (rule?.['rinse-off'] !== 'acts' && isWashedOff(context, rinsedFrom, share?.low)) return rinsedDose(fact, share, { products });
  // Sunscreens hold as little of one filter where others stand beside it: in what is none, only the most that they hold is surely enough.
  if (rule?.alone && dose && context !== 'sun') return doseOf(share, dose[1], dose[0]);
  if (!dose) return isTrace(ingredient, share, rule) ? 'unlikely' : 'unknown';
  const from = hintedFrom ?? dose[0];
  const found = doseOf(share, dose[0], hintedFrom);
  if (!share || share.declared) return found === 'unlikely' && isOpen(ingredient, share, rule) ? 'unknown' : found;
  // What only the law holds down is not known to be so much.
  if (found === 'likely') return share.lawful || rule?.declared?.includes(ingredient.inci) ? 'possible' : found;
  if (isDoubtful(found, ingredient, share, from, rule)) return 'unknown';
  // Too little is certain where all of the band is, as it is said.
  return found === 'unlikely' && (upperEnd(share.high) >= from || isOpen(ingredient, share, rule)) ? 'unknown' : found;
}

/** Is there so much, as it is said, that nobody knows whether it is too little? */
function isOpen({ inci }: Acting, share: ShareEstimate | null | undefined, rule: EffectRule | undefined): boolean {
  const from = rule?.['unknown-from']?.[inci];
  return share != null && from !== undefined && upperEnd(share.high) >= from;
}
