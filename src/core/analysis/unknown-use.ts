import type { Facts } from '#core/knowledge/facts.ts';
import { overLimit } from './cautions.ts';
import { mayAct } from './dose.ts';
import { bestFirst } from './effects.ts';
import { isUnlawful } from './law.ts';
import type { ListVerdicts, UseVerdicts } from './report.ts';
import { inEitherUse } from './share-law.ts';
import { looksWashedOff } from './soap.ts';
import type { Context } from './use.ts';
import type { Dosed, EffectVerdict, FlagVerdict, RestrictedVerdict } from './verdicts.ts';

const keyOf = ({ index, id }: Pick<RestrictedVerdict, 'index' | 'id'>) => `${index} ${id}`;
const unlawfulIn = ({ restricted }: Pick<UseVerdicts, 'restricted'>) => new Set(restricted.filter(isUnlawful).map(keyOf));

/** What the law permits in the other use is not said to be forbidden: there stands what it permits, in which use it does not, and the caution that it may not stay on; none that it is too much. */
function lawOfBoth(own: UseVerdicts, other: UseVerdicts): Pick<UseVerdicts, 'restricted' | 'cautions'> {
  const depends = unlawfulIn(own).difference(unlawfulIn(other));
  if (depends.size === 0) return own;
  const bars = new Map(own.restricted.flatMap((one) => (one.permitted ? [] : [[keyOf(one), { use: own.context, where: one.barred }]])));
  return {
    restricted: [
      ...own.restricted.filter((verdict) => !depends.has(keyOf(verdict))),
      ...other.restricted
        .filter((verdict) => depends.has(keyOf(verdict)))
        .map((verdict) => ({ ...verdict, notIn: bars.get(keyOf(verdict)) })),
    ],
    cautions: own.cautions.flatMap((verdict) => {
      if (verdict.caution !== overLimit) return verdict;
      const by = verdict.by.filter((one) => !depends.has(keyOf(one)));
      return by.length > 0 ? { ...verdict, by } : [];
    }),
  };
}

/** Where the use is only a guess, what is said to be forbidden is so in the other use as well. Shares keep to the limits that are told: those of the likely use. */
export function verdictsOfGuess(guess: Context, verdicts: (context: Context) => UseVerdicts): UseVerdicts {
  const own = verdicts(guess);
  const other = verdicts(guess === 'rinse-off' ? 'leave-on' : 'rinse-off');
  return { ...own, ...lawOfBoth(own, other) };
}

const entryOf = ({ index, id, annex, ref, max, where }: RestrictedVerdict) => [index, id, annex, ref, max, where?.en].join(' ');

/** What the law permits in either use, substance by substance; of what neither permits, what is said of the first. */
function limitsOfBoth(own: readonly RestrictedVerdict[], other: readonly RestrictedVerdict[]): readonly RestrictedVerdict[] {
  const said = new Set(own.map(entryOf));
  const more = other.filter((verdict) => !isUnlawful(verdict) && !said.has(entryOf(verdict)));
  return more.length === 0 ? own : [...own, ...more].toSorted((a, b) => a.index - b.index);
}

/** Where nobody says whether it is for hair, what the law permits in products for hair stands beside its limits for skin, and instead of what it permits there alone. */
export function limitsOfSkinOrHair(skin: readonly RestrictedVerdict[], hair: readonly RestrictedVerdict[]): readonly RestrictedVerdict[] {
  const depends = unlawfulIn({ restricted: skin }).difference(unlawfulIn({ restricted: hair }));
  const lawful = skin.filter((verdict) => !depends.has(keyOf(verdict)));
  const isOfHair = ({ uses }: RestrictedVerdict) => uses?.every((one) => one.startsWith('hair')) === true;
  return limitsOfBoth(lawful, hair.filter(isOfHair));
}

/** What says nothing of a product that stays on speaks of one that may be rubbed and rinsed. */
function flagsOfBoth(own: UseVerdicts, other: UseVerdicts): Pick<UseVerdicts, 'flags' | 'silentReasons'> {
  if (own.silentReasons.length === 0) return own;
  const silenced = other.flags.filter(({ reasons }) => reasons.some(({ reason }) => own.silentReasons.includes(reason)));
  const isSilenced = (verdict: FlagVerdict) => silenced.some(({ flag, state }) => flag === verdict.flag && state === verdict.state);
  return { flags: [...silenced, ...own.flags.filter((verdict) => !isSilenced(verdict))], silentReasons: other.silentReasons };
}

const ifKept = <One extends Pick<Dosed, 'dose'>>(one: One): One => (mayAct(one.dose) ? { ...one, dose: 'kept', amount: one.dose } : one);

/** What acts although it is washed off is told as it acts then; all else only if it stays on. */
function effectsOfBoth(kept: readonly EffectVerdict[], rinsed: readonly EffectVerdict[]): readonly EffectVerdict[] {
  const acting = new Map(rinsed.flatMap((verdict) => (mayAct(verdict.dose) ? [[verdict.effect, verdict] as const] : [])));
  const ofKept = kept.map((verdict) => acting.get(verdict.effect) ?? { ...ifKept(verdict), by: verdict.by.map(ifKept) });
  const names = new Set(kept.map(({ effect }) => effect));
  return [...ofKept, ...[...acting.values()].filter(({ effect }) => !names.has(effect))].toSorted(bestFirst);
}

/**
 * Where nobody says how a product is used, no caution may be excused by its being washed off. What its list shows to be a cleanser, a permanent
 * colour or a depilatory is judged as what is likely to be washed off; of the law there stands what holds for either use.
 */
export function verdictsOfUnknown(
  { counted }: ListVerdicts,
  facts: readonly (Facts | null)[],
  verdicts: (context: Context) => UseVerdicts,
): UseVerdicts {
  const [leaveOn, rinseOff] = [verdicts('leave-on'), verdicts('rinse-off')];
  const [own, other] = looksWashedOff(counted, facts) ? [rinseOff, leaveOn] : [leaveOn, rinseOff];
  const { restricted, cautions } = lawOfBoth(own, other);
  return {
    ...own,
    ...flagsOfBoth(own, rinseOff),
    effects: own === leaveOn ? effectsOfBoth(own.effects, rinseOff.effects) : own.effects,
    // Of one list, so that they stand in one order.
    allergens: leaveOn.allergens.map((verdict, at) => ({ ...verdict, ifRinsed: rinseOff.allergens[at]?.threshold ?? null })),
    context: 'unknown',
    restricted: limitsOfBoth(restricted, other.restricted),
    cautions,
    shares: inEitherUse(own, other),
  };
}
