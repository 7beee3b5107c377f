import type { ListPart } from '#core/analysis/share-types.ts';
import { drawnShares } from '#core/catalog/outline.ts';
import type { Flag, FlagName } from '#core/knowledge/flags.ts';
import { quietFlags } from './flag-order.ts';
import { type CellFamily, familyOf, flagsOf, onePercentPlaces, type ReportView } from './report-view.ts';
import { shopperName } from './shopper-name.ts';

/** The tick above a cell: the stronger of its flags. */
export type Tick = 'settled' | 'disputed' | 'seen';

export interface StripCell {
  /** Index of the item in the report. */
  readonly index: number;
  readonly place: number;
  readonly name: string;
  readonly family: CellFamily;
  readonly share: number;
  /** Percent that it surely reaches; null for a colourant at the end, whose place tells nothing. */
  readonly least: number | null;
  /** Percent that it may reach; null where its place tells nothing. */
  readonly most: number | null;
  readonly tick: Tick | null;
}

export interface StripModel {
  readonly cells: readonly StripCell[];
  /** Not ordered by amount or without any estimate: all cells are equal and there is no axis. */
  readonly equal: boolean;
  /** Places between which 1 % is passed. */
  readonly onePercent: { readonly from: number; readonly to: number } | null;
}

/** Behind the 1 % line colourants may stand of which there is more: EU law lets them come last in any order. */
export const hasLooseColours = (cells: readonly StripCell[]): boolean => cells.some(({ least }) => least === null);

function tickOf(flags: readonly Flag[], quiet: ReadonlySet<FlagName>): Tick | null {
  const states = flags.map(({ flag, state }) => (quiet.has(flag) ? 'seen' : state));
  if (states.includes('settled')) return 'settled';
  if (states.includes('disputed') || states.includes('probable')) return 'disputed';
  return states.includes('seen') ? 'seen' : null;
}

/** The strip of one part of a list. */
export function stripOfPart(view: ReportView, part: ListPart): StripModel {
  const { report } = view;
  const shares = drawnShares(report.shares, part);
  const quiet = quietFlags(report);
  const cells = part.counted.map((index, position) => ({
    index,
    place: position + 1,
    name: shopperName(view, index),
    family: familyOf(view, index),
    share: shares[position] ?? 0,
    least: part.loose.includes(index) ? null : (report.shares.items[index]?.low ?? 0),
    most: report.shares.items[index]?.high ?? null,
    tick: tickOf(flagsOf(view, index), quiet),
  }));
  return { cells, equal: part.counted.every((index) => !report.shares.items[index]), onePercent: onePercentPlaces(part) };
}

/** The whole list as one strip, its parts side by side; it has a 1 % line when it has no parts. */
export function stripModel(view: ReportView): StripModel {
  const strips = view.report.shares.parts.map((part) => stripOfPart(view, part));
  const [only, ...others] = strips;
  if (only && others.length === 0) return only;
  const cells = strips.flatMap((strip) => strip.cells).map((cell, position) => ({ ...cell, place: position + 1 }));
  return { cells, equal: strips.every(({ equal }) => equal), onePercent: null };
}
