import { longPattern } from '../long-pattern.ts';
import { amountInText } from './amount.ts';
import { tidyLine } from './tidy.ts';
import { withoutBrand } from './title-brand.ts';
import { beforeContents, sizeOfLot, unpacked, withoutShopNotes } from './title-notes.ts';
import { withoutPromises } from './title-promises.ts';
import { edges, isTitle } from './title-rest.ts';

/** What a page shows before its title has arrived or where it lets a language be chosen, and what stands on its buttons. */
const placeholder = new RegExp(
  longPattern`
    ^(?:english|deutsch|fran[cç]ais|espa[nñ]ol|italiano|portugu[eê]s|nederlands|polski|русский|chargement|loading|wird geladen|cargando|
    caricamento|carregando|laden|загрузка|untitled|no name|sans nom|unknown(?: product)?|inconnu|produit inconnu|хз)\s*(?:…|\.{2,})?$
  `,
  'i',
);
/** "2 X Nordlys Mask", "X20 lingettes". */
const countInFront = /^(?:\d{1,2}\s+x|x\s?\d{1,3})\s(?=\p{L})/iu;
const button = /^(?:modifier la fiche|modifier|edit(?: the)? (?:product|page)|editar (?:el )?producto|produkt bearbeiten)\s+/i;
/** Where a shop files it: "Beauté & Hygiène / Soins du corps / Déodorants". */
const shopPath = /^(?:beaut[ée]|beauty|sant[ée]|health|hygi[eè]ne|drogerie)[^/]* \/ (?:[^/]+ \/ )*(?=[^/]+$)/i;
const address = /(?:https?:\/\/|www\.)\S+|\S+\.(?:com|fr|de|org|net|ru|it|es)\b\S*/gi;
const digits = /\d[\d'"\s]{6,}\d/g;
const opposite: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '«': '»' };
const brackets = /[()[\]{}«»]/;

/** "Argan- Serum", "Waschcreme -- Clear"; not "Hand- und Nagelpflege". */
const looseDash = /(?<=\p{Ll})-\s+(?!(?:und|oder|u\.|et|and|en|of|og|och|e|y|&)\s)|\s-{2,}\s/giu;

