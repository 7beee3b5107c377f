import { withLetters } from '#core/letters.ts';
import { brandKey } from './brand-name.ts';

const saying = (words: string) => withLetters(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Behind a brand: for whom a line of it is; and how a title says so. */
const whom: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:for |pour )?(?:men|man|hommes?)$/i,
    saying("men|man|men['’]?s|hommes?|herren|männer\\p{L}*|uomo|hombres?|masculin\\p{L}*|him|мужск\\p{L}*|мужчин\\p{L}*"),
  ],
  [
    /^(?:for |pour )?(?:women|woman|femmes?)$/i,
    saying("wom[ae]n|women['’]?s|femmes?|damen|frauen|donna|mujer|her|lady|ladies|женск\\p{L}*|женщин\\p{L}*"),
  ],
  [/^(?:for |pour )?(?:baby|b[ée]b[ée])$/i, saying('bab(?:y|ies)\\p{L}*|b[ée]b[ée]s?|малыш\\p{L}*|детск\\p{L}*')],
  [/^(?:for |pour )?(?:kids|junior|enfants?)$/i, saying('kids?|children|juniors?|enfants?|kinder\\p{L}*|niñ[oa]s|bambin[oi]|дет\\p{L}+')],
];

/** What stands behind the brand in one of the names of a row. */
function behind(text: string, spellings: readonly string[]): string {
  const words = text.split(/\s+/);
  const cut = words.findIndex((_, at) => at > 0 && spellings.some((brand) => brandKey(brand) === brandKey(words.slice(0, at).join(' '))));
  return cut < 0 ? '' : words.slice(cut).join(' ');
}

const asName = (text: string) => text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** "Fresh deodorant" of Balea, where a row names "Balea Men" → "Men Fresh deodorant": for whom it is stands on the pack beside the brand, where the title does not say it and the row says no other. */
export function withWhom(title: string, named: readonly string[], spellings: readonly string[]): string {
  const told = named.map((text) => behind(text, spellings)).filter((text) => whom.some(([line]) => line.test(text)));
  const [said, another] = new Map(told.map((text) => [brandKey(text), text])).values();
  const says = said === undefined ? undefined : whom.find(([line]) => line.test(said))?.[1];
  return said === undefined || another !== undefined || title === '' || says?.test(title) ? title : `${asName(said)} ${title}`;
}
