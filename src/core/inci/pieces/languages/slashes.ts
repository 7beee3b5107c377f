import { longPattern } from '../../../long-pattern.ts';
import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import type { Identity } from '../../names/identity.ts';
import { find, goesOn, type Lexicon, vocabulary } from '../../names/lexicon.ts';
import { cyrillicLetter } from '../../text/prepare.ts';
import { slash, trimmedText } from '../found.ts';
import { isColour, saysColour } from '../pigments.ts';

// Without U+017F: it folds to "s".
export const foreignWord =
  /[\u00c0-\u017e\u0180-\u024f]|\s(?:de|di|do|da|des|du|del|della|d'\p{L}+)(?:\s|$)|^(?:huile|beurre|extrait|aceite|olio|óleo|extracto|estratto|oxyde|acide|ácido|acido)\s/iu;

/** Parts of polymers, which no list names alone: what stands beside one is another part. */
export const monomer =
  /^(?:(?:methyl)?styrene|(?:iso)?butylene|ethylene|propylene|butadiene|isoprene|vinyl|acrylamide|acrylonitrile|(?:meth)?acrylic)$/i;

/** "HUILE MINERAIE EJANTHUS ANNUUS SEED OIL": two names in two languages. */
const frenchAndEnglish = /^(?:huile|beurre|extrait|cire)\s.*\s(?:oil|butter|extract|wax)$/i;

/** An unknown name beside a known one that is the same in another language: "Sodium Lauryl Sulfate/Laurilsulfato de Sódio", "Dimethicone/Dimethicona". */
function isTranslation(lexicon: Lexicon, part: string, knownName: string): boolean {
  if (/(?:polymer|полимер)$/i.test(part)) return false;
  if (cyrillicLetter.test(part)) return !cyrillicLetter.test(knownName) || isSameInRussian(lexicon, part, knownName);
  const own = identify(lexicon, knownName)?.id;
  const words = part.split(/\s+/);
  if (anotherIn(lexicon, words, own) >= 0 || wordsOfOwn(lexicon, words, own) > 0) return false;
  if (frenchAndEnglish.test(part)) return false;
  if (foreignWord.test(part)) return !monomer.test(knownName);
  const [a, b] = [keyOf(part), keyOf(knownName)];
  return a.length > 5 && !/[\d\s]/.test(part) && Math.abs(a.length - b.length) < 4 && a.slice(0, 5) === b.slice(0, 5);
}

/** A shorter name may be a word of another language: "sel", "mel". */
const shortestName = 5;
const joint = /^(?:d[eiao]|d[eo]s|del|du)$/i;

/**
 * "Cire d'abeille Oleic Acid", "Eau purifiée GLYCERIN Hydratant": the word where another name than `own` begins, which is not all of the text, or -1;
 * "Monoetanolamina de cocamida" is one name.
 */
export function anotherIn(lexicon: Lexicon, words: readonly string[], own: number | undefined): number {
  return words.findIndex((first, from) => {
    if (joint.test(first) || joint.test(words[from - 1] ?? '')) return false;
    const ids = words.slice(from).flatMap((_, n) => {
      const to = from + n + 1;
      if (n === words.length - 1 || joint.test(words[to] ?? '')) return [];
      const name = words.slice(from, to).join(' ');
      return name.length < shortestName ? [] : (identify(lexicon, name)?.id ?? []);
    });
    // "PEG-12 Dimethicone/Polietilenoglicol-12 Dimeticona"
    const isOwn = (id: number) => id === own || lexicon.incis[own ?? -1]?.includes(lexicon.incis[id] ?? '');
    return ids.length > 0 && !ids.some(isOwn);
  });
}

/** "Beurre de karité Foobaryl Stearate": how many of the words are `own` once more, where others stand behind them; 0 where none are, as in "Algae Extract" behind "Algae". */
export function wordsOfOwn(lexicon: Lexicon, words: readonly string[], own: number | undefined): number {
  const inci = waxInEnglish(lexicon.incis[own ?? -1]);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const named = kind.test(` ${words[count]}`) ? null : identify(lexicon, words.slice(0, count).join(' '));
    if (named && waxInEnglish(lexicon.incis[named.id]) === inci) return count;
  }
  return 0;
}

/** "масло ши/карите", and not "сополимер акрилатов/винилнеодеканоата". */
const isSameInRussian = (lexicon: Lexicon, part: string, knownName: string) =>
  identify(lexicon, `${knownName.split(' ', 1)[0]} ${part}`)?.id === identify(lexicon, knownName)?.id;

/** No word of it stands in an INCI name, so it may say the same in another language or say no name. */
export const isForeign = (lexicon: Lexicon, part: string) =>
  !/(?:ate|oside)s?$/i.test(part) &&
  part.split(/[^\p{L}]+/u).every((word) => word.length < 3 || !vocabulary(lexicon).has(word.toLowerCase()));

const longestGlued = 80;

