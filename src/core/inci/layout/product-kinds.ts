/** What a product is called: the nouns of titles. */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

const titleNouns = longPattern`
  (?:shampoo|conditioner|cleanser|cream|creme|crème|lotion|serum|toner|essence|moisturi[sz]er|mask|balm|gel|wash|
  (?:soap|(?:cleansing|beauty|shampoo|body) )?(?: ?bar)|soap|scrub|foam|mousse|mist|spray|aerosol|ampoule|primer|booster|treatment|
  pads?|suspension|concentrate|elixir|salve|cleansing (?:oil|water)|nail (?:lacquer|varnish|enamel)|antiperspirant|patch(?:es)?|
  (?:whitening|wax) strips|stick|cushion|saniti[sz]er|bath (?:bomb|salts?)|(?:face|foot|baby|body|setting|talcum) powder|
  hair (?:colou?r|wax|tonic)(?: kit)?|nail (?:strengthener|hardener)|tanning drops|eyelash glue|sun milk|foundation|mascara|lipstick|
  deodorant|sun ?screen|tooth ?paste|tooth ?gel|mouth ?wash|body butter|micellar water|fluid|exfoliant|exfoliator|
  peel(?:ing)?(?: solution)?|wipes|(?:body|face|cleansing|hand) milk|bleach(?:ing)? powder|hair (?:bleach|dye|relaxer)|relaxer|
  developer|(?:polish|make-?up) remover|nail polish|eau de (?:parfum|toilette|cologne)|after-?shave|repellent|concealer|eyeliner|
  highlighter|lip ?gloss|ointment|(?:face|facial|body|hair|beard|massage|lip|cuticle|sun|tanning|bath|shower|shaving|pre-shave|baby) oil|blush|
  eye ?shadow|lubricant|hand rub|(?:alcohol|water|oil|silicone)[ -]based [a-z]+)
`;
/** "Foaming cleanser", "Sunscreen SPF 50", "Крем для рук": what the product is, in a few words. */
const title = withLetters(`^(?:[\\p{L}'’&+-]+,? ){0,5}${titleNouns}(?: (?:with|for|spf) ?[\\p{L}\\d'’+ -]{0,40})?$`, 'iu');
const russianNouns = longPattern`
  (?:шампунь|кондиционер|бальзам|ополаскиватель|крем|лосьон|сыворотка|тоник|тонер|эссенция|маска|гель|мыло|скраб|пилинг|пенк?а|мусс|
  спрей|дезодорант|антиперспирант|молочко|помада|бомбочка|духи|палетка|флюид|эмульсия|салфетки|паста|мазь|присыпка|тушь|краска|патчи|
  средство|набор|мицеллярная вода|пудра|гель-лак|консилер|хайлайтер|румяна|подводка|праймер|автозагар|основа под|окислитель|проявитель|осветлитель|активатор|
  (?:масло|соль|воск|карандаш|лак|блеск|тени|вода) для)
`;
/** "Крем для рук «Бархатные ручки»", "Салфетки влажные детские": in Russian the rest of a title stands behind its noun. */
const russianTitle = withLetters(
  `^(?:["'«]?[\\p{L}'’&+-]+["'»]? ){0,4}?["'«]?(?:\\p{L}+-)?${russianNouns}(?![\\p{L}])(?:-\\p{L}+)?(?:[ "'«][\\p{L}\\d"'«»’+№. -]{0,70})?$`,
  'iu',
);
/** The same in other languages of labels, whose titles end in other words than their noun. */
const foreignNouns = longPattern`
  (?:cr[eè]mes?|crema|krem|lait (?:corporel|d[eé]maquillant|(?:pour le|de) corps)|
  le(?:che|ite) (?:corporal|limpiadora|desmaquillante|de limpeza)|latte (?:(?:per il )?corpo|detergente|struccante)|
  (?:eau|agua|água|acqua|woda) mi[cs]el\p{L}+|(?:huile|aceite|olio|óleo) (?:d[eé]maquillante|corporelle|corporal|limpiador|
  desmaquillante|detergente|struccante|(?:per il )?corpo)|(?:körper|gesichts|reinigungs)(?:öl|wasser)|mizellenwasser|
  lichaams(?:melk|olie)|(?:körper|reinigungs)(?:milch|lotion)|\p{L}*(?:creme|seife|shampoo)|gel douche|gel de ducha|duschgel|
  shampooing|apr[eè]s-shampooing|champ[uú]|acondicionador|savon|jab[oó]n|sapone|lippen(?:stift|balsam)|rouge à lèvres|zahnpasta|
  dentifrice|dent[ií]frico|dentifricio|d[eé]odorant|desodorante|deodorante|s[eé]rum|siero|suero|baume|b[aá]lsamo|balsamo|pommade|
  pomada|masque|m[aá]scara|maschera|mydło|szampon|odżywka|mleczko|żel|pal[ei]tt?[ea]|nagella(?:ck|k)|vernis à ongles|smalto|
  esmalte de u[nñ]h?as|lakier do paznokci|lidschatten|fard à paupières|ombretto|sombra de ojos|haarfarbe)
`;
/** Without one of them nothing is named. */
export const mayTitle = withLetters(`${titleNouns}|${russianNouns}|${foreignNouns}`, 'iu');
/** Does the text only name a product? */
export const isTitle = (text: string): boolean => mayTitle.test(text) && (title.test(text.trim()) || russianTitle.test(text.trim()));

/** "Leche corporal nutritiva", "Honig Lippenbalsam": the noun stands first or last, and its first word may be that of an ingredient. */
const foreignTitle = withLetters(`^(?:${foreignNouns}(?![\\p{L}])(?: [\\p{L}'’-]+){0,7}|(?:[\\p{L}'’-]+ ){1,4}${foreignNouns})$`, 'iu');
export const isForeignTitle = (text: string): boolean => foreignTitle.test(text.trim());

const nounInside = withLetters(`(?<![\\p{L}])(?:${titleNouns}|${russianNouns}|${foreignNouns})(?![\\p{L}])`, 'iu');

/** Does the text hold the name of a kind of product? */
export const namesKind = (text: string): boolean => nounInside.test(text);
