import { type Condition, fits } from '#core/knowledge/condition.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { MarkedProduct } from '#core/knowledge/marked-products.ts';
import { oncePer } from '#core/remembered.ts';
import { type CautionRule, cautionDose, contactOf, isOn, isSaidOf, soapMade } from './cautions.ts';
import { belowLine, mayAct } from './dose.ts';
import type { IsExcused } from './excused.ts';
import type { ListInUse, ProductInUse } from './list-in-use.ts';
import type { ShareEstimate } from './share-types.ts';
import type { Area, Context } from './use.ts';
import {
  type CautionVerdict,
  type EffectVerdict,
  type ItemIndex,
  type SkinReason,
  type SkinType,
  type SkinVerdict,
  skinTypes,
} from './verdicts.ts';
import { isWatery } from './watery.ts';

/** One line of data/rules/skin-types.yaml; the texts of the reason belong to the pages. */
export interface SkinRule extends Condition {
  readonly id: string;
  readonly skin: SkinType;
  readonly side: 'helps' | 'care';
  readonly effect?: string | undefined;
  /** Estimated percent from which it is to be felt. */
  readonly from?: number | undefined;
  /** Percent that there must possibly be more of, as far as its place tells. */
  readonly reach?: number | undefined;
  /** Effects that it comes to: an ingredient that was studied for one of them counts only where it may show one here. */
  readonly as?: readonly string[] | undefined;
  readonly on?: readonly Area[] | undefined;
  readonly 'not-in'?: readonly Context[] | undefined;
  /** It says nothing of an oil or a balm without water. */
  readonly 'not-in-oil'?: true | undefined;
  readonly 'not-of'?: readonly MarkedProduct[] | undefined;
  /** Rinsed off, it does so in these products alone. */
  readonly 'rinsed-of'?: readonly MarkedProduct[] | undefined;
}

/** How a product is used, and for what. */
interface Product extends ProductInUse {
  /** Fat without water. */
  readonly isOil: boolean;
}

/** What may be said of an ingredient on one skin type; whether it is, its dose decides. */
interface Candidate {
  readonly skin: SkinType;
  readonly side: SkinRule['side'];
  readonly reason: string;
  /** Said of all products, not of one kind alone. */
  readonly everywhere: boolean;
  /** The caution that it follows from. */
  readonly caution?: string;
  /** Is it there, in a product used like this, in an amount that may act? */
  readonly holds: (share: ShareEstimate | null | undefined, product: Product, shown: ReadonlySet<string>, isBehind: boolean) => boolean;
}

export interface SkinKnowledge {
  /** By lexicon id. */
  readonly facts: readonly Facts[];
  readonly skinRules: readonly SkinRule[];
  readonly cautionRules: ReadonlyMap<string, CautionRule>;
}

function ruleCandidate(rule: SkinRule, facts: Facts): Candidate {
  const { skin, side, id } = rule;
  const studied = facts.effects.filter((one) => rule.as?.includes(one.effect));
  const holds: Candidate['holds'] = (share, product, shown) => {
    const { context, area, products, isOil } = product;
    if ((rule.on && !rule.on.includes(area)) || rule['not-in']?.includes(context) || (isOil && rule['not-in-oil'])) return false;
    if (rule['not-of']?.some((one) => products.has(one))) return false;
    if (context === 'rinse-off' && rule['rinsed-of']?.some((one) => products.has(one)) === false) return false;
    if (rule.effect !== undefined && !shown.has(rule.effect)) return false;
    if (studied.length > 0 && !studied.some(({ effect }) => shown.has(effect))) return false;
    if (!share) return rule.from === undefined;
    return share.point >= (rule.from ?? 0) && (rule.reach === undefined || share.high > rule.reach);
  };
  return { skin, side, reason: id, everywhere: true, holds };
}

function cautionCandidates(facts: Facts, cautionRules: SkinKnowledge['cautionRules']): Candidate[] {
  return facts.cautions.flatMap((mark) =>
    mark.says.flatMap((caution) => {
      const rule = cautionRules.get(caution);
      return (rule?.against ?? []).map(
        (skin): Candidate => ({
          skin,
          side: 'care',
          reason: `${caution}.${skin}`,
          everywhere: mark.only === null,
          caution,
          holds: (share, product, _, isBehind) =>
            rule !== undefined &&
            isOn(rule, product.area, product.context) &&
            isSaidOf(mark, product, isBehind) &&
            mayAct(cautionDose(mark, rule, share, contactOf(product))),
        }),
      );
    }),
  );
}

/** The same for every list an ingredient stands in; of most there is little to say. */
const candidatesOf = oncePer(({ skinRules, cautionRules }: SkinKnowledge) =>
  oncePer((facts: Facts): readonly Candidate[] => [
    ...skinRules.filter((rule) => fits(rule, facts)).map((rule) => ruleCandidate(rule, facts)),
    ...cautionCandidates(facts, cautionRules),
  ]),
);

