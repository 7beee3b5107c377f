import { withLetters } from '#core/letters.ts';
import { rememberedBy } from '#core/remembered.ts';
import { longPattern } from '../../long-pattern.ts';
import { withoutGrade } from '../pieces/attributes.ts';
import type { Match } from '../reading.ts';
import { identifyRussian } from '../russian/identify.ts';
import { cyrillicLetter, latinLookAlike } from '../text/prepare.ts';
import { keyOf } from './fold.ts';
import { find, type Hit, type Lexicon, nameIs, otherWater } from './lexicon.ts';
import { englishOfNorthern } from './northern.ts';
import { inciOfEthoxylate } from './pharmacopoeia.ts';
import { withoutPrefix } from './prefixes.ts';
import { soapOfOil, withoutSaponified } from './soaps.ts';
import { withMetalInFull } from './symbols.ts';

/** Who a segment of text is. */
export interface Identity {
  readonly id: number;
  readonly match: Exclude<Match, 'unknown'>;
}

const colourIndex = new RegExp(
  longPattern`
    ^(?:(?:permitted\s)?(?:colou?r(?:ant|ing)?s?|farbstoffe?|coloranti?|colorantes?|corantes?|barwniki?|kleurstof(?:fen)?|pewarna|
    dyes?)\s)?(?:colou?r\sindex|c\.?\s?[il1|]?\.?)\s?(?:n[or°º]?\.?)?\s?[-#:]?\s?(\d{5})(?:[:;]\s?\d{1,2})?(?:\s?(?:lake|al lake|
    aluminum lake))?$
  `,
  'i',
);
const bareColourIndex = /^\(?(\d{5})(?:[:;]\d{1,2})?\)?$/;
/** "FD&C Yellow #6 Aluminum Lake": the lake is the same colour, the sign stands for "No.". */
const americanColour = new RegExp(
  longPattern`
    ^((?:ext\.?\s?)?(?:f?d(?:&|\sand\s)c\s?)?(?:red|yellow|blue|green|orange|violet|brown|black))\s?(?:no\.?|n[o°º]\.?|#|
    №)?\s?(\d{1,2})(?:\s?(?:(?:alumin[iu]+m|al|calcium|barium|zirconium|strontium|sodium)\s)?lake)?$
  `,
  'i',
);
/** Words of their own that have the key of an abbreviation or, as "vitamine" and "vitamina" without its blank, of a vitamin. */
const notAbbreviations: ReadonlySet<string> = new Set(
  ['Tea', 'Mit', 'mit', 'sod', 'vitamine', 'vitamines', 'vitamina', 'vitaminas'].flatMap((word) => [
    word,
    word[0]?.toUpperCase() + word.slice(1),
  ]),
);
/** "Tea plant" without its grade. */
const tea = /^tea$/i;
/** UTF-16 units; the longest INCI names have about a thousand. */
const longestName = 1_200;
const digit = /\d/;
/** "Citral3", "Alcohol Denat.8": a superscript that lost its height. */
const endsInDigit = /\d$/;
const footnoteDigit = /^(.*[a-z]{3}\.?)\d$/i;
/** "C12-C15 Alkyl Benzoate": the letter is written once. */
const carbonRange = /(\bC\d{1,2}-)C(?=\d)/gi;
/** "Sodiu Methylparaben" has the key of sodium ethylparaben. */
const cutIon = /iu (?=m)/i;
const plantParts = 'leaf|flower|seed|root|fruit|bark|peel|kernel|rhizome';
/** "Essential Oil of Lavender", "Extract of Green Tea". */
const ofPlant = new RegExp(
  `^(?:organic |pure )?((?:essential )?(?:(?:${plantParts}) )?(?:oil|extract)|juice|butter|infusion)s? of (.+)$`,
  'i',
);
/** "Sideritis Scardica Flowers/Leaves/Stems Extract", "Pelargonium Graveolens Leaf/Flower Oil": parts in the plural, or in the other order. */
const mayHavePlural = /\s(?:leaves|flowers|stems|roots|seeds|fruits|buds|berries|berry)[/\s]/i;
const plurals: readonly (readonly [RegExp, string])[] = [
  [/\bleaves\b/gi, 'leaf'],
  [/\b(flower|stem|root|seed|fruit|bud)s\b/gi, '$1'],
  [/\bberr(?:y|ies)\b/gi, 'fruit'],
];
const twoParts = /^(.+\s)([a-z]+)\/([a-z]+)(\s[a-z]+)$/i;
/** The monomers of a copolymer stand in either order. */
const twoMonomers = /^([^/]+[^/\s])\s*\/\s*([^/]+?)(\s(?:co|cross)polymer)$/i;
const reversible = /^([\w-]+)\/([\w-]+)(?:\/([\w-]+))?(.*)$/;

