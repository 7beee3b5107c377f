import { keyOf } from '#core/inci/names/fold.ts';
import { remembered } from '#core/remembered.ts';
import { longPattern } from '../long-pattern.ts';
import { amountInText } from './amount.ts';
import { brandKey } from './brand-name.ts';
import { tidyLine } from './tidy.ts';

const edges = /^[\s,;:.|/<>*_~=+–—•·●-]+|[\s,;:|/<>*_~=–—-]+$/g;
/** What a page shows before its title has arrived or where it lets a language be chosen, and what stands on its buttons. */
const placeholder = new RegExp(
  longPattern`
    ^(?:english|deutsch|fran[cç]ais|espa[nñ]ol|italiano|portugu[eê]s|nederlands|polski|русский|chargement|loading|wird geladen|cargando|
    caricamento|carregando|laden|загрузка|untitled|no name|sans nom|unknown(?: product)?|inconnu|produit inconnu)\s*(?:…|\.{2,})?$
  `,
  'i',
);
/** "2 X Nordlys Mask". */
const countInFront = /^\d{1,2}\s+x\s(?=\p{L})/iu;
const button = /^(?:modifier la fiche|modifier|edit(?: the)? (?:product|page)|editar (?:el )?producto|produkt bearbeiten)\s+/i;
/** Where a shop files it: "Beauté & Hygiène / Soins du corps / Déodorants". */
const shopPath = /^(?:beaut[ée]|beauty|sant[ée]|health|hygi[eè]ne|drogerie)[^/]* \/ (?:[^/]+ \/ )*(?=[^/]+$)/i;
const address = /(?:https?:\/\/|www\.)\S+|\S+\.(?:com|fr|de|org|net|ru|it|es)\b\S*/gi;
const digits = /\d[\d'"\s]{6,}\d/g;
/** How many are sold together: "Lot de 2 (1+1 offert)", "6x", "(3 Pack)". */
const packs = new RegExp(
  longPattern`
    [\s,(–-]*(?<!\p{L})(?:(?:lot|pack|set|coffret) (?:de|of|x)\s?\d*(?:\s?\+\s?\d+)?(?:\s(?:offerts?|gratuite?s?|gratis|
    free)\b)?(?:\s?x)?|lot \d+\s?\+\s?\d+\s(?:offerts?|gratuits?)(?:\s?x)?|lots? ?x?\d+|lot(?:\sGV)?(?=\s*(?:$|\())|
    \((?:dont \d+)?\s?offerts?\)|\soffert(?=\s*$)|\(?\d+\s?\+\s?\d+\s?(?:offerts?|gratuite?s?|gratis|free)\)?|\d{1,2}\s?x(?=\s*$)|
    \(\d+\s?-?pack\)|(?:maxi|eco|mega|doppel|double) ?pack|\(\s*\))\)?
  `,
  'giu',
);

/** Of how much is sold, and whether: "(+20% gratuit)", "(format XXL)", "75x2", "25 stk", "(wieder verfügbar)". A product may be called "X3". */
const shopNotes = [
  /\s*\(?\+\s?\d{1,3}\s?%\s?(?:gratuite?s?|gratis|offerte?s?|free|extra|mehr|more)\)?/giu,
  new RegExp(
    longPattern`
    [\s,]*(?:\((?:(?:maxi|mini|grand|petit|gro(?:ß|ss)es)[\s-])?format(?:[\s-](?:maxi|mini|xx?l|[ée]conomique|familial|voyage|
    pocket))?\)|(?:(?:,?\s(?:maxi|mini|xx?l)[\s-]format|\sformat[\s-](?:maxi|mini|xx?l|petit|grand|[ée]conomique|familial|voyage|
    pocket)|\s\d\s?pack)$))
  `,
    'giu',
  ),
  /\s*\((?:duo|trio|twin|bi)[\s-]?pack\)/giu,
  new RegExp(
    longPattern`
    \s*\([^()]*(?:verf[üu]gbar|lieferbar|ausverkauft|available|sold out|out of stock|disponible|[ée]puis[ée]|en stock|agotado|
    disponibile|esaurito|dispon[ií]vel|esgotado|uitverkocht|leverbaar|dost[ęe]pn|в наличии)[^()]*\)
  `,
    'giu',
  ),
  /(?<![\p{L}\d])\d{2,3}m?l?x\d{1,2}(?![\p{L}\d])/giu,
  /(?<!\d)\d{1,2}x\d{2,3}(?![\p{L}\d])/giu,
  /\sx(?:[124-9]|\d{2})$/u,
  /[\s,]*(?<![\p{L}\d])\d{1,3}\s?(?:stk|st(?:ü|ue)ck|pcs|pk|pi[eè]ces|piezas|pezzi|шт)(?![\p{L}\d])\.?/giu,
] as const;

/** What stood before the contents that were taken out: "Creme com 50 g", "Lotion 500 ml.". */
const beforeContents = /(?:\s+(?:com|avec|con|mit|with|met|med|de|of|à|av|x)|\.)$/iu;

/** Names of brands without their spaces and signs; they repeat themselves. */
const writtenKey = remembered(2_000, keyOf);

/** How many words at the start of `words` make up the brand; 0 when they do not. */
function brandWords(words: readonly string[], key: string): number {
  for (let count = 1; count <= Math.min(6, words.length); count += 1) {
    const start = keyOf(words.slice(0, count).join(''));
    if (start === key) return count;
    if (!key.startsWith(start)) return 0;
  }
  return 0;
}

const numbers = /^\d{1,2}(?:\s?[·•.+x×:/-]\s?\d{1,2}){2,}$/;

/** Is it a name? Two letters in a row are, "E45" and "B·3" are, "1·2·3" is; a number, an amount or a code is not. */
export function isTitle(text: string): boolean {
  return /\p{L}{2}/u.test(text) || (/\p{L}/u.test(text) && /\d/.test(text) && amountInText(text).size === null) || numbers.test(text);
}

/** What is left of a title, when it is still one. */
function restOr(left: string, title: string): string {
  const rest = left.replace(edges, '');
  return isTitle(rest) ? rest : title;
}

/** What joins the words before the brand to it: "Gel à l'eau de Jonzac", "by U". */
const joins =
  /^(?:\p{L}{1,2}|by|from|von|van|the|les|des|and|und|pour|para|per|für|aux|mit|met|avec|with|con|eau|thermale|laborato\p{L}+|[-–&])$|['’]$/iu;
/** "Nordlys mit Fluor" is all of a name. */
const adds = /^(?:mit|avec|with|con|com|of)$/;
/** A brand of one word without a sign is taken off behind so many words. */
const leastBefore = 3;

/** The title without a brand that ends it; of several the longest tells. */
function withoutBrandBehind(text: string, keys: readonly string[]): string {
  const words = text.split(' ');
  const ends = new Map(words.slice(-6).map((_, at, last) => [keyOf(last.slice(at).join('')), words.length - last.length + at]));
  const key = keys.find((one) => ends.has(one));
  const from = key === undefined ? 0 : (ends.get(key) ?? 0);
  const least = words.length - from > 1 ? 1 : leastBefore;
  return from < least || joins.test(words[from - 1] ?? '') ? text : restOr(words.slice(0, from).join(' '), text);
}

/** The title without the brand in front or behind. A title that is only the brand stays, and so does one whose rest is a fragment. */
function withoutBrand(title: string, brands: readonly string[]): string {
  let text = title;
  const keys = [...new Set(brands.flatMap((brand) => [writtenKey(brand), brandKey(brand)]))]
    .filter((key) => key.length > 1)
    .sort((a, b) => b.length - a.length);
  for (const key of keys) {
    const words = text.split(' ');
    const inFront = brandWords(words, key);
    if (inFront > 0 && !adds.test(words[inFront] ?? '')) text = restOr(words.slice(inFront).join(' '), text);
    const last = /\s[-–—|]\s(?!.*\s[-–—|]\s)(.*)$/.exec(text);
    if (last && brandWords([(last[1] ?? '').replace(/\s/g, '')], key) > 0) text = restOr(text.slice(0, last.index), text);
  }
  return withoutBrandBehind(text, keys);
}

const opposite: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»' };
const brackets = /[()[\]{}«»]/;

/** A bracket without its other half goes; so does a quotation mark that is alone. */
function balanced(title: string): string {
  let text = title;
  if (brackets.test(text))
    for (const [open, close] of Object.entries(opposite))
      if (text.split(open).length !== text.split(close).length) text = text.replaceAll(open, ' ').replaceAll(close, ' ');
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) text = text.replaceAll('"', ' ');
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim();
}

/** Words in capitals that are no shouting: numbers, what has no vowel, and some that do. */
const capitals = /^(?:[^\p{Ll}AEIOUY]{1,4}|[IVX]+|.*\d.*|UVA?|AHA|[BP]HA|HA|ED[TP]|IP|VIP|AP|SOS|USA|UK|ADN|DNA|ATP|DHA|LED)$/u;

const letters = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** A title in capitals, or mostly: "DOUCHE SHAMPOING POMME et POIRE". A title of one short word, or with one name in capitals, does not shout. */
function shouts(title: string, words: readonly string[]): boolean {
  const loud = words.filter((word) => /\p{Lu}{5,}/u.test(word)).length;
  if (title === title.toUpperCase()) return loud > 0 || words.length > 2;
  return loud > 1 && letters(title, /\p{Lu}/gu) > 2 * letters(title, /\p{Ll}/gu);
}

const inCapitals = (word: string) => /\p{Lu}/u.test(word) && word === word.toUpperCase();
const isShort = (word: string) => capitals.test(word.normalize('NFD').replace(/\p{M}/gu, ''));
const afterApostrophe = 3;
/** "D'ALEP" → "D'Alep", "IT'S" → "It's". */
const asName = (word: string) =>
  word.replace(/(['’]?)(\p{Lu}+)/gu, (_, sign: string, name: string) =>
    sign !== '' && name.length < afterApostrophe ? sign + name.toLowerCase() : sign + name.slice(0, 1) + name.slice(1).toLowerCase(),
  );

/** "LIPIKAR Lait", "AMBRE SOLAIRE Hydra": what a pack prints large in front of small letters is a name. Words beside it in capitals belong to it. */
function withNames(words: readonly string[]): string[] {
  const ends = (from: number, step: number) => {
    let at = from;
    while (inCapitals(words[at + step] ?? '')) at += step;
    return at;
  };
  return words.map((word, at) => {
    if (!inCapitals(word) || isShort(word)) return word;
    const run = words.slice(ends(at, -1), ends(at, 1) + 1);
    return run.some((one) => /\p{Lu}{5}/u.test(one)) ? asName(word) : word;
  });
}

/** What a brand in capitals leaves in front: "REXONA MEN Stick". */
const loudLine = /^(?:MEN|BABY|BÉBÉ|KIDS|SUN|BIO|HOMME|FEMME)(?= \p{Lu}\p{Ll})/u;

/** "CRÈME DE JOUR SPF 30" → "Crème de jour SPF 30". The first letter is a capital. */
function inSentenceCase(title: string): string {
  const words = title.split(' ');
  const stays = (word: string) => !inCapitals(word) || isShort(word);
  const said = shouts(title, words)
    ? words.map((word) => (stays(word) ? word : word.toLowerCase())).join(' ')
    : (title === title.toUpperCase() ? words : withNames(words))
        .join(' ')
        .replace(loudLine, ([first = '', ...rest]) => first + rest.join('').toLowerCase());
  return /^\p{Ll}+(?:$|[\s'’,-])/u.test(said) ? said.slice(0, 1).toUpperCase() + said.slice(1) : said;
}

/** Looked for first: notes of shops have one or the other. */
const digitOrBracket = /[\d(]|format/i;
const withoutNotes = (title: string) => shopNotes.reduce((text, note) => text.replace(note, ' '), title).replace(/\s+/g, ' ');

export interface CleanTitle {
  /** As on the pack, without brand, contents, number of packs, addresses and placeholders; empty when nothing is left. */
  readonly title: string;
  /** The contents that stood in it; null without. */
  readonly size: string | null;
}

/** What a source's title says of the product. */
export function cleanTitle(written: string, brands: readonly string[]): CleanTitle {
  const line = tidyLine(written)
    .replace(/[®™©℠]/g, '')
    .replace(button, '')
    .replace(countInFront, '')
    .replace(shopPath, '');
  if (placeholder.test(line.replace(edges, ''))) return { title: '', size: null };
  const spoken = line.replace(address, ' ');
  // What stands beside an address and long numbers is what a camera saw, not a title.
  if (spoken !== line && digits.test(spoken)) return { title: '', size: null };
  const { size, rest } = amountInText(spoken.replace(/\S*\uFFFD\S*/g, ' '));
  const plain = (text: string) => withoutBrand(balanced(text.replace(digits, ' ')).replace(edges, ''), brands).replace(edges, '');
  const single = rest.replace(packs, ' ');
  const unpacked = (digitOrBracket.test(rest) ? withoutNotes(single) : single).trimEnd();
  const short = plain(size === null ? unpacked : unpacked.replace(beforeContents, ''));
  const title = isTitle(short) ? short : plain(spoken);
  return { title: inSentenceCase(title), size };
}

/** Titles of rows that somebody made to try something. */
export function isTest(title: string): boolean {
  return /^(?:test(?:e|ing)?(?:\s*\d*|\s+(?:product|produit|produkt|row|item))|(.)\1{2,}|asdf\w*|qwert\w*|xxx+|null|undefined|todo|тест\s*\d*|do not use)$/i.test(
    title.trim(),
  );
}
