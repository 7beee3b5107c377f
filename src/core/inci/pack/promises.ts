/** Promises printed between the names. */

import { longPattern } from '../../long-pattern.ts';

const tested = longPattern`
  (?:hypo-?allerg\w*|(?:dermatologisch|dermatologi(?:cally|st)|clinically|klinisch|ophthalmologically|allergy)[\s-](?:getest\w*|
  tested)|non[\s-]?comedogenic|not tested on animals|test[ée]e? (?:sous|dermatolog).*|dermatologiquement test[ée]e?|cruelty[\s-]free|
  dermatol[oó]gicamente (?:testat[oa]|testad[oa]|probad[oa])|ohne tierversuche|plant[\s-]based(?:\s\p{L}+)?|vegan|
  100\s?% (?:natural|vegan|organic)|gluten[\s-]free|ph[\s-]?(?:balanced|neutral|skin|\d).*|naturrein|гипоаллергенно)
`;

/** "Produkt wegański", "formule végane": what is said of the whole product. */
const ofProduct = longPattern`
  (?:(?:produkt|produto|product|formula|formule|f[oó]rmula|producto|produit|prodotto|formuła)\s)?(?:wegańsk[ai]|vegan[oae]?|végane?|
  vegetarian[oa]?|nic(?:h|k)el[\s-]tested|nickelgetestet|cruelty[\s-]free)(?:\s(?:produkt|product|formula|formule|f[oó]rmula|formel|
  formulation))?
`;

/** What a mark in the list means, where the mark itself was lost: "Certified Organic Ingredients". */
const grown = longPattern`
  (?:certified\s)?organic(?:ally\sgrown)?\singredients?|ingredient[ei]\sbiologic[oi]|
  ingredientes?\s(?:ecol[oó]gicos?|org[aâá]nicos?|biol[oó]gicos?)|biologische\singredi[eë]nten?|bio-?(?:zutaten|inhaltsstoffe)|
  (?:ekologiska|økologiske)\singredienser|składniki?\s(?:ekologiczn[ey]|organiczn[ey])|органические\s(?:ингредиенты|компоненты)
`;

const nothingElse = longPattern`
  (?:(?:and\s|und\s|et\s|y\s|e\s|и\s)?(?:nothing\s(?:else|more)|(?:und\s)?sonst\snichts|rien\s(?:d.autre|de\splus)|nada\sm[aá]i?s|
  nient.altro|niets\s(?:anders|meer)|nic\swięcej|ничего\s(?:лишнего|больше)|больше\sничего|нічого\sзайвого))\s?!?
`;

/** What unfolds a shortened list on a page. */
const unfolds = longPattern`
  (?:(?:read|show|see|view|load)\s(?:more|less|all)|voir\s(?:plus|moins)|(?:mehr|weniger)\s(?:anzeigen|lesen)|ver\sm[aá]s|
  mostra\s(?:altro|di\spiù)|leggi\stutto|(?:czytaj|pokaż)\swięcej|rozwiń|читать\s(?:далее|полностью)|
  показать\s(?:вс[её]|полностью|больше)|развернуть|свернуть|подробнее)
`;

/** Promises printed inside the list, each a piece of its own. */
export const claim = new RegExp(`^(?:${[tested, ofProduct, grown, nothingElse, unfolds].join('|')})$`, 'iu');