function lookUp(lexicon: Lexicon, key: string): Identity | null {
  if (key.length < 2) return null;
  return identityOf(find(lexicon, key));
}

function identityOf(hit: Hit | null): Identity | null {
  return hit && { id: hit.id, match: hit.kind === nameIs.inci ? 'exact' : hit.kind === nameIs.typo ? 'corrected' : 'synonym' };
}

const maxRemembered = 2_000;
const remembered = rememberedBy(
  maxRemembered,
  (lexicon: Lexicon, name) => identifyAfresh(lexicon, name) ?? identifyRussian(lexicon, name) ?? identifyNorthern(lexicon, name),
);

function identifyNorthern(lexicon: Lexicon, name: string): Identity | null {
  const english = englishOfNorthern(name);
  const found = english === null ? null : identifyAfresh(lexicon, english);
  return found && asSynonym(found);
}

/** A name without brackets, by exact key, CI number, grade words dropped, plural, reversed slash parts; a Russian name in any order and case. Latin names are never corrected here. The answer is remembered. */
export const identify = (lexicon: Lexicon, raw: string): Identity | null => remembered(lexicon, raw.trim());

/** The same for a text that is hardly met again, such as names that may belong together. */
export function identifyAfresh(lexicon: Lexicon, raw: string): Identity | null {
  const name = raw.trim();
  if (name.length > longestName || notAbbreviations.has(name)) return null;
  const key = keyOf(name);
  const hasNumber = digit.test(name);
  const ion = cutIon.test(name) ? lookUp(lexicon, keyOf(name.replace(cutIon, 'ium '))) : null;
  if (ion) return { id: ion.id, match: 'corrected' };
  const exact = lookUp(lexicon, key);
  if (exact) return hasNumber ? withOwnNumbers(lexicon, name, exact) : exact;
  const colour = hasNumber ? (colourIndex.exec(name) ?? bareColourIndex.exec(name)) : null;
  if (colour) return asSynonym(lookUp(lexicon, `ci${colour[1]}`));
  const american = hasNumber ? americanColour.exec(name) : null;
  if (american) {
    const dye = keyOf(american[1] ?? '');
    const found = lookUp(lexicon, `${dye}no${american[2]}`) ?? lookUp(lexicon, `${dye}${american[2]}`);
    if (found) return asSynonym(found);
  }
  let shorter = withoutGrade(name);
  for (let layer = 0; shorter !== null && layer < 4 && !tea.test(shorter); layer += 1) {
    const found = lookUp(lexicon, keyOf(shorter));
    if (found) return asSynonym(found);
    shorter = withoutGrade(shorter);
  }
  if (key.length > 5) {
    const plural = lookUp(lexicon, key.endsWith('s') ? key.slice(0, -1) : `${key}s`);
    if (plural) return asSynonym(plural);
  }
  const slashed = /[/\\]/.test(name);
  const parts = slashed ? reversible.exec(name.replace(/\s*[/\\]\s*/g, '/')) : null;
  // "PEG/PPG-4/12": the numbers go with their places.
  if (parts && !digit.test(`${parts[1]}${parts[2]}${parts[3] ?? ''}`)) {
    const [, first = '', second = '', third = '', rest = ''] = parts;
    const orders = third
      ? [
          [first, third, second],
          [second, first, third],
          [second, third, first],
          [third, first, second],
          [third, second, first],
        ]
      : [[second, first]];
    for (const order of orders) {
      const found = lookUp(lexicon, keyOf(order.join('/') + rest));
      if (found) return asSynonym(found);
    }
  }
  const chain = hasNumber ? name.replace(carbonRange, '$1') : name;
  if (chain !== name) {
    const found = lookUp(lexicon, keyOf(chain));
    if (found) return asSynonym(found);
  }
  const turnedName = name.includes(' of ') ? name.replace(ofPlant, '$2 $1') : name;
  if (turnedName !== name) {
    const found = lookUp(lexicon, keyOf(turnedName));
    if (found) return asSynonym(found);
  }
  const otherParts = (slashed && twoParts.test(name)) || mayHavePlural.test(name) ? plantPartsOf(lexicon, name) : null;
  if (otherParts) return asSynonym(otherParts);
  const asWater = otherWater.test(name) ? lookUp(lexicon, keyOf(name.replace(otherWater, ' water'))) : null;
  if (asWater) return asSynonym(asWater);
  const marked = endsInDigit.test(name) ? footnoteDigit.exec(name)?.[1] : undefined;
  if (marked !== undefined && !isNumbered(lexicon, keyOf(marked))) {
    const found = lookUp(lexicon, keyOf(marked));
    if (found) return asSynonym(found);
  }
  const [, front, back, polymer] = (slashed ? twoMonomers.exec(name) : null) ?? [];
  const turned = polymer === undefined ? null : lookUp(lexicon, keyOf(`${back}/${front}${polymer}`));
  return asSynonym(
    turned ?? identityOf(withoutPrefix(lexicon, name)) ?? identifySoap(lexicon, name) ?? identifyOtherwise(lexicon, name, key),
  );
}

