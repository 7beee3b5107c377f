import { animalOf } from '#core/analysis/animal.ts';
import { type Hit, hitOf, type Subject } from '#core/knowledge/condition.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { ClaimRule, ClaimSubject } from './claim.ts';

/** What the list says of an item, besides what is known of the ingredient: its flags and cautions here. */
function subjectOf(index: number, { itemFlags, reading, cautions }: ClaimSubject, facts: Facts | null): Subject {
  const said = cautions.flatMap(({ caution, by }) => by.filter((one) => one.index === index).map(({ dose }) => ({ caution, dose })));
  const item = reading.items[index];
  const animal = facts && item ? { animal: animalOf(item, facts.animal) } : null;
  return { ...facts, ...animal, inci: facts?.inci ?? item?.text ?? '', flags: itemFlags[index] ?? [], said };
}

/** May something stand in the list that nobody read? */
export const isReadInPart = ({ withheld, counted }: ClaimSubject, facts: readonly (Facts | null)[]): boolean =>
  withheld || counted.some((index) => !facts[index]);

/** The items with the marks of a rule. */
export interface Found {
  readonly surely: readonly number[];
  readonly perhaps: readonly number[];
  /** In some shades only. */
  readonly shades: readonly number[];
}

/** Asks every item of the list, rule after rule. */
export function marksIn(list: ClaimSubject, facts: readonly (Facts | null)[]): (rule: Pick<ClaimRule, 'mark' | 'doubt'>) => Found {
  const subjects = list.reading.items.map((_, index) => subjectOf(index, list, facts[index] ?? null));
  return ({ mark, doubt }) => {
    const hits = subjects.map((subject): Hit => {
      const surely = mark ? hitOf(mark, subject) : null;
      return surely ?? (doubt && hitOf(doubt, subject) ? 'perhaps' : null);
    });
    const of = (wanted: Hit) => list.counted.filter((index) => hits[index] === wanted);
    const shades = list.reading.items.flatMap(({ mayContain }, index) => (mayContain && hits[index] === 'surely' ? [index] : []));
    return { surely: of('surely'), perhaps: of('perhaps'), shades };
  };
}
