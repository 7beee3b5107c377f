import { bySpelling, inPlainLetters } from './spellings.ts';

/** Everyday names in Swedish, Danish, Norwegian, Finnish and Hungarian, most of which are one word: "solrosolja", "rypsiöljy", "citronsyra". */

const wholeNames = bySpelling({
  aqua: ['vatten', 'renat vatten', 'vand', 'vann', 'vesi', 'viz', 'tisztitott viz'],
  glycerin: ['glyseriini', 'glyserin', 'glyserol', 'vegetabiliskt glycerin', 'vegetabilsk glycerin', 'novenyi glicerin'],
  parfum: ['parfym', 'parfume', 'parfyme', 'hajuste', 'parfyymi', 'illat', 'illatanyag'],
  beeswax: ['bivax', 'bivoks', 'mehilaisvaha', 'mehviasz'],
  honey: ['honung', 'honning', 'hunaja', 'mez'],
  lanolin: ['ullfett', 'lanoliini'],
  'sodium chloride': ['koksalt', 'konyhaso'],
  alcohol: ['sprit', 'alkoholi'],
});

/** What is made of a plant, and the acids, by the end of the word. */
const things = bySpelling({
  oil: ['olja', 'olje', 'olie', 'oljy', 'olaj'],
  butter: ['smor', 'voi', 'vaj'],
  extract: ['extrakt', 'ekstrakt', 'uute', 'kivonat'],
  acid: ['syra', 'syre', 'happo', 'sav'],
});

const made = bySpelling({
  sunflower: ['solros', 'solsikke', 'auringonkukka', 'napraforgo'],
  rapeseed: ['raps', 'rypsi', 'repce', 'repcemag'],
  almond: ['mandel', 'sotmandel', 'manteli', 'mandula', 'edesmandula'],
  coconut: ['kokos', 'kokosnot', 'kookos', 'kookospahkina', 'kokusz'],
  olive: ['oliv', 'oliven', 'oliivi', 'oliva'],
  castor: ['ricin', 'risiini', 'ricinus'],
  jojoba: ['jojoba'],
  avocado: ['avokado', 'avocado'],
  argan: ['argan'],
  shea: ['shea', 'sheanot', 'karite'],
  cocoa: ['kakao', 'kaakao'],
  lavender: ['lavendel', 'laventeli', 'levendula'],
  peppermint: ['pepparmynta', 'pepparmynt', 'pebermynte', 'peppermynte', 'piparminttu', 'borsmenta'],
  'tea tree': ['tetrad', 'tetrads', 'tetræ', 'tetre', 'teepuu', 'teafa'],
  chamomile: ['kamomill', 'kamille', 'kamomilla', 'kamilla'],
  calendula: ['ringblom', 'ringblomma', 'ringblomst', 'morgenfrue', 'kehakukka', 'koromvirag'],
  nettle: ['brannassla', 'brændenælde', 'nokkos', 'csalan'],
  citric: ['citron', 'sitron', 'sitruuna', 'citrom'],
  lactic: ['mjolk', 'mælke', 'melke', 'maito', 'tej'],
  hyaluronic: ['hyaluron', 'hyaluroni', 'hialuron'],
  salicylic: ['salicyl', 'salisyyli', 'szalicil'],
  stearic: ['stearin', 'steariini', 'sztearin'],
  ascorbic: ['askorbin', 'askorbiini', 'aszkorbin'],
});

const compound = /^(\p{L}{3,}?(?: \p{L}{3,})?)[ -]?(ol(?:ja|je|ie|jy|aj)|smor|voi|vaj|e[xk][ks]?trakt|uute|kivonat|syr[ae]|happo|sav)$/u;
const vitamin = /^([a-e]\d{0,2})[ -]?vitamii?n(?:i|en)?$/;

const grade = /^(?:[eo]kologisk[ate]?|luomu|kallpressad|koldpresset|kylmapuristettu|hidegen sajtolt)[\s-]/;
const longestName = 40;

/** The English name of what is named in one of these languages; null when a word is not known. */
export function englishOfNorthern(name: string): string | null {
  if (name.length > longestName) return null;
  const plain = inPlainLetters(name).trim().replace(grade, '');
  const [, front = '', end = ''] = compound.exec(plain) ?? [];
  const thing = things.get(end);
  const of = thing && (made.get(front) ?? made.get(front.replace(/[ns]$/, '')));
  if (of) return `${of} ${thing}`;
  return wholeNames.get(plain) ?? (vitamin.test(plain) ? plain.replace(vitamin, 'vitamin $1') : null);
}