/** "Rose Gallica Flower Extract": the genus in English in front of its Latin species. */
const latinRose = (name: string) => (/^rose\s\p{L}{4,}a\s/iu.test(name) ? `Rosa${name.slice(4)}` : null);

const author = longPattern`
  (?:L|Linn|Mill|DC|Lam|Willd|Thunb|Roxb|Gaertn|Burm|Hook|Sieb(?:old)?|Zucc|Urb(?:an)?|Kuntze|Merr|Blume|Bl|Moench|Osbeck|Baill|
  Skeels|Rausch(?:ert)?|Schneid|Kunth|Maxim|Nakai|Makino|Miq|Bunge|Fisch|Mey|Benth|Cav|Ait(?:on)?|Vill|Presl|Sw|Wall|Nees|Lour|Raf|
  Ten|Juss|Pers|Desf|Jacq|Boiss|Maiden|Betche|Cheel|Link|Don|Kotschy)(?![\p{L}])
`;
/** "Calendula officinalis L. flower extract", "Camellia Sinensis (L.) Kuntze Leaf Extract": who described the plant. */
const describedBy = withLetters(
  `(?<=^\\p{L}{3,} \\p{L}{3,} )(?:(?:\\(?(?:\\p{Lu}\\.\\s?)*${author}\\.?\\s?(?:f\\.)?\\)?|ex|et|&)\\s?)+`,
  'iu',
);
const mayHaveAuthor = / \(?[A-Z]\p{L}{0,8}[ .)]/u;
const withoutAuthor = (name: string) => (mayHaveAuthor.test(name) && describedBy.test(name) ? name.replace(describedBy, '') : null);

const partLast = new RegExp(`^(.+) (extract|oil|water|powder) (${plantParts}|herb)$`, 'i');
/** "Chamomilla Recutita Extract Flower": the part of the plant behind what was made of it. */
const withPartInFront = (name: string) => (partLast.test(name) ? name.replace(partLast, '$1 $3 $2') : null);

/** "Laureth Sulfate Sodium": a salt whose metal stands behind, as in other languages. */
const metalLast = /^(.{4,}(?:ate|ide)) ((?:di|tri|tetra)?(?:sodium|potassium)|calcium|magnesium|zinc|ammonium)$/i;

/** "DI-alpha-tocopheryl acetate", "Pyridoxine HCI": a capital I for an l. */
const scannedL = /(?<=^D)I(?=[\s-]alpha)|(?<=\sHC)I$/i;

/** A name as pharmacopoeias, perfumers or translations write it. */
function identifyOtherwise(lexicon: Lexicon, name: string, key: string): Identity | null {
  for (const inci of [
    inciOfEthoxylate(key),
    withMetalInFull(name),
    scannedL.test(name) ? name.replace(scannedL, 'l') : null,
    latinRose(name),
    withoutAuthor(name),
    withPartInFront(name),
    metalLast.test(name) ? name.replace(metalLast, '$2 $1') : null,
    name.includes('.') ? name.replace(/ (?:var|subsp|s?spp?)\. ?/i, ' ') : null,
    ...asExtract(name),
  ]) {
    const found = inci === null ? null : lookUp(lexicon, keyOf(inci));
    if (found) return found;
  }
  return null;
}

