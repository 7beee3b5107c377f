import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../../long-pattern.ts';
import type { Identity } from '../../names/identity.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { plantPart } from '../../names/plant-parts.ts';
import { withoutSaponified } from '../../names/soaps.ts';
import type { FoundComponent } from '../found.ts';

/** Words in brackets that explain the name in front of them and are no names of their own. */

/** "Parfum (natural essential oils: Linalool)": of what kind the names are. */
export const saysKind = new RegExp(
  longPattern`
    ^(?:(?:pure|natural|organic|from|of|with|natürliche[rn]?|naturali|naturel(?:le)?s|naturales)\s)*(?:essential oils?|
    huiles essentielles|oli essenziali|aceites esenciales|ätherische[rn]? ölen?|эфирные масла)$
  `,
  'i',
);

const scentWord =
  /^(?:(?:natural|parfum|perfume)\s)?(?:ess?[eê]n[czs](?:j?a|e|en|ia)?s?|esans|scents?|odou?rs?|geur|doft|düfte|vůně|koku|эссенци[яи])$/iu;
const declaredScent = /limonene|linalool|geraniol|citral|citronell|coumarin|eugenol|cinnam(?:al|yl)|farnesol|ionone|benzyl salicylate/i;

/** "Esencia (geraniol, citral)": a word for a fragrance in front of what it is declared to hold. */
export const isScentOf = (lexicon: Lexicon, outer: string, parts: readonly { id: number | null }[]): boolean =>
  scentWord.test(outer) && parts.some(({ id }) => id !== null && declaredScent.test(lexicon.incis[id] ?? ''));

/** "(derived from coconut oil)", "(alcool issu du coco)": what the name in front was made from, which is not in the product. */
const origin = withLetters(
  longPattern`
    (?<!\p{L})(?:derived|sourced?|obtained|made|origin|from|issue?s?|d[ée]riv[ée]e?s?|provenan\p{L}+|origine|gewonnen|hergestellt|aus|
    herkunft|deriv(?:at|ad)[oaie]s?|ricavat[oaie]|procedentes?|proveniente|obtenid[oa]s?|origen|obtid[oa]s?|origem|afkomstig|verkregen|
    pochodz\p{L}+|uzyskan\p{L}+|из|получен\p{L}*)(?!\p{L})
  `,
  'iu',
);
/** "(*Certified Organic Ingredients)", "(**None remains after saponifying)": what a mark means. */
const certificate = /^\W*(?:certified\s)?(?:organic|fair[\s-]?trade)\singredients?\W*$|^\W*none\sremains?\s/i;
const or = /^\s*(?:and\/or|et\/ou|or|ou|oder|of|lub|или)\s*$/i;
const ofScent = /parfum|perfum|fragran|aroma|flavou?r|profum|duft|отдуш|essential|ätherisch|huiles? essentiel/i;

/** Does a bracket hold no name: where its substance comes from, or "or"? What scents are mixed from is in the product. */
export const holdsNoName = (front: string, inner: string): boolean =>
  or.test(inner) || certificate.test(inner) || (origin.test(inner) && !ofScent.test(front + inner));

const twoWords = /^\s*\p{L}+\s\p{L}+\s*$/u;
const speciesOf = (inci = '') => inci.split(' ', 2).join(' ');

/** "Lemon Juice (Citrus limonum)": the bracket says of which plant it is, and names no other part of it. */
export const isSpeciesOf = (lexicon: Lexicon, head: number, id: number | null, text: string): boolean =>
  id !== null &&
  twoWords.test(text) &&
  speciesOf(lexicon.incis[head]) === speciesOf(lexicon.incis[id]) &&
  lexicon.incis[id] !== speciesOf(lexicon.incis[id]);

/** "Mentha Arvensis Leaf Extract (Organic Wild Mint Extract)": the bracket tells the same preparation of the same plant, and leaves its part out. */
export const isWithoutPart = (lexicon: Lexicon, head: number, id: number | null): boolean => {
  const words = lexicon.incis[head]?.split(' ') ?? [];
  return id !== null && words.length > 3 && lexicon.incis[id] === [...words.slice(0, 2), words.at(-1)].join(' ');
};

const partOfPlant = new RegExp(`\\b(?:${plantPart})\\b`, 'gi');

/** "Candelilla Cera (Euphorbia Cerifera (Candelilla) Wax)" */
const isWax = (words: readonly string[]) => /^(?:Cera|Wax)$/.test(words.at(-1) ?? '');

