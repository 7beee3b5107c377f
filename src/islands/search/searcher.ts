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
  await pagefind.options({ baseUrl: '/' });
  for (const part of others) await pagefind.mergeIndex(`${folder}${part}/`, { baseUrl: '/' });
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

/** Searches titles, brands and all names of ingredients; slips and the wrong keyboard are put right. `most` hits of each kind are fetched. */
export async function searchFor(typed: string, most: Readonly<Record<SearchKind, number>>): Promise<SearchAnswer> {
  const { pagefind, vocabulary } = await loadSearch();
  const read = readQuery(typed, vocabulary, inOtherLayout);
  const groups = await Promise.all(
    searchKinds.map(async (kind): Promise<SearchGroup> => {
      const { results } = await pagefind.search(read.query, { filters: { kind } });
      return { kind, total: results.length, hits: await Promise.all(results.slice(0, most[kind]).map((result) => result.data())) };
    }),
  );
  return { ...read, groups };
}
