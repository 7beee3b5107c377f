import type { Language } from '#core/language.ts';
import type { Ingredient } from './ingredient.ts';

/** A file of explanations: it holds the ingredients from id `start` up to the next file's start; `hash` is that of its text. */
export interface Shard {
  readonly start: number;
  readonly hash: string;
}

/** Where a shard lies, relative to the folder of the dictionary. */
export const shardFile = ({ start, hash }: Shard) => `explanations/${start}.${hash}.json`;

/** The shard that holds an ingredient; shards are sorted by start. */
export function shardOf(shards: readonly Shard[], id: number): Shard | null {
  return shards.findLast(({ start }) => start <= id) ?? null;
}

/** What is told of an ingredient when its row is opened, by lexicon id. */
export type ExplanationShard = Readonly<
  Record<string, { readonly common: string | null; readonly text: string; readonly sources: readonly string[] }>
>;

/** Cuts the explanations, as `told` gives them, into files of at most `limit` characters of JSON each, in lexicon order. */
export function explanationShards(
  ingredients: readonly Ingredient[],
  language: Language,
  told: (ingredient: Ingredient) => string,
  limit = 40_000,
): { start: number; text: string }[] {
  const shards: { start: number; text: string }[] = [];
  let start = 0;
  let entries: string[] = [];
  let size = 2;
  const close = () => {
    if (entries.length > 0) shards.push({ start, text: `{${entries.join(',')}}` });
  };
  ingredients.forEach((ingredient, id) => {
    const entry = `"${id}":${JSON.stringify({ common: ingredient.common[language], text: told(ingredient), sources: ingredient.sources })}`;
    const length = entry.length + 1;
    if (size + length > limit && entries.length > 0) {
      close();
      start = id;
      entries = [];
      size = 2;
    }
    entries.push(entry);
    size += length;
  });
  close();
  return shards;
}