/** "Soap (also referred": the words were cut off within the bracket. */
const cutBracket = /^[^()]+(?=\s\(\p{Ll}[^()\s]*\s[^()]*$)/u;

/** A bracket without its other half goes; so does a quotation mark that is alone. */
function balanced(title: string): string {
  let text = cutBracket.exec(title)?.[0] ?? title;
  if (brackets.test(text))
    for (const [open, close] of Object.entries(opposite))
      if (text.split(open).length !== text.split(close).length) text = text.replaceAll(open, ' ').replaceAll(close, ' ');
  if ((text.match(/"/g)?.length ?? 0) % 2 === 1) text = text.replaceAll('"', ' ');
  return text
    .replace(looseDash, ' - ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;])/g, '')
    .trim();
}

/** Words in capitals that are no shouting: numbers, what has no vowel, and some that do. */
const capitals =
  /^(?:(?!\p{sc=Cyrillic}$)[^\p{Ll}AEIOUYАЕИОУЫЭЮЯІЇЄ]{1,4}|[IVX]+|.*\d.*|\p{Lu}{1,3}\+\p{Lu}{1,3}|UVA?|AHA|[BP]HA|HA|ED[TP]|IP|VIP|AP|SOS|USA|UK|ADN|DNA|ATP|DHA|LED)$/u;

const letters = (text: string, kind: RegExp) => text.match(kind)?.length ?? 0;

/** In capitals: "LOçãO" too, whose accented letters a machine left small. */
const inCapitals = (text: string) => /\p{Lu}/u.test(text) && !/[a-zа-яё]/.test(text);
const isShort = (word: string) => capitals.test(word.normalize('NFD').replace(/\p{M}/gu, ''));
/** So many that they are words, no names: "ALOE VERA". */
const haveWords = (words: readonly string[]) => words.filter((word) => /\p{L}{3}/u.test(word) && !isShort(word)).length > 1;

/** A title in capitals, or mostly: "DOUCHE SHAMPOING POMME et POIRE". A title of one short word, or with one name in capitals, does not shout. */
function shouts(title: string, words: readonly string[]): boolean {
  const loud = words.filter((word) => /\p{Lu}{5,}/u.test(word)).length;
  if (inCapitals(title)) return loud > 0 || words.length > 2 || haveWords(words);
  return loud > 1 && letters(title, /\p{Lu}/gu) > 2 * letters(title, /\p{Ll}/gu);
}

const afterApostrophe = 3;
/** "D'ALEP" → "D'Alep", "IT'S" → "It's". */
const asName = (word: string) =>
  word.replace(/(['’]?)(\p{Lu}+)/gu, (_, sign: string, name: string) =>
    sign !== '' && name.length < afterApostrophe ? sign + name.toLowerCase() : sign + name.slice(0, 1) + name.slice(1).toLowerCase(),
  );

/** "Виноград ИЗ Кьянти" */
const smallWord = /^(?:из|со?|ко?|во?|для|на|по|при|от|до|и|у|о|за|без|под|из-под)$/i;

/** "LIPIKAR Lait", "AMBRE SOLAIRE Hydra": what a pack prints large in front of small letters is a name. Words beside it in capitals belong to it. */
function withNames(words: readonly string[]): string[] {
  const ends = (from: number, step: number) => {
    let at = from;
    while (inCapitals(words[at + step] ?? '')) at += step;
    return at;
  };
  return words.map((word, at) => {
    if (at > 0 && smallWord.test(word)) return word.toLowerCase();
    if (!inCapitals(word) || isShort(word)) return word;
    const run = words.slice(ends(at, -1), ends(at, 1) + 1);
    return haveWords(run) || run.some((one) => /\p{Lu}{5}/u.test(one)) ? asName(word) : word;
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
    : (inCapitals(title) ? words : withNames(words))
        .join(' ')
        .replace(loudLine, ([first = '', ...rest]) => first + rest.join('').toLowerCase());
  return /^\p{Ll}+(?:$|[\s'’,-])/u.test(said)
    ? said.slice(0, 1).toUpperCase() + said.slice(1)
    : said.replace(behindNumber, (_, number: string, word: string) => number + word.slice(0, 1).toUpperCase() + word.slice(1));
}

/** "“Sport”", "Masque à l'argile.": a title is no quotation and no sentence. */
const unquoted = (title: string) => title.replace(/^["«“„]([^"«»“”„]+)["»”“]$/u, '$1').replace(/(?<=\p{Ll}{4})\.$/u, '');

/** "Hand | Body|Face": parts of a title beside each other. */
const bar = /\s*\|\s*/g;

/** "50+ lait", "3in1 soap": the first word is the one behind the number. */
const behindNumber = /^(\d[\d%+/.,]*(?:\s?(?:in|en|i|h|sec)\s?\d*)?\s)(?!(?:in|en|i|vol|ans|[hgl]|ml)(?!\p{L}))(\p{Ll}\p{L})/u;

/** "Mild soap mild soap": the same words twice. */
const once = (title: string) => title.replace(/^(\S+\s.+?)[\s,;-]+\1$/iu, '$1');

/** "Neem.face wash", "Détox-Moi !Rose": a sign between words without a blank behind it. */
const glued = /(?<=\p{L}{3})[.,](?=\p{L}{3})|(?<=\s)!(?=\p{L})/gu;
const spaced = (title: string) => (title.includes(' ') ? title.replace(glued, (sign) => (sign === '.' ? ' ' : `${sign} `)) : title);

export interface CleanTitle {
  /** As on the pack, without brand, contents, number of packs, addresses and placeholders; empty when nothing is left. */
  readonly title: string;
  /** The contents that stood in it; null without. */
  readonly size: string | null;
}

/** What a source's title says of the product. `isFiled`: the source files it under these brands, so that one of them among its words is no word of its own. */
export function cleanTitle(written: string, brands: readonly string[], isFiled = false): CleanTitle {
  const line = tidyLine(written)
    .replace(/[®™©℠]|\((?:r|tm)\)|(?<=\p{L})\*+|^\*+(?=\p{L})/giu, '')
    .replace(button, '')
    .replace(countInFront, '')
    .replace(shopPath, '');
  if (placeholder.test(line.replace(edges, ''))) return { title: '', size: null };
  const spoken = line.replace(address, ' ');
  // What stands beside an address and long numbers is what a camera saw, not a title.
  if (spoken !== line && digits.test(spoken)) return { title: '', size: null };
  const { size, rest } = amountInText(spoken.replace(/\S*\uFFFD\S*/g, ' '));
  const plain = (text: string) => withoutBrand(balanced(text.replace(digits, ' ')).replace(edges, ''), brands, isFiled).replace(edges, '');
  const single = withoutShopNotes(rest);
  const short = plain(size === null ? single : single.replace(beforeContents, ''));
  const title = isTitle(short) ? unpacked(short) : plain(spoken);
  return { title: inSentenceCase(withoutPromises(spaced(once(unquoted(title.replace(bar, ', ')))))), size: sizeOfLot(spoken, size) };
}
