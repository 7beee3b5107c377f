import type { Facts } from '#core/knowledge/ingredient.ts';
import type { ClaimMark, ClaimRule, ClaimSubject } from './claim.ts';
import { patternOf } from './patterns.ts';

/** How surely an item has a mark. */
export type Hit = 'surely' | 'perhaps' | null;

const matches = (pattern: string | undefined, name: string) => pattern !== undefined && patternOf(pattern).test(name);

/** What the report's cautions say of an item, by the mark. */
function cautionHit({ caution, felt }: ClaimMark, index: number, { cautions }: ClaimSubject): Hit {
  let hit: Hit = null;
  for (const { caution: kind, by } of cautions)
    for (const one of by) {
      if (one.index !== index) continue;
      if (kind === caution) return 'surely';
      if (!felt?.includes(kind)) continue;
      if (one.dose === 'likely') return 'surely';
      if (one.dose === 'possible' || one.dose === 'unknown') hit = 'perhaps';
    }
  return hit;
}

/** How surely the item has the mark. */
export function hitOf(mark: ClaimMark, index: number, list: ClaimSubject, facts: Facts | null): Hit {
  const { itemFlags, reading } = list;
  const name = facts?.inci ?? reading.items[index]?.text ?? '';
  if (matches(mark.except, name) || (mark.exceptRole !== undefined && facts?.roles.includes(mark.exceptRole))) return null;
  if (mark.flag !== undefined) {
    const flags = [mark.flag].flat();
    const states = (itemFlags[index] ?? []).flatMap(({ flag, state }) => (flags.includes(flag) ? [state] : []));
    if (states.includes('settled')) return 'surely';
    if (states.some((state) => state !== 'seen')) return 'perhaps';
  }
  if (matches(mark.match, name)) return 'surely';
  const felt = cautionHit(mark, index, list);
  if (felt) return felt;
  if (mark.role !== undefined && [mark.role].flat().some((role) => facts?.roles.includes(role))) return 'surely';
  if (mark.animal && facts?.animal) return facts.animal === 'always' ? 'surely' : 'perhaps';
  if (mark.comedogenic !== undefined && (facts?.comedogenic?.high ?? -1) >= mark.comedogenic) return 'surely';
  return mark.origin !== undefined && facts?.origin === mark.origin ? 'surely' : null;
}

/** The items with the marks of a rule. */
export interface Found {
  readonly surely: readonly number[];
  readonly perhaps: readonly number[];
  /** In some shades only. */
  readonly shades: readonly number[];
}

/** Asks every item of the list. */
export function findMarks({ mark, doubt }: Pick<ClaimRule, 'mark' | 'doubt'>, list: ClaimSubject, facts: readonly (Facts | null)[]): Found {
  const hit = (index: number): Hit => {
    const known = facts[index] ?? null;
    const surely = mark ? hitOf(mark, index, list, known) : null;
    return surely ?? (doubt && hitOf(doubt, index, list, known) ? 'perhaps' : null);
  };
  const hits = list.counted.map((index) => ({ index, hit: hit(index) }));
  const of = (wanted: Hit) => hits.filter(({ hit: is }) => is === wanted).map(({ index }) => index);
  const shaded = list.reading.items.flatMap(({ mayContain }, index) => (mayContain && hit(index) === 'surely' ? [index] : []));
  return { surely: of('surely'), perhaps: of('perhaps'), shades: shaded };
}
