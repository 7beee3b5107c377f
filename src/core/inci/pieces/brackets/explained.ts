import { editDistance } from '../../names/edit-distance.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { type Lexicon, vocabulary } from '../../names/lexicon.ts';
import { hasOtherInFront } from '../../names/named-scents.ts';
import { plantPart } from '../../names/plant-parts.ts';
import { openAnd } from '../../text/bracketed-and.ts';
import { matchesOf } from '../../text/matches.ts';
import { hyphen, slash, trimmedText } from '../found.ts';
import { isColour } from '../pigments.ts';
import { chemicalHead, material, namesOtherForm } from './named-in-front.ts';

/** Words of what a substance is called in front of its name in brackets; more are names without commas. */
const longestCalled = 7;
/** Behind more words "(Vitamin E)" is what the last of several names counts as. */
const longestVitamin = 3;

/** "Sunflower (Helianthus Annuus Seed Oil)" is what everybody calls it, "Glyceryl (Flavor)" the rest of something else. */
const isOneWord = (words: readonly string[]) => words.filter(({ length }) => length > 1).length === 1 && !/yl$/i.test(words[0] ?? '');

/** Does a bracket with the name of a known ingredient (`id`) tell what the words in front of it, which are not known, are called? */
export function isExplained(lexicon: Lexicon, outer: string, bracket: string, id: number): boolean {
  const words = outer.split(/\s+/);
  return (
    outer.length > 0 &&
    words.length <= longestCalled &&
    !areTwoNames(lexicon, outer) &&
    !hasOtherInFront(outer) &&
    !namesOtherForm(lexicon, id, bracket.trim(), outer) &&
    !isOtherSpecies(lexicon, words, id) &&
    !isOtherPart(lexicon, outer, id) &&
    !isMadeFrom(lexicon, words, bracket, id) &&
    (isOneWord(words) || !speaksOfAnother(lexicon, words, bracket, id))
  );
}

/**
 * "Sodium Lauryl Sulfate-Aroma (Flavor)", "Talc-CI 77499 (Iron Oxides)": with a hyphen for the comma, the bracket explains the last name only; of
 * "Illite/Montmorillonite (Green Clay)" neither. Colours have one name for all of them.
 */
function areTwoNames(lexicon: Lexicon, outer: string): boolean {
  const known = (separator: RegExp) => outer.split(separator).flatMap((part) => identify(lexicon, trimmedText(part))?.id ?? []);
  const between = new Set(known(slash).filter((id) => !isColour(lexicon, id)));
  return known(hyphen).length > 1 || between.size > 1;
}

const longestSlip = 2;

/** "Salvia Verticillata Extract (Sage Extract)": another species of the genus than the everyday name usually means. */
export function isOtherSpecies(lexicon: Lexicon, words: readonly string[], id: number): boolean {
  const [genus = '', species = ''] = lexicon.incis[id]?.toLowerCase().split(' ') ?? [];
  const written = words[words.findIndex((word) => word.toLowerCase() === genus) + 1]?.toLowerCase() ?? '';
  return (
    words.some((word) => word.toLowerCase() === genus) &&
    /^[a-z]{4,}(?:a|um|us|is|ii|ae|ens|e)$/.test(written) &&
    !everyday.test(written) &&
    editDistance(written, species, longestSlip) > longestSlip
  );
}

const parts = new RegExp(`\\b(?:${plantPart})\\b`, 'gi');

const partsIn = (name: string): readonly string[] => name.toLowerCase().replaceAll('kernel', 'seed').match(parts) ?? [];

/** "Mentha Foobar Flower Water (Peppermint Water)": of another part than the everyday name usually means. */
function isOtherPart(lexicon: Lexicon, outer: string, id: number): boolean {
  const [written, own] = [partsIn(outer), partsIn(lexicon.incis[id] ?? '')];
  return written.length > 0 && own.length > 0 && !written.some((part) => own.includes(part));
}

const preparation = /\s(?:powder|extract|oil|juice|butter|flour)$/i;
const longestVariant = 8;
const wordsIn = (text: string) => text.split(/[\s/,()[\]{}-]+/).map(keyOf);

