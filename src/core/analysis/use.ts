import { contexts } from './report.ts';

/** A use, or that nobody knows it. */
export const uses = [...contexts, 'unknown'] as const;
export type Use = (typeof uses)[number];

/** The use that was guessed, and by what; unknown by nothing. */
export interface UseGuess {
  readonly use: Use;
  readonly by: 'text' | 'formula' | null;
}
