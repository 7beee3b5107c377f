import { thatMayAct } from '#core/analysis/dose.ts';
import { isWhollyRead, type Report } from '#core/analysis/report.ts';
import { settledOf, talliedFlags } from '#core/catalog/flag-tally.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import type { Audience } from './audience.ts';
import type { Formula } from './weigh.ts';

/** Kinds that formulas are told apart by: all that a report says to be absent. */
export const comparedFlags = ['formaldehyde-releaser', ...talliedFlags] as const satisfies readonly FlagName[];
export type ComparedFlag = (typeof comparedFlags)[number];

/** A list with everything that may be in it. */
export interface WholeList {
  readonly ids: readonly number[];
  /** What depends on the shade, or stands in a bracket. */
  readonly others: readonly number[];
  /** What may do in it what it was shown to do, what is there to do so though it is washed off, and what tones fair hair. */
  readonly acting: readonly number[];
  /** Kinds that are in it for sure; alcohol where there is so much that it dries, or in the mouth. */
  readonly holds: readonly ComparedFlag[];
  /** Those and kinds that may be: experts disagree, or the shade decides. */
  readonly mayHold: readonly ComparedFlag[];
  /** What the EU prohibits in such a product, or permits in others alone. */
  readonly prohibited: readonly number[];
  /** Names that nobody could read, as printed. */
  readonly unread?: readonly string[];
  /** Every name was read: only then may be said what is not in it. */
  readonly wholly: boolean;
  /** What the label or the title declares, in percent by id. */
  readonly declared?: Readonly<Record<number, number>>;
  /** What its title names. */
  readonly titled?: readonly number[] | undefined;
  /** For whom its title says it is. */
  readonly audience?: Audience | null;
}

/** A violet that takes the yellow out of fair hair. */
export const toning = 'CI 60730';

/** What is bought for one of these is looked for, be it washed off again. */
const sought: ReadonlySet<string> = new Set([
  'exfoliant',
  'anti-acne',
  'antidandruff',
  'retinoid',
  'brightening',
  'oral-care',
  'deodorant',
]);

/** A formula with what else its list holds. */
export interface ListedFormula extends Formula, WholeList {
  /** Too little of it was recognised to be compared. */
  readonly withheld: boolean;
}

/** A list as formulas are compared by it: what was recognised, in label order, with estimated shares. */
export function formulaOf(report: Report): ListedFormula {
  const { reading, counted, shares, withheld, itemFlags, flags, effects, functions, area, restricted } = report;
  const recognised = counted.flatMap((index) => {
    const { id, inci } = reading.items[index] ?? {};
    const { point = null, declared = false } = shares.items[index] ?? {};
    return id == null ? [] : [{ id, inci, share: point && Number(point.toPrecision(3)), declared }];
  });
  const idsOf = (indices: readonly number[]) => indices.flatMap((index) => reading.items[index]?.id ?? []);
  const atWork = effects.flatMap(({ by }) => idsOf(thatMayAct(by).map(({ index }) => index)));
  const wanted = functions.flatMap(({ role, culprits }) => (sought.has(role) ? idsOf(culprits) : []));
  const tones = area === 'hair' ? recognised.flatMap(({ id, inci }) => (inci === toning ? id : [])) : [];
  const ids = recognised.map(({ id }) => id);
  const inList = new Set(ids);
  const declared = recognised.flatMap((one) => (one.declared && one.share !== null ? [[one.id, one.share] as const] : []));
  const others = reading.items.flatMap(({ id, mayContain, components }) => [
    ...(mayContain ? [id] : []),
    ...components.map((inside) => inside.id),
  ]);
  return {
    ids,
    shares: recognised.map(({ share }) => share),
    ordered: shares.ordered,
    others: [...new Set(others)].flatMap((id) => (id === null || inList.has(id) ? [] : [id])),
    acting: [...new Set([...atWork, ...wanted, ...tones])],
    holds: withheld
      ? []
      : settledOf(comparedFlags, { flags: flags.filter(({ flag, matters }) => matters || flag !== 'drying-alcohol' || area === 'mouth') }),
    mayHold: comparedFlags.filter((name) =>
      itemFlags.some((ofItem) => ofItem.some(({ flag, state }) => flag === name && state !== 'seen')),
    ),
    prohibited: [...new Set([...report.prohibited, ...restricted.filter(({ permitted }) => !permitted)].map(({ id }) => id))],
    withheld,
    unread: reading.items.flatMap(({ id, text, components }) =>
      [{ id, text }, ...components].flatMap((name) => (name.id === null ? name.text : [])),
    ),
    wholly: isWhollyRead(report),
    ...(declared.length > 0 && { declared: Object.fromEntries(declared) }),
  };
}

/** Fewer ingredients than this are no formula to compare: what is water and one thing more, or one oil, is like all of its kind. */
const fewestCompared = 3;

/** Is enough of a list recognised to say what is like it? */
export function isComparable({ ids, withheld }: ListedFormula): boolean {
  return !withheld && new Set(ids).size >= fewestCompared;
}
