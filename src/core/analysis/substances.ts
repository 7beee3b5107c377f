import type { Item } from '#core/inci/reading.ts';
import type { Facts, LimitFact } from '#core/knowledge/facts.ts';
import { inChoice } from './choice-facts.ts';
import type { ShareEstimate } from './share-types.ts';
import { otherParts } from './unnamed-part.ts';
import type { ItemIndex } from './verdicts.ts';

/** A substance of the list of which law or cautions may speak: an item, or a name in its bracket. */
export interface Substance {
  readonly index: ItemIndex;
  readonly id: number;
  readonly ingredient: Facts;
  /** Declared; null where it is not, or the substance stands in a bracket. */
  readonly percent: number | null;
  /** Null too for what stands in a bracket: it may be any part of its item. */
  readonly share: ShareEstimate | null;
  /** What the label may mean as well, as it names no part of the plant. */
  readonly others: readonly Facts[];
}

const isSpokenOf = ({ limits, cautions, roles }: Facts) => limits.length > 0 || cautions.length > 0 || roles[0] === 'hair-dye';

/** What an annex says of the nano form alone holds where the label marks it. */
const asNano = (ingredient: Facts): Facts => ({
  ...ingredient,
  limits: ingredient.limits.map((limit) => (limit.nano ? { ...limit, material: false } : limit)),
});

/** Substances of the counted items in label order, each once an item; `facts` by lexicon id. */
export function substancesOf(
  items: readonly Item[],
  counted: readonly ItemIndex[],
  facts: readonly Facts[],
  shares: readonly (ShareEstimate | null)[],
): readonly Substance[] {
  const substances: Substance[] = [];
  for (const index of counted) {
    const item = items[index];
    if (!item) continue;
    const ingredient = item.id === null ? undefined : facts[item.id];
    if (item.id !== null && ingredient && isSpokenOf(ingredient)) {
      const share = shares[index] ?? null;
      substances.push({
        index,
        id: item.id,
        ingredient: item.nano ? asNano(ingredient) : ingredient,
        percent: share?.declared ? share.point : null,
        share,
        others: otherParts(item, facts),
      });
    }
    if (item.components.length === 0) continue;
    for (const id of new Set(item.components.map((component) => component.id))) {
      const inside = id === null || id === item.id ? undefined : facts[id];
      if (id !== null && inside && isSpokenOf(inside))
        substances.push({ index, id, ingredient: inChoice(inside, item, facts), percent: null, share: null, others: [] });
    }
  }
  return substances;
}

const isColour = ({ annex }: LimitFact) => annex === 'IV';
const isForDyesAlone = ({ annex, uses }: LimitFact) => annex === 'III' && uses?.every((use) => use === 'hair-dye');

/** What any product may hold as a colour (Annex IV) is bounded by none of the limits of hair dyes where the product is filed as something else. */
export function asColour(substance: Substance): Substance {
  const { limits } = substance.ingredient;
  if (!limits.some(isColour) || !limits.some(isForDyesAlone)) return substance;
  return { ...substance, ingredient: { ...substance.ingredient, limits: limits.filter((limit) => !isForDyesAlone(limit)) } };
}
