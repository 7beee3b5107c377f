/** What stands around and between the names on a pack: headings, codes, footnotes, claims, directions. Patterns only; every one runs in linear time. */

import { alternatives } from './matches.ts';

const headingWord =
  '(?:(?:full|complete|key|list of|liste des?|elenco|полный|подробный|весь|основные|ключевые|главные|список|перечень|полный\\s+(?:список|перечень))\\s+)?(?:(?:[il1|]n|h)gr[eé]d[il1|]ents?(?:\\s+list)?|list(?<=(?:full|complete)\\s+list)|inci(?:\\s+(?:formula|names?|list))?|(?:[il1|]n|h)gredi(?:[eë]nten|enti|entes?|enser)|[il1|]nhaltsstoffe|zutaten|bestandteile|sk[łl³]adniki|sk[łl³]ad|slo[zž]en[ií]|komposisi|mengandung|(?<!\\p{L}\\s)kandungan(?!\\sbersih)|bahan(?:-bahan)?|sastojci|[oö]sszetev[oő]k|ainesosat|koostis|sud[eė]tis|sast[aā]vs|(?:i|İ)\u0307?[cç]indekiler|συστατικ[αά]|composition|composi[cç][aã]o|composici[oó]n|composizione|compozi[tț]ie|(?:в\\s+состав(?:е)?|состав|входит\\s+в\\s+состав)(?:\\s+(?:продукта|средства|крема|геля|шампуня|маски|бальзама|мыла|лосьона|тоника|сыворотки|продукции|косметического\\s+средства)|\\s+[\\p{L}-]+(?:\\s+\\p{L}+){0,3}(?=\\s{0,2}:))?|ингредиент(?:ы|ов|ный\\s+состав)|(?<!не\\s)содерж(?:ит|ат)|обогащ[её]н[аоы]?|вход(?:ят|[яи]ть)|компоненты(?=\\s*:)|сост\\.(?=\\s?:)|інгредієнти|склад|састаў|құрамы)';

/** Without it in a text there is no heading of either kind. */
export const anyHeading = new RegExp(`(?<![\\p{L}])${headingWord}`, 'iu');
/** A heading followed by a colon or the like; also several languages joined by slashes. */
export const hardHeading = new RegExp(
  `(?<![\\p{L}])${headingWord}(?:\\s{0,2}[/|,&(\\\\-]\\s{0,2}${headingWord}\\)?){0,6}\\s{0,3}(?:\\([^()\\n]{0,30}\\)\\s{0,2})?(?:\\*{0,2}[:=]|(?<=[[【<]\\s?[\\p{L} ]{3,40})[\\]】>]|(?=\\u0080)|\\*{1,2}(?=\\s)|;|\\n|\\s-\\s|\\.\\s?[:.]?(?=\\s))`,
  'giu',
);
/** A heading without punctuation: only believed where a known ingredient follows. */
export const softHeading = new RegExp(`(?<![\\p{L}])${headingWord}(?:\\s{0,2}[/|]\\s{0,2}${headingWord}){0,6}(?=[\\s-])`, 'giu');
/** "INGREDIENTSAQUA": nothing between the heading and the first name. */
export const gluedHeading = new RegExp(`^[^\\p{L}]{0,10}${headingWord}(?=\\p{L}{3})`, 'iu');
/** The list proper, where a text first praises single ingredients. */
export const fullHeading = /(?:полный\s+состав|full\s+ingredients?(?:\s+list)?|full\s+list|complete\s+(?:ingredients?|list))/iu;

