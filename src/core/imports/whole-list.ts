import type { Lexicon } from '#core/inci/names/lexicon.ts';
import { sentenceWords } from '#core/inci/pack/prose.ts';
import type { Item, Reading } from '#core/inci/reading.ts';
import { withLetters } from '#core/letters.ts';
import { longPattern } from '../long-pattern.ts';
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

/** Is it only a part of a list? */
export const isPart = (reading: Reading): boolean =>
  lacksBase(reading) ||
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
