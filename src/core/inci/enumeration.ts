import { ofPairUnder } from './bracketed-plant.ts';
import { keyOf } from './fold.ts';
import { type Found, trimmedText } from './found.ts';
import { type Identity, identify, identifyAfresh } from './identify.ts';
import { find, type Lexicon } from './lexicon.ts';
import { cyrillicLetter } from './prepare.ts';
import { oilsUnder } from './soaps.ts';

/** A word in front of several names that belongs to each of them: "экстракты ромашки, крапивы и череды". */
export interface Head {
  readonly word: string;
  /** Behind a singular only a name as it follows that word goes on: "экстракт ромашки, крапивы". */
  readonly isPlural: boolean;
}

const heads: readonly (readonly [RegExp, string])[] = [
  [/натриевые\s+соли\s+жирных\s+кислот/iu, 'натриевые соли жирных кислот'],
  [/омыл[её]нн(?:ые|ых)\s+масл?(?:а|ел)/iu, 'омыленное'],
  [/эфирн(?:ые|ых)\s+масл?(?:а|ел)/iu, 'эфирное масло'],
  [/экстракт(?:ы|ов|ами)(?!\s+трав)/iu, 'экстракт'],
  [/масла(?=\s*[:(]|\s+\p{L})|масел(?=\s*[:(]|\s+\p{L})/iu, 'масло'],
  [/(?:отвар|насто[йяи]|экстракт|сбор)(?:ы|[ая]ми)?\s+(?:лекарственных\s+|целебных\s+)?трав/iu, 'экстракт'],
  [/(?:отвары|настои|отварами|настоями)(?=\s|:)/iu, 'экстракт'],
  [/воски(?=\s*[:(])/iu, 'воск'],
  [/[цк]ерамиды(?=\s*:|\s+[\p{L}\d])/iu, 'церамид'],
  [/гидролат(?:ы|ов)/iu, 'гидролат'],
  [/кислоты(?=\s*:)/iu, 'кислота'],
  [/витамин(?:ы|ов|н\p{L}+\s+(?:комплекс|смесь))/iu, 'витамин'],
  [/(?:протеин|белк)(?:ы|и|ов)/iu, 'протеин'],
  [/гидролизат(?:ы|ов)/iu, 'гидролизат'],
  [/сок(?:и|ов)/iu, 'сок'],
  [/saponified\s+(?:organic\s+)?oils?(?:\s+of|$)/iu, 'saponified'],
  [/huiles(?:\s+végétales)?\s+saponifiées/iu, 'saponifiées'],
  [/(?:aceites(?:\s+vegetales)?|[oó]leos(?:\s+vegetais)?)\s+saponificados/iu, 'saponificados'],
  [/oli(?:\s+vegetali)?\s+saponificati/iu, 'saponificati'],
  [/verseifte\s+(?:pflanzen)?öle/iu, 'verseifte'],
  [/zmydlone\s+oleje/iu, 'zmydlone'],
  [/verzeepte\s+(?:plantaardige\s+)?oliën/iu, 'verzeepte'],
  [/(?:pure\s+|organic\s+)?essential\s+oils\s+of/iu, 'essential oil of'],
  [/huiles\s+essentielles\s+d(?:e\s|['’])/iu, 'huile essentielle de'],
  [/extraits\s+d(?:e\s|['’])/iu, 'extrait de'],
  [/aceites\s+esenciales\s+de/iu, 'aceite esencial de'],
  [/extractos\s+de/iu, 'extracto de'],
  [/oli\s+essenziali\s+di/iu, 'olio essenziale di'],
  [/estratti\s+di/iu, 'estratto di'],
  [/(?:pure\s+|organic\s+)?oils\s+of/iu, 'oil of'],
  [/(?:pure\s+|organic\s+)?extracts\s+of/iu, 'extract of'],
];
const plural =
  /^(?:[\p{L}-]+\s+){0,2}?(?=(?:кислоты\s*:|натриевые соли|омыл|эфирн|отвар|насто|сбор|[цк]ерамид|экстракт|мас|гидрол|витамин|протеин|белк|сок|воски|saponified|verseifte|zmydlone|verzeepte|huiles(?:\s+végétales)?\s+sap|aceites(?:\s+vegetales)?\s+sap|[oó]leos\s|oli(?:\s+vegetali)?\s+sap|essential\s+oils|oils\s+of|extracts\s+of|huiles\s+ess|extraits\s|aceites\s+es|extractos\s|oli\s+ess|estratti\s))/iu;
const singular = /^(?:(эфирное масло|экстракт|масло|гидролат|витамин|сок|протеин|отвар|настой)(?:ом)?\s+|вит\.\s?)\p{L}/iu;
/** "масло: жожоба, оливы" */
const singularOfAll = /^(эфирное масло|экстракт|масло|гидролат|сок|протеин)\s*:/iu;
/** "экстракт трав: мята, шалфей" */
const ofHerbs = /^(?:экстракт|отвар|настой)\s+(?:\p{L}+\s+)?трав\s*[:(]/iu;
/** In front of a bracket: "фруктовые кислоты (молочная, лимонная)". */
const acids = /^(?:\p{L}+[\s-])?кислоты$/iu;
const opening = /^[\s"'(-]*/;

/** Where it is false no head stands in front. */
export const mayHaveHead = (text: string): boolean => cyrillicLetter.test(text) || latinHead.test(text);

const latinHead =
  /^\W*(?:\w+\s+){0,2}?(?:saponified|(?:essential\s+)?oils\s+of|huiles|aceites|[oó]leos|oli|verseifte|zmydlone|verzeepte|extra(?:c|i)t(?:s|os)|estratti)\s/i;

/** The head that a piece of the list begins with. */
export function headOf(text: string): Head | null {
  const name = text.replace(opening, '');
  const single = singular.exec(name);
  if (single && !ofHerbs.test(name)) return { word: single[1]?.toLowerCase() ?? 'витамин', isPlural: false };
  const ofAll = singularOfAll.exec(name)?.[1]?.toLowerCase();
  if (ofAll !== undefined) return { word: ofAll, isPlural: true };
  // In front of a bracket; behind an adjective it ends a name: "кокосового масла".
  if (/^(?:масла|(?:комплекс|смесь|композиция|сочетание)\s+масел)$/iu.test(name)) return { word: 'масло', isPlural: true };
  if (acids.test(name)) return { word: 'кислота', isPlural: true };
  const front = plural.exec(name)?.[0];
  if (front === undefined) return null;
  const rest = name.slice(front.length);
  const word = heads.find(([pattern]) => rest.search(pattern) === 0)?.[1];
  return word === undefined ? null : { word, isPlural: true };
}

const conjunction = /^(?:and|et|y|e|und|i|en)\s+|^(?:d[ei]\s|d['’])/i;

/** The soap of "olive", "castor oil" and "shea butter" behind "saponified oils of". */
function soapUnder(lexicon: Lexicon, word: string, text: string): Identity | null {
  const name = text.replace(conjunction, '').replace(conjunction, '');
  for (const oil of oilsUnder[word]?.(name) ?? []) {
    const soap = identify(lexicon, `${word} ${oil}`);
    if (soap) return soap;
  }
  return null;
}

const elided = /^(?:extrait|huile essentielle) de$/;
/** "extraits de camomille, ortie": in front of a vowel it is "d'ortie". */
const behindWord = (word: string, name: string) =>
  elided.test(word) && /^[aeiouyhéèêâîœ]/i.test(name) ? `${word.slice(0, -1)}'${name}` : `${word} ${name}`;

/** What is left of a plant that is named by itself is its part, whole, ground or pressed. */
const plantPart = /(?:\s(?:Seed|Kernel|Fruit|Leaf|Root|Flower|Bark|Peel|Germ|Strobile))?(?:\s(?:Powder|Juice))?$/;
const salts = /^натриевые соли/;
/** "натриевые соли жирных кислот: кокосового, пальмового масел" */
const saltUnder = (lexicon: Lexicon, word: string, name: string): Identity | null =>
  salts.test(word) ? identify(lexicon, `${word} ${name.replace(/\s+мас(?:ла|ел)$/, '')} масла`) : null;
/** A noun, and no adjective. */
const genitive = /^(?!.*(?:ая|яя|[ыи]е)$)[а-яё]+[аяыи]$/i;

/**
 * Who a name is with the head in front of it; null where that is no name, or the name by itself is another substance: the stones of grapes in
 * "масла (кокоса, виноградной косточки)" are their oil, and an oil whose sodium salts are listed is its soap.
 */
export function underWord(lexicon: Lexicon, { word, isPlural }: Head, name: string, alone: number | null): Identity | null {
  const ofPair = ofPairUnder(lexicon, behindWord(word, name));
  if (ofPair) return ofPair;
  const ofSoap = word in oilsUnder;
  const identity = ofSoap
    ? soapUnder(lexicon, word, name)
    : ((isPlural ? identify : identifyAfresh)(lexicon, behindWord(word, name)) ?? saltUnder(lexicon, word, name));
  if (!identity || alone === null) return identity;
  const [own, headed] = [lexicon.incis[alone] ?? '', lexicon.incis[identity.id] ?? ''];
  if (ofSoap) return /(?:Oil|Butter)$/.test(own) ? identity : null;
  const plant = own.replace(plantPart, '');
  // "протеины пшеницы, шёлка": in the genitive it names what the head is made of; as the dictionary has it, itself.
  const isOf = isPlural && genitive.test(name) && find(lexicon, keyOf(name)) === null;
  return identity.match !== 'corrected' && (isOf || salts.test(word) || (plant !== own && headed.startsWith(`${plant} `)))
    ? identity
    : null;
}

/** "витамин А, Е": a letter is no name but behind its head. */
const isLetter = (word: string, name: string) => word === 'витамин' && /^\p{L}\d{0,2}$/u.test(name);

const and = /\s+(?:и|and|&|et|y|e|und|i|en)\s+(?:d(?:e|i)\s|d['’])?/u;
/** The head itself, in front of its first name. */
const named =
  /^[\s"'(-]*(?:[\p{L}-]+\s+){0,2}?(?:(?:эфирн|омыл[её]нн)(?:ые|ых)\s+)?(?:натриевые\s+соли\s+жирных\s+кислот|экстракт(?:ы|ов|ами)(?!\s+трав)|масла|масел|[цк]ерамиды|гидролат(?:ы|ов)|кислоты|воски|(?:экстракт|масло|гидролат|сок|протеин)(?=\s*:)|(?:экстракт|отвар|насто[йи]?|сбор)(?:ы|[ая]ми)?\s+(?:\p{L}+\s+)?трав|отвар(?:ы|ами)|насто(?:и|ями)|витамин(?:ы|ов|н\p{L}+\s+комплекс)|протеин(?:ы|ов)|белк(?:и|ов)|гидролизат(?:ы|ов)|сок(?:и|ов)|saponified\s+(?:organic\s+)?oils?(?:\s+of|$)|(?:huiles|aceites|[oó]leos|oli)(?:\s+(?:vegeta|végéta)\p{L}+)?\s+saponi\p{L}+(?:\s+d(?:[ei]\s|['’]))?|(?:verseifte|zmydlone|verzeepte)\s+(?:plantaardige\s+)?\p{L}+(?:\s+(?:aus|von|van|z))?|(?:essential\s+)?oils\s+of|extracts\s+of|(?:huiles\s+essentielles|extraits)\s+d(?:e\s|['’])|(?:aceites\s+esenciales|extractos)\s+de|(?:oli\s+essenziali|estratti)\s+di)\s*:?\s*/iu;

/** "экстракты: нима" is "экстракт нима". */
export function withSingularHead(text: string): string {
  const front = named.exec(text)?.[0];
  const head = front === undefined ? null : headOf(text);
  return head === null ? text : `${head.word} ${text.slice(front?.length)}`;
}

/** "verseifte Öle" in front of a colon. */
export const isBareHead = (text: string): boolean => named.exec(text)?.[0] === text;

/** The ingredients that an unknown name is behind the head of its enumeration; null when all of them are unknown still. */
export function underHead(lexicon: Lexicon, { word, isPlural }: Head, found: Found, source: string): Found[] | null {
  const text = source.slice(found.start, found.end);
  const results: Found[] = [];
  let at = 0;
  for (const part of text.split(and)) {
    const start = text.indexOf(part, at);
    at = start + part.length;
    const headed = results.length === 0 ? named.exec(part)?.[0] : undefined;
    const name = trimmedText(headed === undefined || headed === part ? part : part.slice(headed.length));
    // "экстракт коры дуба и пихты": the head stands in the first name.
    const alone = results.length === 0 && isPlural ? null : identify(lexicon, name);
    const identity =
      ofPairUnder(lexicon, behindWord(word, name)) ??
      soapUnder(lexicon, word, name) ??
      (alone && results.length > 0 ? underWord(lexicon, { word, isPlural: true }, name, alone.id) : null) ??
      alone ??
      (isPlural || results.length > 0 || isLetter(word, name)
        ? identify(lexicon, behindWord(word, name))
        : identifyAfresh(lexicon, behindWord(word, name))) ??
      saltUnder(lexicon, word, name);
    const who = identity ? { id: identity.id, match: 'synonym' as const } : { id: null, match: 'unknown' as const };
    results.push({ ...found, start: found.start + start, end: found.start + at, ...who, components: [] });
  }
  return results.some(({ id }) => id !== null) ? results : null;
}
