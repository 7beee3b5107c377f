import { partOf } from '#core/analysis/list-part.ts';
import type { Report } from '#core/analysis/report.ts';
import { familyHere, rolesOf } from '#core/analysis/roles.ts';
import type { ListPart } from '#core/analysis/share-types.ts';
import type { FlagReason, FlagVerdict, ItemFlag } from '#core/analysis/verdicts.ts';
import type { Item } from '#core/inci/reading.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import type { PageTranslator, Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';

/** A report with what is needed to say it: the facts of each item (by item index) and the words of one language. */
export interface ReportView {
  readonly report: Report;
  readonly facts: readonly (Facts | null)[];
  readonly words: Words;
  readonly t: Translator;
  /** The category tells that it is not there to wash, whatever in it foams. */
  readonly washesNothing?: boolean;
  /** How it is used is only likely, so that it is only likely washed off. */
  readonly isGuess?: boolean;
}

/** The same on a built page, which says more. */
export interface PageView extends ReportView {
  readonly t: PageTranslator;
}

export type CellFamily = Family | 'unknown';

export function itemOf(view: Pick<ReportView, 'report'>, index: number): Item {
  const item = view.report.reading.items[index];
  if (!item) throw new Error(`The report has no item ${index}.`);
  return item;
}

export function nameOf(view: Pick<ReportView, 'report'>, index: number): string {
  const item = itemOf(view, index);
  return item.inci ?? item.text;
}

/** What a verdict is about: an item, or by its lexicon id a name in the bracket of one or in a blend. */
export interface Behind {
  readonly index: number;
  readonly id?: number | null;
}

/** The name that stands in a bracket or a blend; null for an item itself. */
export function nameInside(view: Pick<ReportView, 'report'>, { index, id }: Behind): string | null {
  const item = itemOf(view, index);
  return id === undefined || id === item.id ? null : (item.components.find((component) => component.id === id)?.inci ?? null);
}

/** The trade name of a blend where the label names it by that; null for any other item. */
export function blendName(view: Pick<ReportView, 'report'>, index: number): string | null {
  const { text, start, end, components } = itemOf(view, index);
  return components.some((component) => component.start === start && component.end === end) ? text : null;
}

/** Items of different names: what stands in two parts of a kit is told once. */
export function namedOnce(view: Pick<ReportView, 'report'>, indices: readonly number[]): number[] {
  return [...new Map(indices.toReversed().map((index) => [nameOf(view, index), index])).values()].reverse();
}

export function familyOf(view: ReportView, index: number): CellFamily {
  return familyHere(view.report.otherRoles, index, view.facts[index]) ?? 'unknown';
}

export function familyName(view: ReportView, family: CellFamily): string {
  return family === 'unknown' ? view.t('family.unknown') : view.words.families[family];
}

/** Roles in words, the first thing first. */
export const inRoleWords = (roles: readonly string[], { roles: words }: Words): readonly string[] =>
  roles.map((role) => words[role] ?? role);

/** What an item is there for in such a product. */
export const rolesInWords = ({ report, facts, words }: ReportView, index: number): readonly string[] =>
  inRoleWords(rolesOf(report.otherRoles, index, facts[index]), words);

/** Flags of an item that speak of this kind of product. */
export function flagsOf({ report }: Pick<ReportView, 'report'>, index: number): readonly ItemFlag[] {
  return (report.itemFlags[index] ?? []).filter(
    ({ flag, reason }) => !report.silentFlags.includes(flag) && !report.silentReasons.includes(reason),
  );
}

/** Names whose parts a label need not name: perfume, aroma; and, save where only animal parts are asked for, plant products that are there for their scent. */
export function scentMixtures(view: Pick<ReportView, 'report'>, withPlants = true): readonly string[] {
  const isMixture = ({ flag, state, level }: ItemFlag) =>
    flag === 'fragrance' && state === 'settled' && (level === 'fragrance' || (withPlants && level === 'fragrant-plant'));
  const { counted, itemFlags } = view.report;
  const names = counted.flatMap((index) =>
    (itemFlags[index] ?? []).filter(isMixture).flatMap(({ inside }) => inside ?? [nameOf(view, index)]),
  );
  return [...new Set(names)];
}

/** Names behind a flag in label order, each once; of an item that raises it only by names in its bracket, those. */
export function culpritNames(
  view: Pick<ReportView, 'report'>,
  { culprits, reasons }: Pick<FlagVerdict, 'culprits' | 'reasons'>,
): readonly string[] {
  const namesIn = (index: number, { culprits: of, inside }: FlagReason) =>
    of.includes(index) ? (inside.find((one) => one.index === index)?.names ?? [nameOf(view, index)]) : [];
  return [...new Set(culprits.flatMap((index) => reasons.flatMap((reason) => namesIn(index, reason))))];
}

/** Place among the ingredients of its part that count, from 1; null for the others. */
export function placeOf(view: Pick<ReportView, 'report'>, index: number): number | null {
  const part = partOf(view.report.shares, index);
  return part && part.counted.indexOf(index) + 1;
}

/** The 1 % band of a part as places, or null where no marker shows it. */
export function onePercentPlaces({ counted, onePercent }: ListPart): { readonly from: number; readonly to: number } | null {
  return onePercent && { from: counted.indexOf(onePercent.from) + 1, to: counted.indexOf(onePercent.to) + 1 };
}

/** Where a list passes 1 %, in words: between two places, or at one. */
export function onePercentWords(t: Translator, { from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? t('list.onePercentAt', { place: to }) : t('list.onePercent', { from, to });
}

/** What the rule says that stands before the item where its part has surely passed 1 %; null before all others. */
export function ruleBefore({ report, t }: ReportView, index: number): string | null {
  const part = report.shares.parts.find(({ onePercent }) => onePercent?.to === index);
  const places = part && onePercentPlaces(part);
  return places ? onePercentWords(t, places) : null;
}
