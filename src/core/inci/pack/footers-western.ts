/** Where directions, warnings and makers begin behind a list, in the languages of Western Europe and in Turkish. */

import { longPattern } from '../../long-pattern.ts';
import type { Alternative } from '../text/matches.ts';

export const westernFooters: readonly Alternative[] = [
  // "Può contenere tracce di frutta a guscio", "Kann Spuren von Nüssen enthalten"
  [
    longPattern`
      (?<![\p{L}])(?:peu(?:ven)?t\s+contenir|pueden?\s+contener|pu[oò]\s+contenere|pode(?:m)?\s+conter|mo[zż]e\s+zawiera[cć]|
      k(?:ann|önnen)|kan|poate\s+con[tț]ine)\s+(?:des\s|de\s|ev(?:tl|entuell)\.?\s)?(?:traces|trazas|tracce|vest[ií]gios|tra[cç]os|
      śladowe|ślady|spuren|sporen|urme)(?!\p{L})(?![^.]{0,30}C\.?I\.?\s?\d{5})
    `,
    'traces|tracce|traz|tra[cç]os|vest[ií]g|ślad|spuren|sporen|(?<!\\p{L})urme',
  ],
  // "Leicht entzündlich. Von Hitze fernhalten." behind a name or a bracket, without a stop too.
  [
    longPattern`
      (?<!(?:non|nicht|niet|not|no|n[ãa]o) )(?<![\p{L}])(?:(?:produ[ck]t\p{L}?|produit|prodotto|a[eé]rosol|liquid\p{L}{0,2} (?:e|et|y|and) \p{L}{4,9}|flüssigkeit und dampf|leicht|sehr|hoch|extrem|highly|extremely|
      very|tr[eè]s|muy|molto|muito|zeer|licht|meget|mycket|f[aá]cil(?:mente)?|facile?ment[e]?|extr[eê]mement|[ae]stremamente|extremadamente|
      extremamente|altamente|skrajnie|wysoce)\s)*(?:entz[uü]nd(?:lich|bar)|entflammbar|feuergefährlich|inflammables?|infiammabil[ei]|
      inflam[aá]ve(?:l|is)|inflamab(?:les?|il)|flammable|ontvlambaar|brandfarlig|łatwopaln|hořlav|tűzveszélyes|yanıcı)\p{L}{0,4}(?![\p{L}])
    `,
    'entz[uü]nd|flam|infiam|gefährlich|ontvlamb|brandf|łatwop|hořlav|tűzv|yanıcı',
  ],
  [
    longPattern`
      (?<![\p{L}])(?:von (?:hitze|wärme|zündquellen|feuer|offene)|à l.(?:écart|abri) (?:de la|des|du) (?:chaleur|flamme|source|soleil)|
      [ée]loigner d|verwijderd houden|uit de buurt|mantener alejad|alejar de|lejos de|longe de|lontano d[ai]|z dala od|no fumar|
      ne pas fumer|nicht rauchen|non fumare|n[ãa]o fumar|niet roken)(?![\p{L}])
    `,
    'von |l.écart|l.abri|loigner|verwijderd|buurt|aleja|lejos|longe|lontano|dala|fum|rauchen|roken',
  ],
  '(?<![\\p{L}])(?:enth[äa]lt\\skeine?|non\\scontiene|no\\scontiene|ne\\scontient\\s(?:pas|aucun\\p{L}{0,2})|n[ãa]o\\scont[ée]m|bevat\\sgeen|nie\\szawiera)\\s',
  longPattern`
    (?<![\p{L}])(?:directions?|how to use|usage|suggested use|instructions?|apply (?:to|on|a|the|gently|liberally|evenly|daily)|
    use as directed|rinse (?:with|off|out|well|thoroughly|away|immediately|after)|spit (?:out|after)|brush (?:your )?teeth|wash off|
    leave (?:on|in) for|warnings?|cautions?|precautions?|keep (?:out|away)|avoid (?:contact|eye|direct)|for external use|
    if (?:irritation|swallowed|contact)|in case of|do not (?:use|swallow|apply|flush|rinse|exceed|ingest|inhale|puncture|expose)|
    discontinue|stop use|store (?:in|at|below)|storage|best before|expiry|shelf life|made in|product of|manufactured|mfd|mfg\. lic|
    m\.r\.p|distributed|dist\. by|imported|importado|marketed by|exclusively|customer|consumer|questions\??|for (?:more |further |product )?details(?=\s?[,:(])|contact us|follow us|
    recycl\w+|net (?:wt|weight|content|qty|quantity)|
    (?:size|volume|taille|größe|formato|tamaño|tamanho|inhoud|rozmiar)(?=[\s\u0080]*:)|country of origin|mrp(?![\p{L}])|
    children (?:under|aged|of)|not tested on|cruelty|
    (?:dermatolog\w+ )?tested (?:under|by|for)|dermatolog\w+ tested|free (?:from|of|returns|shipping|delivery)(?!\p{L})|
    delivery (?:in|within)|does not contain|(?:may )?contains? (?:no\s|nuts|traces of|\d)|
    (?:all )?ingredients? (?:(?:are )?subject to|may (?:vary|change|be)|from organic|(?:are )?of (?:natural|plant|veget)|derived from|lists? (?:may|are)|des?\s+origin)|
    please\s|to use(?=\s?:)|packaging (?:may|is|made)|(?:very )?high protection|approved by|not (?:suitable|intended)|vegan society|cruelty free international|
    certified (?:by|organic by|natural by)|certifi[ée]e? (?:cosmos|bio|par)|cosmos (?:organic|natural)|patent pending|the (?:ingredient|list)|
    this (?:list|product|ingredient)|due to|(?:a causa del|din cauza|en raison du|debido al|devido ao|aufgrund des|v důsledku)(?=\s\S*(?:pro[cz]es|herstell|produ|výrob))|formulas? (?:may|change)|drug facts|purpose|
    uses?(?:\s?[:•]|\s+(?:helps?|temporarily|treats?|controls?|protects?|prevents?|relieves?|reduces?|for (?:the|treat)))|
    PAO(?![\p{L}])|rev\.?\s?\d|(?:kind|best|warm) regards|clean at sephora|vegan\s?(?:,|and|&)\s?(?:cruelty|gluten|free)|
    formulated without|other information|exp(?:iry)?\.?:?\s?(?:date:?\s?)?\d|produced (?:by|in)|developed (?:by|in)|packed (?:by|in)|
    suitable for|what.s not(?: inside| in it)?(?=\s?:)|shake (?:well|before)|mix (?:well|with|into|the|it|
    (?:\d+|one|two) (?:part|tea|table))(?![\p{L}])|patch test|batch (?:code|number)|lote?(?=\s?:\s?(?:ver|v[eé]ase|see|voir|siehe|vedi)(?!\p{L}))|perform a patch|keep in|dermatologist|we recommend|tamper|
    pressuri[sz]ed|danger(?=\s?[!:.])|always read|read (?:all|the|this) (?:label|instructions?|leaflet)|harmful if|
    kills (?:up to )?\d|effective (?:at|against)|may (?:cause|irritate|stain)|alcohol of (?:vegetal|vegetable|plant|natural) origin(?=\s\d)|wipe material|allergen(?:e\s)?\s?(?:information|advice|hinweis|warning)|for best results|after opening)
  `,
  // Promises of one word, where no name follows.
  longPattern`
    (?<![\p{L}])(?:svanem\p{L}+|svanenm\p{L}+|joutsenmer\p{L}+|avainlippu|(?:ek|øk)ologisk[ta]?|oparfym\p{L}+|uparfume\p{L}+|
    hajusteeton|vegansk[ta]?|vegaaninen|allergicertif\p{L}+|limited edition|édition limitée|edizione limitata|edición limitada|
    limitierte edition)(?:\s(?:produkt|tuote))?(?=\s*(?:[.,;!\n\u0080]|$))
  `,
  longPattern`
    (?<![\p{L}])(?:kullan[ıi]m(?:\s[şs]ekli|\stalimat\p{L}*)?|uyar[ıi](?:lar|(?=\s?[:.]))|[çÇ]ocuklar[ıi]n|haricen|son kullanma|
    serin ve kuru|[üÜ]retici(?=\s?:)|men[şs]ei)(?![\p{L}])
  `,
  longPattern`
    (?<![\p{L}])(?:mode d'emploi|conseils?(?:\s+d'utilisation)?|utilisation|pr[ée]cautions?|attention|avertissements?|tenir hors|
    [ée]viter (?:le|tout)|ne pas (?:avaler|ing[ée]rer|utiliser)|fabriqu[ée]|cosm[ée]tique (?:bio|[ée]colog|naturel)|
    (?:flacon|tube|emballage|bouteille|pot) recycl|conserver(?![\p{L}])|usage externe|haute protection|num[ée]ro de lot\s?:|ingr[ée]dients? (?:issus?|provenant|d'origine|naturels|
    biologiques)|issus? de l'agriculture|des ingr[ée]dients|du total|les listes? d'ingr|la liste|cette liste|
    composants? (?:naturels?|d'huiles)|pour (?:le|la|les|un|une|plus)|appliquer|sans (?:rin[cç]age|danger)|agiter|ne convient|
    convient (?:aux|à)|(?<=[.:;\u0080]\s)parfum d.ambiance(?=\s*(?:[.\n]|$))|test[ée]e? (?:sous|dermat)|(?:bien )?rincer|laisser (?:agir|poser|sécher)|
    [àa] (?:conserver|utiliser|appliquer|tenir)|garder (?:hors|à l)|en cas d|danger(?=\s?[!:.])|peut provoquer)
  `,
  longPattern`
    (?<![\p{L}])(?:modo (?:de (?:uso|usar|utiliza\p{L}+|empleo|aplica[cç]\p{L}+)|d.uso)|modalit[àa] d.uso|houd(?=\sbuiten)|manter fora|
    (?:perigo|peligro|pericolo|gefahr|achtung|aten[cç][aã]o|atenci[oó]n|attenzione|gevaar|uwaga|niebezpieczeństwo)(?=\s?[!:.])|
    enxag\p{L}+|enjuagar|aclarar|(?:ri)?sciacquare|aplique|aplicar|applicare|let op(?=\s?[!:.])|raadpleeg|conservar|almacenar|guardar|
    cons[ée]rvese|mant[ée]ngase|bewa(?:ar|ren) |veuillez|bitte (?:beachten|lesen)|consultare|leggere|
    a se (?:feri|p[aă]stra|agita|folosi|evita)|data expir|advert[eê]ncias|precauções|validade|indústria brasileira|
    reg(?:istro|\.)? ?(?:m\.?s\.?|san(?:\.|itario))(?![\p{L}])|ind[uú]stria (?:colombiana|argentina|peruana|chilena|mexicana|ecuatoriana)|n[aã]o (?:ingerir|aplicar|usar|utilizar|engolir)|no (?:usar|aplicar|utilizar)|
    (?:gut|gründlich|sorgfältig) (?:ab|aus)(?:spülen|waschen)|(?:ab|aus)spülen|auftragen|einwirken|von kindern|
    (?:bei )?kindern? (?:unter|bis)|en niños|bambini (?:sotto|fino)|crianças|enfants? de moins|dzieci (?:do|poniżej)|
    buiten (?:het )?bereik|vermijd|contact met|niet (?:inslikken|gebruiken|geschikt)|houdbaar|dagelijks|spłuka[cć]|przed użyciem|
    trzyma[cć]|data ważności|najlepiej zużyć|advertencias?|precauciones|mantener|evitar|evite (?:el|contato|o )|agitar|ag[ií]tese|
    uso externo|agitare|vor (?:(?:direkter?\s)?(?:sonne|licht|hitze|frost)\p{L}*|gebrauch|kindern)|
    (?:kühl|trocken)(?:\s(?:und|oder)\s\p{L}+)?\s(?:lagern|aufbewahren)|augenkontakt|kontakt mit (?:den )?augen|
    bei (?:kontakt|hautreizung|reizung)|nettof[üu]ll|inhalt(?=\s*:)|mindestens haltbar|gebrauch(?:sanw\w*|(?=\s*:))|avvertenze|tenere|
    conservare|anwendung|hinweise?|warnhinweis\w*|vorsicht|hergestellt|für kinder|nach (?:dem )?öffnen|ohne tierversuche|envase recicl|
    embalagem recicl|confezione ricicl|geproduceerd|vervaardigd|testowan|przebadan|produkt (?:przebadan|testowan)|(?:der )?(?:behälter|dose) steht unter|hautverträglich\w*|
    vertrieb|aus (?:kontrolliert\w*|biologisch\w*)|nicht (?:verwenden|schlucken)|au[sß]er(?:halb|lich)|da agricoltura|de agricultura|
    de cultivo|prodotto|fabbricato|fabricado|hecho en|feito (?:em|no)|elaborado|sposób u[zż]ycia|stosowanie|u[zż]ycie|przechowywa\w*|
    termin wa[zż]no[sś]ci|pojemno[sś][cć]|unika[cć]|chroni[cć]|nie (?:stosowa[cć]|spo[zż]ywa[cć])|stosowa[cć]|aplikowa[cć]|
    rozprowadzi[cć]|w?masowa[cć]|massieren|verteilen|massaggiare|distribuire|masajear|extender|massagear|espalhar|masser|inmasseren|
    na[lł]o[zż]y[cć]|nanie[sś][cć]|nak[lł]ada[cć]|protezione (?:molto )?alta|(?:muy )?alta protecci[oó]n|non ingerire|no ingerir|contenuto(?=\s*:)|contenido(?=\s*:)|contenance(?=\s*:)|
    producent|wyprodukowano|ostrze[zż]eni\w*|(?:alleen|uitsluitend) voor uitwendig|nur zur [aä]u[sß]er|tylko do u[zż]ytku|
    pouze pro vn[eě]j|kun til udvortes|endast f[oö]r utv[aä]rtes|solo per uso esterno|s[oó]lo para uso|gebruik\w*|waarschuwing\w*|
    bruksanvisning|anv[aä]ndning)
  `,
];