/** "Rosa Gallica Flower Water (Rose Hydrosol)", "Coriandrum Sativum Seed Oil (Korianderöl)": an everyday name belongs to several species of a genus, and says no part. */
export function isSamePreparation(lexicon: Lexicon, head: number, id: number | null, text: string): boolean {
  const inci = lexicon.incis[head] ?? '';
  const [own, other] = [inci.split(' '), id === null ? [] : (lexicon.incis[id]?.split(' ') ?? [])];
  if (isWax(own) && isWax(other)) return own[0] === other[0] && own[1] === other[1];
  if (own.length < 3 || other.length < 3 || own[0] !== other[0] || own.at(-1) !== other.at(-1)) return false;
  const isLatin = text.trim().toLowerCase().startsWith(`${own[0]} `.toLowerCase());
  if (isLatin) return own[1] === other[1] && text.trim().split(/\s+/).length === 3;
  return (text.match(partOfPlant) ?? []).every((part) => inci.toLowerCase().includes(part.toLowerCase()));
}

const classOfSalt = /^\s*(?:salts?|sels?|salze?|sale|sal|zout|sól|соль|minerals?|minéral)\s*$/iu;
const isSalt = /(?:ate|ite|ide)$/;
const preparation = /^(?:Oil|Extract|Butter)$/;

/** "Sodium Sulfate (sel)", "Camellia Sinensis Seed Oil (Tea Tree Oil)": the common name of a class, or of another plant, behind a name that says more. */
export function isLooserName(lexicon: Lexicon, head: Identity, one: FoundComponent, text: string): boolean {
  const inci = lexicon.incis[head.id] ?? '';
  if (isSalt.test(inci) && classOfSalt.test(text)) return true;
  const [own, other] = [inci.split(' '), one.id === null ? [] : (lexicon.incis[one.id]?.split(' ') ?? [])];
  const isOther = own.length > 2 && own[0] !== other[0] && own.at(-1) === other.at(-1) && preparation.test(own.at(-1) ?? '');
  return isOther && head.match === 'exact' && one.match === 'synonym' && !text.toLowerCase().includes((other[0] ?? '').toLowerCase());
}

/** "Potassium Olivate (saponified olive oil)": the soap in front, and no other one of sodium. */
export const isSoapAgain = (lexicon: Lexicon, head: number, id: number | null, text: string): boolean =>
  id !== null && withoutSaponified(text) !== null && lexicon.incis[id] === lexicon.incis[head]?.replace('Potassium', 'Sodium');

/** Common names of families or of one substance in trade, and to whom they belong: "Kaolin (Clay)" holds no other clay, "SD Alcohol 40-B (Alcohol Denat.)" one alcohol, "Sodium Chloride (Sea Salt)" one salt. */
const families: readonly (readonly [common: RegExp, own: RegExp])[] = [
  [/^(?:SD )?Alcohol(?: Denat\.| \d.*)?$/, /^(?:SD )?Alcohol (?:Denat\.|\d)/],
  [/^(?:Clay|Illite|Fuller's Earth)$/, /^(?:Kaolin|Montmorillonite|Illite|Bentonite|Hectorite|Solum Fullonum)$/],
  [
    /^Algae(?: Extract)?$/,
    /^(?:Ascophyllum|Chlorella|Chondrus|Fucus|Gelidium|Laminaria|Macrocystis|Palmaria|Porphyra|Spirulina|Ulva|Undaria)/,
  ],
  [/^Hyaluronic Acid$/, /hyaluron/i],
  [/^Polyethylene Glycol$/, /^PEG-\d+$/],
  [/^Silica$/, /^Hydrated Silica$/],
  [/^(?:Maris Sal|Sodium Chloride)$/, /^(?:Maris Sal|Sodium Chloride)$/],
  [/^(?:Aroma|Parfum)$/, /^(?:Aroma|Parfum)$/],
  [/^Chondrus Crispus$/, /^Carrageenan$/],
  [/^Polyacrylic Acid$/, /^Carbomer$/],
];

/** Does the bracket tell only to what family the name in front belongs? */
export const isFamilyOf = (lexicon: Lexicon, head: number, id: number | null): boolean =>
  families.some(([common, own]) => common.test(lexicon.incis[id ?? -1] ?? '') && own.test(lexicon.incis[head] ?? ''));