/** What speaks for and against one ingredient on a skin type: the first reasons that hold in some amount. */
export interface SkinReasons {
  readonly skin: SkinType;
  readonly helps: string | null;
  readonly care: string | null;
}

/** First reason for and against an ingredient, per skin type, whatever its amount. */
export function skinReasons(knowledge: SkinKnowledge, facts: Facts): readonly SkinReasons[] {
  const candidates = candidatesOf(knowledge)(facts);
  const first = (skin: SkinType, side: SkinRule['side']) =>
    candidates.find((candidate) => candidate.everywhere && candidate.skin === skin && candidate.side === side)?.reason ?? null;
  return skinTypes.map((skin) => ({ skin, helps: first(skin, 'helps'), care: first(skin, 'care') }));
}

const offSkin: ReadonlySet<Area> = new Set(['mouth', 'nails', 'lashes']);

interface Input extends ListInUse {
  /** Items of which the list makes soap. */
  readonly soap: readonly ItemIndex[];
  readonly isExcused: IsExcused;
  /** Items that the law prohibits here, or permits in other products only: nothing speaks for them. */
  readonly notPermitted: ReadonlySet<ItemIndex>;
  /** What the list is said to do: an ingredient helps a skin by nothing else that was shown of it. */
  readonly effects: readonly EffectVerdict[];
  /** What it calls for care with. */
  readonly cautions: readonly CautionVerdict[];
}

/** What is said to dry as a precaution alone, of what does nothing here, speaks against no skin. */
const isUnlikelyToDry = (index: ItemIndex, said: string, shown: ReadonlySet<string>, { cautions }: Input): boolean =>
  said === 'drying' &&
  shown.size === 0 &&
  cautions.some(({ caution, by }) => caution === said && by.some((one) => one.index === index && one.precaution));

/** What is warned of in what a label names by one name, a bracket or a raw material of several, is a part of it. */
function careOfParts({ facts: known, cautionRules }: SkinKnowledge, { facts, cautions }: Input, skin: SkinType): SkinReason[] {
  return cautions.flatMap(({ caution, by }) =>
    by.flatMap(({ index, id, dose }) =>
      known[id]?.inci !== facts[index]?.inci && mayAct(dose) && cautionRules.get(caution)?.against.includes(skin)
        ? [{ index, reason: `${caution}.${skin}`, ...(facts[index] && { id }) }]
        : [],
    ),
  );
}

/** Does the list begin with fat, and hold no water? */
const isOilBased = (counted: readonly ItemIndex[], facts: readonly (Facts | null)[]): boolean =>
  facts[counted[0] ?? -1]?.family === 'emollient' && !counted.some((index) => isWatery(facts[index]));

/** What speaks for and against a list, per skin type: each ingredient once, with the first reason that holds in its amount and use; what calls for care helps nobody at the same time. Mouth, nails and lashes are no skin. */
export function skinVerdicts(knowledge: SkinKnowledge, input: Input): SkinVerdict[] {
  const { counted, facts, shares, context, area, products, soap, isExcused, notPermitted, effects, isBehind } = input;
  const verdicts = skinTypes.map((skin) => ({ skin, helps: [] as SkinReason[], care: [] as SkinReason[] }));
  if (offSkin.has(area)) return verdicts;
  const candidates = candidatesOf(knowledge);
  const product = { context, area, products, isOil: isOilBased(counted, facts) };
  const shownBy = new Map<ItemIndex, Set<string>>();
  for (const { effect, by } of effects)
    for (const { index, dose } of by) if (mayAct(dose)) shownBy.set(index, (shownBy.get(index) ?? new Set()).add(effect));
  for (const index of counted) {
    const ingredient = facts[index];
    if (!ingredient) continue;
    const shown = shownBy.get(index) ?? new Set();
    for (const { skin, side, reason, caution, holds } of candidates(ingredient)) {
      const reasons = verdicts[skinTypes.indexOf(skin)]?.[side];
      if (!reasons || reasons.at(-1)?.index === index || (side === 'helps' && notPermitted.has(index))) continue;
      if (caution !== undefined && (isExcused(index, ingredient, caution) || isUnlikelyToDry(index, caution, shown, input))) continue;
      // What helps does so in the amount that its effects are judged by.
      const share = side === 'helps' && isBehind(index) ? belowLine(shares[index]) : shares[index];
      if (holds(share, product, shown, isBehind(index))) reasons.push({ index, reason });
    }
  }
  for (const { skin, care } of verdicts) {
    for (const one of careOfParts(knowledge, input, skin)) if (!care.some(({ index }) => index === one.index)) care.push(one);
    if (knowledge.cautionRules.get(soapMade)?.against.includes(skin))
      care.push(...soap.map((index) => ({ index, reason: `${soapMade}.${skin}` })));
  }
  return verdicts.map(({ skin, helps, care }) => {
    const taken = new Set(care.map(({ index }) => index));
    return { skin, helps: helps.filter(({ index }) => !taken.has(index)), care };
  });
}
