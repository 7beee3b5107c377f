import type { Report } from '#core/analysis/report.ts';
import type { Facts } from '#core/knowledge/ingredient.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';

/** The one thing that tells a list apart at a glance. */
export type Mark =
  | { readonly says: 'unread' | 'noWater' | 'fragrance' | 'noFragrance' }
  | { readonly says: 'filters' | 'allergens'; readonly count: number };

/** What is seen of a list from afar, as it stands beside a product in other lists. */
export interface Outline {
  /** Families of the ingredients that have a place, in label order; null where a name is not known. */
  readonly families: readonly (Family | null)[];
  /** How wide each is drawn, percent of the product; all alike where nothing is known of amounts. */
  readonly shares: readonly number[];
  readonly mark: Mark | null;
}

/** Less than this cannot be told from nothing in a drawing. */
const leastShare = 0.03;

/** Shares of the ingredients that have a place, as they are drawn; `equal` where the order says nothing or nothing is estimated. */
export function drawnShares({ shares, counted }: Report): { readonly equal: boolean; readonly shares: readonly number[] } {
  const equal = !shares.ordered || counted.every((index) => !shares.items[index]);
  let previous = 100;
  return {
    equal,
    shares: counted.map((index) => {
      previous = equal ? 1 : (shares.items[index]?.point ?? previous);
      return Math.max(previous, leastShare);
    }),
  };
}

function markOf({ counted, withheld, allergens, flags }: Report, facts: readonly (Facts | null)[]): Mark | null {
  if (withheld) return { says: 'unread' };
  const filters = counted.filter((index) => facts[index]?.roles.includes('uv-filter')).length;
  if (filters > 0) return { says: 'filters', count: filters };
  if (allergens.length > 0) return { says: 'allergens', count: allergens.length };
  if (!counted.some((index) => facts[index]?.family === 'base')) return { says: 'noWater' };
  const states = flags.flatMap(({ flag, state }) => (flag === 'fragrance' && state !== 'seen' ? [state] : []));
  if (states.length === 0) return { says: 'noFragrance' };
  return states.includes('settled') ? { says: 'fragrance' } : null;
}

/** `facts` by item of the report. Shares keep four digits, more than a drawing shows. */
export function outlineOf(report: Report, facts: readonly (Facts | null)[]): Outline {
  return {
    families: report.counted.map((index) => facts[index]?.family ?? null),
    shares: drawnShares(report).shares.map((share) => Number(share.toPrecision(4))),
    mark: markOf(report, facts),
  };
}
