import type { Promised } from './formula.ts';
import { readShare } from './pools.ts';
import type { Random } from './random.ts';
import type { RecipeBook } from './recipe-book.ts';

export interface DemoTitle {
  readonly en: string;
  readonly ru: string;
  readonly promised: Promised | null;
}

interface Noun {
  readonly en: string;
  readonly ru: string;
  readonly short: string;
  readonly gender: number;
}

export const genders = ['m', 'f', 'n', 'p'];
const sunFactors = ['30', '50', '50', '50+', '20'];

function readNoun(line: string): Noun {
  const [en = '', ru = '', short = '', gender = ''] = line.split(' | ');
  if (!genders.includes(gender)) throw new Error(`The noun "${line}" needs "English | Russian | short Russian | m, f, n or p".`);
  return { en, ru, short, gender: genders.indexOf(gender) };
}

/** "мягк ий ая ое ие" → the form of a gender. */
export function agree(adjective: string, gender: number): string {
  const [stem = '', ...endings] = adjective.split(' ');
  const ending = endings[gender];
  if (ending === undefined) throw new Error(`The adjective "${adjective}" needs a stem and four endings.`);
  return stem + ending;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function fill(pattern: string, words: ReadonlyMap<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => words.get(key) ?? '');
}

function entryOf<Value>(
  random: Random,
  kind: string,
  name: string | undefined,
  lists: Readonly<Record<string, Readonly<Record<string, Value>>>>,
): readonly [string, Value] {
  const list = lists[name ?? ''];
  if (!list) throw new Error(`titles.yaml asks for the ${kind} "${name}", which words.yaml does not have.`);
  return random.pick(Object.entries(list));
}

export interface TitleInput {
  readonly book: RecipeBook;
  readonly formula: string;
  /** Lines of the brand, in English. */
  readonly lines: readonly string[];
  /** May the brand use this ingredient? */
  readonly mayUse: (inci: string) => boolean;
}

/** The same word twice in a row: "Lava Clay Clay Mask". */
const stutter = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu;

/** Invents a title in both languages; null when it promises something that the brand does not use, or sounds wrong. */
export function inventTitle(random: Random, input: TitleInput): DemoTitle | null {
  const title = putTogether(random, input);
  return title && !stutter.test(title.en) && !stutter.test(title.ru) ? title : null;
}

function putTogether(random: Random, { book, formula, lines, mayUse }: TitleInput): DemoTitle | null {
  const grammar = book.titles.formulas[formula];
  const patterns = book.titles.patterns[grammar?.patterns ?? ''];
  if (!grammar || !patterns) throw new Error(`titles.yaml has no words or no patterns for the formula "${formula}".`);
  const [, english, russian] = random.weighted(patterns.map(([weight, en, ru]) => Object.assign([weight, en, ru] as const, { weight })));
  const asks = (key: string) => english.includes(`{${key}}`);
  const noun = readNoun(random.pick(grammar.nouns));
  const enWords = new Map([['noun', noun.en]]);
  const ruWords = new Map([
    ['noun', noun.ru],
    ['short', noun.short],
  ]);
  const say = (key: string, [name, translation]: readonly [string, string]) => {
    enWords.set(key, name);
    ruWords.set(key, translation);
  };
  if (asks('adjective')) {
    const [name, forms] = entryOf(random, 'adjectives', grammar.adjectives, book.words.adjectives);
    say('adjective', [name, agree(forms, noun.gender)]);
  }
  if (asks('audience')) {
    if (!grammar.audiences) return null;
    say('audience', entryOf(random, 'audiences', grammar.audiences, book.words.audiences));
  }
  if (asks('line')) {
    const line = random.pick(lines);
    say('line', [line, book.words.lines[line] ?? line]);
  }
  if (asks('shade')) say('shade', entryOf(random, 'shades', grammar.shades, book.words.shades));
  const number = String(random.whole(1, 40)).padStart(2, '0');
  say('number', [number, number]);
  const factor = random.pick(sunFactors);
  say('spf', [factor, factor]);
  if (!asks('hero')) return { en: capital(fill(english, enWords)), ru: capital(fill(russian, ruWords)), promised: null };
  const [heroName, hero] = entryOf(random, 'heroes', grammar.heroes, book.words.heroes);
  if (!mayUse(hero.inci)) return null;
  const percent = asks('percent') ? (hero.percents.length > 0 ? random.pick(hero.percents) : null) : null;
  if (asks('percent') && percent === null) return null;
  enWords.set('hero', heroName);
  ruWords.set('with', hero.ru);
  if (percent !== null) say('percent', [String(percent), String(percent)]);
  return {
    en: capital(fill(english, enWords)),
    ru: capital(fill(russian, ruWords)),
    promised: { inci: hero.inci, share: readShare(hero.share), percent },
  };
}
