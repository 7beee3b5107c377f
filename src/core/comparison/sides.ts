import { factsOf } from '#core/analysis/list-basis.ts';
import type { Shelf } from '#core/analysis/product-use.ts';
import type { Report } from '#core/analysis/report.ts';
import type { Use } from '#core/analysis/use.ts';
import { analyseTitled } from '#core/catalog/titled-list.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';

/** A size with its price in the smallest unit of the currency; an offer of the catalogue fits. */
export interface OfferedSize {
  readonly size: string;
  readonly price: number | null;
  readonly currency: string | null;
}

/** One side: a read and analysed list with what the catalogue knows of it. */
export interface ComparedFormula {
  /** Of the product; null for a pasted list. */
  readonly alias: string | null;
  readonly report: Report;
  /** By item index. */
  readonly facts: readonly (Facts | null)[];
  /** Its use is only likely. */
  readonly isGuess: boolean;
  /** What its category tells of it; null where that is not known. */
  readonly shelf: Shelf | null;
  readonly offers: readonly OfferedSize[];
  /** Alias and INCI name by lexicon id, for what stands in a bracket. */
  readonly namesOf: (id: number) => { readonly alias: string; readonly name: string } | null;
}

/** What is to be compared, before it is read. */
export interface SideInput {
  readonly alias: string | null;
  readonly list: string;
  /** What the product is called; empty for a pasted list. */
  readonly title: string;
  /** How it is used; null for a list that does not say so. */
  readonly context: Use | null;
  /** That use is only likely. */
  readonly isGuess: boolean;
  readonly shelf: Shelf | null;
  readonly offers: readonly OfferedSize[];
}

/** A list that does not say how it is used is taken to be used as the first side that does. */
export function contextsOf(sides: readonly Pick<SideInput, 'context'>[]): Use[] {
  const usual = sides.find(({ context }) => context !== null && context !== 'unknown')?.context ?? 'leave-on';
  return sides.map(({ context }) => context ?? usual);
}

/** Reads and analyses the sides, as pages, functions and the command line do it. */
export function readSides(inputs: readonly SideInput[], knowledge: Knowledge): ComparedFormula[] {
  const contexts = contextsOf(inputs);
  return inputs.map(({ alias, list, title, isGuess, shelf, offers }, side) => {
    const report = analyseTitled(list, title, knowledge, { context: contexts[side] ?? 'leave-on', shelf }, isGuess);
    return {
      alias,
      report,
      facts: factsOf(report.reading, knowledge),
      isGuess,
      shelf,
      offers,
      namesOf: namesIn(knowledge.facts),
    };
  });
}

export function namesIn(facts: readonly (Pick<Facts, 'alias' | 'inci'> | undefined)[]): ComparedFormula['namesOf'] {
  return (id) => {
    const known = facts[id];
    return known ? { alias: known.alias, name: known.inci } : null;
  };
}
