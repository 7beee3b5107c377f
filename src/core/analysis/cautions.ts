import type { CautionMark, LimitUse } from '#core/knowledge/facts.ts';
import { byDose, doseOf, isWashedOff } from './dose.ts';
import type { IsExcused } from './excused.ts';
import { isUnlawful } from './law.ts';
import type { ProductInUse } from './list-in-use.ts';
import { isSeeming } from './seeming.ts';
import type { ShareEstimate } from './share-types.ts';
import type { Substance } from './substances.ts';
import type { Area, Context } from './use.ts';
import type { CautionDose, CautionVerdict, ItemFlag, ItemIndex, RestrictedVerdict, SkinType } from './verdicts.ts';

/** One kind of data/rules/caution-kinds.yaml, as far as an analysis needs it. */
export interface CautionRule {
  readonly caution: string;
  /** Rinsed off, it is said as rinsed off. */
  readonly needsTime: boolean;
  /** Only sprays, aerosols and loose powders. */
  readonly airborne: boolean;
  /** The only areas where it can be; null where it can be everywhere. */
  readonly on: readonly Area[] | null;
  /** Uses in which it is not said. */
  readonly notIn: readonly Context[];
  /** Skin types it speaks against. */
  readonly against: readonly SkinType[];
}

interface Input extends ProductInUse {
  /** Flags of every item. */
  readonly flags: readonly (readonly ItemFlag[])[];
  readonly substances: readonly Substance[];
  readonly rules: ReadonlyMap<string, CautionRule>;
  readonly airborne: boolean;
  readonly restricted: readonly RestrictedVerdict[];
  /** Items of which the list makes soap, each with its lexicon id. */
  readonly soap: readonly { readonly index: ItemIndex; readonly id: number }[];
  readonly isExcused: IsExcused;
  /** Does an item stand behind the 1 % line? */
  readonly isBehind: (index: ItemIndex) => boolean;
}

/** More is declared than the law permits. */
export const overLimit = 'over-limit';

/** What is boiled into soap is said to become. */
export const soapMade = 'soap-made';

/** Can a product for this area, used like this, do it at all? */
export const isOn = ({ on, notIn }: CautionRule, area: Area, context: Context) =>
  (on === null || on.includes(area)) && !notIn.includes(context);

/** Is the mark one of such a product, and of what stands there in its list? */
export const isSaidOf = (
  { only, notOf, on, notIn, beforeLine }: CautionMark,
  { context, area, products }: ProductInUse,
  isBehind: boolean,
) =>
  (only === null || products.has(only)) &&
  !notOf?.some((product) => products.has(product)) &&
  (!on || on.includes(area)) &&
  !notIn?.includes(context) &&
  !(beforeLine && isBehind);

/** What is peeled off has dried on the skin before. */
export const contactOf = ({ context, products }: ProductInUse): Context => (products.has('peeled-off') ? 'leave-on' : context);

/** Dose of an ingredient for one thing that a mark says. */
export function cautionDose(mark: CautionMark, rule: CautionRule, share: ShareEstimate | null | undefined, context: Context): CautionDose {
  // A warning is left out for what is surely too little alone.
  if (rule.needsTime && isWashedOff(context, mark.rinsedFrom, share?.high)) return 'rinsed';
  return doseOf(share, mark.from);
}

/** The narrowest first. */
const onlyFor: readonly { readonly caution: string; readonly uses: readonly LimitUse[] }[] = [
  { caution: 'mouth-only', uses: ['oral'] },
  { caution: 'rinse-off-only', uses: ['rinse-off', 'oral'] },
  { caution: 'nails-only', uses: ['nails'] },
  { caution: 'hair-only', uses: ['hair', 'hair-rinsed', 'hair-left', 'hair-dye'] },
];

