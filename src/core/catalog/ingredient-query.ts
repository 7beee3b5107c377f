/** What the list of ingredients is narrowed by; also the names of the query's parameters. */
export const facetGroups = ['role', 'flag', 'comedogenic', 'origin', 'effect', 'letter'] as const;
export type FacetGroup = (typeof facetGroups)[number];

/** `match`: what fits the searched name best comes first; only with a search. */
export const sorts = ['match', 'az', 'za', 'products', 'comedogenic'] as const;
export type Sort = (typeof sorts)[number];

export type ByGroup<Value> = Readonly<Record<FacetGroup, Value>>;

export interface IngredientQuery {
  /** Part of a name; empty when nothing is searched. */
  readonly q: string;
  /** Options of one group widen the list, groups narrow it. */
  readonly chosen: ByGroup<readonly string[]>;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

const longestSearch = 100;

export function byGroup<Value>(make: (group: FacetGroup) => Value): ByGroup<Value> {
  return {
    role: make('role'),
    flag: make('flag'),
    comedogenic: make('comedogenic'),
    origin: make('origin'),
    effect: make('effect'),
    letter: make('letter'),
  };
}

/** The order when none is asked for. */
export function usualSort(q: string): Sort {
  return q === '' ? 'az' : 'match';
}

function sortOf(text: string | null, q: string): Sort {
  const sort = sorts.find((known) => known === text) ?? usualSort(q);
  return sort === 'match' ? usualSort(q) : sort;
}

/** Puts a query in order: no doubled options, no wild spaces, no best match without a search. */
export function tidyQuery({ q, chosen, sort, page }: IngredientQuery): IngredientQuery {
  const searched = q.replace(/\s+/g, ' ').trim().slice(0, longestSearch).trim();
  const tidy = {
    q: searched,
    chosen: byGroup((group) => [...new Set(chosen[group])]),
    sort: sortOf(sort, searched),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
  return isEverything(tidy) ? { ...tidy, page: 1 } : tidy;
}

/** Reads the query of an address; options that nobody offers are left out. */
export function readQuery(search: string, offered: ByGroup<ReadonlySet<string>>): IngredientQuery {
  const given = new URLSearchParams(search);
  const q = given.get('q') ?? '';
  return tidyQuery({
    q,
    chosen: byGroup((group) => given.getAll(group).filter((option) => offered[group].has(option))),
    sort: sortOf(given.get('sort'), q.trim()),
    page: Number(given.get('page') ?? 1),
  });
}

/** "?q=…&role=…", or nothing for the whole list in its usual order. */
export function writeQuery(query: IngredientQuery): string {
  const { q, chosen, sort, page } = tidyQuery(query);
  const given = new URLSearchParams();
  if (q !== '') given.set('q', q);
  for (const group of facetGroups) for (const option of chosen[group]) given.append(group, option);
  if (sort !== usualSort(q)) given.set('sort', sort);
  if (page > 1) given.set('page', String(page));
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether nothing is searched, chosen or ordered otherwise. */
export function isEverything({ q, chosen, sort }: IngredientQuery): boolean {
  return q === '' && sort === 'az' && countChosen(chosen) === 0;
}

export function countChosen(chosen: ByGroup<readonly string[]>): number {
  return facetGroups.reduce((sum, group) => sum + chosen[group].length, 0);
}