export const activeHeading =
  /(?<![\p{L}])(?:(?:medicinal|drug|active|effective)\s+ingredients?|actives?(?=\s*:)|principios?\s+activos?|principi(?:o)?\s+attiv[io]|ingredientes?\s+activos?|ingredienti\s+attivi|wirkstoffe?(?=\s*:)|substances?\s+actives?|(?:principes?|ingr[ée]dients?)\s+actifs?|ingr[ée]dients?\s+m[ée]dicinaux|(?:активн|действующ)(?:ые|ие|ый|ий|ое|ее)\s+(?:ингредиенты?|компоненты?|веществ[оа])(?=\s*:)|(?:princ[ií]pios?\s+ativos?|ingredientes\s+ativos|su(?:b)?st[aâ]ncias?\s+ac?tivas?|sostanz[ae]\s+attiv[ae]|sk[łl]adnik[iy]?\s+(?:aktywn|czynn)[eya]|substancj[ae]\s+(?:czynn|aktywn)[ae]|(?:actieve?|werkzame?)\s+(?:ingredi[eë]nt(?:en)?|bestanddel(?:en)?|bestanddeel|stof(?:fen)?)|(?:aktive|wirksame)\s+(?:inhaltsstoffe?|bestandteile?)|aktiv[ae]\s+(?:ingredienser|stoffer|ämnen))(?=\s*[:(]))(?:\s*\((?:in each [^()]{0,30}|w\/[wv]|[^()%]{0,20})\))?(?:\s*[/&]?\s*(?:and\s+)?purposes?)?\s*[:.=-]?/giu;
export const inactiveHeading =
  /(?:(?:in-?active|other|non-?medicinal|not active)\s+ingredients?|inactives?(?=\s*:)|ingr[ée]dients?\s+(?:inactifs?|non m[ée]dicinaux)|ingredientes?\s+inactivos?|excipients?(?=\s*:)|excipientes?(?=\s*:)|(?:altri\s+ingredienti|ingredienti\s+inattivi|eccipienti|autres\s+(?:ingr[ée]dients|composants)|otros\s+(?:ingredientes|componentes)|outros\s+(?:ingredientes|componentes)|ingredientes\s+inativos|(?:sonstige|weitere|inaktive)\s+(?:inhaltsstoffe|bestandteile)|hilfsstoffe|(?:pozosta[łl]e|inne)\s+sk[łl]adniki|sk[łl]adniki\s+nieaktywne|substancj[ae]\s+pomocnicz[ae]|(?:overige|andere|niet[\s-](?:actieve|werkzame))\s+(?:ingredi[eë]nten|bestanddelen|stoffen)|hulpstoffen|[öø]vrig[ae]\s+ingredienser)(?=\s*:)|(?:прочие|остальные|другие|інші|іншыя)\s+(?:веществ[оа]|компоненты|ингредиенты|складові|інгредієнти|кампаненты)(?=\s*:)|вспомогательн(?:ые|ый|ое)(?:\s+(?:веществ[оа]|компоненты?|ингредиенты?))?(?=\s*:))\s*[:.=-]?/giu;
/** Beside the active ones: "Active: … Other: …" */
export const otherHeading =
  /(?<=[.;\n]\s{0,2})(?:others?|autres?|altri|otros|outros|sonstige|weitere|overige|inne|pozostałe|прочие|прочее|другие|остальные|інші)\s?:/giu;

const sign = '(?:\\+\\s?[/\\\\|]{1,2}\\s?(?:-|\\(-\\))|±|\\+-|-\\s?/\\s?\\+)';
const may =
  "(?:(?:this product\\s+)?(?:may|can)(?:\\s+also)?\\s+contains?(?!\\s+(?:traces|nuts))|may\\s+be\\s+present|peu(?:ven)?t\\s+contenir|puede[n]?\\s+contener|pu[oò]'?\\s+contenere|k(?:[oö]nn?en?|ann)\\s+(?:spuren\\s+)?enthalten(?:\\s+von)?|pode(?:m)?\\s+conter|kan\\s+(?:bevatten|inneh[aå]lla|indeholde|inneholde)|mo[zż]e\\s+zawiera[cć]|v[oõ]ib\\s+sisaldada|tartalmazhat|voi\\s+sis[aä]lt[aä][aä]|m[uůoôó][zž]e\\s+obsahova[tť]|poate\\s+con[tțţ]ine|(?:[iİ]̇?[cç]erebilir)|μπορεί\\s+να\\s+περιέχει|mo[zž]e\\s+sadr[zž]avati|lahko\\s+vsebuje|gali\\s+b[uū]ti|var\\s+satur[eē]t|мо(?:жет|гут)\\s+(?:также\\s+)?содержать(?:ся)?(?!\\s+след)|возможно\\s+(?:содержание|присутствие|наличие)|може\\s+(?:містити|да\\s+съдържа)|含有可能)";
const mayOne = `[\\[({]{0,2}\\s?(?:${sign}|${may})\\s?[\\])}]{0,2}`;
/** ± in all its shapes, "may contain" in the languages of labels, and several of them in a row. */
export const mayContainMark = alternatives([
  [`[\\[({]?\\s{0,2}${mayOne}(?:\\s{0,2}[/|,:-]?\\s{0,2}${mayOne}){0,8}\\s{0,2}[:.]?`, `${sign}|${may}`],
]);

/** Formula and lot codes, bar codes, group list numbers. */
export const codes = alternatives([
  '\\(F\\d{2}\\)',
  ['[<\\[(]?\\s{0,2}\\bILN\\s?\\d{3,}\\b\\s{0,2}[>\\])]?\\.?', 'ILN'],
  '[\\[(]?\\s{0,2}(?:(?<![\\p{L}])code\\s{1,2})?(?<![\\p{L}])F[.,]?\\s?[IL1][.,]?\\s?L[.,]?\\s{0,2}(?:code\\s{0,2})?(?:#|N[o°]\\.?|:)?\\s{0,2}[A-Z]{0,2}\\s?\\d[\\w./-]{2,}(?:\\s{0,2}[\\])]\\.?)?',
  // "(C34149/1)", "[M3294A/00]": of a formula; a colour number has no such end.
  ['[\\[(]?(?<![\\w-])C\\d{4,6}\\/\\d{1,2}(?![\\w/-])(?:\\s?F\\.?I\\.?L\\.?(?!\\p{L}))?[\\])]?', 'C\\d{4,6}\\/\\d'],
  ['[\\[(][A-Z]\\d{4}[A-Za-z](?:\\/\\d{2})?[\\])]', '[\\[(][A-Z]\\d{4}'],
  'L(?<![\\w-]L)\\s\\d{6,}(?![\\w-])',
  // "1101726pt6 aqua": the number of the formula in front of what begins most lists.
  '^\\s{0,3}(?!CI)(?=\\p{L}{0,2}\\d\\p{L}?\\d{3})[\\p{L}\\d]{5,12}\\s{1,2}(?=(?:aqua|water|eau)(?!\\p{L}))',
  '(?<![\\p{L}])(?:EAN|LOTE?|L[oO][tT]\\.?|BATCH|UPC|GTIN|PZN|CIP|REF\\.?|ART\\.?|CODE|FORMULA|артикул|партия|штрихкод)\\s{0,2}(?:No\\.?|N[°º]|№|[:#.])?\\s{0,2}(?=[\\w/-]*\\d)[A-Z]{0,4}[\\d][\\w/-]{2,}',
  '(?<![\\w-])(?!C[IL]|C1?\\d{5}(?!\\d))[A-Z]{1,3}\\d{5,}[A-Z]?(?:\\/\\d{1,2}[A-Z]?)?(?:\\s?F\\.?I\\.?L\\.?)?(?!\\w|-(?!\\p{L}{4}))',
  // "10012345 02 - Parfum"
  '(?<![\\w.,/-])\\d{8}(?:\\d{4,6}|\\s\\d{2}(?=\\s-\\s)(?:\\s-)?)?(?![\\w.,%-])',
  // "Parfum. 1059482 A": the number of the formula behind the last name.
  ['(?<![\\w.,/-])\\d{6,7}(?:\\s?[A-Z]\\d?)?(?=[\\s.)\\]]*$)', '\\d{6}'],
  '<\\/?(?:p|br|b|i|u|em|strong|small|span|div|li|ul|ol|sup|sub|h\\d|a|font|section|img|hr|ingredients?|inci|items?|names?|entry|value|text|string|data|list|row|cell)(?:\\s[^<>]{0,200})?\\/?>',
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
  // "*Fait partie des 4 % restants": of a promise that the rest is of natural origin.
  ['\\(?\\s?\\*?\\s?(?:fait partie des|part of the)\\s(?:remaining\\s)?\\d{1,2}\\s?%(?:\\srestants?)?\\s?\\)?', '%'],
  [
    '(?<![\\w.,-])\\d{1,3}\\s(?:wipes|pads|pcs|pieces|sheets|lingettes|tücher|toallitas|salviette|doekjes|chusteczek|салфеток|шт\\.)(?!\\p{L})',
    'wipes|pads|pcs|pieces|sheets|lingettes|tücher|toallitas|salviette|doekjes|chusteczek|салфеток|шт\\.',
  ],
  '\\d(?<=[.,;]\\s{1,2}\\d)\\d?\\s?M(?![\\p{L}\\d-])',
  '(?<![\\w.,/-])\\d{1,4}(?:[.,]\\d{1,4})?\\s?(?:ml|mL|fl\\.?\\s?oz|oz|tbsp|tsp|drops?|tropfen|gouttes?|gotas?|gocce|kropl[ei]|druppels?|tetes|gr?|мл|мг|гр?)\\.?(?:\\s[eE℮](?![\\p{L}]))?(?![\\p{L}\\d/-])',
  // Weight and volume side by side, with the sign of both and maybe the maker behind it.
  '(?<![\\w.,/-])\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:g|oz)\\s?\\/\\s?\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:ml|fl\\.?\\s?oz)\\.?(?:\\s[e℮](?:\\s\\p{L}{2,20})?\\s*$)?(?![\\p{L}\\d/-])',
  // A date, a formula number behind the last stop, an article number in front.
  '(?<![\\p{L}])(?:exp(?:iry)?|mf[gd]|best before)\\.?\\s?:?\\s?(?:\\d{1,2}[./]){1,2}(?:19|20)?\\d{2}(?!\\w)',
  '\\d(?<![\\w/.,-]\\d)\\d?[./](?:\\d{1,2}[./])?(?:19|20)\\d{2}(?![\\w/.-]*[\\w/])',
  '\\d(?<=\\.\\s\\d)\\d{2,6}\\/\\d{1,2}(?=[\\s.)]*$)',
  ['(?<![\\w-])(?!CI)[A-Z]{2,3}-\\d{6,}(?![\\w-])', '[A-Z]-\\d{6}'],
  'N[°º](?<!C\\.?\\s?I\\.?\\s?N[°º])\\s?\\d{4,}(?:\\/\\w{1,2})?(?![\\w-])',
  ['(?!CI)[A-Z](?<=[.,;]\\s{0,2}[A-Z])[A-Z]{1,3}-\\d{5,}(?![\\w-])', '[A-Z]-\\d{5}'],
]);

const containsWord = 'contains?|enth[aä]lt|contient|contiene|cont[eé]m|bevat|zawiera';
const foodAllergen =
  '(?:(?:tree\\s)?nuts?|peanuts?|soy(?:a|beans?)?|soja|wheat|gluten|milk|eggs?|sesame|sunflower|coconut|almonds?|noix|arachides?|lait|bl[ée]|s[ée]same|n[üu]sse|erdn[üu]sse|weizen|milch|mandeln?|frutos secos|cacahuetes?|leche|trigo|frutta a guscio|latte|grano|frumento|soia|uova|leite|ovos|nozes|[oœ]e?ufs?|huevos?|eier|melk|noten|pinda.s|tarwe|eieren|mleko|soj[eęi]|orzechy|jaja|pszenic[eęa])(?:\\s?\\([^()]{1,40}\\))?';

/** "Contains milk, soy and wheat.": of what is eaten, and nothing behind it; "Contains: Milk Protein" is of the list. */
export const foodNotice = alternatives([
  [
    `(?<=[.,;\\n]\\s{0,2})(?:${containsWord})\\s?:?\\s${foodAllergen}(?:\\s?(?:,|&|and|et|und|y|e|en|i)\\s{1,2}${foodAllergen}){0,8}(?=\\s{0,2}(?:[.!]|$))`,
    '[.,;\\n]\\s{0,2}(?:contain|enth[äa]lt|conti|cont[ée]m|bevat|zawiera)',
  ],
]);

/** Where directions, warnings, makers or promises begin; never part of a name. */
export const footer = alternatives([
  // "Può contenere tracce di frutta a guscio", "Kann Spuren von Nüssen enthalten"
  [
    '(?<![\\p{L}])(?:peu(?:ven)?t\\s+contenir|pueden?\\s+contener|pu[oò]\\s+contenere|pode(?:m)?\\s+conter|mo[zż]e\\s+zawiera[cć]|k(?:ann|önnen)|kan|poate\\s+con[tț]ine)\\s+(?:des\\s|de\\s|ev(?:tl|entuell)\\.?\\s)?(?:traces|trazas|tracce|vest[ií]gios|tra[cç]os|śladowe|ślady|spuren|sporen|urme)(?!\\p{L})(?![^.]{0,30}C\\.?I\\.?\\s?\\d{5})',
    'traces|tracce|traz|tra[cç]os|vest[ií]g|ślad|spuren|sporen|(?<!\\p{L})urme',
  ],
  '(?<![\\p{L}])(?:enth[äa]lt\\skeine?|non\\scontiene|no\\scontiene|ne\\scontient\\s(?:pas|aucun\\p{L}{0,2})|n[ãa]o\\scont[ée]m|bevat\\sgeen|nie\\szawiera)\\s',
  '(?<![\\p{L}])(?:directions?|how to use|usage|suggested use|instructions?|apply (?:to|on|a|the|gently|liberally|evenly|daily)|use as directed|rinse (?:with|off|out|well|thoroughly|away|immediately|after)|spit (?:out|after)|brush (?:your )?teeth|wash off|leave (?:on|in) for|warnings?|cautions?|precautions?|keep (?:out|away)|avoid (?:contact|eye|direct)|for external use|if (?:irritation|swallowed|contact)|in case of|do not (?:use|swallow|apply|flush|rinse|exceed|ingest|inhale|puncture|expose)|discontinue|stop use|store (?:in|at|below)|storage|best before|expiry|shelf life|made in|product of|manufactured|mfd|mfg\\. lic|m\\.r\\.p|distributed|dist\\. by|imported|importado|marketed by|exclusively|customer|consumer|questions\\??|contact us|follow us|recycl\\w+|net (?:wt|weight|content|qty|quantity)|country of origin|mrp(?![\\p{L}])|children (?:under|aged|of)|not tested on|cruelty|(?:dermatolog\\w+ )?tested (?:under|by|for)|dermatolog\\w+ tested|free (?:from|of|returns|shipping|delivery)(?!\\p{L})|delivery (?:in|within)|does not contain|(?:may )?contains? (?:no\\s|nuts|traces of|\\d)|ingredients? (?:(?:are )?subject to|may (?:vary|change|be)|from organic|of natural|derived from|lists? (?:may|are)|des?\\s+origin)|please\\s|to use(?=\\s?:)|packaging (?:may|is|made)|approved by|not (?:suitable|intended)|vegan society|cruelty free international|certified (?:by|organic by|natural by)|cosmos (?:organic|natural)|patent pending|the (?:ingredient|list)|this (?:list|product|ingredient)|due to|formulas? (?:may|change)|drug facts|purpose|uses?(?:\\s?[:•]|\\s+(?:helps?|temporarily|treats?|controls?|protects?|prevents?|relieves?|reduces?|for (?:the|treat)))|PAO(?![\\p{L}])|rev\\.?\\s?\\d|(?:kind|best|warm) regards|clean at sephora|vegan\\s?(?:,|and|&)\\s?(?:cruelty|gluten|free)|formulated without|other information|exp(?:iry)?\\.?:?\\s?(?:date:?\\s?)?\\d|produced (?:by|in)|developed (?:by|in)|packed (?:by|in)|suitable for|what.s not(?: inside| in it)?(?=\\s?:)|shake (?:well|before)|mix (?:well|with|into|the|it|(?:\\d+|one|two) (?:part|tea|table))(?![\\p{L}])|patch test|perform a patch|keep in|dermatologist|we recommend|tamper|flammable|pressuri[sz]ed|danger(?=\\s?[!:.])|extremely flammable|always read|read (?:all|the|this) (?:label|instructions?|leaflet)|harmful if|may cause|wipe material|for best results|after opening)',
  '(?<![\\p{L}])(?:kullan[ıi]m(?:\\s[şs]ekli|\\stalimat\\p{L}*)?|uyar[ıi](?:lar|(?=\\s?[:.]))|[çÇ]ocuklar[ıi]n|haricen|son kullanma|serin ve kuru|[üÜ]retici(?=\\s?:)|men[şs]ei)(?![\\p{L}])',
  "(?<![\\p{L}])(?:mode d'emploi|conseils?(?:\\s+d'utilisation)?|utilisation|pr[ée]cautions?|attention|avertissements?|tenir hors|[ée]viter (?:le|tout)|ne pas (?:avaler|ing[ée]rer|utiliser)|fabriqu[ée]|cosm[ée]tique (?:bio|[ée]colog|naturel)|(?:flacon|tube|emballage|bouteille|pot) recycl|conserver|usage externe|ingr[ée]dients? (?:issus?|provenant|d'origine|naturels|biologiques)|issus? de l'agriculture|des ingr[ée]dients|du total|les listes? d'ingr|la liste|cette liste|composants? (?:naturels?|d'huiles)|pour (?:le|la|les|un|une|plus)|appliquer|sans (?:rin[cç]age|danger)|agiter|ne convient|convient (?:aux|à)|test[ée]e? (?:sous|dermat)|(?:bien )?rincer|laisser (?:agir|poser|sécher)|[àa] (?:conserver|utiliser|appliquer|tenir)|garder (?:hors|à l)|en cas d|danger(?=\\s?[!:.])|peut provoquer)",
  '(?<![\\p{L}])(?:modo (?:de (?:uso|usar|utiliza\\p{L}+|empleo|aplica[cç]\\p{L}+)|d.uso)|modalit[àa] d.uso|houd(?=\\sbuiten)|manter fora|(?:perigo|peligro|pericolo|gefahr|achtung|aten[cç][aã]o|atenci[oó]n|attenzione|gevaar|uwaga|niebezpieczeństwo)(?=\\s?[!:.])|enxag\\p{L}+|enjuagar|aclarar|(?:ri)?sciacquare|aplique|aplicar|applicare|let op(?=\\s?[!:.])|raadpleeg|conservar|almacenar|guardar|cons[ée]rvese|mant[ée]ngase|bewa(?:ar|ren) |veuillez|bitte (?:beachten|lesen)|consultare|leggere|a se (?:feri|p[aă]stra|agita|folosi|evita)|data expir|advert[eê]ncias|precauções|validade|indústria brasileira|reg(?:istro|\\.)? ?m\\.?s\\.?(?![\\p{L}])|n[aã]o (?:ingerir|aplicar|usar|utilizar|engolir)|no (?:usar|aplicar|utilizar)|(?:gut|gründlich|sorgfältig) (?:ab|aus)(?:spülen|waschen)|(?:ab|aus)spülen|auftragen|einwirken|von kindern|(?:bei )?kindern? (?:unter|bis)|en niños|bambini (?:sotto|fino)|crianças|enfants? de moins|dzieci (?:do|poniżej)|buiten (?:het )?bereik|vermijd|contact met|niet (?:inslikken|gebruiken|geschikt)|houdbaar|dagelijks|spłuka[cć]|przed użyciem|trzyma[cć]|data ważności|najlepiej zużyć|advertencias?|precauciones|mantener|evitar|evite (?:el|contato|o )|agitar|ag[ií]tese|uso externo|agitare|vor (?:(?:direkter?\\s)?(?:sonne|licht|hitze|frost)\\p{L}*|gebrauch|kindern)|(?:kühl|trocken)(?:\\s(?:und|oder)\\s\\p{L}+)?\\s(?:lagern|aufbewahren)|augenkontakt|kontakt mit (?:den )?augen|bei (?:kontakt|hautreizung|reizung)|nettof[üu]ll|inhalt(?=\\s*:)|mindestens haltbar|gebrauch(?:sanw\\w*|(?=\\s*:))|avvertenze|tenere|conservare|anwendung|hinweise?|warnhinweis\\w*|vorsicht|hergestellt|für kinder|nach (?:dem )?öffnen|ohne tierversuche|envase recicl|embalagem recicl|confezione ricicl|geproduceerd|vervaardigd|testowan|przebadan|produkt (?:przebadan|testowan)|hautverträglich\\w*|vertrieb|aus (?:kontrolliert\\w*|biologisch\\w*)|nicht (?:verwenden|schlucken)|au[sß]er(?:halb|lich)|da agricoltura|de agricultura|de cultivo|prodotto|fabbricato|fabricado|hecho en|feito (?:em|no)|elaborado|sposób u[zż]ycia|stosowanie|u[zż]ycie|przechowywa\\w*|termin wa[zż]no[sś]ci|pojemno[sś][cć]|unika[cć]|chroni[cć]|nie (?:stosowa[cć]|spo[zż]ywa[cć])|stosowa[cć]|aplikowa[cć]|rozprowadzi[cć]|w?masowa[cć]|massieren|verteilen|massaggiare|distribuire|masajear|extender|massagear|espalhar|masser|inmasseren|na[lł]o[zż]y[cć]|nanie[sś][cć]|nak[lł]ada[cć]|non ingerire|no ingerir|contenuto(?=\\s*:)|contenido(?=\\s*:)|contenance(?=\\s*:)|producent|wyprodukowano|ostrze[zż]eni\\w*|(?:alleen|uitsluitend) voor uitwendig|nur zur [aä]u[sß]er|tylko do u[zż]ytku|pouze pro vn[eě]j|kun til udvortes|endast f[oö]r utv[aä]rtes|solo per uso esterno|s[oó]lo para uso|gebruik\\w*|waarschuwing\\w*|bruksanvisning|anv[aä]ndning)',
  '(?<![\\w.,])\\d{1,3}(?:[.,]\\d{1,2})?\\s?%\\s+(?:(?:of|du|des|der|dei|del)\\s+(?:the\\s+)?(?:total|ingr|inhalts)|natural\\s+origin|naturally|d.origine|natürlich|di\\s+origine|de\\s+origen|ingr[ée]dients?)',
  // What a wipe or a pack is made of, and promises in per cent: "20% viscose - 80% PET", "35 % de plastique recyclé", "24% biologique".
  [
    '(?:(?<![\\p{L}])(?:lingettes?|wipes?|composition|tissu|tuch|toallita|salvietta|material)\\s?:\\s?)?(?<!\\d)(?<!\\d[.,])\\d{1,3}\\s?%\\s?(?:de |d.|of |aus |di |da |do |del |en |less )?(?:viscos|coton(?!\\p{L})|cotton(?! ?seed)|baumwoll|algod|cotone|lyocell|tencel|bamb|polyest|polyamid|poliest|elast|élast|PET(?!\\p{L})|rPET|вискоз|хлоп|pl[aá]sti|recy|recic|ricicl|gerecy|post-?consumer|carton|cart[oó]n|biologi|organi[cq]|[öo]kolog|satisf|plant-based)',
    '%',
  ],
  '(?<![\\p{L}])(?:ce|cette|this|our|diese[rs]?|questo|este|esta|il|el|le|la|die|der)\\s(?:tube|flacon|bouteille|pot|emballage|bottle|pack(?:aging)?|flasche|verpackung|flacone|confezione|envase|botella|tubo|bote)(?!\\p{L})',
  '[1-9](?<=[.;]\\s{0,2}[1-9])\\s{0,2}(?:from|ingredients?|certified|organic|natural|issus?|aus|da)\\s',
  [
    '(?<![\\p{L}])(?:(?:содержание|концентрация) (?:активного )?фтор|(?<=[.;]\\s{1,2})активный фтор|массовая доля|не рекоменд|опасно(?![\\p{L}])|смы(?:ть|вать|вайте)(?![\\p{L}])|тщательно|детям(?![\\p{L}])|не содержит|свидетельство о|регистрационн(?:ое удост|ый ном)|государственная регистрация|номер регистрации|ру\\s?(?:№|no)|имеются противо|необходимо проконс|реєстраційне посв|рэгістрацыйнае|декларация о соответствии|предназначен[аоы]?(?![\\p{L}])|может содержать следы|(?:внимание|осторожно)(?=[!:.])|(?:рекомендации|показания|инструкция|указания) (?:по|к) применению|(?:способ|метод|область) применения|способ (?:использования|употребления)|применение(?=\\s*[:.-])|применять|использовать|наносить|рекоменд(?:ован[аоы]?(?![\\p{L}])|уется|уем)|товар не подлежит|утилизаци|нанес(?:ите|ти)|нан[её]сти|назначение(?=\\s*:)|действие(?=\\s*:)|эффект(?=\\s*:)|результат(?=\\s*:)|противопоказани|индивидуальная непереносимость|изготовитель|изготовлен|произв(?:одител|еден|\\.)|адрес (?:произв|изгот)|импорт[её]р|дистрибь?ютор|организация|уполномоченн|претензии|срок (?:годности|хранения)|годен (?:до|в течение)|годность|использовать до|дата (?:изготовления|производства|выработки)|изг\\.|номер партии|парти[ия](?=\\s*[:№])|хран(?:ить|ите)|условия хранения|хранение(?=\\s*:)|меры предосторожности|предостережени|предупреждени|(?:(?:только )?для наружного|наружно(?![\\p{L}]))|сделано в|не тестир|беречь|избега(?:ть|йте)|не (?:допускать|применять|использовать|глотать|замораживать)|при (?:попадании|появлении|покраснении|раздражении|возникновении)|в случае (?:попадания|появления|раздражения)|огнеопасно|баллон под давлением|не распылять|не вдыхать|предохранять от|легковоспламен|перед (?:применением|использованием)|после вскрытия|взбалтыват|смеша(?:ть|йте)(?![\\p{L}])|развести|разведите|взболтать|встряхн|объ[её]м|(?:масса|вес|маса|вага)(?:\\s+нетто|(?=\\s*(?:[:\\d.]|$)|\\s{2}))|материал(?:\\s+\\p{L}+)?(?=\\s*:)|номинальн|вес (?:нетто|товара|с упаковкой)|товар сертифицирован|продукция (?:сертифиц|соответств)|упаковк|соответствует (?:требованиям|тр|гост)|(?<=\\n\\s{0,3})(?:(?:тип|вид|аромат|цвет)(?=\\s*:)|пол\\s|бренд|серия|линейка|коллекция|текстура|консистенция|категория|комплектаци|особенности|возраст|количество|гаранти|страна-)|страна(?:\\s+(?:происхождения|изготовления|производства|изготовитель)|(?=\\s*:))|гост\\s?р?\\s?\\d|ту\\s\\d{2,4}|тр\\s?тс|тр\\s?еаэс|еас|eac|артикул|штрих-?код|тел(?:ефон|\\.)\\s{0,2}[:+\\d(]|россия|горячая линия|(?:сп\\s)?(?:с?ооо|зао|оао|ао|ип|тоо|одо|чт?уп)\\s["«\\p{Lu}]|подходит для|гипоаллергенн(?:о|ый состав)|дерматологически|протестирован|одобрен|продукт не|информация|жарамдылы[қк]|сақтау|қолдану|өндір|дайындаушы|сақтық|мерзімі|көлемі|шығар|импортт|жасалған|мекен|салмағы|пайдалан|ескерту|балалар|виготовл|виробник|термін придатн|(?:дата|країна) виг|країна(?=\\s*:|\\sвиро)|зберіга|умови зберіг|спосіб (?:застос|викор)|застосування(?=\\s?[:.-])|начин на уп|употреба(?=\\s?:)|съхраня|застереження|запобіжні|уникати|лише для зовн|для зовнішнього|імпортер|адреса|вытворца|тэрмін прыдатн|захоўваць|спосаб (?:прым|ужыв)|выраблена|краіна)',
    '[а-я]{3}',
  ],
  // Czech and Slovak, Hungarian, Romanian, Croatian and Serbian, the north of Europe, the Baltic, Turkish, Greek.
  [
    '(?<![\\p{L}])(?:(?:návod|způsob|spôsob)\\s(?:k|na)?\\s?použit[ií]\\p{L}*|použit[ií](?:e|a)?(?=\\s?:)|naneste|upozorn[ěe]n\\p{L}+|uchovávajte|uchovávejte|skladujte|skladova[tť]|vyrob(?:eno|ené)|výrob(?:ce|ca)(?!\\p{L})|výhradně|výlučne|chra[nň]te|chráňte|spotřebujte|használat\\p{L}*|figyelm\\p{L}+|gyárt(?:ó|ja|va)\\p{L}*|forgalmaz\\p{L}+|tárol(?:ás|ja|andó)\\p{L}*|külsőleg|kerülje|mod de (?:utilizare|folosire|administrare)|(?:precauţii|precauții|atenţie|atenție|păstraţi|păstrați|producător)(?!\\p{L})|produs în|produs in rom|način (?:uporabe|primjene|upotrebe)|upozorenj\\p{L}+|proizvođač\\p{L}*|proizvedeno|čuvati|uvoznik|käyttö(?:ohje\\p{L}*|tapa)?(?!\\p{L})|valmist(?:ettu|aja)(?!\\p{L})|säilyt\\p{L}+|varoitus\\p{L}*|tillverka[dr]\\p{L}*|förvaras|varning(?=\\s?[:!])|undvik\\s|brugsanvisning|(?:anvendelse|bruk|brug)(?=\\s?:)|fremstill[et]\\p{L}+|oppbevares|opbevares|advarsel|unngå|undgå|kullanım\\p{L}*|üretici\\p{L}*|uyarı\\p{L}*|saklama|(?:\\p{L}+\\s){1,3}saklayın\\p{L}*|son kullanma|menşe\\p{L}*|hoid(?:ke|a)\\s|kasutamine|valmistatud|tootja|lietošana\\p{L}*|ražo(?:ts|tājs)|(?:uz)?glabāt|naudojim\\p{L}+|pagaminta|gamintojas|laikyti|χρήση|οδηγίες|προσοχή|παράγεται|παρασκευ\\p{L}+|φυλάσσ\\p{L}+|προειδοποί\\p{L}+)',
    '[.:!;)/\\n]\\s{0,3}(?:n[áa]vod|[zs]p[ůuô]sob|použit|naneste|upozor|uchov|skl[aá]d|v[ýy]rob|v[ýy]hradn|výlučne|spotřeb|chr[aá][nň]|haszn|figyel|gyárt|forgalm|tárol|külső|kerülje|mod de|precau|aten[ţț]|p[aă]stra|produ[sc]|na[čc]in|upozor|proizv|[čc]uvat|uvoznik|käytt|valmist|säil|varoit|tillverk|användn|förvar|varning|undvik|brug|bruk|anvend|fremst|opbevar|oppbevar|advar|unng|undg|kulla|[üu]reti|uyar|\\S+ saklay|saklama|son kul|menş|hoid|kasut|valmis|tootja|lieto|raž|glabā|uzglab|naudo|pagamin|gamint|laiky|χρήσ|οδηγ|προσοχ|παρ|φυλ|προει)',
  ],
  // Vietnamese, Indonesian, Malay, Filipino: behind a full stop, since some of the words stand in names too.
  [
    '(?<=[.;!)\\n\\u0080]\\s{0,3})(?:hướng dẫn|cách (?:dùng|sử dụng|bảo quản)|bảo quản|công dụng|lưu ý|cảnh báo|sản xuất|xuất xứ|hạn (?:sử )?dùng|khối lượng|thể tích|dung tích|số (?:công bố|lô|đăng ký)|nhà (?:sản xuất|nhập khẩu|phân phối)|chỉ dùng ngoài|tránh|để xa)(?!\\p{L})',
    '[\u1ea0-\u1ef9]',
  ],
  [
    '(?<![\\p{L}])BPOM(?:\\s(?:RI|no\\.?))?(?=[\\s:])|(?<=[.;!)\\n\\u0080]\\s{0,3})(?:nett?o(?=\\s?(?::|\\s|\\d|$))|(?:isi|berat|kandungan) bersih|cara (?:pakai|pemakaian|penggunaan|guna|menggunakan|penyimpanan|menyimpan|simpan)|petunjuk|simpan(?:lah)? (?:di|pada|dalam|produk)|sapu(?:kan)? (?:pada|di)|oleskan|gunakan|di(?:produksi|edarkan|impor|kilangkan|buat|import) (?:oleh|di|dan)|peringatan|amaran|perhatian|hindari|elakkan|hanya untuk|untuk kegunaan luar|jauhkan|kegunaan(?=\\s?:)|tarikh luput|tanggal kedaluwarsa|baik digunakan sebelum|paraan ng|gamitin|ipahid|babala(?=\\s?[:.!])|itago|ilayo|gawa sa)(?!\\p{L})',
    'bpom|[.;!)\\n\\u0080]\\s{0,3}(?:nett?o|isi|berat|kandungan|cara|petunjuk|simpan|sapu|oleskan|gunakan|di[peikb]|peringatan|amaran|perhatian|hindari|elakkan|hanya|untuk|jauhkan|kegunaan|tarikh|tanggal|baik|paraan|gamitin|ipahid|babala|itago|ilayo|gawa)',
  ],
  // Thai, Arabic, Hebrew, Hindi, Korean, Chinese, Japanese.
  [
    '(?<=[.。;!)/\\n\\u0080]\\s{0,3})(?:วิธีใช้|วิธีการใช้|ข้อแนะนำ|ข้อควรระวัง|คำเตือน|เลขที่|ปริมาณ|ผลิต|ผู้ผลิต|จัดจำหน่าย|เก็บ|วันที่|طريقة|تحذير|تنبيه|احتياطات|يحفظ|للاستعمال|للاستخدام|صنع في|الوزن|الحجم|تاريخ|إنتاج|הוראות|אזהר|אופן|לשימוש|יש לשמור|תכולה|יצרן|היצרן|יבואן|מיוצר|תוקף|उपयोग|प्रयोग|चेतावनी|सावधानी|भंडारण|निर्माता|शुद्ध|केवल|निर्देश|사용|용법|주의|보관|용량|내용량|제조|유통기한|책임판매|원산지|使用|用法|注意|净含量|淨含量|储存|儲存|保存|贮存|保质期|保質期|生产|生產|产地|產地|批准文号|备案|執行標準|执行标准|限期|制造|製造|原产|原產|规格|ご使用|使い方|お使い|保管|内容量|発売元|販売|原産国)',
    '[\u0590-\u06ff\u0900-\u0e7f\u3040-\u9fff\uac00-\ud7af]',
  ],
  '(?:https?:\\/\\/|www\\.)',
  // "US patent: 7,123,456": its commas divide no names.
  [
    '(?<![\\p{L}])(?:U\\.?S\\.?\\s)?(?:patent(?:e|s|nr)?|brevets?|brevetto)(?:\\s?n[ro°º]s?\\.?|\\snumbers?)?\\s?[:.#]?\\s?(?:U\\.?S\\.?\\s)?\\d',
    'patent|brevet',
  ],
  ['(?<![\\w.])[\\w.]{1,64}@[\\w.]{1,64}\\.', '@'],
  '©',
  '(?<![\\p{L}])tel\\.?\\s?[:+\\d(]',
  [
    '(?<![\\p{L}])(?:Dr\\.\\s)?\\p{L}{2,20}®?,?\\s(?:LLC|GmbH|Ltda?|Inc\\.|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|Sp\\. z o\\.\\s?o|B\\.V\\.)(?![\\p{L}])',
    '(?:LLC|GmbH|Ltd|Inc\\.|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|Sp\\. z|B\\.V\\.)',
  ],
  [
    '(?<=[.;\\n]\\s{1,2})(?:\\p{Lu}[\\p{L}&’-]{1,20}\\s){2,4}(?:LLC|GmbH|Ltda?|Inc|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|SAS|Sp\\. z o)(?![\\p{L}])',
    '(?<!\\p{L})(?:LLC|GmbH|Ltd|Inc|S\\.p\\.A|S\\.r\\.l|S\\.A\\.S|SAS|Sp\\. z)(?!\\p{L})',
  ],
  // The maker behind the last stop: "Cosmetics Ltd, London", "Laboratoires Foo, 75008 Paris".
  [
    '(?<=[.;\\n]\\s{0,2})(?:laboratoires?|laboratorios?|laborator[iy](?:es|um)?|sas|s\\.a\\.)\\s\\p{L}',
    'laborato|(?<!\\p{L})s\\.?a\\.?s?\\.?\\s',
  ],
  ['(?<![\\p{L}])(?:nic(?:h|k)el|nickel|nikkel)[\\s-]?(?:tested|getestet|getest|test[ée]|free|frei|vrij)', 'nic[hk]el|nikkel'],
  '(?<![\\p{L}])(?:contient|contains?|enth[äa]lt|contiene)\\s(?:des\\s)?(?:prot[ée]ines?\\s(?:d|of)|egg\\sprotein)|(?<![\\p{L}])mix\\spackaging(?![\\p{L}])',
]);

/** A footnote mark followed by what it means. */
export const footnote =
  /(?:^|[\s.,;)\]\u0080]|(?=\*{1,3}\singr[ée]dients?\s(?:from|issus?)\s)(?<=\p{L}))((?:\*{1,4}|[¹²³†‡°#^]|(?<=\.\s)\+(?=\p{L})|\(\d\)|\d\)|\([a-f]\)|\(\*{1,4}\)|\(\p{Lu}{1,3}\)(?=\s?[=:-])))\s*[=:-]?\s*(?=(?:[^,;\n*]|(?<=\d),(?=\d)){0,100}?(?:organic|biolog|\bbio\b|naturel|natural|naturally|\blye\b|essential|essenti|origin|farming|agricult|certif|fair\s?trade|fair for life|[ée]quitable|commercio equo|com[ée]rcio justo|fairem handel|eerlijke handel|issus?|provenant|\baus\b|kontroll|wild|component|ätherisch|эфирн|органич|натурал|дикораст|происхожд|растит|\bkb[at]\b|ingredient|vegan|pflanzlich|v[eé]g[eé]tal|roślin|derived|none remain|saponif|ekologi|ökolog|økolog|ecol[oó]g|ursprung|d[ée]riv[ée]s?|derivative))/giu;
export const meansOrganic = /organic|ekologi|ökolog|økolog|ecol[oó]g|biolog|\bbio\b|farming|agricult|kontroll|органич|\bkb[at]\b/iu;
export const meansEssentialOil = /essential|essentie?l|ätherisch|эфирн/iu;

const tested =
  '(?:hypo-?allerg\\w*|(?:dermatologisch|dermatologi(?:cally|st)|clinically|klinisch|ophthalmologically|allergy)[\\s-](?:getest\\w*|tested)|non[\\s-]?comedogenic|not tested on animals|test[ée]e? (?:sous|dermatolog).*|dermatologiquement test[ée]e?|cruelty[\\s-]free|dermatol[oó]gicamente (?:testat[oa]|testad[oa]|probad[oa])|ohne tierversuche|plant[\\s-]based(?:\\s\\p{L}+)?|vegan|100\\s?% (?:natural|vegan|organic)|gluten[\\s-]free|ph[\\s-]?(?:balanced|neutral|skin|\\d).*|naturrein|гипоаллергенно)';
/** "Produkt wegański", "formule végane": what is said of the whole product. */
const ofProduct =
  '(?:(?:produkt|produto|product|formula|formule|f[oó]rmula|producto|produit|prodotto|formuła)\\s)?(?:wegańsk[ai]|vegan[oae]?|végane?|vegetarian[oa]?|nic(?:h|k)el[\\s-]tested|nickelgetestet|cruelty[\\s-]free)(?:\\s(?:produkt|product|formula|formule|f[oó]rmula|formel|formulation))?';
/** What a mark in the list means, where the mark itself was lost: "Certified Organic Ingredients". */
const grown =
  '(?:certified\\s)?organic(?:ally\\sgrown)?\\singredients?|ingredient[ei]\\sbiologic[oi]|ingredientes?\\s(?:ecol[oó]gicos?|org[aâá]nicos?|biol[oó]gicos?)|biologische\\singredi[eë]nten?|bio-?(?:zutaten|inhaltsstoffe)|(?:ekologiska|økologiske)\\singredienser|składniki?\\s(?:ekologiczn[ey]|organiczn[ey])|органические\\s(?:ингредиенты|компоненты)';
const nothingElse =
  '(?:(?:and\\s|und\\s|et\\s|y\\s|e\\s|и\\s)?(?:nothing\\s(?:else|more)|(?:und\\s)?sonst\\snichts|rien\\s(?:d.autre|de\\splus)|nada\\sm[aá]i?s|nient.altro|niets\\s(?:anders|meer)|nic\\swięcej|ничего\\s(?:лишнего|больше)|больше\\sничего|нічого\\sзайвого))\\s?!?';
/** What unfolds a shortened list on a page. */
const unfolds =
  '(?:(?:read|show|see|view|load)\\s(?:more|less|all)|voir\\s(?:plus|moins)|(?:mehr|weniger)\\s(?:anzeigen|lesen)|ver\\sm[aá]s|mostra\\s(?:altro|di\\spiù)|leggi\\stutto|(?:czytaj|pokaż)\\swięcej|rozwiń|читать\\s(?:далее|полностью)|показать\\s(?:вс[её]|полностью|больше)|развернуть|свернуть|подробнее)';
/** Promises printed inside the list, each a piece of its own. */
export const claim = new RegExp(`^(?:${[tested, ofProduct, grown, nothingElse, unfolds].join('|')})$`, 'iu');

const purpose =
  '(?:sunscreens?|skin protectant|acne (?:treatment|medication)|anti-?perspirant|anti-?dandruff|anti-?(?:cavity|gingivitis|plaque|sensitivity|hypersensitivity)|antiseptic|(?:external|topical) analgesic|anti-?fungal|anti-?itch|anti-?microbial)(?: (?:toothpaste|treatment))?';
/** The column "Purpose" of a drug facts panel, run into the next line. */
export const purposeFirst = new RegExp(`^\\s*${purpose}\\s+(?=\\p{L})`, 'iu');
/** The same, alone. */
export const onlyPurpose = new RegExp(`^${purpose}$`, 'iu');

const contains = `(?<![\\p{L}])(?:содержит|містить|съдържа|${containsWord}|con[tț]ine|inneholder|indeholder|inneh[aå]ller|obsahuje|tartalmaz|vsebuje|sadr[zž]i)\\s?:?\\s(?:du\\s|d['’])?`;
const ppm = '\\d[\\d.,]{0,6}\\s?ppm';
/** "Contient du fluorure de sodium (1450 ppm F)": what the law has toothpastes say behind their list. */
export const fluorideNotice = alternatives([
  `${contains}(?:(?:моно)?фт[оа]р|флуорид|(?:mono)?fl[uú]or|natrium(?:mono)?fluor|zinnfluor|aminfluor|fluorure d.amine|amine fluor|fluorek|sodium\\s(?:mono)?fluor|stannous\\sfluor)(?:[^,;\\n]|(?<=\\d),(?=\\d)){0,160}`,
  [
    `(?:${contains}|(?<![\\p{L}])(?:soit|entspricht|corresponding to|equivale(?:nte)? (?:a|en)|pari a)\\s)(?:(?:approx|env|ca|circa|environ|около)\\.?\\s)?${ppm}\\s(?:[a-z]{2,10}\\s){0,2}(?:ion\\s|d['’])?fl[uú]or[^,;.\\n]{0,40}`,
    'ppm',
  ],
  // Only where it begins a part: behind another word it is the strength of the salt.
  [
    `(?<=[.,;:\\n]\\s{0,2})(?:fluorid?e?s?(?:\\s(?:content|concentration)|gehalt|zahl|konzentration)?|concentra\\p{L}+ (?:of|de|di|en|em) fl[uú]or\\p{L}{0,4}|fluorures?|fluoruro|(?:teneur en|contenido de) fl[uú]or\\p{L}{0,3}|содержание фт\\p{L}{3,6}|(?:массовая доля|масова частка) (?:фт|фл)\\p{L}{3,8})\\s?:?\\s(?:${ppm}(?:\\sF(?![\\p{L}])-?)?|\\d[\\d.,]{0,6}\\s?%(?:\\s?\\(${ppm}[^(),;\\n]{0,12}\\))?)`,
    'ppm|%',
  ],
]);
