/** How the product is used; decides limits and which warnings matter. */
export const contexts = ['leave-on', 'rinse-off', 'eyes', 'lips', 'sun'] as const;
export type Context = (typeof contexts)[number];
/** A use, or that nobody knows it. */
export const uses = [...contexts, 'unknown'] as const;
export type Use = (typeof uses)[number];

/** The use that was guessed, and by what; unknown by nothing. */
export interface UseGuess {
  readonly use: Use;
  readonly by: 'text' | 'formula' | null;
}

/** What of a person a product is for; a perfume is for the scent alone. */
export const areas = ['skin', 'hair', 'lashes', 'nails', 'mouth', 'scent'] as const;
export type Area = (typeof areas)[number];
