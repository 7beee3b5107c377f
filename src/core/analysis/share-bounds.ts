import type { Facts, LimitFact, LimitUse } from '#core/knowledge/facts.ts';
import { prohibits } from '#core/knowledge/limits.ts';
import { oncePer } from '#core/remembered.ts';
import { fluorideWith } from './fluoride-amount.ts';
import { inFigures } from './said-share.ts';

/** How much of a salt or ester there may be when the law counts its acid or base, as a factor, where nobody knows how much counts; of small parts such as zinc or fluoride it may be several times more. */
const saltOfAcid = 1.5;
const saltOfPart = 5;

const ordinary: ReadonlySet<LimitUse> = new Set(['leave-on', 'rinse-off', 'eyes', 'lips', 'sun', 'hair', 'hair-rinsed', 'hair-left']);
/** Nails may get what nothing else may; a dye is bounded as it lies on the hair, not in its pack. */
const apart: ReadonlySet<LimitUse> = new Set(['nails', 'hair-dye']);

/** Of the substance itself, percent, as it is said; null for an entry that sets no maximum. */
export function maximumOf(limit: LimitFact): number | null {
  const { max, as, part } = limit;
  if (prohibits(limit) || max === null || as === null) return max === null ? null : inFigures(max);
  if (part !== null) return inFigures(as === 'F' ? fluorideWith(max, part) : max / part);
  return max * (as === 'acid' || as === 'base' ? saltOfAcid : saltOfPart);
}

const isOrdinary = ({ uses }: LimitFact) => uses === null || uses.some((use) => ordinary.has(use));
const isGeneral = ({ uses }: LimitFact) => uses === null || uses.includes('leave-on');
const isWashedOff = ({ uses }: LimitFact) => uses?.includes('rinse-off') === true;
const isLeftOnAlone = ({ uses }: LimitFact) => uses?.every((use) => use === 'leave-on') === true;
const isApart = ({ uses }: LimitFact) => uses?.every((use) => apart.has(use)) === true;

interface Bounds {
  readonly legal: number;
  readonly ceiling: number;
  readonly bound: number;
}

const unbound: Bounds = { legal: 100, ceiling: 100, bound: 100 };

/** The same for every list an ingredient stands in. */
const ownBounds = oncePer((facts: Facts): Bounds => {
  const legal = legalOf(facts);
  const usual = facts.usual?.[1];
  const permitted = everPermitted(facts, legal);
  return { legal, ceiling: Math.min(legal, usual ?? permitted), bound: Math.min(100, Math.max(permitted, usual ?? 0)) };
});

const boundsOf = (facts: Facts | null | undefined): Bounds =>
  facts && (facts.limits.length > 0 || facts.usual !== null) ? ownBounds(facts) : unbound;

/** The highest of some entries; null where they set none. */
function highestOf(entries: readonly LimitFact[]): number | null {
  const highest = Math.max(0, ...entries.map((limit) => maximumOf(limit) ?? 0));
  return highest === 0 ? null : Math.min(100, highest);
}

function legalOf({ limits }: Facts): number {
  const entries = limits.filter((limit) => !prohibits(limit) && limit.max !== null && limit.until === null && isOrdinary(limit));
  return entries.some(isGeneral) ? (highestOf(entries) ?? 100) : 100;
}

/** What is permitted, or was before it was forbidden: of a substance for mouths or for washing alone, there. What hair or one kind of product may hold beyond the others tells nothing where it is known how much is usual. */
function everPermitted({ limits, usual, roles }: Facts, legal: number): number {
  const entries = limits.filter((limit) => !prohibits(limit) && (legal === 100 || limit.until === null));
  // Of the triethanolamine salts that wash, a product that is rinsed off may hold any amount.
  if (usual === null && roles.includes('cleanser') && entries.every((limit) => limit.max === null || isLeftOnAlone(limit))) return 100;
  const ofAny = usual === null ? [] : entries.filter(({ only }) => only === null);
  const general = highestOf(ofAny.filter(isGeneral));
  if (general !== null || legal < 100) return general ?? legal;
  // Somewhere any amount may be, or what binds one kind of product alone is not what all hold.
  if (entries.some((limit) => isApart(limit) || (limit.max === null && (limit.where !== null || limit.annex === 'IV')))) return 100;
  return highestOf(ofAny.filter(isWashedOff)) ?? highestOf(entries) ?? 100;
}

/** Highest that the law allows in ordinary products, percent; 100 where it forbids, says nothing or speaks of rinse-off products alone. */
export const legalMaximum = (facts: Facts | null | undefined): number => boundsOf(facts).legal;

/** Percent that the ingredient is not expected to exceed: its legal maximum, or the upper end of what is usual. */
export const ceiling = (facts: Facts | null | undefined): number => boundsOf(facts).ceiling;

/** Percent that an estimate stays below: what the law ever permitted, unless what is usual is more, elsewhere or before it. */
export const bound = (facts: Facts | null | undefined): number => boundsOf(facts).bound;

const alkali =
  /Hydroxide$|ethanolamine$|propanolamine$|^Tromethamine$|^Aminomethyl Propan|^Arginine$|^Lysine$|^Tetrahydroxypropyl Ethylenediamine$|^Sodium (?:Bic|C)arbonate$/;
const acid = /\bAcid$/;
const strongAlkali = /^(?:Sodium|Potassium) Hydroxide$/;
const fat = /\b(?:Oil|Butter|Tallow|Lard|Triglycerides?)$/;

/**
 * Is there as much of it as an acid or a fat needs to be neutralised? Then it tells nothing of the 1 % line: arginine beside glycolic acid, triethanolamine beside stearic acid,
 * potassium hydroxide among the oils of a soap.
 */
export function neutralises(
  facts: Facts | null | undefined,
  others: readonly (Facts | null | undefined)[],
  before: readonly (Facts | null | undefined)[],
): boolean {
  if (!facts || !alkali.test(facts.inci)) return false;
  if (others.some((other) => other && acid.test(other.inci) && !other.roles.includes('amino-acid') && ceiling(other) > 1)) return true;
  const isSoapPot = before.every((other) => other && (other.family === 'base' || other.inci === 'Glycerin' || fat.test(other.inci)));
  return strongAlkali.test(facts.inci) && isSoapPot && before.some((other) => other && fat.test(other.inci));
}

/** What fizzes with an acid, or makes its salt. */
const weakAlkali = /^(?:Ammonia|Ammonium Hydroxide|(?:Sodium|Potassium) (?:Bic|C)arbonate)$/;
/** A product to wash with names its first cleanser so soon behind whatever there is more of. */
const nearby = 4;
const isCleanser = (facts: Facts | null | undefined) => facts?.roles[0] === 'cleanser';

/**
 * Is there more of what sets the pH than it takes for that? An acid that fizzes with soda or makes a salt with ammonia; a citrate of a toothpaste, which stands before what
 * it foams with. It tells nothing of the 1 % line.
 */
export function isMuchOfIt(
  facts: Facts | null | undefined,
  before: readonly (Facts | null | undefined)[],
  behind: readonly (Facts | null | undefined)[],
): boolean {
  if (!facts?.roles.includes('ph-adjuster')) return false;
  const isMet = acid.test(facts.inci) && [...before, ...behind.slice(0, nearby)].some((other) => weakAlkali.test(other?.inci ?? ''));
  return isMet || (!before.some(isCleanser) && behind.slice(0, nearby).some(isCleanser));
}