/** "EAUGLYCERIN" behind "AQUA", "FRAGRANCELIMONENE" behind "PARFUM": the same name with another one glued on. */
function isGlued(lexicon: Lexicon, part: string, id: number): boolean {
  for (let cut = 3; cut < Math.min(part.length - 4, longestGlued); cut += 1)
    if (find(lexicon, keyOf(part.slice(0, cut)))?.id === id && (cut < 6 || identify(lexicon, part.slice(cut)) !== null)) return true;
  return false;
}

const kind = /\s(?:oil|butter|extract|wax|water|powder|juice|starch|flour|milk)$/i;
/** The last word once more in another language: "Cocos Nucifera (Coconut) Oil/Huile". */
const foreignKind = new RegExp(
  longPattern`
    ^(?:huile|aceite|olio|óleo|öl|beurre|manteca|burro|manteiga|extrait|extracto|estratto|extrato|extrakt|cire|cera|wachs|eau|agua|água|
    acqua|wasser|hydrosol|hydrolate?|poudre|polvo|polvere|pulver|jus|jugo|zumo|succo|saft|amidon|almidón|amido|stärke|farine|harina|
    farina|mehl|lait|leche|latte|milch)$
  `,
  'i',
);

/** "BUTTER/SHEA BUTTER": behind a stray comma only the last word is left of the name in front. */
const isLastWord = (lexicon: Lexicon, front: string, behind: readonly string[]) =>
  kind.test(` ${front}`) && !identify(lexicon, front) && behind.every((part) => kindOf(part) === front.toLowerCase());

const kindOf = (name: string) => kind.exec(name)?.[0].trim().toLowerCase();

/** "1152439-FREMKALDERCREMEAQUA": the number and name of a part of a kit, with its first ingredient behind. */
const kitPart = /^\d{6,}[\s-].*?(aqua)$/i;

/** "1206235AQUA", "A AQUA": a number or letter of the pack in front of a known name. */
function withoutCode(lexicon: Lexicon, text: string): string {
  if (identify(lexicon, text)) return text;
  const water = kitPart.exec(text)?.[1];
  if (water !== undefined) return water;
  const number = /^(?:[\d.]+(?:[:-]?\s[\s\d.:-]*)|[A-Z]?\d{5,}[\s:-]*)?/.exec(text)?.[0] ?? '';
  const letter = (number ? /^(?:[A-Z]{1,2}\d*|[a-z])[\s.:-]+/ : /^(?:[A-Z]|[a-z])\s[\s.:-]*/).exec(text.slice(number.length))?.[0] ?? '';
  const rest = [number.length, number.length + letter.length].map((from) => text.slice(from));
  return rest.find((name) => name.length > 2 && identify(lexicon, name)) ?? text;
}

/** One name, not several with nothing between them. */
function isOneName(lexicon: Lexicon, text: string): boolean {
  const words = text.split(/\s+/);
  return words.length < 7 && !words.some((_, i) => i > 0 && i < words.length - 1 && identify(lexicon, words.slice(0, i).join(' ')));
}

const colourWord = /^(?:ext\.?\s)?(?:blue|red|yellow|green|orange|violet|black|brown|white)\s?\d{0,3}$/i;

/** Beside a colour: its own name, or one in a language that is not known here. */
const saysColours = (lexicon: Lexicon, parts: readonly string[], identities: readonly (Identity | null)[], colour: number) =>
  parts.every((part, i) => {
    const id = identities[i]?.id;
    return id === undefined ? colourWord.test(part) || isForeign(lexicon, part) : saysColour(lexicon, part, id, colour);
  });

/** "Acacia Decurrens Flower Cera/Wax": the foreign word stands first. Null where another name stands behind. */
function inEnglish(front: string, behind: readonly string[]): string | null {
  const [, plant, word = ''] = /^(.*\s)(\p{L}+)$/u.exec(front) ?? [];
  const [english, ...others] = behind.filter((part) => kind.test(` ${part}`));
  const isSame = plant !== undefined && english !== undefined && others.length === 0 && foreignKind.test(word) && !english.includes(' ');
  return isSame && behind.every((part) => part === english || foreignKind.test(part)) ? plant + english : null;
}

function partsOf(lexicon: Lexicon, front: string, behind: readonly string[]): readonly string[] {
  const translated = inEnglish(front, behind);
  if (translated !== null) return [translated];
  if (kind.test(front) && behind.every((part) => foreignKind.test(part))) return [front];
  return isLastWord(lexicon, front, behind) ? behind : [front, ...behind];
}

/** "Hordeum Vulgare Extract/Hordeum Vulgare/Extrait d'Orge", "Olea Europaea/Olive Seed Powder": the Latin name alone beside the same with its part. */
function bySpecies(lexicon: Lexicon, parts: readonly string[], identities: readonly (Identity | null)[]): Identity | null {
  const [known, ...others] = identities.filter((identity): identity is Identity => identity !== null);
  if (!known || known.match === 'corrected' || others.some(({ id }) => id !== known.id)) return null;
  const inci = (lexicon.incis[known.id] ?? '').toLowerCase();
  const isSpecies = (part: string) => /^\p{L}+ \p{L}+$/u.test(part) && inci.startsWith(`${part.toLowerCase()} `);
  return parts.every((part, i) => identities[i] !== null || isSpecies(part)) ? { id: known.id, match: 'synonym' } : null;
}

