import * as z from 'zod/mini';
import { foldTitle } from './title-words.ts';

const wordList = z.array(z.string());

/** data/catalog/import-titles.yaml. */
export const titleSpellingFile = z.strictObject({
  slips: z.record(z.string(), z.string()),
  accents: wordList,
  french: z.strictObject({ names: wordList, signs: wordList, accents: wordList }),
});

type Spellings = ReadonlyMap<string, string>;

/** The file as it is asked while importing: by a word in small letters, how it is written. */
export interface TitleSpelling {
  readonly always: Spellings;
  readonly inFrench: Spellings;
  readonly french: { readonly names: readonly string[]; readonly signs: ReadonlySet<string> };
}

const byFolded = (words: readonly string[]) => words.map((word) => [foldTitle(word), word] as const);

export const titleSpelling = ({ slips, accents, french }: z.output<typeof titleSpellingFile>): TitleSpelling => ({
  always: new Map([...Object.entries(slips), ...byFolded(accents)]),
  inFrench: new Map(byFolded(french.accents)),
  french: { names: french.names, signs: new Set(french.signs) },
});

const hasCapital = /\p{Lu}/u;
const inCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();

/** The right word with the capitals of the written one, unless it has its own. */
function asWritten(right: string, written: string): string {
  if (inCapitals(written)) return right.toUpperCase();
  return hasCapital.test(written.slice(0, 1)) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
}

/** "A l'huile", "a la rose" of a French title. */
const article = /(?<![\p{L}\d])a(?=\sla\s|\sl['’]|\sbase\sd)/giu;

/** A title without slips, and with the accents that its French words lost. */
export function spelled(title: string, { always, inFrench, french }: TitleSpelling): string {
  const folded = foldTitle(title);
  const isFrench = folded.split(' ').some((word) => french.signs.has(word)) && !french.names.some((name) => folded.includes(name));
  const whole = isFrench ? title.replace(article, (letter) => (letter === 'A' ? 'À' : 'à')) : title;
  return whole.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    const right = always.get(small) ?? (isFrench ? inFrench.get(small) : undefined);
    return right === undefined ? word : asWritten(right, word);
  });
}
