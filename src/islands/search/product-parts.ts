import { hasWords } from '#core/search/product-words.ts';
import type { Pagefind, PagefindModule, PagefindResult } from './pagefind.ts';

/** The parts are named by their content, so nothing in them goes stale. */
const options = { baseUrl: '/', ranking: { pageLength: 0, termFrequency: 0 }, metaCacheTag: '1' };
/** So many of the best results tell whether a part has the words that are looked for. */
const looked = 3;

/** Opens the parts of the index; fails where the first cannot be had. */
export async function openParts(folders: readonly string[]): Promise<readonly Pagefind[]> {
  const open = async (folder: string): Promise<Pagefind> => {
    // A module searches one part only, unless it runs all results together.
    const { createInstance }: PagefindModule = await import(/* @vite-ignore */ `${folder}pagefind.js`);
    const part = createInstance({ ...options, basePath: folder });
    await part.preload('');
    return part;
  };
  const [first, ...others] = await Promise.allSettled(folders.map(open));
  if (first?.status !== 'fulfilled') throw first?.reason ?? new Error('There is no part to search.');
  return [first, ...others].flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
}

/** Results in a part, the best first. Pagefind cuts a word that a part does not have until something begins so: then none of its results is meant. */
async function searchPart(part: Pagefind, query: string): Promise<readonly PagefindResult[]> {
  const { results } = await part.search(query);
  for (const result of results.slice(0, looked)) {
    const found = await result.data().catch(() => null);
    if (!found || hasWords(found.content, query)) return results;
  }
  return [];
}

/** Results in all parts, the best first; a part that cannot be searched has none. */
export async function searchParts(parts: readonly Pagefind[], query: string): Promise<readonly PagefindResult[]> {
  const found = await Promise.all(parts.map((part) => searchPart(part, query).catch(() => [])));
  return found.flat().sort((a, b) => b.score - a.score);
}
