import { join } from 'node:path';
import * as z from 'zod/mini';
import { productQueries } from '#core/catalog/product-query.ts';
import type { KnowledgeFiles } from '../knowledge/load.ts';
import { inciNames } from '../knowledge/mentions.ts';
import type { Problem } from '../knowledge/problem.ts';
import { readYaml } from '../knowledge/read-yaml.ts';
import { bilingual, idField, texts } from '../knowledge/rule-fields.ts';

const facets = productQueries.groups.join('|');
const filter = z.string().check(z.regex(new RegExp(`^(?:${facets})=[a-z0-9-]+$`)));

const needEntry = z.strictObject({
  need: idField,
  ...bilingual.shape,
  words: texts,
  to: z.array(filter).check(z.minLength(1)),
  ingredients: z.optional(texts),
  asked: z.optional(z.literal(true)),
});
const thingEntry = z.strictObject({
  thing: idField,
  ...bilingual.shape,
  words: texts,
  ingredients: texts,
  needs: z.optional(z.array(idField)),
  names: z.optional(z.literal(true)),
  asked: z.optional(z.literal(true)),
});
const searchWords = z.strictObject({
  needs: z.array(needEntry),
  things: z.array(thingEntry),
  categories: z.record(idField, texts),
  roles: z.record(idField, texts),
});

/** What people type into the search besides names (data/catalog/search-words.yaml). */
export type SearchWords = z.output<typeof searchWords>;

const file = 'search-words.yaml';

export function readSearchWords(root = 'data'): SearchWords {
  return readYaml(join(root, 'catalog', file), searchWords);
}

/** Names that nothing has any more, and keys that stand twice. */
export function lintSearchWords(
  { needs, things, categories, roles }: SearchWords,
  knowledge: { readonly files: KnowledgeFiles; readonly roles: ReadonlySet<string>; readonly categories: ReadonlySet<string> },
): Problem[] {
  const problem = (place: string, what: string): Problem => ({ where: `${file}: ${place}`, what });
  const incis = new Set(inciNames(knowledge.files));
  const needKeys = new Set(needs.map(({ need }) => need));
  const doubled = (keys: readonly string[]) =>
    keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => problem(key, 'stands twice'));
  const missing = (place: string, names: readonly string[], have: ReadonlySet<string>, kind: string) =>
    names.filter((name) => !have.has(name)).map((name) => problem(place, `names "${name}", which is no ${kind}`));
  return [
    ...doubled(needs.map(({ need }) => need)),
    ...doubled(things.map(({ thing }) => thing)),
    ...needs.flatMap(({ need, ingredients }) => missing(need, ingredients ?? [], incis, 'ingredient')),
    ...things.flatMap(({ thing, ingredients, needs: used }) => [
      ...missing(thing, ingredients, incis, 'ingredient'),
      ...missing(thing, used ?? [], needKeys, 'need'),
    ]),
    ...missing('categories', Object.keys(categories), knowledge.categories, 'category'),
    ...missing('roles', Object.keys(roles), knowledge.roles, 'role'),
  ];
}
