/** Formula and lot codes, bar codes, weights, dates: what a pack prints among the names. */

import { longPattern } from '../../long-pattern.ts';
import { alternatives } from '../text/matches.ts';
import { textiles } from './wipe-cloth.ts';

/** Formula and lot codes, bar codes, group list numbers. */
export const codes = alternatives([
  '\\(F\\d{2}\\)',
  ['[<\\[(]?\\s{0,2}\\bILN\\s?\\d{3,}\\b\\s{0,2}[>\\])]?\\.?', 'ILN'],
  longPattern`
    [\[(]?\s{0,2}(?:(?<![\p{L}])code\s{1,2})?(?<![\p{L}])F[.,]?\s?[IL1][.,]?\s?L[.,]?L?\s{0,2}(?:code\s{0,2})?(?:#|N[o°]\.?|
    :)?\s{0,2}[A-Z]{0,2}\s?\d(?:(?!no\s)[\w./-]){2,}(?:\s{0,2}[\])]\.?)?
  `,
  // "(C34149/1)", "[M3294A/00]": of a formula; a colour number has no such end.
  ['[\\[(]?(?<![\\w-])C\\d{4,6}\\/\\d{1,2}(?![\\w/-])(?:\\s?F\\.?I\\.?L\\.?(?!\\p{L}))?[\\])]?', 'C\\d{4,6}\\/\\d'],
  // "[PR-0012345]", "[BI 678]", "KMLT5-2 1230456-118"
  ['[\\[(]\\s?(?!CI)[A-Z]{2,3}-\\d{5,8}\\s?[\\])]', '[A-Z]-\\d{5}'],
  ['\\[\\s?(?!(?:C\\.?I|E|INS)\\b)[A-Z]{1,3}\\s?\\d{3,6}[A-Z]?\\s?\\]', '\\['],
  ['(?<![\\w.,/-])(?:[A-Z]{3,6}\\d{1,2}-\\d{1,2}\\s)?\\d{5,8}-\\d{3}(?![\\w-])', '\\d{5}-\\d{3}'],
  // The number of a substance in a register.
  [
    longPattern`
      [[(]\s?(?:n[°o.]{1,2}\s?)?CAS[\s-]?(?:n[°ro.]{1,2}|number)?\s?:?\s?\d{2,7}-\d{2}-\d\s?[\])]|
      (?<![\p{L}])(?:n[°o.]{1,2}\s?)?CAS[\s-]?(?:n[°ro.]{1,2}|number)?\s?:?\s?\d{2,7}-\d{2}-\d(?!\w)(?:\s:(?=\s))?
    `,
    'CAS',
  ],
  ['<[A-Z]{1,3}\\d{4,6}(?:-[A-Z\\d]{1,3})?>', '<[A-Z]{1,3}\\d'],
  ['[\\[(][A-Z]\\d{4}[A-Za-z](?:\\/\\d{2})?[\\])]', '[\\[(][A-Z]\\d{4}'],
  'L(?<![\\w-]L)\\s\\d{6,}(?![\\w-])',
  // "1101726pt6 aqua": the number of the formula in front of what begins most lists.
  '^\\s{0,3}(?!CI)(?=\\p{L}{0,2}\\d\\p{L}?\\d{3})[\\p{L}\\d]{5,12}\\s{1,2}(?=(?:aqua|water|eau)(?!\\p{L}))',
  longPattern`
    (?<![\p{L}])(?:EAN|LOTE?|L[oO][tT]\.?|BATCH|UPC|GTIN|PZN|CIP|REF\.?|ART\.?|CODE|FORMULA|артикул|партия|штрихкод)\s{0,2}(?:No\.?|
    N[°º]|№|[:#.])?\s{0,2}(?=[\w/-]*\d)[A-Z]{0,4}[\d][\w/-]{2,}
  `,
  // "Art.-Nr. 12345-001"
  ['(?<!\\p{L})(?:Art(?:i[ck]\\p{L}{2,4})?|Item|Mat)\\.?[\\s-]?(?:[Nn][ro°º]|[Nn]umm?er)\\.?\\s?:?\\s?\\d[\\w./-]{2,}', 'Art|Item|Mat'],
  '(?<![\\w-])(?!C[IL]|C1?\\d{5}(?!\\d))[A-Z]{1,3}\\d{5,}[A-Z]?(?:\\/\\d{1,2}[A-Z]?)?(?:\\s?F\\.?I\\.?L\\.?)?(?!\\w|-(?!\\p{L}{4}))',
  // "10012345 02 - Parfum"
  '(?<![\\w.,/-]|(?:DIN|NPN)\\s?)\\d{8}(?:\\d{4,6}|\\s\\d{2}(?=\\s-\\s)(?:\\s-)?)?(?![\\w.,%-])',
  // "Parfum. 1059482 A": the number of the formula behind the last name.
  ['(?<![\\w.,/-]|C\\.?[IL1]\\.?\\s)\\d{6,7}(?:\\s?[A-Z]\\d?)?(?=[\\s.)\\]]*$)', '\\d{6}'],
  longPattern`
    <\/?(?:p|br|b|i|u|em|strong|small|span|div|li|ul|ol|sup|sub|h\d|a|font|section|img|hr|ingredients?|inci|items?|names?|entry|value|
    text|string|data|list|row|cell)(?:\s[^<>]{0,200})?\/?>
  `,
  [
    '(?<![\\p{L}\\d-])[pр][HН]\\s?[:=]?\\s?\\d{1,2}(?:[.,]\\d{1,2})?(?:\\s?[-–]\\s?\\d{1,2}(?:[.,]\\d{1,2})?)?(?![\\p{L}\\d%])',
    '[pр][HН]\\s?[:=]?\\s?\\d',
  ],
  // Of a toothpaste: how much it abrades.
  ['(?<![\\p{L}\\d])RDA(?:[\\s-]?(?:value|wert))?\\s?(?:[:=]|ca\\.|approx\\.)?\\s?\\d{2,3}(?![\\p{L}\\d])', 'RDA'],
  // Of what is swallowed: what stands above its names.
  [
    '(?:(?:supplement|nutrition)\\sfacts|servings?\\s(?:size|per\\scontainer)[^.,;:\\n]{0,5}\\s?\\d[^.,;:\\n]{0,20}\\.?|amount\\sper\\s(?:serving|capsule|tablet))\\s?:?(?!\\p{L})',
    'supplement|nutrition|serving|amount',
  ],
  ['(?<![\\p{L}\\d])SPF\\s?\\d{1,3}\\+?(?:[\\s/]{1,3}PA\\+{1,4})?(?![\\p{L}\\d])', 'SPF'],
  // "*A/B: voir code de production": which of two a batch holds.
  ['\\*\\s?A\\s?\\/\\s?\\*?\\s?B\\s?:\\s?[^,;.*\\n]{3,80}(?=[.*\\n\\u0080]|\\s*$)\\*?', '\\*\\s?A\\s?\\/'],
  // "*Fait partie des 4 % restants": of a promise that the rest is of natural origin.
  ['\\(?\\s?\\*?\\s?(?:fait partie des|part of the)\\s(?:remaining\\s)?\\d{1,2}\\s?%(?:\\srestants?)?\\s?\\)?', '%'],
  [
    '(?<![\\w.,-])\\d{1,3}\\s(?:wipes|pads|pcs|pieces|sheets|lingettes|tücher|toallitas|salviette|doekjes|chusteczek|салфеток|шт\\.)(?!\\p{L})',
    'wipes|pads|pcs|pieces|sheets|lingettes|tücher|toallitas|salviette|doekjes|chusteczek|салфеток|шт\\.',
  ],
  '\\d(?<=[.,;)]\\s{1,2}\\d)\\d?\\s?M(?![\\p{L}\\d-])',
  // "CONTENT: 45% w/w WITH 1% w/w Foo Phthalate": what stands behind it is in the product.
  ['(?<!\\p{L})content\\s?:?\\s\\d[\\d.,]*\\s?%\\s?[wv]\\/[wv]\\s(?:with|contains)\\s', 'content'],
  // "Viscose, Polyester, Lotion: Aqua": the cloth of a wipe, in front of what it is soaked with.
  [`(?<!\\p{L})(?:${textiles}\\s?[,/]\\s?){1,4}lo[ct]i[oó]n(?:\\s(?:in)?gredient[ei]?s)?\\s?:`, 'lo[ct]i[oó]n'],
  // "100 g Creme enthalten: …"
  [
    longPattern`
      (?<![\w.,/-])10{0,3}\s?(?:g|ml)\s(?:[\p{L}]+\s){0,3}(?:enth[aä]lt(?:en)?|contien\p{L}{1,3}|contengono|contains?|cont[eéê]m|
      bevat(?:ten)?|zawiera(?:j[aą])?|obsahuj[eí]|tartalmaz|inneh[åa]ller|indeholder|sis[äa]lt[äa][äa]|con[tț]ine)\s?:
    `,
    '1\\d{0,3}\\s?(?:g|ml)\\s',
  ],
  longPattern`
    (?<![\w.,/-])[e℮]?\d{1,4}(?:[.,]\d{1,4})?\s?(?:ml|mL|fl\.?\s?oz|oz|tbsp|tsp|drops?|tropfen|gouttes?|gotas?|gocce|kropl[ei]|druppels?|
    tetes|gr?|мл|мг|гр?)\.?(?:\s[eE℮](?![\p{L}]))?(?![\p{L}\d/-])
  `,
  // Weight and volume side by side, with the sign of both and maybe the maker behind it.
  '(?<![\\w.,/-])\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:g|oz)\\s?\\/\\s?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:ml|fl\\.?\\s?oz)\\.?(?:\\s[e℮](?:\\s\\p{L}{2,20})?\\s*$)?(?![\\p{L}\\d/-])',
  // "de:polyurethane-34": the language of a name, as databases write it.
  ['(?<=(?:^|[,;])\\s{0,2})(?:de|en|es|fr|it|nl|pl|pt|ru):(?=\\p{L})', ':'],
  // A date, a formula number behind the last stop, an article number in front.
  '(?<![\\p{L}])(?:exp(?:iry)?|mf[gd]|best before)\\.?\\s?:?\\s?(?:\\d{1,2}[./]){1,2}(?:19|20)?\\d{2}(?!\\w)',
  '\\d(?<![\\w/.,-]\\d)\\d?[./](?:\\d{1,2}[./])?(?:19|20)\\d{2}(?![\\w/.-]*[\\w/])',
  '\\d(?<=\\.\\s\\d)\\d{2,6}\\/\\d{1,2}(?=[\\s.)]*$)',
  ['(?<![\\w-])(?!CI)[A-Z]{2,3}-\\d{6,}(?![\\w-])', '[A-Z]-\\d{6}'],
  'N[°º](?<!C\\.?\\s?I\\.?\\s?N[°º])\\s?\\d{4,}(?:\\/\\w{1,2})?(?![\\w-])',
  ['(?!CI)[A-Z](?<=[.,;]\\s{0,2}[A-Z])[A-Z]{1,3}-\\d{5,}(?![\\w-])', '[A-Z]-\\d{5}'],
]);
