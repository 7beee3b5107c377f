import { misplacedBy, scoreOf } from './similarity.ts';
import type { Traits } from './traits.ts';
import type { WeighedFormula } from './weigh.ts';

/** An ingredient's part of a comparison, by its name in the first formula that holds it. Places count from 1; null where it does not stand. */
export interface Contribution {
  readonly id: number;
  readonly here: number | null;
  readonly there: number | null;
  /** Part of 1. */
  readonly contribution: number;
}

/** Ingredients with the part of 1 they make together, the largest first. */
export interface Part {
  readonly ingredients: readonly Contribution[];
  readonly contribution: number;
}

/** A comparison of two formulas, opened: the five parts make 1, the two shared ones the score. */
export interface Explanation {
  readonly score: number;
  readonly sharedActives: Part;
  /** Shared ingredients that are not actives. */
  readonly sharedBase: Part;
  /** What stands elsewhere. `agreement` says how well the shared ones agree in place: 1 in the same places, 0 as far apart as counts; null when nothing is shared. */
  readonly order: Part & { readonly agreement: number | null };
  /** In the first formula only. */
  readonly missing: Part;
  /** In the second formula only, with the scents and allergens among it. */
  readonly added: Part & { readonly fragrance: readonly number[]; readonly allergens: readonly number[] };
}

interface Line {
  readonly id: number;
  readonly here: number | null;
  readonly there: number | null;
  readonly shared: number;
  readonly lost: number;
}

function linesOf(a: WeighedFormula, b: WeighedFormula): Line[] {
  const places = new Map(Array.from(b.substances, (substance, index) => [substance, index]));
  const lines = Array.from(a.ids, (id, index): Line => {
    const weight = a.weights[index] ?? 0;
    const substance = a.substances[index] ?? id;
    const at = places.get(substance);
    if (at === undefined) return { id, here: index + 1, there: null, shared: 0, lost: weight };
    const other = b.weights[at] ?? 0;
    places.delete(substance);
    return { id, here: index + 1, there: at + 1, shared: Math.min(weight, other), lost: misplacedBy(weight, other) };
  });
  return [
    ...lines,
    ...Array.from(places.values(), (at): Line => ({ id: b.ids[at] ?? 0, here: null, there: at + 1, shared: 0, lost: b.weights[at] ?? 0 })),
  ];
}

/** Opens the score of `b` seen from `a`. */
export function explainSimilarity(a: WeighedFormula, b: WeighedFormula, traits: readonly Traits[]): Explanation {
  const lines = linesOf(a, b);
  const shared = lines.reduce((sum, line) => sum + line.shared, 0);
  const whole = shared + lines.reduce((sum, line) => sum + line.lost, 0);
  const part = (chosen: readonly Line[], amount: 'shared' | 'lost'): Part => ({
    ingredients: chosen
      .map(({ id, here, there, [amount]: weight }) => ({ id, here, there, contribution: scoreOf(weight, whole) }))
      .sort((one, other) => other.contribution - one.contribution),
    contribution: scoreOf(
      chosen.reduce((sum, line) => sum + line[amount], 0),
      whole,
    ),
  });
  const both = lines.filter(({ here, there }) => here !== null && there !== null);
  const misplaced = both.filter(({ lost }) => lost > 0);
  const added = part(
    lines.filter(({ here }) => here === null),
    'lost',
  );
  const addedWith = (trait: 'fragrance' | 'allergen') => added.ingredients.flatMap(({ id }) => (traits[id]?.[trait] ? [id] : []));
  const lostByOrder = misplaced.reduce((sum, line) => sum + line.lost, 0);
  return {
    score: scoreOf(shared, whole),
    sharedActives: part(
      both.filter(({ id }) => traits[id]?.active),
      'shared',
    ),
    sharedBase: part(
      both.filter(({ id }) => !traits[id]?.active),
      'shared',
    ),
    order: { ...part(misplaced, 'lost'), agreement: shared === 0 ? null : 1 - lostByOrder / shared },
    missing: part(
      lines.filter(({ there }) => there === null),
      'lost',
    ),
    added: { ...added, fragrance: addedWith('fragrance'), allergens: addedWith('allergen') },
  };
}
