import { effectFact, listOf } from '#core/knowledge/compile.ts';
import type { IngredientEntry, Source } from '#core/knowledge/schema.ts';
import type { Problem } from './problem.ts';

interface Entry extends Pick<IngredientEntry, 'effects' | 'from'> {
  readonly inci: string;
  readonly file: string;
}

/** A law that says only how much there may be at most proves neither from how much on it acts nor how much is usual. */
export function lintLeastAmounts({ file, inci, effects = {}, from = {} }: Entry, sources: ReadonlyMap<string, Source>): Problem[] {
  const onMaximaAlone = (named: readonly string[]) => named.length > 0 && named.every((id) => sources.get(id)?.maxima);
  const amounts = [
    ...Object.entries(effects).flatMap(([effect, line]) => {
      const { dose, sources: named } = effectFact(effect, line);
      return dose ? [[effect, named] as const] : [];
    }),
    ['usual', listOf(from.usual)] as const,
  ];
  return amounts
    .filter(([, named]) => onMaximaAlone(named))
    .map(([field, named]) => ({
      where: `${file}: ${inci}`,
      what: `${field}: ${named.join(', ')} sets a maximum only: name who tells the least amount (inciscope for our own judgement), or leave it out`,
    }));
}
