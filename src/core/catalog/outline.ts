import { goodEffects } from '#core/analysis/good-effects.ts';
import { looseShare } from '#core/analysis/loose-colours.ts';
import { isWhollyRead, type Report } from '#core/analysis/report.ts';
import { familyHere, rolesOf } from '#core/analysis/roles.ts';
import type { ListPart, Shares } from '#core/analysis/share-types.ts';
import type { Dose } from '#core/analysis/verdicts.ts';
import type { Facts } from '#core/knowledge/facts.ts';
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
  /** What the report's first sentence says the product is good for: key of the need (words.needs) with its dose. */
  readonly helps: readonly { readonly need: string; readonly dose: Dose }[];
}

/** Needs that a row of a list names. */
const toldInRow = 2;

/** Less than this cannot be told from nothing in a drawing. */
const leastShare = 0.03;

/** Shares of the ingredients of a part as they are drawn: those that nothing is known of have alike parts of what the others leave. */
export function drawnShares({ items }: Shares, { counted, percent, loose }: ListPart): readonly number[] {
  const knownShare = counted.reduce((sum, index) => sum + (items[index]?.point ?? 0), 0);
  const unknown = counted.filter((index) => !items[index]).length;
  const alike = percent === 0 || loose.length > 0 ? looseShare : (percent - knownShare) / Math.max(1, unknown);
  return counted.map((index) => Math.max(items[index]?.point ?? alike, leastShare));
}

function whatStandsOut(report: Report, facts: readonly (Facts | null)[]): Mark | null {
  const { counted, withheld, allergens, flags, otherRoles } = report;
  if (withheld) return { says: 'unread' };
  const filters = counted.filter((index) => rolesOf(otherRoles, index, facts[index]).includes('uv-filter')).length;
  if (filters > 0) return { says: 'filters', count: filters };
  if (allergens.length > 0) return { says: 'allergens', count: allergens.length };
  const isRead = isWhollyRead(report);
  if (isRead && !counted.some((index) => facts[index]?.family === 'base')) return { says: 'noWater' };
  const states = flags.flatMap(({ flag, state }) => (flag === 'fragrance' && state !== 'seen' ? [state] : []));
  if (states.length === 0) return isRead ? { says: 'noFragrance' } : null;
  return states.includes('settled') ? { says: 'fragrance' } : null;
}

/** `facts` by item of the report. Shares keep four digits, more than a drawing shows. */
export function outlineOf(report: Report, facts: readonly (Facts | null)[]): Outline {
  const { parts } = report.shares;
  return {
    families: parts.flatMap(({ counted }) => counted.map((index) => familyHere(report.otherRoles, index, facts[index]))),
    shares: parts.flatMap((part) => drawnShares(report.shares, part)).map((share) => Number(share.toPrecision(4))),
    mark: whatStandsOut(report, facts),
    // A row has no room for an "if".
    helps: goodEffects(report, toldInRow).flatMap(({ effect, dose }) =>
      dose === 'kept' ? [] : { need: report.area === 'hair' ? `${effect}.hair` : effect, dose },
    ),
  };
}
