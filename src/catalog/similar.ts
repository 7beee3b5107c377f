import type { IngredientRecord } from '#core/catalog/records.ts';
import { once } from '#core/remembered.ts';
import { sharedPart } from '#core/similarity/likeness.ts';
import { allIngredients } from './ingredients.ts';

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

type FindSimilar<Record> = (subject: Candidate, limit: number) => Record[];

/** Candidates that do the same, by which they are compared at once. */
interface Kind<Record> {
  readonly points: ReadonlySet<string>;
  readonly members: Record[];
}

/**
 * Finds the candidates most like an ingredient: the same first role, then the largest common part of roles, functions and effects; the more used one first.
 * Many do exactly the same, so kinds of them are compared, once each.
 */
export function similarAmong<Record extends Candidate>(candidates: readonly Record[]): FindSimilar<Record> {
  const kinds = new Map<string | undefined, Map<string, Kind<Record>>>();
  for (const candidate of candidates) {
    const points = pointsOf(candidate);
    const ofRole = kinds.get(candidate.roles[0]) ?? new Map<string, Kind<Record>>();
    kinds.set(candidate.roles[0], ofRole);
    const key = [...points].sort().join();
    const kind = ofRole.get(key);
    if (kind) kind.members.push(candidate);
    else ofRole.set(key, { points, members: [candidate] });
  }
  const order = new Map(candidates.map((candidate, index) => [candidate, index]));
  const rankings = new Map<string, Record[]>();
  const rank = (points: ReadonlySet<string>, firstRole: string | undefined, limit: number): Record[] => {
    const likely = Map.groupBy(kinds.get(firstRole)?.values() ?? [], (kind) => sharedPart(points, kind.points));
    const found: Record[] = [];
    for (const value of [...likely.keys()].sort((a, b) => b - a)) {
      // The subject may be among the candidates: one more than asked for is kept.
      if (value < leastLikeness || found.length > limit) break;
      const members = (likely.get(value) ?? []).flatMap((kind) => kind.members);
      found.push(...members.sort((a, b) => b.productCount - a.productCount || (order.get(a) ?? 0) - (order.get(b) ?? 0)));
    }
    return found.slice(0, limit + 1);
  };
  return (subject, limit) => {
    const points = pointsOf(subject);
    const key = [limit, subject.roles[0], ...[...points].sort()].join();
    const ranked = rankings.get(key) ?? rank(points, subject.roles[0], limit);
    rankings.set(key, ranked);
    return ranked.filter(({ alias }) => alias !== subject.alias).slice(0, limit);
  };
}

const amongAll = once(() => similarAmong(allIngredients()));

/** A few ingredients that do the same job. */
export const similarIngredients = (subject: IngredientRecord, limit: number): IngredientRecord[] => amongAll()(subject, limit);
