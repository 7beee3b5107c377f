import { withLetters } from '#core/letters.ts';
import { bareBrand, brandKey } from './brand-name.ts';

const saying = (words: string) => withLetters(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** How a name beside a brand says for whom a line of it is; and how a title says so. */
type Told = readonly [said: RegExp, says: RegExp];

const whom: readonly Told[] = [
  [
    saying("(?:for |pour )?(?:men|man|hommes?)(?:['’]s)?"),
    saying("men|man|men['’]?s|hommes?|herren|männer\\p{L}*|uomo|hombres?|masculin\\p{L}*|him|мужск\\p{L}*|мужчин\\p{L}*"),
  ],
  [
    saying('(?:for |pour )?(?:wom[ae]n|femmes?)'),
    saying("wom[ae]n|women['’]?s|femmes?|damen|frauen|donna|mujer|her|lady|ladies|женск\\p{L}*|женщин\\p{L}*"),
  ],
  [saying('(?:for |pour )?(?:baby|b[ée]b[ée])'), saying('bab(?:y|ies)\\p{L}*|b[ée]b[ée]s?|малыш\\p{L}*|детск\\p{L}*')],
  [
    saying('(?:for |pour )?(?:kids|junior|enfants?)'),
    saying('kids?|children|juniors?|enfants?|kinder\\p{L}*|niñ[oa]s|bambin[oi]|дет\\p{L}+|\\d+(?:\\s?[-–]\\s?\\d+)? ans'),
  ],
];
/** Cream of a line of sunscreens is one. */
const sun: readonly Told[] = [
  [
    saying('sun|solaires?|soleil'),
    saying(
      '\\p{L}*sun(?:ny|screen|block|tan\\p{L}*)?|sol[ae]i?re?s?|soleil|sonne\\p{L}*|zon\\p{L}*|bronz\\p{L}*|tan(?:ning)?|spf\\s?\\d*|lsf|fps|ip|uv\\p{L}?|солн\\p{L}*',
    ),
  ],
];

/** "Men Nordlys", "Nordlys Men": what stands in front of the brand in a name, and behind it; of its spellings the longest tells. */
export function aroundBrand(name: string, spellings: readonly string[]): { readonly front: string; readonly behind: string } {
  const words = bareBrand(name).split(/\s+|(?<=\p{L})-(?=\p{L})/u);
  const keys = new Set(spellings.map(brandKey));
  const isBrand = (part: readonly string[]) => keys.has(brandKey(part.join(' ')));
  for (let count = words.length; count > 0; count -= 1) {
    if (isBrand(words.slice(0, count))) return { front: '', behind: words.slice(count).join(' ') };
    if (isBrand(words.slice(-count))) return { front: words.slice(0, -count).join(' '), behind: '' };
  }
  return { front: '', behind: '' };
}

const asName = (text: string) => text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The title behind what the one of these that the texts tell says, where the title does not say it and they tell no other. */
function withTold(title: string, texts: readonly string[], rows: readonly Told[]): string {
  const told = rows.flatMap(([said, says]) => {
    const text = texts.map((one) => said.exec(one)?.[0]).find((one) => one !== undefined);
    return text === undefined ? [] : { text, says };
  });
  const [first, another] = told;
  if (first === undefined || another !== undefined || first.says.test(title)) return title;
  return `${asName(first.text.replace(/['’]s$/i, ''))} ${title}`;
}

/** "Fresh deodorant" of Balea, where a row names "Balea Men", or "Men" beside it → "Men Fresh deodorant": for whom it is stands on the pack beside the brand. */
export function withWhom(title: string, named: readonly string[], spellings: readonly string[]): string {
  // "Bebe" is a brand.
  if (title === '' || whom.some(([said]) => said.test(spellings[0] ?? ''))) return title;
  const around = named.map((text) => aroundBrand(text, spellings));
  const beside = around.map(({ front, behind }) => `${front} ${behind}`);
  const alone = named.filter((text) => whom.some(([said]) => said.test(text) && text.replace(said, '').trim() === ''));
  const isBeside = beside.some((text) => whom.some(([said]) => said.test(text)));
  const sunny = around.map(({ behind }) => behind);
  return withTold(withTold(title, sunny, sun), isBeside ? beside : alone, whom);
}
