import { rememberedBy } from '#core/remembered.ts';
import { withoutGrade } from '../pieces/attributes.ts';
import { identifyRussian } from '../russian/identify.ts';
import { cyrillicLetter, latinLookAlike } from '../text/prepare.ts';
import { byAmericanColour, colourNumber } from './colour-numbers.ts';
import { keyOf } from './fold.ts';
import { asSynonym, byKey, byName, type Identity, identityOf } from './identity.ts';
import type { Lexicon } from './lexicon.ts';
import { englishOfNorthern } from './northern.ts';
import { inOtherOrder } from './other-order.ts';
import { isNumbered, withOwnNumbers } from './own-numbers.ts';
import { inciOfEthoxylate } from './pharmacopoeia.ts';
import { byPlantName } from './plant-names.ts';
import { withoutPrefix } from './prefixes.ts';
import { soapOfOil, withoutSaponified } from './soaps.ts';
import { withMetalInFull } from './symbols.ts';

/** Words of their own that have the key of an abbreviation or, as "vitamine" and "vitamina" without its blank, of a vitamin. */
const notAbbreviations: ReadonlySet<string> = new Set(
  ['Tea', 'Mit', 'mit', 'sod', 'vitamine', 'vitamines', 'vitamina', 'vitaminas'].flatMap((word) => [
    word,
    word[0]?.toUpperCase() + word.slice(1),
  ]),
);
/** UTF-16 units; the longest INCI names have about a thousand. */
const longestName = 1_200;
const digit = /\d/;
const slash = /[/\\]/;
/** "Blue l" */
const strokeLast = /\s[li]$/i;

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
  const ion = cutIon.test(name) ? byName(lexicon, name.replace(cutIon, 'ium ')) : null;
  if (ion) return { id: ion.id, match: 'corrected' };
  const key = keyOf(name);
  const hasNumber = digit.test(name);
  const exact = byKey(lexicon, key);
  if (exact) return hasNumber ? withOwnNumbers(lexicon, name, exact) : exact;
  const number = hasNumber ? colourNumber(name) : null;
  if (number !== null) return asSynonym(byKey(lexicon, `ci${number}`));
  return asSynonym(
    (hasNumber || strokeLast.test(name) ? byAmericanColour(lexicon, name) : null) ??
      withoutGrades(lexicon, name) ??
      inOtherNumber(lexicon, key) ??
      (slash.test(name) ? inOtherOrder(lexicon, name) : null) ??
      (hasNumber ? withOneCarbon(lexicon, name) : null) ??
      byPlantName(lexicon, name) ??
      withoutFootnote(lexicon, name) ??
      identityOf(withoutPrefix(lexicon, name)) ??
      identifySoap(lexicon, name) ??
      inOtherWriting(lexicon, name, key),
  );
}

/** "Sodiu Methylparaben" has the key of sodium ethylparaben. */
const cutIon = /iu (?=m)/i;

/** "Tea plant" without its grade. */
const tea = /^tea$/i;
const mostGrades = 4;

function withoutGrades(lexicon: Lexicon, name: string): Identity | null {
  let shorter = withoutGrade(name);
  for (let grade = 0; shorter !== null && grade < mostGrades && !tea.test(shorter); grade += 1) {
    const found = byName(lexicon, shorter);
    if (found) return found;
    shorter = withoutGrade(shorter);
  }
  return null;
}

const shortestPlural = 6;

/** A plural of what the dictionary has in the singular, or the other way round. */
const inOtherNumber = (lexicon: Lexicon, key: string): Identity | null =>
  key.length < shortestPlural ? null : byKey(lexicon, key.endsWith('s') ? key.slice(0, -1) : `${key}s`);

/** "C12-C15 Alkyl Benzoate": the letter is written once. */
const carbonRange = /(\bC\d{1,2}-)C(?=\d)/gi;

function withOneCarbon(lexicon: Lexicon, name: string): Identity | null {
  const range = name.replace(carbonRange, '$1');
  return range === name ? null : byName(lexicon, range);
}

/** "Citral3", "Alcohol Denat.8": a superscript that lost its height. */
const endsInDigit = /\d$/;
const footnoteDigit = /^(.*(?:[a-z]{3}\.?|\s(?:butter|extract|juice|oil|powder|water|wax)-))\d$/i;

function withoutFootnote(lexicon: Lexicon, name: string): Identity | null {
  const marked = endsInDigit.test(name) ? footnoteDigit.exec(name)?.[1] : undefined;
  const found = marked === undefined || isNumbered(lexicon, keyOf(marked)) ? null : byName(lexicon, marked);
  // "Seed Oil-2": a raised number, or what is left of another name.
  return found && marked?.endsWith('-') ? { ...found, match: 'corrected' } : found;
}

/** "huile d'olive saponifiée" */
function identifySoap(lexicon: Lexicon, name: string): Identity | null {
  const oilName = withoutSaponified(name);
  const oil = oilName === null ? null : identify(lexicon, oilName);
  const soap = oil && soapOfOil(lexicon.incis[oil.id] ?? '');
  return soap ? byName(lexicon, soap) : null;
}

/** "Laureth Sulfate Sodium": a salt whose metal stands behind, as in other languages. */
const metalLast = /^(.{4,}(?:ate|ide)) ((?:di|tri|tetra)?(?:sodium|potassium)|calcium|magnesium|zinc|ammonium)$/i;

/** "DI-alpha-tocopheryl acetate", "Pyridoxine HCI": a capital I for an l. */
const scannedL = /(?<=^D)I(?=[\s-]alpha)|(?<=\sHC)I$/i;

/** "Magnesium Sulfate Heptahydrate": the salt, with the water that its crystals hold. */
const crystalWater = /(?<=(?:[ai]te|ide|acid|ose|ine|EDTA)) (?:hemi|mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|dodeca)hydrate$/i;

/** "PEG-40 Castor Oil Hydrogenated", "Lecithin Hydrogenated". */
const hydrogenatedLast = /^((?:peg[\s-]?\d{1,3} )?)(.{4,}) (?:hydrogenated|hidrogenad[ao])$/i;

/** A substance as pharmacopoeias or translations write it. */
function inOtherWriting(lexicon: Lexicon, name: string, key: string): Identity | null {
  for (const inci of [
    inciOfEthoxylate(key),
    withMetalInFull(name),
    scannedL.test(name) ? name.replace(scannedL, 'l') : null,
    crystalWater.test(name) ? name.replace(crystalWater, ' hydrate') : null,
    crystalWater.test(name) ? name.replace(crystalWater, '') : null,
    hydrogenatedLast.test(name) ? name.replace(hydrogenatedLast, '$1Hydrogenated $2') : null,
    metalLast.test(name) ? name.replace(metalLast, '$2 $1') : null,
  ]) {
    const found = inci === null ? null : byName(lexicon, inci);
    if (found) return found;
  }
  return null;
}

/** A name all in Cyrillic letters that look like the Latin ones ("ВНТ"), and is no Russian name; null when it is one, or unknown. */
export function identifyDisguised(lexicon: Lexicon, text: string): Identity | null {
  if (!cyrillicLetter.test(text)) return null;
  const latin = latinLookAlike(text.trim());
  return latin === null || byName(lexicon, text) ? null : asSynonym(byName(lexicon, latin));
}
