/** What is said about an ingredient beside its name: percentage, nano, footnote marks, grade words. */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import { matchesOf } from '../text/matches.ts';

/** A number with a per cent sign; "1-5 %" is a range and "<1 %" or "to 100 %" a bound, which declare no one number. */
const percentage = withLetters(
  longPattern`
    ([<>≤≥]\s?|(?<!\p{L})(?:max|min|up to|ad|to|bis(?: zu)?|jusqu['’]à|à|al|hasta|fino a|até|tot|до|(?:не )?(?:менее|более)|
    (?:qsp|q\.?\s?s)\.?\s?(?:to|ad|p)?)\.?\s)?(?:[~≈]\s?|(?<!\p{L})(?:at|ca|около|примерно)\.?\s)?(?:(?<![\w.])|
    (?<=[a-z]{3}))(?:(\d{1,3}(?:[.,]\d{1,12})?)\s?%?\s?-\s?)?(\d{1,3}(?:[.,]\s?\d{1,12})?|
    \.\d{1,12})\s?(?:(?:wt|gew|vol|[wm]|об|масс?)\.?[\s-]?(?=%))?(?:%|percent(?!\p{L})|
    per cent(?!\p{L}))(?:\s?\(?(?:wt\.?(?!\p{L})|w\s?\/?\s?[wv]|v\s?\/?\s?v|p\s?\/?\s?p|m\s?\/?\s?m)\)?(?![\p{L}]))?
  `,
  'iu',
);
const signFirst = /%\s?(\d{1,3}(?:[.,]\d{1,12})?)(?![\w.])/u;
/** "ppm" and "mg/g" with their hundredths of a per cent. */
const smallUnits = [
  // "(1450 ppm F)", "fluoride 1450 ppm": of the ion, not of the salt that brings it.
  {
    pattern:
      /(?<=(?:fl[uú]or\p{L}*|фтор\p{L}*|(?<!\p{L})F)\W{0,3})(?<!\d)(\d[\d.,]{1,6})\s?ppm|(?<![\w.])(\d[\d.,]{1,6})\s?ppm\s?\(?(?:(?:of|as|de|di|als|do)\s)?(?:F(?!\p{L})|fl[uú]or|фтор)/iu,
    perPercent: null,
  },
  { pattern: /(?<![\w.])(\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{1,6})?)\s?ppm(?![\p{L}])/iu, perPercent: 10_000 },
  { pattern: /(?<![\w.])(\d{1,4}(?:[.,]\d{1,3})?)\s?mg\s?\/\s?(?:g|ml)(?![\p{L}])/iu, perPercent: 10 },
  // Of how much is not said.
  { pattern: /(?<![\w.])(\d{1,4}(?:[.,]\d{1,3})?)\s?(?:mc?|μ)g(?![\p{L}/])/iu, perPercent: null },
];
/** "Sorbitol à 70 %" tells how strong what was put in is, "Éthanol à 69 % (m/m)" how much of it there is. */
const strengthWord = /^(?:à|al)\s/i;
const byWeight = /[wpm]\s?\/\s?[wpm]\)?$/i;
/** "Limonene. 80 % vol": of the alcohol in the whole product, whatever name stands in front; "inclus dans les 2 % restants": of all that follows. */
const ofOthers = /^\.?\s?(?:vol|restant\p{L}*)(?!\p{L})/iu;
/** "20,000", but not "0.125". */
const thousands = /(?<=^[1-9][\d.,]*)[.,](?=\d{3}(?!\d))/g;
const mayHaveAmount = /%|p(?:er ?cent|pm)|\d ?(?:mc?|μ)g/i;
const nanoWord = /[[({]\s*(?:nano|нано)(?:форма|-форма)?\s*[\])}]|(?<![\p{L}-])(?:nano|нано)(?![\p{L}-])/iu;
const nonNano = /[[({]?\s*non[\s-]?nano\s*[\])}]?/iu;

