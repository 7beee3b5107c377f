import { withLetters } from '#core/letters.ts';
import { cyrillicLetter } from '../../text/prepare.ts';

/** A word in front of several names that belongs to each of them: "экстракты ромашки, крапивы и череды". */
export interface Head {
  readonly word: string;
  /** Behind a singular only a name as it follows that word goes on: "экстракт ромашки, крапивы". */
  readonly isPlural: boolean;
}

/** In front of the first oil. */
const of = "(?:\\s+d(?:[ei]\\s|['’]))?";
/** "масла растительные: …" */
const ofPlants = '(?:\\s+(?:растительн|рослинн|косметическ|базов)\\p{L}+(?=\\s*[:(]))?';
const heads: readonly (readonly [string, string])[] = [
  ['натр(?:ие|іє)в[ыі]е?\\s+сол[иі]\\s+жирн[ыи]х\\s+кислот', 'натриевые соли жирных кислот'],
  ['кал(?:ие|іє)в[ыі]е?\\s+сол[иі]\\s+жирн[ыи]х\\s+кислот', 'калиевые соли жирных кислот'],
  ['ом[ыи]л[её]н(?:н?[ыі][ех]?)\\s+(?:масл?(?:а|ел)|олі[їй])', 'омыленное'],
  ['[эе]ф[иі]рн[ыі][ех]?\\s+(?:масл?(?:а|ел)|олі[їй])', 'эфирное масло'],
  ['[эе]кстракт(?:ы|ов|ами)?\\s+(?:морск\\p{L}+\\s+)?водорослей(?=\\s*:)', 'экстракт'],
  ['[эе]кстракт(?:[ыи]|ов|ами)(?!\\s+трав)', 'экстракт'],
  [`(?:мас(?:ла|ел)|олі[їй])${ofPlants}(?=\\s*[:(]|\\s+\\p{L})`, 'масло'],
  ['(?:отвар|насто[йяи]|экстракт|сбор)(?:ы|[ая]ми)?\\s+(?:[\\p{L}\\d]+\\s+)?трав', 'экстракт'],
  ['(?:отвары|настои|отварами|настоями)(?=\\s|:)', 'экстракт'],
  ['(?:смесь\\s+)?воск(?:и|ов)(?=\\s*[:(]|$)', 'воск'],
  ['[цк]ерамиды(?=\\s*:|\\s+[\\p{L}\\d])', 'церамид'],
  ['гидролат(?:ы|ов)', 'гидролат'],
  ['кислоты(?=\\s*:)', 'кислота'],
  ['витамин(?:ы|ов|н\\p{L}+\\s+(?:комплекс|смесь))', 'витамин'],
  ['(?:протеин|белк)(?:ы|и|ов)', 'протеин'],
  ['гидролизат(?:ы|ов)', 'гидролизат'],
  ['сок(?:и|ов)', 'сок'],
  ['saponified\\s+(?:organic\\s+)?oils?(?:\\s+of|$)', 'saponified'],
  [`huiles(?:\\s+végétales)?\\s+saponifiées${of}`, 'saponifiées'],
  [`(?:aceites(?:\\s+vegetales)?|[oó]leos(?:\\s+vegetais)?)\\s+saponificados${of}`, 'saponificados'],
  [`oli(?:\\s+vegetali)?\\s+saponificati${of}`, 'saponificati'],
  ['verseifte\\s+(?:pflanzen)?öle(?:\\s+(?:aus|von))?', 'verseifte'],
  ['zmydlone\\s+oleje(?:\\s+z)?', 'zmydlone'],
  ['verzeepte\\s+(?:plantaardige\\s+)?oliën(?:\\s+van)?', 'verzeepte'],
  ['(?:pure\\s+|organic\\s+)?essential\\s+oils\\s+of', 'essential oil of'],
  ["huiles\\s+essentielles\\s+d(?:e\\s|['’])", 'huile essentielle de'],
  ["extraits\\s+d(?:e\\s|['’])", 'extrait de'],
  ['aceites\\s+esenciales\\s+de', 'aceite esencial de'],
  ['extractos\\s+de', 'extracto de'],
  ['oli\\s+essenziali\\s+di', 'olio essenziale di'],
  ['estratti\\s+di', 'estratto di'],
  ['(?:pure\\s+|organic\\s+)?oils\\s+of', 'oil of'],
  ['(?:pure\\s+|organic\\s+)?extracts\\s+of', 'extract of'],
];
/** Words in front of a head, and the heads. */
const adjectives = '(?:[\\p{L}-]+\\s+){0,2}?';
/** "жирные кислоты масла ши": what was made of an oil is not that oil. */
const madeOf = '(?<!(?:кислот|эфир|глицерид|спирт|стерин|сол|мыл)\\p{L}{1,2}\\s+)';
const headsOf = (some: typeof heads) => some.map(([head]) => head).join('|');
const anyHead = `${madeOf}(?:${headsOf(heads)})`;
const plural = withLetters(`^${adjectives}(?=${anyHead})`, 'iu');
const atHead = heads.map(([head, word]) => [new RegExp(`^${head}`, 'iu'), word] as const);
const one = 'эфирное масло|экстракт|масло|гидролат|сок|протеин|отвар|настой';
const singular = withLetters(`^(?:(${one}|витамин)(?:ом)?\\s+|вит\\.\\s?)\\p{L}`, 'iu');
/** "масло: жожоба, оливы" */
const singularOfAll = new RegExp(`^(${one})${ofPlants}\\s*:`, 'iu');
/** "экстракт трав: мята, шалфей" */
const ofHerbs = /^(?:экстракт|отвар|настой)\s+(?:[\p{L}\d]+\s+)?трав\s*[:(]/iu;
/** In front of a bracket: "фруктовые кислоты (молочная, лимонная)". */
const acids = /^(?:\p{L}+[\s-])?кислоты$/iu;
const opening = /^[\s"'(-]*/;

/** Where it is false no head stands in front. */
export const mayHaveHead = (text: string): boolean => cyrillicLetter.test(text) || latinHead.test(text);

const latinHead = new RegExp(`^\\W*(?:\\w+\\s+){0,2}?(?:${headsOf(heads.filter(([head]) => !cyrillicLetter.test(head)))})`, 'i');

/** The head that a piece of the list begins with. */
export function headOf(text: string): Head | null {
  const name = text.replace(opening, '');
  const single = singular.exec(name);
  if (single && !ofHerbs.test(name)) return { word: single[1]?.toLowerCase() ?? 'витамин', isPlural: false };
  const ofAll = singularOfAll.exec(name)?.[1]?.toLowerCase();
  if (ofAll !== undefined) return { word: ofAll, isPlural: true };
  // In front of a bracket; behind an adjective it ends a name: "кокосового масла".
  if (
    /^(?:масло\s+(?:растительное|косметическое|базовое)|масла|(?:комплекс|смесь|композиция|сочетание)\s+(?:\p{L}+\s+)?масел)$/iu.test(name)
  )
    return { word: 'масло', isPlural: true };
  if (acids.test(name)) return { word: 'кислота', isPlural: true };
  const front = plural.exec(name)?.[0];
  if (front === undefined) return null;
  const rest = name.slice(front.length);
  const word = atHead.find(([head]) => head.test(rest))?.[1];
  return word === undefined ? null : { word, isPlural: true };
}

/** The head itself, in front of its first name. */
export const named = withLetters(`^[\\s"'(-]*${adjectives}(?:${anyHead}|(?:${one})${ofPlants}(?=\\s*:))\\s*:?\\s*`, 'iu');

/** "verseifte Öle" in front of a colon. */
export const isBareHead = (text: string): boolean => [text, `${text}:`].some((head) => named.exec(head)?.[0] === head);
