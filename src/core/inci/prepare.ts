import { decodeMojibake } from './mojibake.ts';

/** A readable copy of a pasted text in which every character remembers where it came from. */
export interface Prepared {
  readonly text: string;
  /** Source offset of character i of the copy. */
  start(i: number): number;
  /** Source offset just behind character i of the copy. */
  end(i: number): number;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '-',
  mdash: '-',
  bull: '•',
  middot: '·',
  plusmn: '±',
  deg: '°',
  reg: '',
  trade: '',
  copy: '',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  ocirc: 'ô',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  alpha: 'alpha',
  beta: 'beta',
  comma: ',',
  semi: ';',
  sol: '/',
  bsol: '\\',
  colon: ':',
  period: '.',
  plus: '+',
  equals: '=',
  percnt: '%',
  num: '#',
  ast: '*',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lbrack: '[',
  rbrack: ']',
  vert: '|',
  hyphen: '-',
  dash: '-',
  minus: '-',
  lsquo: "'",
  rsquo: "'",
  ldquo: '"',
  rdquo: '"',
  laquo: '"',
  raquo: '"',
  hellip: '...',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  tab: ' ',
  newline: '\n',
  zwnj: '',
  zwj: '',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  dagger: '†',
  iuml: 'ï',
  euml: 'ë',
  icirc: 'î',
  ucirc: 'û',
  ugrave: 'ù',
  oelig: 'oe',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  atilde: 'ã',
  otilde: 'õ',
  aring: 'å',
  oslash: 'ø',
  aelig: 'ae',
  gamma: 'gamma',
  delta: 'delta',
  omega: 'omega',
};
/** "&amp;nbsp;" was encoded twice. */
const entity = /&(?:amp;)?(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,7}[1-3]?);/iy;
const single: Readonly<Record<string, string>> = {
  '\u00ad': '',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufeff': '',
  '\u200e': '',
  '\u200f': '',
  '\u0000': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2015': '-',
  '\u2212': '-',
  '\ufe63': '-',
  '\uff0d': '-',
  '、': ',',
  '，': ',',
  '‚': ',',
  '；': ';',
  '：': ':',
  '。': '.',
  '﹐': ',',
  '،': ',',
  '\r': '\n',
  '\u2028': '\n',
  '\u2029': '\n',
  '\t': ' ',
  '\u000b': '\n',
  '\u000c': '\n',
  '’': "'",
  '‘': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '®': '',
  '™': '',
  '∙': '·',
  '‧': '·',
  '‣': '•',
  '⁃': '•',
  '◆': '•',
  '♦': '•',
  '★': '•',
  '✓': '•',
  '→': '•',
  '・': '·',
  '●': '•',
  '▪': '•',
  '◦': '•',
  '■': '•',
  '⁄': '/',
  '∕': '/',
  '％': '%',
  '⁺': '+',
  '₊': '+',
  '⁻': '-',
  '₋': '-',
  '﹪': '%',
};
/** Superscripts are footnote marks, not digits of a name: NFKC would glue them to it. */
const superscript = /[¹²³⁰-⁹ªº]/;
/** What is left of a broken no-break space at the end of a word. */
const lostByte = /^Â(?:[\s,;.)]|$)/;
const isPlain = /^[\n\x20-\x25\x27-\x7e]*$/;

/** Cyrillic letters that look like Latin ones. */
const lookAlike: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ѕ: 'S',
  Ј: 'J',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  п: 'n',
  т: 't',
  м: 'm',
  н: 'h',
  в: 'b',
  г: 'r',
};
const words = /[\p{L}\p{M}]+/gu;
const latinLetter = /[A-Za-z]/;
const cyrillicLetter = /[\u0400-\u04ff]/;

/** Replaces Cyrillic letters by their Latin look-alikes; null when a letter has none. */
export function latinLookAlike(word: string): string | null {
  let latin = '';
  for (const letter of word) {
    const mapped = cyrillicLetter.test(letter) ? lookAlike[letter] : letter;
    if (mapped === undefined) return null;
    latin += mapped;
  }
  return latin;
}

/** Decodes entities and mojibake, NFKC, unifies dashes, spaces and separators, drops invisible characters and repairs mixed-script words; keeps offsets. */
export function prepare(source: string): Prepared {
  if (isPlain.test(source)) return { text: source, start: (i) => i, end: (i) => i + 1 };
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  const put = (characters: string, start: number, end: number) => {
    for (let i = 0; i < characters.length; i += 1) {
      from.push(start);
      to.push(end);
    }
    text += characters;
  };
  for (let at = 0; at < source.length; ) {
    const character = source[at] ?? '';
    if (character === '&') {
      entity.lastIndex = at;
      const match = entity.exec(source);
      const decoded = match ? decodeEntity(match[1] ?? '') : null;
      if (match && decoded !== null) {
        put(decoded, at, at + match[0].length);
        at += match[0].length;
        continue;
      }
    }
    if (character > '\x7e') {
      const wrong = decodeMojibake(source, at);
      if (wrong) {
        put(tidy(wrong.character), at, at + wrong.length);
        at += wrong.length;
        continue;
      }
      if (lostByte.test(source.slice(at, at + 2))) {
        at += 1;
        continue;
      }
      const whole = String.fromCodePoint(source.codePointAt(at) ?? 0);
      put(tidy(whole), at, at + whole.length);
      at += whole.length;
      continue;
    }
    put(single[character] ?? character, at, at + 1);
    at += 1;
  }
  if (cyrillicLetter.test(text) && latinLetter.test(text)) {
    text = text.replace(words, (word) => {
      if (!cyrillicLetter.test(word) || !latinLetter.test(word)) return word;
      return latinLookAlike(word) ?? word;
    });
  }
  return { text, start: (i) => from[i] ?? source.length, end: (i) => to[i] ?? source.length };
}

/** A character above ASCII as it is read. */
function tidy(character: string): string {
  const mapped = single[character] ?? (superscript.test(character) ? character : character.normalize('NFKC'));
  return /^\s$/u.test(mapped) && mapped !== '\n' ? ' ' : mapped;
}

function decodeEntity(name: string): string | null {
  if (name.startsWith('#')) {
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    if (!(code > 0 && code < 0x110000)) return null;
    const character = String.fromCodePoint(code);
    return tidy(character);
  }
  return entities[name.toLowerCase()] ?? null;
}
