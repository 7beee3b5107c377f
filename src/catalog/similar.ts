import { allIngredients } from './ingredients.ts';
import type { IngredientRecord } from './records.ts';

type Candidate = Pick<IngredientRecord, 'alias' | 'roles' | 'functions' | 'effects' | 'productCount'>;

/** Fewer shared points than this are chance. */
const leastLikeness = 1 / 3;

/** What two ingredients do, as points that can be shared. */
function pointsOf({ roles, functions, effects }: Candidate): Set<string> {
  return new Set([
    ...roles.map((role) => `role ${role}`),
    ...functions.map((word) => `function ${word}`),
    ...effects.map(({ effect }) => `effect ${effect}`),
  ]);
}

/** The candidates most like an ingredient: the same first role, then the largest common part of roles, functions and effects; the more used one first. */
export function rankSimilar<Record extends Candidate>(subject: Candidate, candidates: readonly Record[], limit: number): Record[] {
  const points = pointsOf(subject);
  return candidates
    .filter(({ alias, roles }) => alias !== subject.alias && roles[0] === subject.roles[0])
    .map((candidate) => {
      const other = pointsOf(candidate);
      const shared = [...points].filter((point) => other.has(point)).length;
      return { candidate, likeness: shared / (points.size + other.size - shared) };
    })
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || b.candidate.productCount - a.candidate.productCount)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

let byFirstRole: ReadonlyMap<string | undefined, readonly IngredientRecord[]> | undefined;

/** A few ingredients that do the same job. */
export function similarIngredients(subject: IngredientRecord, limit: number): IngredientRecord[] {
  byFirstRole ??= Map.groupBy(allIngredients(), ({ roles }) => roles[0]);
  return rankSimilar(subject, byFirstRole.get(subject.roles[0]) ?? [], limit);
}
