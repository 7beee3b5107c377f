/** What the law has a pack say again behind its list: allergens of food, fluoride of toothpastes. */

import { longPattern } from '../../long-pattern.ts';
import { alternatives } from '../text/matches.ts';

const containsWord = 'contains?|enth[aä]lt|contient|contiene|cont[eé]m|bevat|zawiera';

const foodAllergen = longPattern`
  (?:(?:tree\s)?nuts?|peanuts?|soy(?:a|beans?)?|soja|wheat|gluten|milk|eggs?|sesame|sunflower|coconut|almonds?|noix|arachides?|lait|
  bl[ée]|s[ée]same|n[üu]sse|erdn[üu]sse|weizen|milch|mandeln?|frutos secos|cacahuetes?|leche|trigo|frutta a guscio|latte|grano|
  frumento|soia|uova|leite|ovos|nozes|[oœ]e?ufs?|huevos?|eier|melk|noten|pinda.s|tarwe|eieren|mleko|soj[eęi]|orzechy|jaja|
  pszenic[eęa]|(?:(?:a source of|une source de)\s)?phenylalanine?|ph[ée]nylalanine|fenil?alanin[ae])(?:\s?\([^()]{1,40}\))?
`;

/** "Contains milk, soy and wheat.": of what is eaten, and nothing behind it; "Contains: Milk Protein" is of the list. */
export const foodNotice = alternatives([
  [
    `(?<=[.,;\\n]\\s{0,2})(?:${containsWord})\\s?:?\\s${foodAllergen}(?:\\s?(?:,|&|and|et|und|y|e|en|i)\\s{1,2}${foodAllergen}){0,8}(?=\\s{0,2}(?:[.!]|$))`,
    '[.,;\\n]\\s{0,2}(?:contain|enth[äa]lt|conti|cont[ée]m|bevat|zawiera)',
  ],
]);

const contains = `(?<![\\p{L}])(?:содержит|містить|съдържа|${containsWord}|con[tț]ine|inneholder|indeholder|inneh[aå]ller|obsahuje|tartalmaz|vsebuje|sadr[zž]i)\\s?:?\\s(?:du\\s|d['’])?`;

const ppm = '\\d[\\d.,]{0,6}\\s?ppm';

/** "Contient du fluorure de sodium (1450 ppm F)": what the law has toothpastes say behind their list. */
export const fluorideNotice = alternatives([
  longPattern`
    ${contains}(?:(?:моно)?фт[оа]р|флуорид|(?:mono)?fl[uú]or|natrium(?:mono)?fluor|zinnfluor|aminfluor|fluorure d.amine|amine fluor|
    fluorek|sodium\s(?:mono)?fluor|stannous\sfluor)(?:[^,;.\n]|(?<=\d)[.,]\s?(?=\d)|\.(?!\s)|
    ,\s?(?=[^,;.\n]{0,40}fl[uú]or[^;.\n]{0,60}ppm)){0,160}
  `,
  [
    longPattern`
      (?:${contains}|(?<![\p{L}])(?:soit|entspricht|corresponding to|equivale(?:nte)? (?:a|en)|pari a)\s)(?:(?:approx|env|ca|circa|
      environ|около)\.?\s)?${ppm}\s(?:[a-z]{2,10}\s){0,2}(?:ion\s|d['’])?fl[uú]or[^,;.\n]{0,40}
    `,
    'ppm',
  ],
  // Only where it begins a part: behind another word it is the strength of the salt.
  [
    longPattern`
      (?<=[.,;:\n]\s{0,2})(?:fluorid?e?s?(?:\s(?:content|concentration)|gehalt|zahl|konzentration)?|
      concentra\p{L}+ (?:of|de|di|en|em) fl[uú]or\p{L}{0,4}|fluorures?|fluoruro|(?:teneur en|contenido de) fl[uú]or\p{L}{0,3}|
      содержание фт\p{L}{3,6}|(?:массовая доля|масова частка) (?:фт|фл)\p{L}{3,8})\s?:?\s(?:${ppm}(?:\sF(?![\p{L}])-?)?|
      \d[\d.,]{0,6}\s?%(?:\s?\(${ppm}[^(),;\n]{0,12}\))?)
    `,
    'ppm|%',
  ],
]);

/** The same in any language, where no name begins: "Enthält Olaflur (1400 ppm F⁻)", "Sisältää natriumfluoridia (1450 ppm F)". */
export const fluorideSentence = alternatives([
  [`(?<=[.;\\n]\\s{0,2})[\\p{L}-]+\\s\\p{L}[^,;.\\n\\d]{2,120}${ppm}\\s?F[^,;.\\n]{0,40}`, 'ppm'],
]);
