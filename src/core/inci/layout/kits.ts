import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import type { Lexicon } from '../names/lexicon.ts';
import { headOf } from '../pieces/list/heads.ts';
import { sentinel } from '../pieces/list/split.ts';
import type { MaskedText, SectionStart } from '../text/masked-text.ts';
import { matchesOf } from '../text/matches.ts';
import { namesIngredients, readForSemicolons } from './colon-names.ts';
import { knownPieces } from './known-pieces.ts';
import { isTitle, namesKind } from './product-kinds.ts';
import { startsKnown } from './starts-known.ts';

/** Words with a colon that introduce more of the same list, not a part of a kit. */
const introduces = withLetters(
  longPattern`
    ^(?:.*ngr[eé]di?[ae]\p{L}*(?:\s?[/|].*)?|.*[/|]\s?skl?adi?ki|(?:also )?contains?(?: also)?|contient(?: [ée]galement| aussi)?|
    contiene(?: anche| tambi[ée]n)?|enth[aä]lt(?: auch)?|bevat(?: ook)?|cont[ée]m(?: tamb[ée]m)?|zawiera(?: tak[zż]e)?|
    inneh[aå]ll[ae]r(?:\s?\/.*)?|(?:preserved|stabili[sz]ed) (?:with|by)|(?:actifs|composants) (?:principaux|actifs)|altri componenti|
    with|plus|also|notes?|allerg\w*|preservatives?|fragrance|colou?rs?|содержит|
    (?:растительные |натуральные |эфирные )?(?:масла|экстракты|витамины|консерванты?|эмульгаторы?|красител[ьи]|отдушк[аи]|аллергены|
    парфюмерная композиция|активные компоненты|актив(?:ы|ная фаза)|основа|база|загустител[ьи]|антиоксиданты?|пав)|
    вспомогательные вещества|прочие компоненты|а также)$
  `,
  'iu',
);
/** Where every line became a piece of its own: ", care conditioner:, aqua". */
const commaHeading = /(?:^|,)\s*(\p{L}[\p{L}\d&' /-]{2,60}?)\s?:\s?,/gu;
const colonComma = /:\s?,/;
/** The amount of "Крем-мыло, 250 мл:" is blank by now; "1119688 - Baume nourrissant :" has the number of its formula in front. */
const kitHeading =
  /(?:^|[\n.;\u0080]|\s\/)\s*(?:\d{6,7}\s-\s)?([\p{Lu}][\p{L}\d&°º' /-]{0,40}?(?:\s\([^()\n]{1,20}\)|\s\d{1,2}(?:[.,]\d)?\s?%){0,2})(?:,\s+|\s?):(?=\s*\S)/gu;
/** "Developer 6%:" */
const strengthLast = /\s\d[\d.,]*\s?%$/;
/** "20% Vitamin C: Aqua, …", "10% Niacinamide + Zinc 1%: Aqua, …": a title that begins the text with its strength. */
const strengthHeading = /^\s*((?=[^:,;\n]{0,60}\d\s?%)[\p{L}\d][\p{L}\d%.+&' /-]{1,60}?)\s?:(?=\s*\S)/gu;

const numbered = '(?:step|part|phase|étape|schritt|paso|fase|шаг|этап|часть)\\s?(?:\\d|[A-DА-Г](?!\\p{L}))';
const mayBeNumbered = new RegExp(numbered, 'iu');
/** A numbered part is told from a name wherever it stands: "Step 2:", "PART B:", "Step 2 - Serum:". */
const numberedHeading = withLetters(
  `(?<=^|[\\s\\u0080])(${numbered}(?:(?:\\s?-\\s?|[.)]\\s?)\\p{L}[\\p{L} ]{1,30}?)?)\\s?:(?=\\s*\\S)`,
  'giu',
);
/** "(1) Cleanser:", "2. Serum:", "[3] Mask:", "#4 Cream:", in a text that has more than one of them. */
const countedHeading = /(?:^|[\s\u0080])((?:[([]\d[)\]]|\d[.)]|#\d)\s?[\p{Lu}][\p{L} -]{1,40}?)\s?:(?=\s*\S)/gu;
const counted = /(?:[([]\d[)\]]|\d[.)]|#\d)\s?\p{Lu}[^:,;]{1,40}:/gu;
/** "01 Nude: …", "120N Sand: …": a shade with its number in front, beside another one. */
const shadeHeading = /(?:^|[\n.;|\u0080])\s*(\d{1,3}[A-Z]{0,2}\s(?:-\s)?\p{Lu}[\p{L}' ]{1,30}?)\s?:(?=\s*\S)/gu;
const shades = /(?<![\p{L}\d-])\d{1,3}[A-Z]{0,2}\s(?:-\s)?\p{Lu}[\p{L}' ]{1,30}:/gu;
/** "Sodium Chloride CONDITIONER: Aqua, …", "hair oil: Squalane": a kind of product behind a name that lacks its stop, or in small letters. */
const kindHeading =
  /(?<=^|^\s|[\p{L}\d)*.;\u0080]\s{1,2})((?:(?:hair|face|facial|eye|body|day|night|hand|foot|lip|sheet|\p{L}{4,14}(?:ая|[иыо]й|ее|ое))\s)?(?:крем-)?\p{L}{3,20})\s?:(?=\s*\S)/giu;
/** "Parfum, Lingettes post-épilation : Paraffinum Liquidum": the wipes of a kit, behind a comma too. */
const wipeHeading = withLetters(
  longPattern`
    (?<=[\p{L}\d)*.,;]\s{0,2})((?:(?:post|after)[ -]\p{L}{3,14}\s)?(?:lingettes?|wipes?|toallitas?|salviett[ae]|tücher|doekjes|
    servietter|chusteczk[ai]|салфетк[аи])(?:\s[\p{L}-]{3,20}){0,2})\s?:(?=\s*\S)
  `,
  'giu',
);
const severalColons = /:[^:]*:/;
/** "CLEANSER - Aqua, …" at the beginning of lines. */
const lineHeading = /(?:^|\n)\s*([\p{Lu}][\p{L}\d ]{2,40}?)\s-\s(?=\S)/gu;
/** "Соль - натрия хлорид, отдушка; Гель - вода, …": behind a stop too, where one of them is a kind of product. */
const dashHeading = /(?:^|[\n.;\u0080])\s*(\p{Lu}[\p{L} ]{2,40}?)\s-\s(?=\S)/gu;
const dashBehindStop = /[;.\n]\s*\p{Lu}[\p{L} ]{2,40}?\s-\s/u;
const twoLines = /(?:^|\n)\s*\p{Lu}[\p{L}\d ]{2,40}?\s-\s[^\n]*,[^\n]*\n\s*\p{Lu}[\p{L}\d ]{2,40}?\s-\s/u;

const number = /^(?:[([]\d[)\]]|\d[.)]|#\d)\s?/;

interface Heading {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** "shampoo: Aqua, … hair oil: Squalane": a single one in front of a list is its title. */
export const namesSeveralKinds = (text: string): boolean =>
  severalColons.test(text) && matchesOf(kindHeading, text).filter(([, name = '']) => isTitle(name)).length > 1;

/** Parts of a kit: "Creme: Aqua, … Developer: Aqua, …". A single one in front of the list is only a heading. */
export function kitParts(lexicon: Lexicon, masked: MaskedText): SectionStart[] {
  const found: Heading[] = [];
  /** Of names that are ingredients too. */
  const doubtful: Heading[] = [];
  const colons = new Set<number>();
  const hasLines = masked.text.includes('\n') && twoLines.test(masked.text);
  const hasDashes = dashBehindStop.test(masked.text) && matchesOf(dashHeading, masked.text).some(([, name = '']) => isTitle(name));
  if (!hasLines && !hasDashes && !masked.text.includes(':')) return [];
  const headings = [
    // In front of the others: "Step 1. Peel:" is one heading.
    mayBeNumbered.test(masked.text) && numberedHeading,
    (masked.text.match(counted)?.length ?? 0) > 1 && countedHeading,
    (masked.text.match(shades)?.length ?? 0) > 1 && shadeHeading,
    kitHeading,
    strengthHeading,
    severalColons.test(masked.text) && kindHeading,
    wipeHeading,
    colonComma.test(masked.text) && commaHeading,
    hasLines && lineHeading,
    hasDashes && dashHeading,
  ];
  for (const heading of headings.filter((one) => one !== false))
    for (const match of matchesOf(heading, masked.text)) {
      const name = match[1] ?? '';
      const start = match.index + match[0].indexOf(name);
      const end = match.index + match[0].length;
      const colon = heading === lineHeading || heading === dashHeading ? end : masked.text.lastIndexOf(':', end - 1);
      if (colons.has(colon) || (heading === kindHeading && !isTitle(name))) continue;
      // "Масла: жожоба, авокадо" behind a stop: the word belongs to the names.
      if (start > 0 && introduces.test(name) && headOf(`${name}:`)) {
        masked.text = `${masked.text.slice(0, start - 1)}${sentinel}${masked.text.slice(start)}`;
        continue;
      }
      // "Phase C:" behind "Phase B:" begins a part, known or not.
      if (!startsKnown(lexicon, masked.text, end) && !(heading === numberedHeading && found.length > 0)) continue;
      colons.add(colon);
      // "Salicylic Acid 2 %:" is a title in front of all else, a name with its amount behind others.
      (namesIngredients(lexicon, start === 0 ? name : name.replace(strengthLast, '')) ? doubtful : found).push({ start, end, name });
    }
  // "PORCELAIN: Talc, … COPPER: Mica, …": a shade beside others. More ingredients than others in front of colons are read in place of semicolons.
  const others = found.filter(({ name }) => !introduces.test(name)).length;
  if (
    others > 0 &&
    readForSemicolons(
      doubtful.map(({ name }) => name),
      others,
    )
  )
    return [];
  if (others > 0) found.push(...doubtful);
  found.sort((a, b) => a.start - b.start);
  const parts = found.filter(({ name }) => !introduces.test(name));
  for (const { start, end } of found.filter(({ name }) => introduces.test(name))) masked.take(start, end, 'heading');
  const [first] = parts;
  const front = masked.text.slice(0, first?.start ?? 0);
  if (parts.length > 1 && namesKind(front) && knownPieces(lexicon, front) === 0) masked.take(0, front.length, 'heading');
  const onlyHeading = parts.length === 1 && first && masked.text.slice(0, first.start).replace(/[\s\u0080]/g, '') === '';
  for (const { start, end } of parts) masked.take(start, end, onlyHeading ? 'heading' : 'section');
  return onlyHeading
    ? []
    : parts.map(({ start, end, name }) => ({
        start,
        end,
        section: name
          .replace(/\(\s*\)/g, '')
          .replace(/\s+/g, ' ')
          .replace(number, '')
          .trim(),
      }));
}
