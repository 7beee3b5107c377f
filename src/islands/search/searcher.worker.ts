import type { SearchKind } from '#core/search/manifest.ts';
import { searchWords } from '#core/search/vocabulary.ts';
import type { Pagefind, PagefindModule } from './pagefind.ts';
import type { FromSearcher, Parts, Question, SearchGroup, SearchHit, ToSearcher } from './protocol.ts';

/** Many names make an ingredient no worse an answer. The parts are named by their content, so nothing in them goes stale. */
const options = { baseUrl: '/', ranking: { pageLength: 0, termFrequency: 0 }, metaCacheTag: '1' };

interface Index {
  readonly pagefind: Pagefind;
  readonly kinds: ReadonlySet<SearchKind>;
}

let index: Promise<Index> | null = null;
let newest = 0;

const say = (message: FromSearcher) => postMessage(message);

/** Each part knows its kind as a filter, so that one instance searches one kind or another. */
async function open(parts: Parts): Promise<Index> {
  const [first, ...others] = parts.map(({ kind, folder }) => ({ folder, own: { ...options, basePath: folder, mergeFilter: { kind } } }));
  if (!first) throw new Error('There is no part to search.');
  const { createInstance }: PagefindModule = await import(/* @vite-ignore */ `${first.folder}pagefind.js`);
  const pagefind = createInstance(first.own);
  // Fails where the first part cannot be had.
  await pagefind.preload('');
  await Promise.all(others.map(({ folder, own }) => pagefind.mergeIndex(folder, own)));
  return { pagefind, kinds: new Set(parts.map(({ kind }) => kind)) };
}

/** What is called as somebody asked stands before what only contains it; the rest keeps its order. */
function namedFirst(hits: readonly SearchHit[], query: string): SearchHit[] {
  const named = ({ meta }: SearchHit) => [meta['title'], meta['also']].some((name) => name && searchWords(name).join(' ') === query);
  return hits.toSorted((a, b) => Number(named(b)) - Number(named(a)));
}

async function find({ pagefind, kinds }: Index, { ticket, query, wanted }: Question): Promise<SearchGroup[] | null> {
  const groups: SearchGroup[] = [];
  for (const { kind, most, lookThrough } of wanted) {
    // A search cannot be broken off, so a newer question is let in before each.
    await new Promise((done) => setTimeout(done));
    if (ticket !== newest) return null;
    const { results } = kinds.has(kind) ? await pagefind.search(query, { filters: { kind } }) : { results: [] };
    if (ticket !== newest) return null;
    const best = await Promise.all(
      results.slice(0, lookThrough).map(async (result): Promise<SearchHit> => {
        const { url, meta, filters } = await result.data();
        return { url, meta, drawn: Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value])) };
      }),
    );
    groups.push({ kind, total: results.length, hits: namedFirst(best, query).slice(0, most) });
  }
  return groups;
}

async function answer(question: Question): Promise<void> {
  const { ticket } = question;
  newest = ticket;
  try {
    if (!index) throw new Error('The index was not opened.');
    const groups = await find(await index, question);
    if (groups) say({ ticket, groups });
  } catch (error) {
    console.warn(error);
    say({ ticket, failed: true });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToSearcher>) => {
  if ('ask' in data) return void answer(data.ask);
  index = open(data.open);
  index.then(
    () => say({ ready: true }),
    () => say({ ready: false }),
  );
});
