import { isForeignSentence, proseLike } from '#core/inci/pack/prose.ts';
import { longPattern } from '../long-pattern.ts';

/** What stands on a pack and is no name: makers, promises, sentences, codes. */

/** Of a maker: an address on the web, the form of a company, a postal code with its town, a telephone. */
const maker = new RegExp(
  longPattern`
    www|https?:|\.(?:com|biz|net|org|info)(?!\p{L})|(?<!\p{L})(?:GmbH|S\.\s?[AL](?!\p{L})|S\.p\.A|SAS|Ltd|Inc\.|LLC|Co\. KG|Tel[.:]|
    0800[-\s]?\d|D-\d{5}|[Ff]ree ?call|registered trademark|marque déposée|[Aa]venue |rue [a-z]+[- ]\d)|
    (?<![\d/])(?<!C\s?[IL1l]\s?)\d{5}\s\p{Lu}\p{L}{3}|(?<!\p{L})(?:usa|USA)(?!\p{L})
  `,
  'u',
);
/** Where a maker is found, what it calls itself on packs of many countries, and licences. */
const address = new RegExp(
  longPattern`
    (?<!\p{L})(?:cedex|postbus|p\.?o\.? box|TSA \d|laboratoires? derm|laboratorios|trade ?marks?|under licen|licen[cs]e|m(?:an)?ufactur|
    mafactur|distribut[oi]|batch number|lascad|proizvaja\p{L}+|fabricante|produtor|valmistaja|tootja|ražotājs|gamintojas|fabrikant|
    fabricant|servicio (?:de )?aten|(?:\p{Lu}\p{L}{3,} \d{3} \d{2}$))
  `,
  'iu',
);
/** Houses whose names stand on packs of many brands. */
const house =
  /(?<!\p{L})(?:unilever|procter|p ?& ?g|beiersdorf|henkel|johnson ?[&,] ?johnson|l['’]or[eé]al|colgate|avon|pierre fabre|garnier|mixa|nivea|mercadona|rossmann|lidl|aldi)(?!\p{L})/iu;
/** "refers to", "guaranteed": one word that is enough. */
const telling = new RegExp(
  longPattern`
    (?<!\p{L})(?:refers to|guarantee|satisfaction|handmade|testado|utilicese|manteng\p{L}+|formulated with|vegan|for product details|
    many more|r[eé]serv[eé]e aux|fabriqu[eé] en|hergestellt in|prodotto in|fabricado en|vervaardigd in|tillverkad i|fremstillet i|
    valmistettu|wyprodukowano|vyroben[eoáý]|con[tț]ine ap[aă]|contient d[eu]|patikrinta)(?!\p{L})
  `,
  'iu',
);

/** What the product is called, or what is said of all of it: its tests, what it is free from, who must not use it, what it is packed in, where its names grew. */
const ofProduct = new RegExp(
  longPattern`
    (?<!\p{L})(?:toothpaste|dentifric[eio]\p{L}*|tandpasta|zahn(?:creme|pasta)|shampoo(?:ing)?|duschgel|gel douche|
    (?:skin|body|hand|face) (?:cream|lotion|wash)|animal testing|in-?vitro|recommended|libre de|free from|frei von|fluoride free|
    sans (?:tensioactif|ph[ée]noxy|nanopart|alcool|parab)\p{L}*|certifi[ée] sans|hors (?:capsule|colorants|additifs)|additifs et|
    [ée]l[ée]ments d['’]emballage|flacon plastique|[ée]tui carton|fibres à base|(?:nicht zum|ne pas) (?:verzehr|consommer)|
    (?:per )?uso est(?:erno|\.)|dermatologi\p{L}+ (?:test|best[äa]tigt|gepr[üu]ft)\p{L}*|\p{L}+ dermatologicamente|
    raccolta differenziata|testowa\p{L}*|test[ée] dermat\p{L}*|kontaktu z oczami|consulta a|(?:u?tiliser) exclusivement|ce produit n|
    nous am[ée]liorons|markenqualit[äa]t|ingredients? ?from|natural components|constituants naturels|t?agri?cu[lt]\p{L}{2,}|
    agricui\p{L}+|origen bot[áa]nico|precau(?:ci[oó]n|[cç][aõ]?)\p{L}*|conservation$|bruksanvis\p{L}*|anvisning\p{L}*|kiekis|
    neto količina|biologique\W+organic)(?!\p{L})
  `,
  'iu',
);

/** Small words of many languages: so many in a piece so long are a sentence. */
const small = /^(?:de|del|la|el|los|las|un|una|en|le|les|et|du|des|der|die|das|und|di|il|da|do|que|em|os|na|av|och|og)$/iu;
const [longPiece, fewestSmall] = [10, 3];

function isLongSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= longPiece && words.filter((word) => small.test(word)).length >= fewestSmall;
}

/** Words in a script that names are not printed in. */
const otherScript = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Greek}]{3,}[^,]*[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Greek}]{3,}/u;

export const isTalk = (text: string) =>
  otherScript.test(text) ||
  isLongSentence(text) ||
  telling.test(text) ||
  ofProduct.test(text) ||
  maker.test(text) ||
  address.test(text) ||
  house.test(text) ||
  proseLike(text) ||
  isForeignSentence(text);

/** A colour without its "CI" has five digits; the steps of polymers and alcohols have few. */
const colour = /^\W*c\W?[il1|]/iu;
const withNumber = /(?<!\p{L})(?:PEG|PPG|SD|PVM|red|blue|rot|rouge|yellow|jaune|green|vert|acid|ext)(?!\p{L})/iu;
const fewestDigits = 6;
const wordOfCode = /^[\W_]*(?:[A-Z]{0,3}\d[\dA-Z/.-]*|[A-Z]{1,2})[\W_]*$/iu;

/** "a 74160", "1598A": it may be a colour whose "CI" or last digit was spoilt. */
const mayBeColour = (text: string) =>
  (text.match(/[\dA-Z]+/gi) ?? []).some((word) => word.length === 5 && !/v/i.test(word) && word.replace(/\D/g, '').length > 3);

/** A number of a lot or of a formula: "85402.540.AB.05", "(F.I/L B170603/1)", "IL52A", "28Y001". */
export function isCode(text: string): boolean {
  if (colour.test(text)) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  if (digits >= fewestDigits && digits >= (text.match(/\p{L}/gu)?.length ?? 0)) return true;
  return (
    digits > 1 &&
    !withNumber.test(text) &&
    !mayBeColour(text) &&
    text
      .trim()
      .split(/\s+/)
      .every((word) => wordOfCode.test(word))
  );
}
