import { isRemarkWord, kindWord, purposeWord, qualityWord } from './remarks.ts';

/** And never «и» inside: "масла лимона и мяты" are not of лимонная мята. */
const between = /^(?:из|с|от|на|для)$/;

/** The words as they stand; then without what the name is there for; then without what tells its quality. */
export function* layers(words: readonly string[]): Generator<readonly string[]> {
  yield words;
  let front = 0;
  for (let i = 0; i < words.length - 1 && isRemarkWord(words[i] ?? ''); i += 1) if (purposeWord.test(words[i] ?? '')) front = i + 1;
  if (front > 0) yield words.slice(front);
  for (const from of new Set([0, front])) {
    const own = words.slice(from);
    // "водный экстракт мяты водной": one of two qualities may be the plant's own.
    const qualities = own.filter((word) => qualityWord.test(word));
    if (qualities.length === 2) for (const quality of qualities) yield own.toSpliced(own.indexOf(quality), 1);
    const nouns = words
      .slice(from)
      .filter(
        (word, i, all) =>
          !qualityWord.test(word) &&
          !between.test(word) &&
          (word !== 'и' || (i > 0 && i < all.length - 1)) &&
          !(kindWord.test(word) && i > 0 && i < all.length - 1),
      );
    if (nouns.length > 0 && nouns.length < words.length - from) yield nouns;
  }
}
