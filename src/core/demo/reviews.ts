import { type SkinType, skinTypes } from '#core/analysis/verdicts.ts';
import type { ReviewRecord } from '../catalog/records.ts';
import { type Random, randomOf } from './random.ts';
import type { Mood, RecipeBook } from './recipe-book.ts';

/** A sample review; the author is an invented username. */
export interface DemoReview extends Pick<ReviewRecord, 'rating' | 'title' | 'content' | 'pros' | 'cons' | 'language' | 'createdAt'> {
  readonly author: string;
  readonly skin: SkinType | null;
}

/** Chances in percent. */
const reviewed = 12;
const chances = { opening: 45, second: 35, scent: 25, closing: 40, pros: 45, cons: 35, skin: 60 } as const;
/** How many reviews a reviewed product has. */
const counts = [
  { count: 1, weight: 36 },
  { count: 2, weight: 26 },
  { count: 3, weight: 16 },
  { count: 4, weight: 11 },
  { count: 5, weight: 7 },
  { count: 6, weight: 4 },
];
const fewestWords = 3;
const maxWords = 40;
/** So many authors at first, and a new one every so many products. */
const firstAuthors = 60;
const productsPerAuthor = 25;
const dayLength = 86_400_000;
const cyrillicCountries = ['RU', 'BY'];

/** The author at a place, each with a name of its own; asked for in any order. */
export type Authors = (index: number) => string;

export function authorsOf(seed: string, { reviews: { authors } }: RecipeBook): Authors {
  const names: string[] = [];
  const taken = new Set<string>();
  return (index) => {
    while (names.length <= index) {
      const random = randomOf(`${seed} author ${names.length}`);
      let name = '';
      do {
        const number = random.chance(45) || name !== '' ? String(random.whole(2, 99)) : '';
        name = `${random.pick(authors.first)}_${random.pick(authors.second)}${number}`;
      } while (taken.has(name));
      taken.add(name);
      names.push(name);
    }
    return names[index] ?? '';
  };
}

export interface ReviewInput {
  readonly book: RecipeBook;
  readonly authors: Authors;
  /** Place of the product in the catalogue. */
  readonly index: number;
  readonly category: string;
  readonly country: string;
  readonly scented: boolean;
  readonly addedAt: string;
}

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad');
const wordsIn = (text: string) => text.split(/\s+/).length;

/** Sample reviews of a product: none for most. */
export function inventReviews(random: Random, input: ReviewInput): DemoReview[] {
  if (!random.chance(reviewed)) return [];
  const { count } = random.weighted(counts);
  const pool = firstAuthors + Math.floor(input.index / productsPerAuthor);
  const authors = new Set<string>();
  while (authors.size < count) authors.add(input.authors(random.whole(0, pool - 1)));
  return [...authors].map((author) => inventReview(random, author, input)).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
}

function inventReview(random: Random, author: string, input: ReviewInput): DemoReview {
  const { book, category, scented, country } = input;
  const { ratings, kinds, texts } = book.reviews;
  const rating = Number(random.weighted(Object.entries(ratings).map(([value, weight]) => ({ value, weight }))).value);
  const language = random.chance(cyrillicCountries.includes(country) ? 85 : 35) ? 'ru' : 'en';
  const words = texts[language];
  const mood = moodOf(rating);
  const kind = kinds[category];
  if (!kind) throw new Error(`reviews.yaml does not say what reviews of the category "${category}" speak of.`);
  const said = words[kind];
  const about = random.pick(said[mood]);
  const others = said[rating === 4 ? 'mixed' : mood].filter((sentence) => sentence !== about);
  const sentences = [
    random.chance(chances.opening) ? random.pick(words.opening[mood]) : null,
    about,
    random.chance(chances.second) && others.length > 0 ? random.pick(others) : null,
    random.chance(chances.scent) ? random.pick((scented ? words.scent : words.unscented)[mood]) : null,
    random.chance(chances.closing) ? random.pick(words.closing[mood]) : null,
  ].filter((sentence) => sentence !== null);
  while (wordsIn(sentences.join(' ')) > maxWords) sentences.pop();
  if (wordsIn(sentences.join(' ')) < fewestWords) sentences.push(random.pick(words.opening[mood]));
  return {
    author,
    rating,
    title: random.pick(words.titles[mood]),
    content: sentences.join(' '),
    pros: rating > 2 && random.chance(chances.pros) ? someOf(random, words.pros) : '',
    cons: rating < 5 && random.chance(chances.cons) ? someOf(random, words.cons) : '',
    language,
    skin: random.chance(chances.skin) ? random.pick(skinTypes) : null,
    createdAt: momentAfter(random, input.addedAt, book.label.lastDate),
  };
}

function someOf(random: Random, phrases: readonly string[]): string {
  const first = random.pick(phrases);
  const second = random.pick(phrases);
  return second === first || random.chance(50) ? first : `${first}, ${second}`;
}

function momentAfter(random: Random, addedAt: string, lastDate: string): string {
  const from = Date.parse(addedAt);
  const days = Math.round((Date.parse(lastDate) - from) / dayLength);
  const time = from + random.whole(0, days) * dayLength + random.whole(6 * 3600, 22 * 3600) * 1000;
  return new Date(time).toISOString();
}
