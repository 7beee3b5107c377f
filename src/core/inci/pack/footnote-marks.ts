/** A mark with its meaning: "* from organic farming". */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';
import type { FoundComponent } from '../pieces/found.ts';

/** A footnote mark followed by what it means. */
export const footnote = withLetters(
  longPattern`
    (?:^|[\s.,;)\]\u0080]\+?|(?<=\s)\((?=\*\s=)|(?=\*{1,3}\singr[ée]dients?\s(?:from|issus?)\s)(?<=\p{L}))((?:\*{1,4}|[¹²³†‡°#^◊§]|(?<=\.\s)\+(?=\p{L})|\(\d\)|
    \d\)|\[\d\]|\([a-f]\)|\(\*{1,4}\)|\(\p{Lu}{1,3}\)(?=\s?[=:-])))\s*[=:-]?\s*(?=[\p{L}\d"'(])(?=(?:[^,;\n*]|(?<=\d),(?=\d)){0,100}?(?:organic|biol[oó]g|\bbio\b|
    naturel|natural|naturally|\blye\b|essential|essenti|origin|farming|agricult|certif|fair\s?trade|fair for life|[ée]quitable|
    commercio equo|com[ée]rcio justo|fairem handel|eerlijke handel|issus?|provenant|\baus\b|kontroll|wild|component|ätherisch|эфирн|
    органич|натурал|дикораст|происхожд|растит|\bkb[at]\b|ingredient|vegan|pflanzlich|v[eé]g[eé]tal|roślin|derived|none remain|saponif|
    ekologi|ökolog|økolog|ecol[oó]g|ursprung|d[ée]riv[ée]s?|derivative|\biso\s?16128|\bin[ck]l\.|включая))
  `,
  'giu',
);

const mark = longPattern`
  \*{1,4}|[†‡°#^~◊§]{1,3}|[¹²³⁴⁵ᵃᵇᶜ]|[[(][\da-f][\])]|\(\*{1,4}\)|\d(?=\s?=)|[a-f](?=\s?[-=]\s)
`;

/** A mark in front of a word, but not behind a comma: "Linalool*. *kontr. biol. Anbau". */
export const markAgain = new RegExp(
  `(?<=[^,;\\s]\\s{1,3}|[.\\n\\u0080]|[,;]\\s?(?=[\\da-f]\\s?[-=]))(${mark})\\s*[=:-]?\\s*(?=\\p{L})`,
  'gu',
);

/** What a footnote says: up to the next mark or line. */
export const untilMark =
  /^(?:(?!\s[[(][\da-f][\])]\s|[,.;]?\s\d\s?=|[,.;]\s[a-f]\s?[-=]\s)[^\n\u0080*¹²³⁴⁵†‡°^~ᵃᵇᶜ]|°(?=\s?[CС](?!\p{L})))*/u;

const meansOrganic = /org[aâ]ni[ckq]|ekologi|ökol|økol|ecol[oó]g|biol[oó]g|\bbio\b|farming|agricult|kontr|органич|\bkb[at]\b|luomu/iu;

/** "Made using organic ingredients": what was made of them is not from organic farming itself. */
const madeOfOrganic =
  /(?:transform|fabriqu)[ée]{1,2}e?s?\s[àa]\s[^.;]{0,70}?biologiques?|made\s(?:using|with|from)\s(?:certified\s)?organic\singredients?/giu;

/** "12 % of the ingredients are from organic farming", "10.8% organic of total": of the product, and of no name. */
const ofAll =
  /\d[\d.,]*\s?%\s(?:(?:natural\sorigin|organic|biologique|bio)\s)?(?:du|des|de|of|der|del|dei|van)\s(?:les\s|los\s|the\s|gli\s|la\s)?(?:total|ingr|gesamt|zutaten|inhalt)[^.;]*(?:\.\d[^.;]*)*/giu;

