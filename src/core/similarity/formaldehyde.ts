import type { Facts } from '#core/knowledge/facts.ts';
import type { ComparedFlag, WholeList } from './formula.ts';

/** A kind of ingredient that people ask about, or one ingredient. */
export type Kind = { readonly flag: ComparedFlag } | { readonly ingredient: number };

/** Formaldehyde itself, dry or in water, is flagged with what releases it, but releases none. */
const itself: ReadonlySet<string> = new Set(['Formaldehyde', 'Paraformaldehyde', 'Methylene Glycol']);

/** What a list holds of a kind, by its name where that is formaldehyde alone. */
export function kindOrFormaldehyde(
  flag: ComparedFlag,
  { ids, others }: Pick<WholeList, 'ids' | 'others'>,
  facts: readonly Pick<Facts, 'inci' | 'flags'>[],
): Kind {
  if (flag !== 'formaldehyde-releaser') return { flag };
  const holders = [...ids, ...others].filter((id) => facts[id]?.flags.some((one) => one.flag === flag && one.state === 'settled'));
  const [ingredient] = holders;
  return ingredient !== undefined && holders.every((id) => itself.has(facts[id]?.inci ?? '')) ? { ingredient } : { flag };
}
