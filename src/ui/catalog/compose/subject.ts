import type { Ingredient } from '#core/knowledge/ingredient.ts';
import type { NameParts } from '#core/knowledge/name-parts.ts';
import type { Explaining } from '#i18n/explaining.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';

/** An ingredient of which is to be told, with what its name was taken apart into. */
export interface Subject {
  readonly ingredient: Ingredient;
  /** As readers know it; falls back to the INCI name. */
  readonly name: string;
  /** Null for plants and ferments: their Latin names only resemble chemistry. */
  readonly parts: NameParts | null;
  readonly words: Words;
  readonly t: Translator;
  readonly say: Explaining;
}

export interface Sentence {
  readonly text: string;
  /** The higher, the sooner it is told. */
  readonly weight: number;
  /** Holds for this ingredient and not for its whole group. */
  readonly own: boolean;
}

/** Marks of sources, to stand before the full stop. */
export const marks = (sources: readonly string[]): string => (sources.length > 0 ? ` [${sources.join(', ')}]` : '');
