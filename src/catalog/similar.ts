import { allIngredients } from './ingredients.ts';
import type { IngredientRecord } from './records.ts';

type Candidate = Pick<IngredientRecord, 'alias' | 'roles' | 'functions' | 'effects' | 'productCount'>;

/** Fewer shared points than this are chance. */
const leastLikeness = 1 / 3;

/** What an ingredient does, as points that can be shared. */
function pointsOf({ roles, functions, effects }: Candidate): ReadonlySet<string> {
  return new Set([
    ...roles.map((role) => `role ${role}`),
    ...functions.map((word) => `function ${word}`),
    ...effects.map(({ effect }) => `effect ${effect}`),
  ]);
}

type FindSimilar<Record> = (subject: Candidate, limit: number) => Record[];

/** Of candidates with one first role; they are found by the points they hold, so that a search counts only what is shared. */
function withinRole<Record extends Candidate>(candidates: readonly Record[]): FindSimilar<Record> {
  const points = candidates.map(pointsOf);
  const holders = Map.groupBy(
    points.flatMap((own, index) => [...own].map((point) => ({ point, index }))),
    ({ point }) => point,
  );
  return (subject, limit) => {
    const own = pointsOf(subject);
    const shared = new Uint16Array(candidates.length);
    for (const point of own) for (const { index } of holders.get(point) ?? []) shared[index] = (shared[index] ?? 0) + 1;
    return candidates
      .flatMap((candidate, index) => {
        const both = shared[index] ?? 0;
        const likeness = both / (own.size + (points[index]?.size ?? 0) - both);
        return likeness >= leastLikeness && candidate.alias !== subject.alias ? [{ candidate, likeness }] : [];
      })
      .sort((a, b) => b.likeness - a.likeness || b.candidate.productCount - a.candidate.productCount)
      .slice(0, limit)
      .map(({ candidate }) => candidate);
  };
}

/** Finds the candidates most like an ingredient: the same first role, then the largest common part of roles, functions and effects; the more used one first. */
export function similarAmong<Record extends Candidate>(candidates: readonly Record[]): FindSimilar<Record> {
  const groups = new Map([...Map.groupBy(candidates, ({ roles }) => roles[0])].map(([role, group]) => [role, withinRole(group)]));
  return (subject, limit) => groups.get(subject.roles[0])?.(subject, limit) ?? [];
}

let find: FindSimilar<IngredientRecord> | undefined;

/** A few ingredients that do the same job. */
export function similarIngredients(subject: IngredientRecord, limit: number): IngredientRecord[] {
  find ??= similarAmong(allIngredients());
  return find(subject, limit);
}
