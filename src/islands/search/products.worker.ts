import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { inTitleOrder } from '#core/search/title-order.ts';
import { decodeVocabulary, type ReadQuery, readQuery, spoken, type Vocabulary } from '#core/search/vocabulary.ts';
import { answerQuestions } from './answering.ts';
import { fetchText } from './fetch-text.ts';
import type { Pagefind, PagefindModule, PagefindResult } from './pagefind.ts';
import type { ProductsAnswer, ProductsIndex, ProductsQuestion, SearchHit } from './protocol.ts';

/** The parts are named by their content, so nothing in them goes stale. */
const options = { baseUrl: '/', ranking: { pageLength: 0, termFrequency: 0 }, metaCacheTag: '1' };

/** Files that could not be had so far: where a part of its index is missing, Pagefind searches on without it and does not say so. */
let missing = 0;
const fetchPlainly = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  try {
    const answer = await fetchPlainly(...asked);
    if (!answer.ok) missing += 1;
    return answer;
  } catch (error) {
    missing += 1;
    throw error;
  }
};

interface Opened {
  readonly pagefind: Pagefind;
  readonly vocabulary: Vocabulary;
}

async function open({ folders, vocabulary }: ProductsIndex): Promise<Opened> {
  const words = fetchText(vocabulary);
  const [first, ...others] = folders;
  if (!first) throw new Error('There is no part to search.');
  const { createInstance }: PagefindModule = await import(/* @vite-ignore */ `${first}pagefind.js`);
  const pagefind = createInstance({ ...options, basePath: first });
  // Fails where the first part cannot be had.
  await pagefind.preload('');
  await Promise.all(others.map((folder) => pagefind.mergeIndex(folder, { ...options, basePath: folder })));
  return { pagefind, vocabulary: decodeVocabulary(await words) };
}

const titled = ({ meta }: SearchHit) => ({ title: meta['title'] ?? '', brand: meta['brand'] ?? '' });

async function hitOf(result: PagefindResult): Promise<SearchHit> {
  const { url, meta, filters } = await result.data();
  return { url, meta, drawn: Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value])), count: null };
}

/** Words that titles have wholly were meant, whatever else is called nearly so; otherwise what names were found by is searched. */
function read(vocabulary: Vocabulary, { typed, instead }: ProductsQuestion): ReadQuery {
  const asTyped = readQuery(typed, vocabulary, inOtherLayout);
  if (instead === null || (asTyped.whole && !asTyped.changed)) return asTyped;
  return { ...readQuery(instead, vocabulary, inOtherLayout), changed: false };
}

answerQuestions(open, async ({ pagefind, vocabulary }: Opened, question: ProductsQuestion, isNewest): Promise<ProductsAnswer | null> => {
  // A search cannot be broken off, so a newer question is let in before each.
  await new Promise((done) => setTimeout(done));
  if (!isNewest()) return null;
  const missingBefore = missing;
  const isWhole = () => missing === missingBefore;
  let { query, changed } = read(vocabulary, question);
  let { results } = await pagefind.search(query);
  if (!isNewest()) return null;
  // Words that each begin something may together begin nothing: one of them is a slip.
  const mended =
    results.length > 0 || !isWhole()
      ? null
      : readQuery(question.instead ?? question.typed, vocabulary, inOtherLayout, { wholeWords: true });
  if (mended?.changed) {
    ({ query, changed } = mended);
    ({ results } = await pagefind.search(query));
    if (!isNewest()) return null;
  }
  const looked = await Promise.allSettled(results.slice(0, question.most).map(hitOf));
  const best = looked.flatMap((hit) => (hit.status === 'fulfilled' ? [hit.value] : []));
  if (isWhole() && best.length < looked.length) throw new Error('Some results could not be read.');
  // What is found and cannot be shown is not counted.
  const total = isWhole() ? results.length : best.length;
  return {
    group: { kind: 'product', total, kept: total, hits: inTitleOrder(best, query, titled), isNamed: true },
    instead: changed ? { text: spoken(query), isGuess: true } : null,
    isWhole: isWhole(),
  };
});
