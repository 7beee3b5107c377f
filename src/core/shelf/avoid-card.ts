/** What somebody avoids, to be shown in a shop, at a pharmacy or a hairdresser's: INCI names, which are the same everywhere. */
export interface AvoidCard {
  /** Shown by a patch test. */
  readonly allergies: readonly string[];
  /** Avoided for other reasons. */
  readonly avoided: readonly string[];
}

export interface CardWords {
  readonly title: string;
  readonly allergies: string;
  readonly avoided: string;
}

/** Bytes that a square of the lowest correction holds, with room for what its head takes. */
const codeBytes = 2_900;

/** The card as text: a heading and one line for each kind that there is. Empty where nothing is avoided. */
export function cardText({ allergies, avoided }: AvoidCard, words: CardWords): string {
  const lines = [
    [words.allergies, allergies],
    [words.avoided, avoided],
  ] as const;
  const said = lines.flatMap(([word, names]) => (names.length > 0 ? [`${word}: ${names.join('; ')}`] : []));
  return said.length === 0 ? '' : [words.title, ...said].join('\n');
}

/** Can the text be put into one square code that a telephone reads? */
export const fitsCode = (text: string): boolean => new TextEncoder().encode(text).length <= codeBytes;
