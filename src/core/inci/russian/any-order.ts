import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { type Form, formsOf, inLatin, otherWord, plantForms } from './forms.ts';
import { allKeys, goingOn, type Range, type RussianKeys, russianKeys } from './keys.ts';
import { preparation } from './plant-words.ts';
import { withoutPart } from './plants.ts';

/** Shorter names are known as they are, or not at all. */
const shortestBent = 4;

interface Best {
  cost: number;
  id: number | null;
}

/** Several of a kind: "витамины" are not the one whose letter their ending happens to be. */
const classWord = /^(?:витамин(?:ы|ов|ам|ами)|спирт(?:ы|ов|ам|ами)|сол(?:и|ей|ям|ями))$/;

/** In the genitive alone it is what is left of a salt's name: "цинка и магния стеараты". */
const ofMetal =
  /^(?:цинка|магния|кальция|калия|натрия|железа|титана|алюминия|меди|серебра|марганца|селена|кремния|аммония|лития|стронция|висмута)$/;

/** The one ingredient whose name holds these words in any order. */
export function inAnyOrder(lexicon: Lexicon, words: readonly string[]): number | null {
  const [only = ''] = words;
  if (words.length === 1 && (classWord.test(only) || ofMetal.test(only))) return null;
  for (const key of new Set([words.join(''), words.map(inLatin).join('')])) {
    const exact = find(lexicon, key);
    if (exact && exact.kind !== nameIs.typo) return exact.id;
  }
  if (words.join('').length < shortestBent) return null;
  const names = russianKeys(lexicon);
  const ofPlant = words.length > 1 && words.some((word) => preparation.test(word) || word.endsWith('полимер'));
  const forms = words.map((word) => {
    // Words of one meaning stand for each other inside a name: a hydrosol by itself is no water.
    if (words.length === 1) return formsOf(word).filter(({ cost }) => cost < otherWord);
    return ofPlant && !preparation.test(word) ? [...formsOf(word), ...plantForms(word)] : formsOf(word);
  });
  const best: Best = { cost: Number.POSITIVE_INFINITY, id: null };
  placeRest(lexicon, names, forms, allKeys(names), 0, 0, best);
  return best.id === -1 ? null : best.id;
}

/** Puts each word that is left behind the ones before it, as far as a key goes on like that. */
function placeRest(
  lexicon: Lexicon,
  names: RussianKeys,
  forms: readonly (readonly Form[])[],
  range: Range,
  placed: number,
  cost: number,
  best: Best,
): void {
  if (placed === (1 << forms.length) - 1) {
    const key = names.keys[range.from] ?? '';
    const hit = key.length === range.depth ? find(lexicon, key) : null;
    if (!hit || hit.kind === nameIs.typo) return;
    if (cost < best.cost) Object.assign(best, { cost, id: hit.id });
    else if (cost === best.cost && best.id !== hit.id) best.id = withoutPart(lexicon, best.id ?? -1, hit.id) ?? -1;
    return;
  }
  forms.forEach((ways, i) => {
    if (placed & (1 << i)) return;
    for (const form of ways) {
      if (cost + form.cost > best.cost) continue;
      const stem = goingOn(names, range, form.stem);
      if (!stem) continue;
      for (const ending of form.endings) {
        const next = goingOn(names, stem, ending);
        if (next) placeRest(lexicon, names, forms, next, placed | (1 << i), cost + form.cost, best);
      }
    }
  });
}