/** Behind an unknown name: "Decyl Fooside (Coconut Oil)" says what it is made from, "Acerola Fruit (Vitamin C)" what is in it; neither is its name. */
function isMadeFrom(lexicon: Lexicon, words: readonly string[], bracket: string, id: number): boolean {
  const outer = words.join(' ');
  if (/vitamin/i.test(bracket)) return preparation.test(outer) || words.length > longestVitamin;
  const inner = bracket.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (!material.test(inner)) return false;
  if (chemicalHead.test(outer)) return true;
  // Any liquid may be explained by "(Water)": only a variant of the word itself is water.
  const last = words.at(-1) ?? '';
  if (lexicon.incis[id] === 'Aqua') return last.length > longestVariant && words.length > 1;
  // "Sodlum laur (Coconut Oil)": nothing in front of the everyday name is a word of the ingredient.
  const own = wordsIn(lexicon.incis[id] ?? '');
  return !own.includes(wordsIn(inner)[0] ?? '') && !wordsIn(outer).some((word) => own.includes(word));
}

const shortestWord = 4;
/** Words of translations that names hold too: the part of a plant, what was made of it, what a colour is. */
const everyday = new RegExp(
  `^(?:${plantPart}|oil|butter|wax|water|extract|powder|juice|starch|milk|gel|cera|aqua|salt|spring|thermal|white|natural|vegetable|light)$`,
);
const ofColours =
  /^(?:red|yellow|blue|green|black|orange|violet|brown|lake|iron|titanium|ferric|chromium|zinc|(?:di)?oxides?|hydroxide|oxychloride)$/;

/** "Linalool Geraniol CI 17200 (Red 33)", "Hydrogenated Foo Oil (Rosehip Oil)": a word of other names, which neither this one nor the bracket has. */
function speaksOfAnother(lexicon: Lexicon, words: readonly string[], bracket: string, id: number): boolean {
  const known = vocabulary(lexicon);
  const own = new Set(wordsIn(`${lexicon.incis[id]} ${bracket}`));
  const spoken = isColour(lexicon, id) ? ofColours : everyday;
  return wordsIn(words.join(' ')).some((word) => word.length >= shortestWord && known.has(word) && !own.has(word) && !spoken.test(word));
}

const wordOfName = /\p{L}[^\s/]+/gu;
/** Words behind a bracket that was never closed; more, with one of another name among them, are further names. */
const longestUnclosed = 3;
const unclosed = /^[^()[\]{}]*[([{](?:[^()[\]{}]*\([^()]*\))*([^()[\]{}]+)(?:$|[([{])/;

/** "Melissa Officinalis (Lemon Balm Lavandula Angustifolia (Lavender) Oil": what stands between the two. */
const opened = /^[^()[\]{}]*\(([^()[\]{}]+)\(/;

const andUnclosed = new RegExp(openAnd, 'i');

/**
 * "Parfum (Fragrance Propanediol Sodium Chloride Caprylyl", "CI 42090 (Blue Linalool Benzyl Alcohol 0899": the end of the bracket is lost, and other
 * names stand behind it. Where they begin; null where nothing tells of any.
 */
export function startOfOthers(lexicon: Lexicon, name: string): number | null {
  const open = name.search(/[([{]/);
  if (open < 0 || andUnclosed.test(name) || name.replace(/[^([{]/g, '').length <= name.replace(/[^)\]}]/g, '').length) return null;
  const inBracket = [unclosed.exec(name), opened.exec(name)].map((match) => {
    const from = match ? match.index + match[0].indexOf(match[1] ?? '', open) : 0;
    return matchesOf(wordOfName, match?.[1] ?? '').map(({ index, 0: text }) => ({ at: from + index, text }));
  });
  const words = inBracket.find(({ length }) => length > longestUnclosed);
  if (!words) return null;
  const known = vocabulary(lexicon);
  const own = new Set(wordsIn(name.slice(0, open)));
  const isOther = (word: string) =>
    word.length > shortestWord && known.has(word) && !own.has(word) && !everyday.test(word) && !ofColours.test(word);
  return words.slice(1).find(({ text }) => wordsIn(text).some(isOther))?.at ?? null;
}

export const runsOn = (lexicon: Lexicon, name: string): boolean => startOfOthers(lexicon, name) !== null;
