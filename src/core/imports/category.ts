import * as z from 'zod/mini';
import { keyOf } from '#core/inci/fold.ts';
import { remembered } from '#core/remembered.ts';

const alias = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** data/catalog/import-categories.yaml. */
export const categoryMapFile = z.strictObject({
  /** Our category → tags and category words of the sources. */
  tags: z.record(alias, z.array(z.string())),
  /** Numbers of the Google product taxonomy → our category. */
  google: z.record(z.string(), alias),
  /** Words of a title → our category, or "none" where a title says that none of ours fits; the first line that fits decides. */
  titles: z.array(z.tuple([z.string(), alias])),
  /** Tags of things that are no cosmetics. */
  outside: z.array(z.string()),
});

export interface CategoryMap {
  readonly tags: ReadonlyMap<string, string>;
  readonly google: ReadonlyMap<string, string>;
  readonly titles: readonly (readonly [pattern: RegExp, category: string])[];
  readonly outside: ReadonlySet<string>;
}

const maxTags = 2_000;
/** "en:face-creams" → "facecreams". */
const tagKey = remembered(maxTags, (tag: string) => keyOf(tag.replace(/^[a-z]{2}:/i, '')));

/** A line of words: "shampoo|shampoing" at the start of words, "crème~main" both words in this order. */
function titlePattern(words: string): RegExp {
  const one = (word: string) =>
    word
      .split('~')
      .map((part) => `(?<![\\p{L}])${part.replace(/[.*+?^${}()[\]\\]/g, '\\$&').replace(/ /g, '[\\s-]?')}`)
      .join('.{0,40}?');
  return new RegExp(words.split('|').map(one).join('|'), 'iu');
}

/** `aliases`: our own categories, which a source may name directly. */
export function categoryMap(file: z.output<typeof categoryMapFile>, aliases: Iterable<string> = []): CategoryMap {
  const tags = new Map([...aliases].map((own) => [tagKey(own), own]));
  for (const [category, words] of Object.entries(file.tags)) for (const word of words) tags.set(tagKey(word), category);
  return {
    tags,
    google: new Map(Object.entries(file.google)),
    titles: file.titles.map(([words, category]) => [titlePattern(words), category] as const),
    outside: new Set(file.outside.map(tagKey)),
  };
}

/** Is one of the tags that of food, cleaning agents and the like? */
export function isOutside(tags: readonly string[], map: CategoryMap): boolean {
  return tags.some((tag) => map.outside.has(tagKey(tag)));
}

/** Our category of a product: by its most telling tag, else by its title; null where neither is clear. */
export function mapCategory(tags: readonly string[], title: string, map: CategoryMap): string | null {
  for (const tag of tags.toReversed()) {
    const number = map.google.get(tag.trim());
    if (number) return number;
    for (const part of tag.split('>').toReversed()) {
      const category = map.tags.get(tagKey(part.trim()));
      if (category) return category;
    }
  }
  const byTitle = map.titles.find(([pattern]) => pattern.test(title))?.[1];
  return byTitle === undefined || byTitle === 'none' ? null : byTitle;
}
