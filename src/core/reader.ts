import { analyse, listVerdicts } from './analysis/analyse.ts';
import type { Report } from './analysis/report.ts';
import type { Use, UseGuess } from './analysis/use.ts';
import { verdictsByUse } from './analysis/use-guess.ts';
import { decodeLexicon } from './inci/names/lexicon-file.ts';
import { readLabel } from './inci/read.ts';
import type { Reading } from './inci/reading.ts';
import { decodeFacts } from './knowledge/decode-facts.ts';
import type { Facts } from './knowledge/facts.ts';

export type { Report } from './analysis/report.ts';
export type { Use, UseGuess } from './analysis/use.ts';
export type { Reading } from './inci/reading.ts';
export type { Facts } from './knowledge/facts.ts';

/** The texts that the package's data folder holds. */
export interface ReaderData {
  /** names.txt */
  readonly names: string;
  /** facts.<language>.json: the language of reasons and places. */
  readonly facts: string;
  /** everyday.<language>.txt; without it ingredients have no everyday names. */
  readonly everyday?: string;
}

export interface Reader {
  /** Which ingredients a label names, each beside its place in the text. */
  readonly read: (text: string) => Reading;
  /** What the list means for a product that is used so; without a use, for the one that text or formula tell, which `use` names. */
  readonly analyse: (text: string, use?: Use) => { readonly report: Report; readonly use: UseGuess };
  /** What is known of an ingredient: the `id` of an item of a reading, or of a verdict. */
  readonly ingredient: (id: number) => Facts | null;
}

/** Reads labels and analyses them without any input or output, with the knowledge that the texts hold. */
export function openReader({ names, facts, everyday }: ReaderData): Reader {
  const { knowledge } = decodeFacts(facts, decodeLexicon(names), everyday);
  const read = (text: string) => readLabel(text, knowledge.dictionary);
  return {
    read,
    analyse: (text, use) => {
      const reading = read(text);
      if (use) return { report: analyse(reading, knowledge, use), use: { use, by: null } };
      const list = listVerdicts(reading, knowledge);
      const { uses, guess } = verdictsByUse(list, knowledge);
      return { report: { ...list, ...uses[guess.use] }, use: guess };
    },
    ingredient: (id) => knowledge.facts[id] ?? null,
  };
}