/** "°100 % of the ingredients are of natural origin": so are those with the mark. */
const allNatural =
  /^100\s?%\s(?:natural\sorigin|(?:du|des|de|of|der|del|dei|van|d['’])[^.;\d]{0,40}?(?:natur\p{L}*\sorigin|(?:origin\p{L}*|origen|origem)\snatur|natürliche[nrm]?\s(?:ursprung|herkunft)))/iu;

/** "*Contains mint from organic farming": of a part of what bears the mark, and not of all of it. */
const ofPart =
  /^(?:contains?|containing|with|contient|contenant|avec|conten(?:ente|endo|iendo|do)|contiene|cont[ée]m|con|com|enth[äa]lt|mit|bevat|met|zawiera|z\szawartością|inneh[åa]ller|indeholder|med|содержит|с)\s(?!.{0,30}(?:essen|[äæ]ther|эфирн))/iu;

export const meansEssentialOil = /essen[tzț]ia?e?l|esen[cț]ial|[äæée]th?e?er[iy][cčksn]|illóolaj|эфирн/iu;

/** The first sentence says it of every name with the mark; a share, a denial or an animal beside it leaves the source open. */
const meansPlantOrigin = withLetters(
  longPattern`
    ^(?![^.;]*(?:anim|tier|dierl|zwierz|живот|(?<!100\s?)%|(?<!\p{L})(?:not?|non|nicht|pas|sans|не)(?!\p{L})))[^.;]*?(?:
    (?:d[ée]rivée?s?|issue?s?|derivad[ao]s?)\sde\s(?:plant[ea]s|v[eé]g[eé]ta(?:ux|les))|
    (?:origin[ei]?s?|origen|origem|sources?)[\s:]{1,2}(?:100\s?%\s)?v[eé]g[eé]ta[lu]|
    (?<!\p{L})(?:vegetal|vegetable|plant)[\s-](?:origin|derived|based|sources?)(?!\p{L})|(?:derived|originat\p{L}+)\sfrom\s(?:plants|vegetables?)(?!\p{L})|
    pflanzlich\p{L}*\s(?:ursprung|herkunft|basis|quelle)|plantaardige\s(?:oorsprong|herkomst)|pochodzenia\sroślinnego|
    vegetabiliskt\sursprung|растительно\p{L}+\s(?:происхожд|сырь|источник)
    )
  `,
  'iu',
);

/** "*Origine naturelle", "naturally derived": so is said of a name too, unless of a share of the whole. */
const meansNaturalOrigin = withLetters(
  longPattern`
    ^(?![^.;]*(?:(?<!100\s?)%|(?<!\p{L})(?:not?|non|nicht|pas|sans|ohne|не)(?!\p{L})|identi))[^.;]*?(?:
    (?:origin[ei]?s?|origen|origem)[\s:]{1,2}(?:100\s?%\s)?(?:plant[ea]s?\s(?:and|et)\s)?natur[ae]l\p{L}*|
    (?<!\p{L})natural(?:ly)?[\s-](?:origin|derived|sources?)(?!\p{L})|(?:derived|originat\p{L}+)\sfrom\snatur\p{L}+|
    nat[uü]rlich\p{L}*\s(?:ursprung|herkunft)|natuurlijke\s(?:oorsprong|herkomst)|pochodzenia\snaturalnego|
    naturligt?\sursprung|натурально\p{L}+\sпроисхожд|природно\p{L}+\sпроисхожд
    )
  `,
  'iu',
);

/** What a mark says of the names that bear it. */
export interface Meaning {
  readonly organic: boolean;
  readonly essentialOils: boolean;
  readonly plants: boolean;
  readonly nature: boolean;
  /** Organic and of essential oils: maybe what two marks mean, of which the second was lost. */
  readonly maybeOfTwo: boolean;
  /** The oils of a scent that it names (scent-oils.ts). */
  readonly oils: readonly FoundComponent[];
}

/** "Organic essential oils", "huiles essentielles bio": organic is said of the oils. */
const organicOils = /(?:organic|bio\p{L}*)\s(?:essen|[äæ]the)|essen\p{L}+\s(?:bio|organic)/iu;

/** "From natural essential oils; organic ingredient", "from essential oils soap made of organic oils": two meanings, of which the second has lost its mark or is of the whole product. */
const nextMeaning =
  /[.,;:/|](?!\d)|\s(?=(?:savon|soap|seife|jab[oó]n|sapone|produ(?:it|cto|ct|kt)|prodotto)\s)|\s(?=(?:organic|biologisch\S*)\s(?:ingr|zutat|inhalt)|ingr\p{L}+\s(?:bio|[ée]co|organ|issu|from)|\d)/iu;

export function meaningOf(said: string): Meaning {
  const sentence = said.replace(madeOfOrganic, ' ').replace(ofAll, ' ');
  const isOfPart = ofPart.test(sentence);
  const organic = !isOfPart && meansOrganic.test(sentence);
  const essentialOils = meansEssentialOil.test(sentence);
  const own =
    (organic && essentialOils && sentence.split(nextMeaning).find((part) => meansOrganic.test(part) || meansEssentialOil.test(part))) ||
    null;
  const ofFarming = own === null ? organic : meansOrganic.test(own);
  const ofOils = own === null ? essentialOils : meansEssentialOil.test(own);
  return {
    organic: ofFarming,
    essentialOils: ofOils,
    plants: !isOfPart && meansPlantOrigin.test(sentence),
    nature: !isOfPart && (allNatural.test(said) || meansNaturalOrigin.test(sentence)),
    maybeOfTwo: ofFarming && ofOils && !organicOils.test(sentence),
    oils: [],
  };
}

const farmed = /(?:organi[ck]|organique|biologi\p{L}+|ecol[oó]gic[ao]|[öo]kologisch\p{L}*|kontr\p{L}*|bio)[\s.,;]*$/iu;
const farming = /^(?:agricult(?:ure|ura)|agricoltura|farming|cultivation|(?:land|an)bau|landwirtschaft|landbouw)(?=\s+\p{L})/iu;
const farm = /(?:agricult(?:ure|ura)|agricoltura)[\s.,;]*$/iu;
const organically = /^(?:biologi(?:que|ca)|biol[oó]gica|ecol[oó]gica)(?=\s+\p{L})/iu;

/** "²from certified organic ³agriculture from essential oils": the word behind a mark that ends what the mark before says. */
export const spilledWord = (before: string, said: string): string =>
  (farmed.test(before) && farming.exec(said)?.[0]) || (farm.test(before) && organically.exec(said)?.[0]) || '';
