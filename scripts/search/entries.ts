import type { CategoryRecord } from '#core/catalog/records.ts';
import type { Name } from '#core/knowledge/ingredient.ts';
import type { Language } from '#core/language.ts';
import type { Entry } from '#core/search/directory.ts';
import type { SearchWords } from './search-words.ts';

/** What is known of all that search finds by itself. */
export interface SearchedCatalog {
  readonly words: SearchWords;
  readonly ingredients: readonly {
    readonly alias: string;
    readonly inci: string;
    readonly family: string;
    readonly common: { readonly en: string | null; readonly ru: string | null };
    readonly names: readonly Name[];
    readonly productCount: number;
  }[];
  readonly categories: readonly Pick<CategoryRecord, 'alias' | 'name' | 'productCount'>[];
  readonly brands: readonly { readonly alias: string; readonly name: string; readonly productCount: number }[];
  readonly roles: readonly { readonly role: string; readonly en: string; readonly ru: string }[];
}

const nothing = { also: '', count: 0, drawn: '', members: [], needs: [], oneThing: false } satisfies Partial<Entry>;
const foreignKinds: ReadonlySet<string> = new Set(['fr', 'de', 'es', 'it']);
export const isForeign = ({ kind }: { readonly kind: string }) => foreignKinds.has(kind);
/** Misspellings are no names: they are put right. Names in other languages come later (names-files.ts). */
const isName = (name: Name) => name.kind !== 'typo' && !isForeign(name);

/** Everything that search finds besides products, in the words of a language. */
export function searchEntries({ words, ingredients, categories, brands, roles }: SearchedCatalog, language: Language): Entry[] {
  const aliases = new Map(ingredients.map(({ inci, alias }) => [inci, alias]));
  const members = (incis: readonly string[] | undefined) => (incis ?? []).flatMap((inci) => aliases.get(inci) ?? []);
  return [
    ...words.needs.map(
      (need): Entry => ({
        ...nothing,
        kind: 'need',
        id: need.need,
        title: need[language],
        names: [need.en, need.ru, ...need.words],
        drawn: need.to.join('&'),
        members: members(need.ingredients),
      }),
    ),
    ...words.things.map(
      (thing): Entry => ({
        ...nothing,
        kind: 'thing',
        id: thing.thing,
        title: thing[language],
        names: [thing.en, thing.ru, ...thing.words],
        members: members(thing.ingredients),
        needs: thing.needs ?? [],
        oneThing: thing.names === true,
      }),
    ),
    ...categories
      .filter(({ productCount }) => productCount > 0)
      .map(
        ({ alias, name, productCount }): Entry => ({
          ...nothing,
          kind: 'category',
          id: alias,
          title: name[language],
          names: [name.en, name.ru, ...(words.categories[alias] ?? [])],
          count: productCount,
        }),
      ),
    ...brands.map(
      ({ alias, name, productCount }): Entry => ({ ...nothing, kind: 'brand', id: alias, title: name, names: [], count: productCount }),
    ),
    ...roles.map(
      (role): Entry => ({
        ...nothing,
        kind: 'role',
        id: role.role,
        title: role[language],
        names: [role.en, role.ru, ...(words.roles[role.role] ?? [])],
      }),
    ),
    ...ingredients.map(({ alias, inci, family, common, names, productCount }): Entry => {
      const shown = common[language] ?? '';
      return {
        ...nothing,
        kind: 'ingredient',
        id: alias,
        title: inci,
        also: shown.toLowerCase() === inci.toLowerCase() ? '' : shown,
        names: [common[language === 'en' ? 'ru' : 'en'] ?? '', ...names.filter(isName).map(({ text }) => text)],
        count: productCount,
        drawn: family,
      };
    }),
  ];
}
