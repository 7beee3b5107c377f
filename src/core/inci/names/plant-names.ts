import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import { byName, type Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';
import { plantPart } from './plant-parts.ts';
import { byRomanceName } from './romance-plants.ts';

/** Plants and what is made of them, as everybody but the INCI dictionary writes them. */

/** "Essential Oil of Lavender", "Extract of Green Tea". */
const ofPlant = new RegExp(
  `^(?:organic |pure )?((?:essential )?(?:(?:${plantPart}) )?(?:oil|extract)|juice|butter|infusion)s? of (.+)$`,
  'i',
);
const plantInFront = (name: string) => (name.includes(' of ') && ofPlant.test(name) ? name.replace(ofPlant, '$2 $1') : null);

/** "Sideritis Scardica Flowers/Leaves/Stems Extract", "Pelargonium Graveolens Leaf/Flower Oil": parts in the plural, or in the other order. */
const mayHavePlural = /\s(?:leaves|flowers|stems|roots|seeds|fruits|buds|berries|berry)[/\s]/i;
const plurals: readonly (readonly [RegExp, string])[] = [
  [/\bleaves\b/gi, 'leaf'],
  [/\b(flower|stem|root|seed|fruit|bud)s\b/gi, '$1'],
  [/\bberr(?:y|ies)\b/gi, 'fruit'],
];
const twoParts = /^(.+\s)([a-z]+)\/([a-z]+)(\s[a-z]+)$/i;

function byOtherParts(lexicon: Lexicon, name: string): Identity | null {
  if (!mayHavePlural.test(name) && !twoParts.test(name)) return null;
  const singular = plurals.reduce((text, [plural, word]) => text.replace(plural, word), name);
  const found = singular === name ? null : byName(lexicon, singular);
  if (found) return found;
  const [, front, one, other, preparation] = twoParts.exec(singular) ?? [];
  return front === undefined ? null : byName(lexicon, `${front}${other}/${one}${preparation}`);
}

/** "Chamomilla Recutita Flower Hydrosol", "Rosa Damascena Distillate": other words for the water. */
export const otherWater = /\s(?:hydrosol|hydrolate?|(?:water )?distillate)$/i;

const asWater = (name: string) => (otherWater.test(name) ? name.replace(otherWater, ' water') : null);

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

const partLast = new RegExp(`^(.+) (extract|oil|water|powder) (${plantPart}|herb)$`, 'i');
/** "Chamomilla Recutita Extract Flower": the part of the plant behind what was made of it. */
const withPartInFront = (name: string) => (partLast.test(name) ? name.replace(partLast, '$1 $3 $2') : null);

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

const variety = / (?:var|subsp|s?spp?)\. ?/i;
const withoutRank = (name: string) => (name.includes('.') && variety.test(name) ? name.replace(variety, ' ') : null);

/** Who it is in the words of the dictionary. */
export function byPlantName(lexicon: Lexicon, name: string): Identity | null {
  for (const inci of [
    plantInFront(name),
    asWater(name),
    latinRose(name),
    withoutAuthor(name),
    withPartInFront(name),
    withoutRank(name),
    ...asExtract(name),
  ]) {
    const found = inci === null ? null : byName(lexicon, inci);
    if (found) return found;
  }
  return byRomanceName(lexicon, name) ?? byOtherParts(lexicon, name);
}
