import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { sentenceWords } from '#core/inci/pack/prose.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import { withLetters } from '#core/letters.ts';
import { longPattern } from '../long-pattern.ts';
import { beginsInName, endsInName } from './cut-name.ts';
import { nameInFront } from './name-in-front.ts';
import { wordsOfNames } from './words-of-names.ts';

/** Does a list look whole and clean? What does not is no list of a product. */

/** What there is much of in a product: water, solvents, surfactants, soaps, waxes, powders, gases. */
const base = withLetters(
  longPattern`
    aqua|water|wasser|acqua|juice|al[ck]o|ethanol|gl[iy]c[eé]r|glycol|sorbit|xylit|propan|butan|pentan|(?:do|hexa)decan|butene|
    soap|sap[oõ]n|savon|seife|jab[oó]n|sabone|talc|silica|kaolin|mica|clay|argil|illite|bentonit|montmorillonit|starch|amidon|almid|
    powder|poudre|sucr|sugar|honey|urea|petrolat|vaselin|lanolin|paraffin|acetone|nylon|methicon|siloxan|sul(?:f|ph)[ao]|betain|ampho|
    gluco[sz]|isethion|glutamat|sarcosin|taurat|carbonat|stear|palmit|myrist|laur[aeoy]|cet[ey][ay]?[lr]|capr[yi]l|chlorohydr|hydroxid|
    copol|glutarat|adipat|(?:sodium|potassium) \p{L}+ate|quaternium|trimonium|peg-?\s?\d|(?<!\p{L})(?:eau|[aá]gua|voda|woda|vand|vatten|vann|vesi|su|mel|
    cera|wax|cire|sodium (?:chloride|fluoride)|maris sal)(?!\p{L})
  `,
  'iu',
);
const oil = /oil|huile|olej|öl(?!\p{L})|aceite|[oó]leo|olio|butter|beurre|manteiga|manteca|burro|squal/iu;
/** What dissolves in water alone. */
const ofWater = /panthenol|hyaluron|collagen|elastin|keratin|niacinamid|protein|caffein|biotin|peptid/i;
/** So few names are a choice of what a maker praises. */
const fewNames = 6;

/** Only what is in a product for its effect, its scent or its colour; nothing that it is made of. */
function lacksBase({ text, items }: Reading): boolean {
  if (base.test(text)) return false;
  return !oil.test(text) || (items.length <= fewNames && items.some(({ inci }) => inci !== null && ofWater.test(inci)));
}

/** "Inactive ingredients: …" without the active ones. */
const lacksActives = ({ items }: Reading) => items.every(({ section }) => section === 'inactive');

/** What American law wants said of drugs alone, such as sunscreens. */
const drugDirections = /\b(?:minutes before sun exposure|ask a doctor)\b/iu;
/** What a mark on a scent says of it. */
const oilsNoted = /(?:natural essential oils?|huiles essentielles naturelles|nat[uü]rliche[rn]? [äæ]therische[rn]? [öo]le[n]?)/iu;
const scent =
  /^(?:parfum|aroma|limonene|linalool|citral|citronellol|coumarin|eugenol|farnesol|geraniol)$|(?:peel|leaf|flower|herb|bark|root|rind|stem|wood|twig)(?:\/\w+)* oil$/iu;

/** Does the text around a list tell of what it lacks: the active ingredients of a drug, or the scent that a footnote explains? */
export const lacksWhatIsTold = (around: string, { items }: Reading): boolean =>
  (drugDirections.test(around) && !items.some(({ section }) => section === 'active')) ||
  (oilsNoted.test(around) && !items.some(({ inci, text }) => scent.test(inci ?? text) || inci === null));

