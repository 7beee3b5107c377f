import { keyOf } from '../names/fold.ts';
import type { Identity } from '../names/identity.ts';
import { find, type Lexicon } from '../names/lexicon.ts';
import { withoutPrefix } from '../names/prefixes.ts';
import { identifyBySound, plantBySound } from '../names/transliterated.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { inAnyOrder } from './any-order.ts';
import { copolymerOf } from './copolymers.ts';
import { inLatin } from './forms.ts';
import { ofHalfLatin } from './half-latin.ts';
import { layers } from './layers.ts';
import { wordsOf } from './name-words.ts';
import { byPlantPart, ofLatinPlant } from './plants.ts';
import { colourWord, isRemarkWord } from './remarks.ts';
import { byAcid } from './salts.ts';
import { scentOf } from './scents.ts';
import { byShortened } from './shortened.ts';
import { soapOfFat } from './soaps.ts';
import { correctRussian } from './typo.ts';

const longestName = 120;
const maxWords = 7;
/** "акрилаты/винилацетат сополимер" and "винилацетат-акрилатный сополимер" are "сополимер акрилатов и винилацетата". */
const slashedPolymer = /^(?=.*полимер).*(?:\/|[а-я]-[а-я])/i;

/**
 * A name in Cyrillic letters that the dictionary writes in another order, declined otherwise, with a synonym of a part of the plant, with words
 * of quality or purpose around it, or with a slip. Null when it is none of ours, or may be two.
 */
export function identifyRussian(lexicon: Lexicon, name: string): Identity | null {
  if (!cyrillicLetter.test(name) || name.length > longestName) return null;
  const colour = colourOf(lexicon, name);
  if (colour !== null) return { id: colour, match: 'synonym' };
  if (/[()[\]{}\\|;:]/.test(name)) return null;
  if (slashedPolymer.test(name)) {
    const parts = wordsOf(name.replaceAll('/', ' '));
    const polymer = inAnyOrder(lexicon, [...parts, 'и']) ?? inAnyOrder(lexicon, parts) ?? inAnyOrder(lexicon, wordsOf(name));
    return polymer === null ? null : { id: polymer, match: 'synonym' };
  }
  const pair = name.includes('/') ? shortPair(lexicon, name) : null;
  if (pair !== null) return { id: pair, match: 'synonym' };
  if (/\s\/|\/\s/.test(name)) return null;
  const words = wordsOf(name);
  if (words.length === 0 || words.length > maxWords || isOfNoAnimal(words)) return null;
  for (const some of layers(words)) {
    const id = inAnyOrder(lexicon, some);
    if (id !== null) return { id, match: 'synonym' };
  }
  const other =
    scentOf(lexicon, name, words) ??
    (name.includes('полимер') ? copolymerOf(lexicon, name) : null) ??
    soapOfFat(lexicon, words, (some) => inAnyOrder(lexicon, some)) ??
    byAcid(words, (some) => inAnyOrder(lexicon, some)) ??
    withoutRotation(lexicon, name) ??
    sameKind(lexicon, words) ??
    byPlantPart(lexicon, words, (some) => inAnyOrder(lexicon, some)) ??
    ofLatinPlant(lexicon, words) ??
    ofHalfLatin(lexicon, words) ??
    identifyBySound(lexicon, words) ??
    plantBySound(lexicon, words) ??
    byShortened(lexicon, name);
  if (other !== null) return { id: other, match: 'synonym' };
  for (const some of layers(words)) {
    const id = correctRussian(lexicon, some);
    if (id !== null) return { id, match: 'corrected' };
  }
  return null;
}

/** "растительный коллаген" is none: collagen is of animals. */
const isOfNoAnimal = (words: readonly string[]) =>
  words.some((word) => word.startsWith('растительн')) &&
  words.some((word) => /^(?:коллаген|кератин|эластин|плацент|ланолин|желатин|хитозан)/.test(word));

/** "МИТ/ХМИТ" is "MCI/MI", whichever comes first. */
function shortPair(lexicon: Lexicon, name: string): number | null {
  const parts = name.toLowerCase().split(/\s*\/\s*/);
  const latin = parts.map(inLatin);
  if (parts.length !== 2 || latin.some((part, i) => part.length < 2 || part === parts[i])) return null;
  return (find(lexicon, latin.join('')) ?? find(lexicon, latin.reverse().join('')))?.id ?? null;
}

const rotation = /^(?:дл|д|л)-(?=[а-яa-z]{3})/i;
const latinRotation: Readonly<Record<string, string>> = { дл: 'dl-', д: 'd-', л: 'l-' };

/** "Д-альфа-токоферол" is read as "D-альфа-токоферол" is. */
function withoutRotation(lexicon: Lexicon, name: string): number | null {
  const sign = rotation.exec(name)?.[0] ?? '';
  const latin = latinRotation[sign.slice(0, -1).toLowerCase()];
  const printed = latin === undefined ? null : latin + name.slice(sign.length);
  return printed === null ? null : ((find(lexicon, keyOf(printed)) ?? withoutPrefix(lexicon, printed))?.id ?? null);
}

/** "порошок басмы", "масло розового дерева эфирное", "глина монтмориллонитовая": the word tells what is of that kind by its own name already. */
function sameKind(lexicon: Lexicon, words: readonly string[]): number | null {
  const clayAt = words.length === 2 ? words.indexOf('глина') : -1;
  if (clayAt >= 0) {
    const clay = inAnyOrder(lexicon, [(words[1 - clayAt] ?? '').replace(/овая$/, '')]);
    return clay !== null && clays.test(lexicon.incis[clay] ?? '') ? clay : null;
  }
  const isPowder = /^(?:порошок|пудра)$/.test(words[0] ?? '');
  const at = isPowder ? 0 : words.findIndex((word) => word.startsWith('эфирн'));
  const kind = isPowder ? powder : essentialOil;
  const id = at >= 0 && words.length > 1 ? inAnyOrder(lexicon, words.toSpliced(at, 1)) : null;
  return id !== null && kind.test(lexicon.incis[id] ?? '') ? id : null;
}

const clays = /^(?:Bentonite|Hectorite|Illite|Kaolin|Montmorillonite|Moroccan Lava Clay)$/;
const powder = /\sPowder$/;
const essentialOil =
  /\s(?:Wood|Leaf|Flower|Peel|Bark|Root|Needle|Twig)(?:\/\S+)? Oil$|^(?:Juniperus|Litsea|Pimpinella|Illicium|Piper|Elettaria|Myristica|Picea|Artemisia|Thymus|Lippia|Cuminum|Anethum)\s.* Oil$/;

/** "краситель жёлтый CI 19140", "пигмент красный CI 15850:1" */
function colourOf(lexicon: Lexicon, name: string): number | null {
  const [, front = '', number = '', additive = ''] = colourNumber.exec(name) ?? [];
  // "кра-⏎ситель": parted at the end of a line.
  const words = wordsOf(front.replace(/(?<=[а-яё])-\s+/g, '').replace(/["«»“”„]/g, ' '));
  if (number + additive === '' || !(colours.test(words[0] ?? '') || words.every((word) => isRemarkWord(word) || colourWord.test(word))))
    return null;
  return find(lexicon, additive === '' ? `ci${number}` : `e${additive}`)?.id ?? null;
}

/** What they are called behind it says no more than the number does. */
const colours = /^(?:красител|пигмент)/;
const colourNumber = /^([а-яё\s"«»“”„-]+\s)(?:c\.?\s?i\.?\s?(\d{5})(?::\d{1,2})?|[eе]\s?-?\s?(1[0-8]\d))$/i;