/** "Citrus Limon Peel Oil/Lemon": the plant of the name in front once more, in everyday words. */
function isPlantAgain(lexicon: Lexicon, part: string, front: string, id: number): boolean {
  const words = front.split(' ');
  return words.length > 2 && [1, 2].some((count) => identify(lexicon, `${part} ${words.slice(-count).join(' ')}`)?.id === id);
}

const shortestCut = 8;

/** "Hydroxypropy\\ Sodium Phytate": the beginning of another name, which a scanner cut off. */
function isCutOff(lexicon: Lexicon, part: string, own: number): boolean {
  const key = keyOf(part);
  return key.length >= shortestCut && goesOn(lexicon, key) && !keyOf(lexicon.incis[own] ?? '').startsWith(key);
}

/** "Euphorbia Cerifera Cera" as "… Wax": a wax has two names. */
export const waxInEnglish = (inci = '') => inci.replace(/ Cera$/, ' Wax');

const sameEnd = 4;

/** "Zinnfluorid" and "Natriumfluorid", "alcool stéarique" and "alcool cétylique": of one language, so neither says what the other is. */
export function isOfSameKind(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)];
  return Math.min(one.length, other.length) > 2 * sameEnd && one.slice(-sameEnd) === other.slice(-sameEnd);
}

const colourNumber = /(?<!\d)[1-7]\d{4}(?!\d)/g;
/** "CI 77007/Ultramarines CI 77266/Black 2" */
const holdsTwoColours = (text: string) => new Set(text.match(colourNumber)).size > 1;

/** "Aqua/Water/Eau", "CI 77499 / Iron Oxides", "Parfum / Duft": one identity of the parts, or null. Either/or is decided by several(). */
export function bySlash(lexicon: Lexicon, text: string, allKnown: boolean): Identity | null {
  const [front = '', ...behind] = text.split(slash).map(trimmedText).filter(Boolean);
  if (behind.length === 0 || holdsTwoColours(text)) return null;
  const printed = withoutCode(lexicon, front);
  const parts = partsOf(lexicon, printed, behind);
  // "PEG/PPG - 181/ Dimeticone": a number is what is left of the name.
  if (!/\p{L}/u.test(printed) && !colourNumber.test(printed)) return null;
  const identities = parts.map((part) => identify(lexicon, part));
  const knownIdentities = identities.filter((identity): identity is Identity => identity !== null);
  const [first] = knownIdentities;
  if (!first) return null;
  if (identities[0] && parts.length > 1 && parts.slice(1).every((part) => isPlantAgain(lexicon, part, printed, first.id)))
    return { id: first.id, match: 'synonym' };
  if (parts.some((_, i) => identities[i] === null)) {
    const one = bySpecies(lexicon, parts, identities);
    if (one) return one;
  }
  const ids = new Set(knownIdentities.map(({ id }) => id));
  const isOne = new Set(knownIdentities.map(({ id }) => waxInEnglish(lexicon.incis[id]))).size === 1;
  const colours = [...ids].filter((id) => isColour(lexicon, id));
  const [colour] = colours;
  if (colours.length === 1 && colour !== undefined && knownIdentities.length <= 2 && saysColours(lexicon, parts, identities, colour))
    return { id: colour, match: 'synonym' };
  if (isOne && identities[0] && parts.every((part, i) => identities[i] !== null || isTranslation(lexicon, part, parts[0] ?? '')))
    return { id: first.id, match: 'synonym' };
  const gluedOn = parts.some((part, i) => identities[i] === null && isGlued(lexicon, part, first.id));
  if (gluedOn) return null;
  // "Serica Powder / Silk Powder": the Latin name in front of the common one; shown as a correction, for the Latin name is not known.
  if (
    parts.length === 2 &&
    !identities[0] &&
    identities[1] &&
    kindOf(printed) !== undefined &&
    kindOf(printed) === kindOf(behind[0] ?? '') &&
    isOneName(lexicon, printed)
  )
    return { id: first.id, match: 'corrected' };
  const isTold = (part: string) =>
    isForeign(lexicon, part) &&
    !isCutOff(lexicon, part, first.id) &&
    !parts.some((other, i) => identities[i] !== null && isOfSameKind(part, other)) &&
    !/pol\p{L}mer/iu.test(part);
  const foreign = parts.every((part, i) => identities[i] !== null || (isTold(part) && anotherIn(lexicon, part.split(/\s+/), first.id) < 0));
  if (
    isOne &&
    (knownIdentities.length === parts.length || (!allKnown && foreign && (knownIdentities.length > 1 || /\s[/\\|]|[/\\|]\s/.test(text))))
  )
    return { id: first.id, match: parts.length === 1 ? first.match : 'synonym' };
  return null;
}