/** "(continued on the inside)" */
const goesOn = /(?<!\p{L})\(?(?:continued|fortsetzung|suite (?:au|à|sur)|continúa|segue)(?!\p{L})/iu;

/** "Aqua/Glycerin/Petrolatum/": behind a sign that joins names would come another one. */
const joinsNext = /[/&+(]\s*$/;

/** What most lists begin with, and no oil or soap, whose few names may be all. */
const beginsLists: ReadonlySet<string | null | undefined> = new Set(['Aqua', 'Butane']);
const beginsWhole = ({ items }: Reading) => beginsLists.has(items[0]?.inci);
/** ", Triethyl Citrate, …": what stood in front was lost. */
const startsInside = /^\s*[,;]/;
/** "Aqua, Glycerin,": behind so few names the rest was lost; behind many a comma is only one too many. */
const endsInside = /[,;]\s*$/;

/** What is sold dissolved: where it stands first and no water is named, the water in front was lost. */
const dissolved: ReadonlySet<string | null | undefined> = new Set([
  'Sodium Laureth Sulfate',
  'Cocamidopropyl Betaine',
  'Disodium Cocoamphodiacetate',
  'Ammonium Lauryl Sulfate',
  'Carbomer',
]);
const water = withLetters(
  'aqua|wat[eo]r|wasser|[aá]gua|acqua|w[oó]d[ay]|vand|vatten|vann|vesi|juice|(?<!\\p{L})(?:eau|voda|víz|su)(?!\\p{L})',
  'iu',
);
const lacksWater = ({ items, text }: Reading) => dissolved.has(items[0]?.inci) && !water.test(text);

/** Of these there is never most. */
const traces: ReadonlySet<string | null | undefined> = new Set([
  'Parfum',
  'Phenoxyethanol',
  'Citric Acid',
  'Sodium Hydroxide',
  'Sodium Benzoate',
  'Potassium Sorbate',
  'Limonene',
  'Linalool',
  'Disodium EDTA',
  'Methylparaben',
]);
const isSorted = (names: readonly string[]) => names.every((name, at) => at === 0 || (names[at - 1] ?? '') <= name);
const sortedNames = 4;
/** A list that is not in the order of the alphabet begins with what there is most of. */
const lacksMost = ({ items }: Reading) =>
  traces.has(items[0]?.inci) && !isSorted(items.slice(0, sortedNames).map(({ text }) => text.toLowerCase()));

/** "Aqua, Glycerin, Alcohol": with nothing that keeps it, water is not sold. */
const keeps = /benzo|sorb|phenoxy|benzyl|hydroxid|alum|paraben|acid|chlor|[iy]um|alcohol denat/i;
const fewest = 3;
const lacksRest = ({ items }: Reading) =>
  items[0]?.inci === 'Aqua' && items.length > 1 && items.length <= fewest && !items.some(({ inci, text }) => keeps.test(inci ?? text));

/** "caprylic triglyceride, ???, *****": names that nobody wrote down. */
const leftOpen = /(?:^|[,;])\s*(?:\?{2,}|\*{3,})\s*(?=[,;]|$)/;

/** "(Sunflower) Seed Oil": what stood in front of the bracket was lost. */
const frontLost = /^\((?!vegetable|natur|inci|ctfa|organic)\p{L}{4,}\)\s(?:\p{L}+ )?(?:oil|extract|butter|juice|water|wax|protein)/iu;

/** Is it only a part of a list? */
export const isPart = (reading: Reading, lexicon: Lexicon): boolean =>
  lacksBase(reading) ||
  lacksWater(reading) ||
  lacksMost(reading) ||
  lacksRest(reading) ||
  leftOpen.test(reading.text) ||
  reading.items.some(({ text }) => frontLost.test(text)) ||
  beginsInName(reading, lexicon) ||
  endsInName(reading, lexicon) ||
  lacksActives(reading) ||
  goesOn.test(reading.text.slice(-100)) ||
  (startsInside.test(reading.text) && !beginsWhole(reading)) ||
  (reading.total <= fewNames && (joinsNext.test(reading.text) || (endsInside.test(reading.text) && beginsWhole(reading))));

/** Words of sentences in what was not read, from which a text is no clean list; in front of its first name fewer will do. */
const [manyWords, manyInFront] = [3, 2];
const fewestWords = 3;
/** Of ten words of a piece that is prose; and of one that is surely a sentence, with so many words in all. */
const [mostOfNames, mostInSentence, sentence] = [4, 2, 4];

function proseIn({ text, id }: Item, lexicon: Lexicon): number {
  if (id !== null) return 0;
  const said = sentenceWords(text);
  const words = said === 0 ? [] : (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []);
  const ofNames = wordsOfNames(words, lexicon).length;
  if (words.length < fewestWords || ofNames * 10 > words.length * mostOfNames) return 0;
  const isSentence = said > 1 && !/\(\p{L}/u.test(text) && words.length >= sentence && ofNames * 10 <= words.length * mostInSentence;
  return isSentence ? manyWords : said;
}

/** Do sentences that nobody could take out stand in front of the names or between them? */
export function hasProse({ items }: Reading, lexicon: Lexicon): boolean {
  const first = items.findIndex(({ id }) => id !== null);
  const said = items.map((item) => proseIn(item, lexicon));
  const count = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0);
  const inFront = said.filter((_, at) => at < first && nameInFront(items[at]?.text ?? '', lexicon) === 0);
  return count(said) >= manyWords || count(inFront) >= manyInFront;
}
