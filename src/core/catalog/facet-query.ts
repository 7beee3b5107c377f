/** What a list is narrowed by and in which order it stands, as an address holds it. `Group` and `Sort` are the words of one list. */
export interface FacetQuery<Group extends string, Sort extends string> {
  /** Part of a name; empty when nothing is searched. */
  readonly q: string;
  readonly chosen: Readonly<Record<Group, readonly string[]>>;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

/** One list: its groups, which are also the names of the parameters, and its orders. */
export interface QueryKind<Group extends string, Sort extends string> {
  readonly groups: readonly Group[];
  readonly sorts: readonly Sort[];
  /** The order when none is asked for; with a search it is "match", which is nothing without one. */
  readonly usual: Sort;
}

export const longestSearch = 100;

export interface QueryCodec<Group extends string, Sort extends string> extends QueryKind<Group, Sort> {
  byGroup<Value>(make: (group: Group) => Value): Readonly<Record<Group, Value>>;
  usualSort(q: string): Sort;
  /** Puts a query in order: no doubled options, no wild spaces, no best match without a search. */
  tidy(query: FacetQuery<Group, Sort>): FacetQuery<Group, Sort>;
  /** Reads the query of an address; what `isOffered` does not know is left out. */
  read(search: string, isOffered: (group: Group, option: string) => boolean): FacetQuery<Group, Sort>;
  /** "?q=…&role=…", or nothing for the whole list in its usual order. */
  write(query: FacetQuery<Group, Sort>): string;
  /** Whether nothing is searched, chosen or ordered otherwise. */
  isEverything(query: FacetQuery<Group, Sort>): boolean;
  countChosen(chosen: Readonly<Record<Group, readonly string[]>>): number;
}

export function queryCodec<const Group extends string, const Sort extends string>({
  groups,
  sorts,
  usual,
}: QueryKind<Group, Sort | 'match'>): QueryCodec<Group, Sort | 'match'> {
  type Query = FacetQuery<Group, Sort | 'match'>;
  const byGroup = <Value>(make: (group: Group) => Value) =>
    Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, Value>;
  const usualSort = (q: string) => (q === '' ? usual : 'match');
  const sortOf = (text: string | null, q: string) => {
    const sort = sorts.find((known) => known === text) ?? usualSort(q);
    return sort === 'match' ? usualSort(q) : sort;
  };
  const countChosen = (chosen: Query['chosen']) => groups.reduce((sum, group) => sum + chosen[group].length, 0);
  const isEverything = ({ q, chosen, sort }: Query) => q === '' && sort === usual && countChosen(chosen) === 0;
  const tidy = ({ q, chosen, sort, page }: Query): Query => {
    const searched = q.replace(/\s+/g, ' ').trim().slice(0, longestSearch).trim();
    const tidied: Query = {
      q: searched,
      chosen: byGroup((group) => [...new Set(chosen[group])]),
      sort: sortOf(sort, searched),
      page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    };
    return isEverything(tidied) ? { ...tidied, page: 1 } : tidied;
  };
  return {
    groups,
    sorts,
    usual,
    byGroup,
    usualSort,
    tidy,
    countChosen,
    isEverything,
    read(search, isOffered) {
      const given = new URLSearchParams(search);
      const q = given.get('q') ?? '';
      return tidy({
        q,
        chosen: byGroup((group) => given.getAll(group).filter((option) => isOffered(group, option))),
        sort: sortOf(given.get('sort'), q.trim()),
        page: Number(given.get('page') ?? 1),
      });
    },
    write(query) {
      const { q, chosen, sort, page } = tidy(query);
      const given = new URLSearchParams();
      if (q !== '') given.set('q', q);
      for (const group of groups) for (const option of chosen[group]) given.append(group, option);
      if (sort !== usualSort(q)) given.set('sort', sort);
      if (page > 1) given.set('page', String(page));
      const text = given.toString();
      return text === '' ? '' : `?${text}`;
    },
  };
}
