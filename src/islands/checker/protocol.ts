import type { ListVerdicts, UseVerdicts } from '#core/analysis/report.ts';
import type { Use, UseGuess } from '#core/analysis/use.ts';
import type { ClaimRule, ClaimSubject, JudgedClaim } from '#core/claims/claim.ts';

import type { Named, Override } from '#core/inci/overrides.ts';
import type { Facts } from '#core/knowledge/facts.ts';

/** What is asked of the analyser: a list, what its product is called, where it is one, and what the reader changed in the reading. */
export interface Inquiry {
  readonly text: string;
  readonly title?: string | undefined;
  readonly overrides: readonly Override[];
}

/** The front of a pack, and the list that its promises are held against. */
export interface Front {
  readonly text: string;
  readonly rules: readonly ClaimRule[];
  readonly list: ClaimSubject;
}

/** What was found of a list: for every use, so that another use needs no new question, and the use it looks like. Facts stand by item index. */
export interface Analysis {
  readonly list: ListVerdicts;
  readonly uses: Readonly<Record<Use, UseVerdicts>>;
  readonly guess: UseGuess;
  readonly facts: readonly (Facts | null)[];
}

/** What is told of an ingredient when its row is opened. */
export interface ExplanationText {
  readonly common: string | null;
  /** With [source] marks. */
  readonly text: string;
  readonly sources: readonly string[];
}

export interface Answers {
  readonly load: null;
  readonly analyse: Analysis;
  readonly suggest: readonly Named[];
  readonly explain: ExplanationText;
  readonly promises: readonly JudgedClaim[];
}
export type Task = keyof Answers;

export interface Questions {
  readonly load: null;
  readonly analyse: Inquiry;
  readonly suggest: string;
  /** Lexicon id. */
  readonly explain: number;
  readonly promises: Front;
}

/** dictionary: a file could not be fetched. failed: anything else, which is a bug. */
export type AnalyserProblem = 'dictionary' | 'failed';

export type ToWorker = {
  readonly [Name in Task]: { readonly ticket: number; readonly task: Name; readonly question: Questions[Name] };
}[Task];
export type FromWorker =
  | { readonly ticket: number; readonly answer: Answers[Task] }
  | { readonly ticket: number; readonly problem: AnalyserProblem };
