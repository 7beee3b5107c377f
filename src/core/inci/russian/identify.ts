import { keyOf } from '../names/fold.ts';
import { find, type Lexicon, nameIs } from '../names/lexicon.ts';
import { withoutPrefix } from '../names/prefixes.ts';
import { identifyBySound, plantBySound } from '../names/transliterated.ts';
import type { Match } from '../reading.ts';
import { cyrillicLetter } from '../text/prepare.ts';
import { copolymerOf } from './copolymers.ts';
import { type Form, formsOf, inLatin, otherWord, plantForms } from './forms.ts';
import { ofHalfLatin } from './half-latin.ts';
import { allKeys, goingOn, type Range, type RussianKeys, russianKeys } from './keys.ts';
import { inRussian } from './neighbour-words.ts';
import { ofLatinPlant, plantPart, withoutPart } from './plants.ts';
import { byAcid } from './salts.ts';
import { byShortened } from './shortened.ts';
import { correctRussian } from './typo.ts';
import { colourWord, kindWord, purposeWord, qualityWord, shortForms } from './words.ts';

const longestName = 120;
const maxWords = 7;
/** Shorter names are known as they are, or not at all. */
const shortestBent = 4;
/** Between two words of a name, the first of which may be a short form: "вит.Е". */
const gap = /\s+|(?<=витамин\s[а-яa-z]\d{0,2})-(?=[а-я]{5})|(?<=[а-я]{2}\.)(?=[а-яa-z])|(?<=[а-я]{3}|[cс][oо]2)-(?=[а-я]{3})/;
/** And never «и» inside: "масла лимона и мяты" are not of лимонная мята. */
const between = /^(?:из|с|от|на|для)$/;
/** "акрилаты/винилацетат сополимер" and "винилацетат-акрилатный сополимер" are "сополимер акрилатов и винилацетата". */
const slashedPolymer = /^(?=.*полимер).*(?:\/|[а-я]-[а-я])/i;
/** "лаурат полиглицерина-10": the ester is also called "полиглицерил-10 лаурат". */
const polyglycerol = /^полиглицери[нл]а(?=-?\d)/;
/** "сетеариловый": "cetearyl" by its English sound. */
const soundsLatin = /^сет(?=ил(?:ов|$)|еарил|римон)/;
const ethoxylate = /^полиэтиленгликол[ья](?=-?\d)/;
/** What is made of a plant; its name may then be a noun or an adjective. */
const preparation =
  /^(?:масл|экстракт|вод|сок|порош|мук|воск|крахмал|бел|протеин|отруб|гидролат|гидрозол|камед|молоч|пудр|уксус|баттер|отвар|насто[йя]|вытяжк|инфузи)/;

/**
 * A name in Cyrillic letters that the dictionary writes in another order, declined otherwise, with a synonym of a part of the plant, with words
 * of quality or purpose around it, or with a slip. Null when it is none of ours, or may be two.
 */
export function identifyRussian(lexicon: Lexicon, name: string): { id: number; match: Exclude<Match, 'unknown'> } | null {
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
    scentOf(lexicon, words, inQuotes.test(name)) ??
    (name.includes('полимер') ? copolymerOf(lexicon, name) : null) ??
    byAcid(words, (some) => inAnyOrder(lexicon, some)) ??
    withoutRotation(lexicon, name) ??
    sameKind(lexicon, words) ??
    plantPart(lexicon, words, (some) => inAnyOrder(lexicon, some)) ??
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

/** "МИТ/ХМИТ" is "MCI/MI", whichever comes first. */
function shortPair(lexicon: Lexicon, name: string): number | null {
  const parts = name.toLowerCase().split(/\s*\/\s*/);
  const latin = parts.map(inLatin);
  if (parts.length !== 2 || latin.some((part, i) => part.length < 2 || part === parts[i])) return null;
  return (find(lexicon, latin.join('')) ?? find(lexicon, latin.reverse().join('')))?.id ?? null;
}

/** "вода до 100", "вода до 100 мл": as much as is left. */
const upToWhole = /\sдо(?:\s100(?:\s?(?:г|мл))?)?$/;

/** "стеарин қышқылы", "цетил спирті": Kazakh puts the noun where Russian has an adjective. */
const kazakhNoun = /((?:ил|ин|(?<!лим)он))(?=\s(?:қышқылы|спирті))/;

/** "витаминЕ", "маслооливковое": a lost space. */
const gluedWord = /(?<=[а-яё]{3})(?=[А-ЯЁ])|(?<=^масло)(?=[а-я]{4,}$)|(?<=^кислота)(?=[а-я]{5,}$)|(?<=^спирт)(?=[а-я]{3,}ый$)/g;

function wordsOf(name: string): string[] {
  return name
    .replace(gluedWord, ' ')
    .toLowerCase()
    .replace(kazakhNoun, '$1овая')
    .replace(upToWhole, '')
    .replace(/^э[/.]\s?м\.?\s/, 'эфирное масло ')
    .replace(/ё/g, 'е')
    .replace('карбальдегид', 'карбоксальдегид')
    .replace('масло-основа', 'масло')
    .split(gap)
    .map((word) => {
      const plain = word
        .replace(/[.,]+$/, '')
        .replace(polyglycerol, 'полиглицерил')
        .replace(ethoxylate, 'пэг')
        .replace(soundsLatin, 'цет');
      return keyOf(shortForms[plain] ?? inRussian(plain));
    })
    .filter(Boolean);
}

/** "растительный коллаген" is none: collagen is of animals. */
const isOfNoAnimal = (words: readonly string[]) =>
  words.some((word) => word.startsWith('растительн')) &&
  words.some((word) => /^(?:коллаген|кератин|эластин|плацент|ланолин|желатин|хитозан)/.test(word));

const isRemarkWord = (word: string) => purposeWord.test(word) || qualityWord.test(word);

/** The words as they stand; then without what the name is there for; then without what tells its quality. */
function* layers(words: readonly string[]): Generator<readonly string[]> {
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

const scentWords = /^(?:отдушк|парфюм|аромат(?:изатор)?$|аромокомпозиц)/;
const composition = /^(?:композици|отдушк|масл)/;

/** "отдушка «Молоко и мёд»": in quotes stands what it smells of, and no ingredient. */
const inQuotes = /["«“„].*["»”]$/;

/** A scent that is called by what it smells of: "отдушка Ваниль". */
function scentOf(lexicon: Lexicon, words: readonly string[], isQuoted: boolean): number | null {
  // "пищевой ароматизатор «Клубника»"
  const scent = words.slice(purposeWord.test(words[0] ?? '') ? 1 : 0);
  const isTurned = /^композици/.test(scent[0] ?? '') && scentWords.test(scent[1] ?? '');
  if (!isTurned && !scentWords.test(scent[0] ?? '')) return null;
  const length = isTurned || composition.test(scent[1] ?? '') ? 2 : 1;
  const rest = scent.slice(length);
  if (rest.length === 0 || rest.length > 3 || (!isQuoted && rest.some((word) => find(lexicon, word) !== null))) return null;
  return inAnyOrder(lexicon, scent.slice(0, length));
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

/** Words that tell a purpose or a quality, and nothing else: "консервант". */
export const isRemark = (text: string): boolean => wordsOf(text).every(isRemarkWord);

/** Words of quality alone: "масло подсолнечное рафинированное, дезодорированное". */
export const isQuality = (text: string): boolean => wordsOf(text).every((word) => qualityWord.test(word));

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
function inAnyOrder(lexicon: Lexicon, words: readonly string[]): number | null {
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