/** What follows from the law alone: permitted in other products only, or more than is permitted. */
function lawfulCautions(restricted: readonly RestrictedVerdict[]): { caution: string; index: ItemIndex; id: number; dose: CautionDose }[] {
  const bySubstance = Map.groupBy(restricted.filter(isUnlawful), ({ index, id }) => `${index} ${id}`);
  return [...bySubstance.values()].flatMap((entries) => {
    const [{ index, id, over } = { index: 0, id: 0, over: false }] = entries;
    const said = (caution: string, dose: CautionDose) => [{ caution, index, id, dose }];
    if (over) return said(overLimit, 'likely');
    // Where it is permitted in products of several kinds, or of none that its entry names, any amount is more than is permitted here.
    const uses = entries.flatMap((entry) => entry.uses ?? []);
    const only = uses.length > 0 && onlyFor.find((kind) => uses.every((use) => kind.uses.includes(use)));
    return only ? said(only.caution, 'unknown') : said(overLimit, 'likely');
  });
}

/** What an acid does to skin that exfoliates; allergies and the law are no question of that. */
const ofExfoliation: ReadonlySet<string> = new Set(['stinging', 'irritant', 'drying', 'sun', 'broken-skin']);

/** May what exfoliates be there for something else alone: as so little, as far as its place tells, that it preserves, or to set the pH of what cleans? */
function isBeside({ index, ingredient: { roles }, share }: Substance, { context, products, flags, isBehind }: Input): boolean {
  if (!roles.includes('exfoliant') || share?.declared || products.has('peel')) return false;
  return (
    !share ||
    isBehind(index) ||
    isSeeming({ flag: 'exfoliant' }, flags[index]) ||
    (roles.includes('ph-adjuster') && (context === 'rinse-off' || products.has('body-wash')))
  );
}

/** Does it rest on a part of the plant that the label does not name? */
const isGuessed = ({ others }: Substance, caution: string) =>
  others.some(({ cautions }) => !cautions.some(({ says }) => says.includes(caution)));

/** What a list calls for care with, by dose, each with the ingredients behind it; names in brackets too. */
export function cautionVerdicts(input: Input): CautionVerdict[] {
  const { substances, rules, context, area, airborne, restricted, soap, isExcused, isBehind } = input;
  const verdicts = new Map<string, { index: ItemIndex; id: number; dose: CautionDose; precaution?: true }[]>();
  const say = (caution: string, index: ItemIndex, id: number, dose: CautionDose, precaution?: true) => {
    const by = verdicts.get(caution);
    const last = by?.at(-1);
    const said = { index, id, dose, ...(precaution && { precaution }) };
    if (!by) verdicts.set(caution, [said]);
    else if (last?.index !== index || last.id !== id) by.push(said);
    else if (byDose(said, last) < 0) by[by.length - 1] = said;
  };
  // What names its products is said of them whether they make a cloud or not: a nail polish has vapour.
  const isSaid = (mark: CautionMark, rule: CautionRule, index: ItemIndex) =>
    isSaidOf(mark, input, isBehind(index)) && (mark.only !== null || airborne || !rule.airborne);
  for (const { caution, index, id, dose } of lawfulCautions(restricted)) say(caution, index, id, dose);
  for (const { index, id } of soap) say(soapMade, index, id, 'possible');
  for (const substance of substances) {
    const { index, id, ingredient, share } = substance;
    const beside = isBeside(substance, input);
    for (const mark of ingredient.cautions)
      for (const caution of mark.says) {
        const rule = rules.get(caution);
        if (!rule || isExcused(index, ingredient, caution) || !isSaid(mark, rule, index) || !isOn(rule, area, context)) continue;
        const dose = cautionDose(mark, rule, share, contactOf(input));
        const isPrecaution = isGuessed(substance, caution) || (beside && dose !== 'likely' && ofExfoliation.has(caution));
        say(caution, index, id, dose, mark.precaution ?? (isPrecaution || undefined));
      }
  }
  return [...verdicts]
    .map(([caution, by]): CautionVerdict => ({ caution, dose: by.toSorted(byDose)[0]?.dose ?? 'unknown', by }))
    .sort(byDose);
}
