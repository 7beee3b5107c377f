import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { productSearches } from '#core/search/product-searches.ts';
import { calledSo, inTitleOrder } from '#core/search/title-order.ts';
import { decodeVocabulary, searchWords, spoken, type Vocabulary } from '#core/search/vocabulary.ts';
import { answerQuestions } from './answering.ts';
import { fetchText } from './fetch-text.ts';
import type { Pagefind, PagefindResult } from './pagefind.ts';
import { openParts, searchParts } from './product-parts.ts';
import type { ProductsAnswer, ProductsIndex, ProductsQuestion, SearchHit } from './protocol.ts';

/** Files that could not be had so far: where a part of its index is missing, Pagefind searches on without it and does not say so. */
let missing = 0;
const fetchPlainly = globalThis.fetch;
/** Folder of the first part: all parts run the same program, which is fetched once. */
let first = '';
const addressOf = (asked: RequestInfo | URL) => (typeof asked === 'string' ? asked.replace(/^.*\/(?=wasm\.\w+\.pagefind$)/, first) : asked);
globalThis.fetch = async (asked, ...how) => {
  try {
    const answer = await fetchPlainly(addressOf(asked), ...how);
    if (!answer.ok) missing += 1;
    return answer;
  } catch (error) {
    missing += 1;
    throw error;
  }
};

interface Opened {
  readonly parts: readonly Pagefind[];
  readonly vocabulary: Vocabulary;
}

async function open({ folders, vocabulary }: ProductsIndex): Promise<Opened> {
  const words = fetchText(vocabulary);
  first = folders[0] ?? '';
  return { parts: await openParts(folders), vocabulary: decodeVocabulary(await words) };
}

const titled = ({ meta }: SearchHit) => ({ title: meta['title'] ?? '', brand: meta['brand'] ?? '' });

async function hitOf(data: ReturnType<PagefindResult['data']>): Promise<SearchHit> {
  const { url, meta, filters } = await data;
  return { url, meta, drawn: Object.fromEntries(Object.entries(filters).map(([name, [value = '']]) => [name, value])), count: null };
}

answerQuestions(
  open,
  async ({ parts, vocabulary }: Opened, { typed, names, most }: ProductsQuestion, isNewest): Promise<ProductsAnswer | null> => {
    const missingBefore = missing;
    const isWhole = () => missing === missingBefore;
    let found = { query: '', changed: false };
    let results: readonly PagefindResult[] = [];
    for (found of productSearches(typed, names, vocabulary, inOtherLayout)) {
      // A search cannot be broken off, so a newer question is let in before each.
      await new Promise((done) => setTimeout(done));
      if (!isNewest()) return null;
      results = await searchParts(parts, found.query);
      if (!isNewest()) return null;
      if (results.length > 0 || !isWhole()) break;
    }
    const looked = await Promise.allSettled(results.slice(0, most).map((result) => hitOf(result.data())));
    const best = looked.flatMap((hit) => (hit.status === 'fulfilled' ? [hit.value] : []));
    if (isWhole() && best.length < looked.length) throw new Error('Some results could not be read.');
    // What is found and cannot be shown is not counted.
    const total = isWhole() ? results.length : best.length;
    const asked = found.changed ? found.query : searchWords(typed).join(' ');
    return {
      group: { kind: 'product', total, kept: total, hits: inTitleOrder(best, asked, titled), isNamed: true },
      isCalled: best.some(
        (hit) => calledSo(titled(hit), asked) === 'with brand' || (!names.isMeant && calledSo(titled(hit), asked) !== null),
      ),
      instead: found.changed && total > 0 ? { text: spoken(found.query), isGuess: true } : null,
      isWhole: isWhole(),
    };
  },
);