/** "Vanilla absolute", "absolue de jasmin": a scent is drawn by a solvent, so it is an extract; of flowers, theirs and no other. */
const absoluteOf = /^(.{3,60}?)\s(?:absolut[ea]?|absolue|assoluta)$|^(?:absolu[et]?|assoluta|absoluto)\s(?:d[eio]\s|d['’])?(.{3,60})$/i;
const mayBeAbsolute = /absol|assol/i;
const flowers = /^ros[ae]|jasmin|tuberos|mimosa|osmanthus|narciss|lavan|magnolia|gardenia|blossom|champaca|boronia/i;

function asExtract(name: string): readonly string[] {
  const [, first, second] = mayBeAbsolute.test(name) ? (absoluteOf.exec(name) ?? []) : [];
  const plant = first ?? second;
  if (plant === undefined) return [];
  if (flowers.test(plant)) return [`${plant} flower extract`];
  return [`${plant} extract`, `extrait de ${plant}`, `extracto de ${plant}`, `estratto di ${plant}`];
}

function plantPartsOf(lexicon: Lexicon, name: string): Identity | null {
  const singular = plurals.reduce((text, [plural, word]) => text.replace(plural, word), name);
  const found = singular === name ? null : lookUp(lexicon, keyOf(singular));
  if (found) return found;
  const [, front, one, other, preparation] = twoParts.exec(singular) ?? [];
  return front === undefined ? null : lookUp(lexicon, keyOf(`${front}${other}/${one}${preparation}`));
}

/** "huile d'olive saponifiée" */
function identifySoap(lexicon: Lexicon, name: string): Identity | null {
  const oilName = withoutSaponified(name);
  const oil = oilName === null ? null : identify(lexicon, oilName);
  const soap = oil && soapOfOil(lexicon.incis[oil.id] ?? '');
  return soap ? lookUp(lexicon, keyOf(soap)) : null;
}

const numbers = /\d+/g;
const numbersApart = /\d[^\p{L}\d]+\d/u;

/**
 * A key forgets what stands between two numbers, so "Laureth-2/3" has the key of Laureth-23. Null for that; where only a blank broke
 * the number it is a correction.
 */
function withOwnNumbers(lexicon: Lexicon, name: string, identity: Identity | null): Identity | null {
  if (!identity || !numbersApart.test(name)) return identity;
  const [read, own] = [name.match(numbers) ?? [], (lexicon.incis[identity.id] ?? '').match(numbers) ?? []];
  if (read.join('') !== own.join('') || read.join(' ') === own.join(' ')) return identity;
  const mended = name.replace(/(?<=\d) +(?=\d)/g, '').match(numbers) ?? [];
  return mended.join(' ') === own.join(' ') ? { ...identity, match: 'corrected' } : null;
}

/** Do names begin with this key and a number ("benzophenone")? Then a digit behind it is part of a name. */
export function isNumbered(lexicon: Lexicon, key: string): boolean {
  for (let number = 1; number < 10; number += 1) if (find(lexicon, `${key}${number}`)) return true;
  return false;
}

/** A name all in Cyrillic letters that look like the Latin ones ("ВНТ"), and is no Russian name; null when it is one, or unknown. */
export function identifyDisguised(lexicon: Lexicon, text: string): Identity | null {
  if (!cyrillicLetter.test(text)) return null;
  const latin = latinLookAlike(text.trim());
  return latin === null || lookUp(lexicon, keyOf(text)) ? null : asSynonym(lookUp(lexicon, keyOf(latin)));
}

/** "Cocos Nucifera Coconut Oil": the Latin species in front of the common name, brackets lost; "Glyceryl Stearate Stearate": a word twice. */
export function identifyDoubled(lexicon: Lexicon, text: string): Identity | null {
  const words = text.trim().split(/\s+/);
  if (words.length > 8) return null;
  // "Foeniculum Vulgare Vulgare Fruit Oil" names a variety.
  const once = words.filter((word, i) => (i === 2 && words.length > 3) || word.toLowerCase() !== words[i - 1]?.toLowerCase());
  const single = once.length < words.length && once.length > 1 ? identify(lexicon, once.join(' ')) : null;
  if (single) return { id: single.id, match: 'corrected' };
  // "Prunus Amygdalus Dulcis" has three words.
  for (const latin of [2, 3]) {
    const front = words.slice(0, latin).join(' ');
    const found = words.length - latin < 2 ? null : identify(lexicon, words.slice(latin).join(' '));
    const species = `${front} `.toLowerCase();
    // "Glyceryl Stearate Glycerylstearate Citrate" are two.
    if (
      found &&
      (latin > 2 || identify(lexicon, front)?.match !== 'exact') &&
      (lexicon.incis[found.id] ?? '').toLowerCase().startsWith(species)
    )
      return { id: found.id, match: 'synonym' };
  }
  return null;
}

function asSynonym(identity: Identity | null): Identity | null {
  return identity && { id: identity.id, match: identity.match === 'corrected' ? 'corrected' : 'synonym' };
}
