import { identify } from '../names/identify.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { type FoundComponent, splitWithOffsets } from '../pieces/found.ts';

const namesScent = /(?<!\p{L})(?:parfums?|perfumes?|fragrances?|profumo|duft|aroma|flavou?rs?)(?!\p{L})/iu;
const between = /[,;:.]|\s(?:and|et|und|y|e|&)\s/giu;
/** "Parfum à l'", "Fragrance with", "parfum avec de l'" */
const inFront =
  /^\s*(?:(?:parfum|perfume|fragrance|profumo|duft|aroma|flavou?r)\s)?(?:(?:à|avec|aux?|with|from|mit|aus|con|da|contains?|contient)\s)?(?:(?:de\s)?l['’]|the\s)?/iu;
const oil = / Oil(?: |$)/;

/** "* Parfum à l'huile essentielle d'eucalyptus", "* peppermint oil and other natural flavor": the oils of a scent that its footnote names; `start` is the footnote's offset. */
export function scentOils(lexicon: Lexicon, said: string, start: number): FoundComponent[] {
  if (!namesScent.test(said)) return [];
  return splitWithOffsets(said, between).flatMap(({ text, at }) => {
    const skipped = inFront.exec(text)?.[0].length ?? 0;
    const name = text.slice(skipped).trimEnd();
    const named = identify(lexicon, name);
    const from = start + at + skipped;
    return named && oil.test(lexicon.incis[named.id] ?? '') ? [{ start: from, end: from + name.length, ...named }] : [];
  });
}
