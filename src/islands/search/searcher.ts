import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { decodeVocabulary, type ReadQuery, readQuery, type Vocabulary } from '#core/search/vocabulary.ts';
import { type SearchKind, searchKinds } from './kinds.ts';
import type { Pagefind } from './pagefind.ts';

export interface SearchHit {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
}

export interface SearchGroup {
  readonly kind: SearchKind;
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer extends ReadQuery {
  readonly groups: readonly SearchGroup[];
}

const folder = '/search-index/';
/** Many names make an ingredient no worse an answer. */
const options = { baseUrl: '/', ranking: { pageLength: 0, termFrequency: 0 } };
/** So many times the hits that are shown are looked through for the one that is called just so; titles of products are rarely asked for to the letter. */
const lookahead: Readonly<Record<SearchKind, number>> = { product: 1, ingredient: 2, brand: 2 };

interface Loaded {
  readonly pagefind: Pagefind;
  readonly vocabulary: Vocabulary;
}

let loading: Promise<Loaded> | null = null;

async function textOf(file: string): Promise<string> {
  const answer = await fetch(folder + file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

async function load(): Promise<Loaded> {
  const { parts, vocabulary }: { parts: string[]; vocabulary: string } = JSON.parse(await textOf('manifest.json'));
  const [first = '', ...others] = parts;
  const [words, pagefind] = await Promise.all([
    textOf(vocabulary),
    import(/* @vite-ignore */ `${folder}${first}/pagefind.js`) as Promise<Pagefind>,
  ]);
  await pagefind.options(options);
  for (const part of others) await pagefind.mergeIndex(`${folder}${part}/`, options);
  return { pagefind, vocabulary: decodeVocabulary(words) };
}

/** Fetches the index; a failed fetch is tried again by the next call. */
export function loadSearch(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** What is called as somebody asked stands before what only contains it; the rest keeps its order. */
function namedFirst(hits: readonly SearchHit[], query: string): SearchHit[] {
  const asked = query.toLowerCase();
  const named = ({ meta }: SearchHit) => [meta['title'], meta['also']].some((name) => name?.toLowerCase() === asked);
  return hits.toSorted((a, b) => Number(named(b)) - Number(named(a)));
}

/** Searches titles, brands and all names of ingredients; slips and the wrong keyboard are put right. `most` hits of each kind are fetched. */
export async function searchFor(typed: string, most: Readonly<Record<SearchKind, number>>): Promise<SearchAnswer> {
  const { pagefind, vocabulary } = await loadSearch();
  const read = readQuery(typed, vocabulary, inOtherLayout);
  const groups = await Promise.all(
    searchKinds.map(async (kind): Promise<SearchGroup> => {
      const { results } = await pagefind.search(read.query, { filters: { kind } });
      const best = await Promise.all(results.slice(0, most[kind] * lookahead[kind]).map((result) => result.data()));
      return { kind, total: results.length, hits: namedFirst(best, read.query).slice(0, most[kind]) };
    }),
  );
  return { ...read, groups };
}
