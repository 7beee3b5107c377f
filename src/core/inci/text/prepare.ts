import { spellGreek } from '../names/fold.ts';
import { single } from './characters.ts';
import { entities } from './entities.ts';
import { lookAlike, lookAlikeOfGreek, lookAlikeOfLatin } from './look-alikes.ts';
import { decodeMojibake } from './mojibake.ts';

/** A readable copy of a pasted text in which every character remembers where it came from. */
export interface Prepared {
  readonly text: string;
  /** Source offset of character i of the copy. */
  start(i: number): number;
  /** Source offset just behind character i of the copy. */
  end(i: number): number;
}

/** "&amp;nbsp;" was encoded twice. */
const entity = /&(?:amp;)?(#\d{1,6}|#x[0-9a-f]{1,5}|[a-z]{2,7}[1-3]?);/iy;
/** Superscripts are footnote marks, not digits of a name: NFKC would glue them to it. */
const superscript = /[¹²³⁰-⁹ªºᵃᵇᶜ]/;
/** "✅ Aqua ✅ Glycerin" */
const picture = /\p{Extended_Pictographic}/u;
/** What is left of a broken no-break space at the end of a word. */
const lostByte = /^Â(?:[\s,;.)]|$)/;
/** Characters that are read as they stand. */
const plainRun = /[\t\n\x20-\x25\x27-\x5f\x61-\x7e]+/y;
const isPlain = /^[\t\n\x20-\x25\x27-\x7e]*$/;

/** A line break as programs write it: "Aqua\nGlycerin"; behind a backslash that parts names stands a capital. */
const writtenOut = /(?:\\n)+(?=\s?[\p{Lu}\d])/gu;

const words = /[\p{L}\p{M}]+/gu;
/** Up to the next sign that parts names. */
const piece = /[^,;:()\n]+/g;
const latinLetter = /[A-Za-z]/;
/** "СоставAqua": a Russian heading in front of a name, not a name with Cyrillic letters in it. */
const gluedScripts = /^[\u0400-\u04ff]{5,}[A-Za-z]{3,}$/;
/** The letters in front of a colour's number, each in either alphabet: "С.I. 42090". */
const colourIndex = /(?<!\p{L})[СC]\.?\s?[IІ]\.?(?=\s?\d{5}(?!\d))/gu;
export const cyrillicLetter = /[\u0400-\u04ff]/;
const greekLetter = /[\u0391-\u03c9]/;

/** Replaces the letters of one alphabet by their look-alikes of the other; null when a letter has none. */
function lookingAlike(word: string, letters: RegExp, others: Readonly<Record<string, string>>): string | null {
  let alike = '';
  for (const letter of word) {
    const mapped = letters.test(letter) ? others[letter] : letter;
    if (mapped === undefined) return null;
    alike += mapped;
  }
  return alike;
}

export const latinLookAlike = (word: string): string | null => lookingAlike(word, cyrillicLetter, lookAlike);

/** Cyrillic letters that no Latin one looks like: a word with one of them is Russian, whatever stands beside it. */
const ownShape = /[бвгджзийклмнптфцчшщъыьэюя]|[БГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ]/;

/** "oтдушка" */
const cyrillicLookAlike = (word: string): string | null => lookingAlike(word, latinLetter, lookAlikeOfLatin);

/** "\u0391QUA": a Greek letter within a Latin word. */
const greekRepaired = (word: string) =>
  (greekLetter.test(word) && latinLetter.test(word) ? lookingAlike(word, greekLetter, lookAlikeOfGreek) : null) ?? word;

/** "ПЭГ-4О", "полиглицерил-З": letters where digits stand; "бен3оат": the reverse. */
const mistakenDigits =
  /(?<=\d)(?<!(?<!\p{L})[НH]2)[ОO](?!\p{L})|(?<=[-\d])З(?!\p{L})|(?<=[а-яё]{2})3(?=[а-яё]{2})|(?<![\p{L}\d]|\d[.,-])3(?=[а-яё]{4})|(?<=[а-яё])0(?=[а-яё]{2})/giu;
const meant: Readonly<Record<string, string>> = { о: '0', o: '0', з: '3', 3: 'з', 0: 'о' };

/** Latin letters that no Cyrillic one looks like. */
const latinShape = /[dfgjlnqrsuvwz]/i;

/** "КОКOCA" behind "МАСЛО": what stands beside a word of letters that both alphabets have tells whose they are. */
function inOneScript(part: string): string {
  const isRussian = ownShape.test(part) && !latinShape.test(part);
  return part.replace(words, (word) => {
    if (!cyrillicLetter.test(word) || !latinLetter.test(word) || gluedScripts.test(word)) return word;
    return (isRussian || ownShape.test(word) ? cyrillicLookAlike(word) : null) ?? latinLookAlike(word) ?? word;
  });
}

/** Decodes entities and mojibake, NFKC, unifies dashes, spaces and separators, drops invisible characters and repairs mixed-script words; keeps offsets. */
export function prepare(original: string): Prepared {
  const source = original.includes('\\') ? original.replace(writtenOut, (breaks) => '\n '.repeat(breaks.length / 2)) : original;
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
    plainRun.lastIndex = at;
    const run = plainRun.exec(source)?.[0] ?? '';
    if (run) {
      for (let i = at; i < at + run.length; i += 1) {
        from.push(i);
        to.push(i + 1);
      }
      text += run;
      at += run.length;
      continue;
    }
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
      put(greekAt(source, at) ?? tidy(whole), at, at + whole.length);
      at += whole.length;
      continue;
    }
    put(single[character] ?? character, at, at + 1);
    at += 1;
  }
  const isCyrillic = cyrillicLetter.test(text);
  if (isCyrillic) text = text.replace(colourIndex, (letters) => latinLookAlike(letters) ?? letters);
  if (isCyrillic) text = text.replace(mistakenDigits, (sign) => meant[sign.toLowerCase()] ?? sign);
  if (isCyrillic && latinLetter.test(text)) text = text.replace(piece, inOneScript);
  if (greekLetter.test(text)) text = text.replace(words, greekRepaired);
  return { text, start: (i) => from[i] ?? source.length, end: (i) => to[i] ?? source.length };
}

/** The name of a Greek letter that stands alone; null for any other character. */
function greekAt(source: string, at: number): string | null {
  if (!/[\u0251\u00df\u03b1-\u03c9]/.test(source[at] ?? '')) return null;
  const [before, after] = [source.slice(Math.max(0, at - 1), at), source.slice(at + 1, at + 2)];
  const spelled = spellGreek(source.slice(at - before.length, at + 2));
  return spelled.length > before.length + 1 + after.length ? spelled.slice(before.length, spelled.length - after.length) : null;
}

/** A character above ASCII as it is read. */
function tidy(character: string): string {
  const mapped =
    single[character] ??
    (character > '\u2300' && picture.test(character) ? '•' : null) ??
    (superscript.test(character) ? character : character.normalize('NFKC'));
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