export interface Percent {
  /** Null for a range and for an amount without a whole. */
  readonly value: number | null;
  /** Offsets of the percentage inside the text. */
  readonly start: number;
  readonly end: number;
}

const numberOf = (digits: string) => Number.parseFloat(digits.replace(/\s/g, '').replace(',', '.'));

/** "Polysorbate 20%2.5": the cell of a table behind a name that ends with a number. */
const cellBehindNumber = /(?<=\d)%(\d{1,2}(?:[.,]\d{1,12})?)\s*$/;

/** "(79 4% v/v)": a sign between the digits was lost, so that nobody knows how much it is. */
const digitsInFront = /[([]\s?\d{1,3}\s$/;

/** The first declared percentage of a text (small units are converted); null without one or above 100. */
export function percentIn(text: string): Percent | null {
  if (!mayHaveAmount.test(text)) return null;
  const cell = cellBehindNumber.exec(text);
  if (cell) return { value: numberOf(cell[1] ?? ''), start: cell.index, end: text.length };
  const match = percentage.exec(text);
  if (match) {
    const [whole, bound, low, high = ''] = match;
    const value = numberOf(high);
    const end = match.index + whole.length;
    if (value > 100) return null;
    const torn = digitsInFront.exec(text.slice(0, match.index));
    if (torn) return { value: null, start: torn.index + 1, end };
    const declares = bound === undefined || (strengthWord.test(bound) && byWeight.test(whole));
    if (low === undefined) return { value: declares && !ofOthers.test(text.slice(end)) ? value : null, start: match.index, end };
    // "Polysorbate 20 - 5 %": the larger number in front belongs to the name.
    return numberOf(low) < value ? { value: null, start: match.index, end } : { value, start: match.index + whole.lastIndexOf(high), end };
  }
  const first = signFirst.exec(text);
  if (first && numberOf(first[1] ?? '') <= 100)
    return { value: numberOf(first[1] ?? ''), start: first.index, end: first.index + first[0].length };
  for (const { pattern, perPercent } of smallUnits) {
    const small = pattern.exec(text);
    if (small)
      return {
        value: perPercent === null ? null : numberOf((small[1] ?? '').replace(thousands, '')) / perPercent,
        start: small.index,
        end: small.index + small[0].length,
      };
  }
  return null;
}

const blank = (found: string) => ' '.repeat(found.length);

/** Blanks "(nano)" and "[nano]" out, so that offsets stay; "non-nano" goes too and says nothing. */
export function takeNano(text: string): { text: string; nano: boolean } {
  if (!/nano|нано/i.test(text)) return { text, nano: false };
  const plain = text.replace(nonNano, blank);
  return nanoWord.test(plain) ? { text: plain.replace(nanoWord, blank), nano: true } : { text: plain, nano: false };
}

/** Where the marks "nano" stand; "non-nano" is none. */
export const nanoMarks = (text: string): number[] =>
  matchesOf(new RegExp(nanoWord, 'giu'), text.replace(new RegExp(nonNano, 'gi'), blank)).map(({ index }) => index);

/** "[1]", "(2)" and the digit of "1 = organic" as they are where they are raised. */
export const raisedDigits = (text: string): string =>
  text.replace(/[[(](\d)[\])]|^(\d)$/g, (_, inBrackets, alone) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[inBrackets ?? alone] ?? '');

/** Marks that point to a footnote. */
const leading = /^(?:[\s"'.,:;=_~•·>|-]|\*|[¹²³⁴⁵†‡°#^º◊§]|\+(?![\d/]))+/u;
const trailing =
  /(?:[\s"':;=_~•·<|]|\*|[¹²³⁰-⁹†‡°#^+º◊§ᵃᵇᶜ]|-(?=\s*$)|\((?:\d|\*+)\)|\[\d\]|(?<=[\s*])\*[A-D](?=\s*$)|(?<!(?<!\p{L})(?:denat|spp|no|ext|var|sp))[.,])+$/iu;

export interface Trimmed {
  readonly start: number;
  readonly end: number;
  /** The footnote marks that were taken off, for matching with the footnotes. */
  readonly marks: string;
}

/** A name rather than a mark begins, or ends, with this character. */
const isOfName = (code: number) => (code > 0x60 && code < 0x7b) || (code > 0x40 && code < 0x5b) || (code > 0x2f && code < 0x3a);

/** "Limonene. * *From organic farming": a mark behind the full stop of a list is of what is said below it. */
const behindStop = /\.\s.*$/su;

const isQuoteOpen = (text: string) => (text.split('"').length - 1) % 2 === 1;

/** Takes footnote marks and stray punctuation off both ends; offsets inside the text. */
export function trimMarks(text: string): Trimmed {
  // Most names need no search for marks.
  if (isOfName(text.charCodeAt(0)) && isOfName(text.charCodeAt(text.length - 1)) && text.at(-2) !== '*')
    return { start: 0, end: text.length, marks: '' };
  const head = leading.exec(text)?.[0] ?? '';
  const rest = text.slice(head.length);
  let tail = trailing.exec(rest)?.[0] ?? '';
  // "комплекс «Мягкость+»": the mark that closes what stands in marks is of the name.
  const quoted = tail.indexOf('"');
  if (quoted >= 0 && isQuoteOpen(rest.slice(0, rest.length - tail.length))) tail = tail.slice(quoted + 1);
  return {
    start: head.length,
    end: text.length - tail.length,
    marks: raisedDigits(`${head}${tail.replace(behindStop, '')}`).replace(/[^*¹²³⁴⁵†‡°#^~◊§ᵃᵇᶜ]/gu, ''),
  };
}

const innerBracket = /\([^()]*\)/g;

/** A blank in place of every bracket that holds no other. */
export const withoutBrackets = (text: string): string => text.replace(innerBracket, ' ');

/** What comes from an animal is something else when it is "vegan", and what grows or is dug up when it is "synthetic". */
const ofAnimals = longPattern`
  collagen|keratin|elastin|silk|serica|placenta|lanolin|caviar|honey|mel|beeswax|cera|wax|milk|lac|eggs?|ovum|snail|chitosan|
  gelatine?|carmine|shellac|musk|tallow|pearls?|royal|propolis|ash|amino|proteins?
`;
const ofNature = `${ofAnimals}|oil|butter|extract|hydrolysate|petrolatum|ruby|sapphire|diamond|resin|gum|powder|water`;

const gradeWord = longPattern`
  (?:a few drops of|saf|organik|certified|grass[- ]fed|hand[- ]?(?:harvested|picked)|
  (?:sustainably|ethically|locally|responsibly)[- ](?:sourced|harvested)|etherische|essenti[eë]le|koudgeperste|biologische|
  plantaardige|organic(?:ally grown)?|bio|biologique|biologico|ecological|natural(?:ly)?|
  (?:vegan|vegetable|vegetal|plant)(?!\s+(?:${ofAnimals})(?!\p{L}))|pur[aeo]?|purum|raw|refined|unrefined|(?:extra[\s-])?virgin|cold[\s-]pressed|
  expressed|deioni[sz]ed|d[ée]min[ée]ralis[ée]e|demineralis?z?ed|purified|purificad[ao]|puri?fied|decolori[sz]ed|distilled|filtered|
  wild(?:crafted|harvested)?|eco-harvest(?:ed)?|fair[\s-]?trade|fresh|dried|powdered|liquid|micronized|micronised|fine|food grade|cosmetic grade|
  pharmaceutical grade|usp|nf|bp|ep|fcc|ph\.? ?eur\.?|anhydrous|hydrated(?!\s+p[ep]g)|coated|uncoated|(?:micro|liposome[- ])?encapsulated|
  liposomal|time[- ]released?|(?:micro)?encapsul[ée]e?|incapsulat[oa]|encapsulad[oa]|(?:mikro)?verkapselte[rs]?|kapsułkowan[aey]|
  ingekapselde?|sustainable|conc(?:\.|entrated)|ätherische[rs]?|native[rs]?|reine[rs]?|kaltgepresste[rs]?|gereinigte[rs]?|
  destillierte[rs]?|raffinierte[rs]?|d(?:emineralizzata|epurata|istillata|estilada|esmineralizada)|vi?erg(?:e|ine)|virgen|
  (?:nie)?rafinowan[aey]|rspo|mb|kosher|halal|non[\s-]?gmo|gmo[\s-]free|wh(?!\p{L})|
  synthetic(?!.{0,40}(?<!\p{L})(?:${ofNature})(?!\p{L}))|q\.?s\.?|and|plus|sowie|und(?=\s)|et(?=\s)|oraz|ainsi que|así como|nonch[ée]|
  bem como|alsook|ingredient:?|contains?:?|with|(?:saponified|preserved|stabili[sz]ed|thickened)\s+(?:with|by|in)|содержит:?|включая|
  в том числе)
`;
const gradeFirst = withLetters(`^(?:(?:${gradeWord}|\\p{L}+-(?:derived|based))\\s+|bio-|de l['’]|de la |du |des )(?=\\S)`, 'iu');
const gradeLast = withLetters(
  `(?<!(?:col[áa]geno|collagene|[kq]u?eratina|cheratina|elastina)(?=\\s+vegetal))[\\s,-]+(?:${gradeWord}|grade|quality|origin|solution|l[öo]sung|(?:organic|fair[\\s-]?trade)\\singredients?)\\.?$|(?<=oxide|mica|talc|silica|kaolin|clay|bentonite|acid|amide|carbonate|chloride)\\s+powder$`,
  'iu',
);
const derived = withLetters(
  longPattern`
    \s+[-–]?\s*(?:\p{L}+[\s-])?(?:derived|based|sourced)(?:\s+from\s+.*)?$|\s+(?:derived\s+)?from\s+.*$|
    \s+(?:issue?s?|d'origine|dérivée?)\s+.*$|\s+(?:(?:naturally|naturalmente|natürlich|naturalnie)\s\p{L}{5,}|
    naturellement\sprésente?s?|van\snature\s\p{L}{5,})(?:\s.*)?$|\s+of\s+(?:plant|vegetable|natural|coconut)\s.*$|
    \s+(?:q\.?\s?s\.?p?\.?\s*)?(?:(?:up )?to|ad)\s+100$|\s+[qc]\.?\s?s\.?(?:\s?p\.?)?(?:\s(?:to|ad|for))?$|
    \s+(?:as|for)\s+(?:preservative|fragrance|colou?r|emulsifier|thickener)$
  `,
  'iu',
);

/** "Sea Buckthorn CO2 Extract" */
const wayOfMaking = /\s(?:supercritical\s)?CO2(?=\s(?:extract|oil)$)/iu;

const gradeAnywhere = withLetters(
  longPattern`
    (?<!\p{L})(?:${gradeWord}|grade|quality|origin|solution|l[öo]sung|de l|du |des |powder|derived|based|sourced|from|issue?s?|
    d'origine|dérivée?|of|as|for|to|ad|co2|natur|van nature)
  `,
  'iu',
);

/** "Bio-Olivenöl" has no blank. */
const bioFirst = /^bio-/i;

/** False when withoutGrade finds surely nothing in the text, or in the front of it up to any place. */
export const mayHaveGrade = (text: string): boolean => (text.includes(' ') || bioFirst.test(text)) && gradeAnywhere.test(text);

/** Drops one layer of grade words ("organic", "deionized", "coconut derived"); null when there is none. */
export function withoutGrade(text: string): string | null {
  if (!mayHaveGrade(text)) return null;
  for (const pattern of [derived, gradeFirst, gradeLast, wayOfMaking]) {
    const shorter = text.replace(pattern, '').trim();
    if (shorter !== text && shorter.length > 2) return shorter;
  }
  return null;
}
