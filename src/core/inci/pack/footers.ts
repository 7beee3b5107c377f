/** Where directions, warnings, makers or promises begin behind a list. */

import { longPattern } from '../../long-pattern.ts';
import { alternatives } from '../text/matches.ts';
import { easternFooters } from './footers-eastern.ts';
import { westernFooters } from './footers-western.ts';
import { clothHeading } from './wipe-cloth.ts';

/** Where directions, warnings, makers or promises begin; never part of a name. */
export const footer = alternatives([
  ...westernFooters,
  // Of a medicine in Canada, and where its maker is.
  ['(?<![\\p{L}])(?:DIN|NPN)\\s?\\d{8}(?!\\d)', 'DIN|NPN'],
  longPattern`
    (?<![\w.,])\d{1,3}(?:[.,]\d{1,2})?\s?%\s+(?:(?:of|du|des|der|dei|del)\s+(?:the\s+)?(?:total|ingr|inhalts)|natural\s+origin|
    naturally|d.origine|natürlich|di\s+origine|de\s+origen|(?:(?:degli|de los|dos|der|van de|af|av)\s)?(?:ingr[ée]dien[tc]|
    inhaltsst|sk[łl]adnik|slo[zž]ek|[öo]sszetev|ainesos|innehåll))
  `,
  [
    '(?<!\\p{L})(?:cena|price|preis|prix|precio|prezzo|preço|prijs|цена)\\s?:\\s?[€$£]?\\s?\\d',
    '(?:cena|price|preis|prix|precio|prezzo|preço|prijs|цена)\\s?:',
  ],
  // What the law has hair dyes say.
  longPattern`
    (?<![\p{L}])(?:les colorants capillaires|hair colou?rants can|haarf[äa]rbemittel k[öo]nnen|haarfarbstoffe k[öo]nnen|
    los colorantes (?:del cabello|capilares)|le tinture per capelli|farby do w[łl]os[óo]w)(?!\p{L})
  `,
  [
    longPattern`
      (?<![\p{L}])(?:contains?|contient|contiene|cont[ée]m|enth[äa]lt|bevat|zawiera|inneh[åa]ller|indeholder|obsahuje|tartalmaz|содержит)
      \s?:?\s(?:[^.:;()\n]{0,40}?[\s'’])?(?:ph[ée]n[yi]l[èeé]n[-\s]?e?\s?diamin|fen[iy]l[eè]n[-\s]?e?diamin|tol[uy]{1,2}[iy]?l?[èe]n[-\s]?e?\s?diamin|
      diaminotolu|diaminoben|фенилендиамин|толуилендиамин|диаминотолуол)
    `,
    'diamin|диамин',
  ],
  // What a wipe or a pack is made of, and promises in per cent: "20% viscose - 80% PET", "35 % de plastique recyclé", "24% biologique".
  [
    longPattern`
      (?:${clothHeading})?(?<!\d)(?<!\d[.,])\d{1,3}\s?%\s?(?:de |d.|of |aus |di |da |do |del |en |less )?(?:viscos|coton(?!\p{L})|
      cotton(?! ?seed)|baumwoll|algod|cotone|lyocell|tencel|bamb|polyest|polyamid|poliest|elast|élast|PET(?!\p{L})|rPET|вискоз|хлоп|
      pl[aá]sti|recy|recic|ricicl|gerecy|post-?consumer|carton|cart[oó]n|biologi|organi[cq]|[öo]kolog|satisf|plant-based)
    `,
    '%',
  ],
  // A fibre that may be an ingredient too is the cloth behind a word for it.
  [
    `${clothHeading}\\d{1,3}\\s?%\\s?(?:de |d.|of |aus |di )?(?:pulpe? )?(?:de )?(?:cell?ulos[ae](?!\\s\\p{L})|zell(?:ulose|stoff)|(?:wood ?)?pulp|fibres?(?!\\p{L})|fasern?(?!\\p{L}))`,
    '%',
  ],
  longPattern`
    (?<![\p{L}])(?:ce|cette|this|our|diese[rs]?|questo|este|esta|il|el|le|la|die|der)\s(?:tube|flacon|bouteille|pot|emballage|bottle|
    pack(?:aging)?|flasche|verpackung|flacone|confezione|envase|botella|tubo|bote)(?!\p{L})
  `,
  '[1-9](?<=[.;]\\s{0,2}[1-9])\\s{0,2}(?:from|ingredients?|certified|organic|natural|issus?|aus|da)\\s',
  ...easternFooters,
  '(?:https?:\\/\\/|www\\.)',
  // "US patent: 7,123,456": its commas divide no names.
  [
    '(?<![\\p{L}])(?:U\\.?S\\.?\\s)?(?:patent(?:e|s|nr)?|brevets?|brevetto)(?:\\s?n[ro°º]s?\\.?|\\snumbers?)?\\s?[:.#]?\\s?(?:U\\.?S\\.?\\s)?\\d',
    'patent|brevet',
  ],
  ['(?<![\\w.])[\\w.]{1,64}@[\\w.]{1,64}\\.', '@'],
  '(?:(?<!\\p{L})TM\\s?&\\s?)?©',
  '(?<![\\p{L}])tel\\.?\\s?[:+\\d(]',
  [
    '(?<![\\p{L}])(?:Dr\\.\\s)?\\p{L}{2,20}®?,?\\s(?:LLC|GmbH|Ltda?|Inc\\.|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|Sp\\. z o\\.\\s?o|B\\.V\\.)(?![\\p{L}])',
    '(?:LLC|GmbH|Ltd|Inc\\.|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|Sp\\. z|B\\.V\\.)',
  ],
  [
    '(?<=[.;\\n]\\s{1,2})(?:\\p{Lu}[\\p{L}&’-]{1,20}\\s){2,4}(?:LLC|GmbH|Ltda?|Inc|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|SAS|Sp\\. z o)(?![\\p{L}])',
    '(?<!\\p{L})(?:LLC|GmbH|Ltd|Inc|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|SAS|Sp\\. z)(?!\\p{L})',
  ],
  // "Parfum. - 25°C 12M Foo Sp. z o.o.": how it is kept.
  ['(?<=[.;]\\s{0,2}(?:[-–]\\s)?)\\d{1,2}\\s?°\\s?C(?!\\p{L})', '°\\s?C'],
  // The maker behind the last stop: "Cosmetics Ltd, London", "Laboratoires Foo, 75008 Paris".
  [
    '(?<=[.;\\n]\\s{0,2})(?:laboratoires?|laboratorios?|laborator[iy](?:es|um)?|sas|s\\.a\\.)\\s\\p{L}',
    'laborato|(?<!\\p{L})s\\.?a\\.?s?\\.?\\s',
  ],
  ['(?<![\\p{L}])(?:nic[hk]el|n[ií]quel|nikkel|nikiel)[\\s-]?(?:test|getest|probad|free|frei|vrij)', 'nic[hk]el|n[ií]quel|nikkel|nikiel'],
  '(?<![\\p{L}])(?:contient|contains?|enth[äa]lt|contiene)\\s(?:des\\s)?(?:prot[ée]ines?\\s(?:d|of)|egg\\sprotein)|(?<![\\p{L}])mix\\spackaging(?![\\p{L}])',
]);
