import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { type SearchKind, type SearchManifest, searchKinds } from '#core/search/manifest.ts';
import { decodeVocabulary, type ReadQuery, readQuery, type Vocabulary } from '#core/search/vocabulary.ts';
import type { Parts, SearchGroup } from './protocol.ts';
import { type SearchDesk, startDesk } from './search-desk.ts';

/** A search under way. */
export interface Search extends ReadQuery {
  /** The kinds that are searched. */
  readonly kinds: readonly SearchKind[];
  /** Groups as they are found, those of fewer records first; null where a newer search has taken over. */
  readonly answers: readonly Promise<readonly SearchGroup[] | null>[];
}

const folder = '/search-index/';
/** So many times the hits that are shown are looked through for the one that is called just so; titles of products are rarely asked for to the letter. */
const lookahead: Readonly<Record<SearchKind, number>> = { product: 1, ingredient: 2, brand: 2 };
/** A single letter begins a word of nearly every product: that takes long and says nothing. */
const shortest: Readonly<Record<SearchKind, number>> = { product: 2, ingredient: 1, brand: 1 };
/** Where nobody asks, what weighs most is fetched when the page has come to rest (ms). */
const rest = 400;

interface Desk {
  readonly kinds: readonly SearchKind[];
  readonly parts: Parts;
  readonly desk: SearchDesk;
}

interface Loaded {
  /** Ingredients and brands: few, and soon there. */
  readonly names: Desk;
  /** Products are fetched after them and searched beside them. */
  readonly products: Desk;
  readonly vocabulary: Vocabulary;
}

let loading: Promise<Loaded> | null = null;

async function textOf(file: string): Promise<string> {
  const answer = await fetch(folder + file);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.text();
}

async function load(): Promise<Loaded> {
  const { parts, vocabulary }: SearchManifest = JSON.parse(await textOf('manifest.json'));
  // Both begin with the folder of brands, the smallest, so that Pagefind itself is fetched once.
  const desk = (...kinds: SearchKind[]): Desk => ({
    kinds,
    parts: ['brand' as const, ...kinds.filter((kind) => kind !== 'brand')].flatMap((kind) =>
      parts[kind].map((name) => ({ kind, folder: `${folder}${name}/` })),
    ),
    desk: startDesk(),
  });
  const [names, products] = [desk('ingredient', 'brand'), desk('product')];
  try {
    const opening = names.desk.open(names.parts);
    const words = await textOf(vocabulary);
    await opening;
    return { names, products, vocabulary: decodeVocabulary(words) };
  } catch (error) {
    names.desk.close();
    products.desk.close();
    throw error;
  }
}

function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Fetches the index before somebody asks; what failed is tried again by the next call. */
export async function loadSearch(): Promise<void> {
  const { products } = await loaded();
  await new Promise((done) => setTimeout(done, rest));
  await products.desk.open(products.parts);
}

/** Searches titles, brands and all names of ingredients; slips and the wrong keyboard are put right. So many hits as `most` says are fetched, and only of the kinds it names; a kind for which the query is too short is left out. */
export async function searchFor(typed: string, most: Readonly<Partial<Record<SearchKind, number>>>): Promise<Search> {
  const mine = loaded();
  const { names, products, vocabulary } = await mine;
  const read = readQuery(typed, vocabulary, inOtherLayout);
  const kinds = searchKinds.filter((kind) => (most[kind] ?? 0) > 0 && read.query.length >= shortest[kind]);
  const answers = [names, products].flatMap(({ kinds: own, desk }) => {
    const wanted = kinds
      .filter((kind) => own.includes(kind))
      .map((kind) => ({ kind, most: most[kind] ?? 0, lookThrough: (most[kind] ?? 0) * (read.whole ? lookahead[kind] : 1) }));
    return wanted.length > 0 ? [desk.ask(read.query, wanted)] : [];
  });
  // What weighs most does not get in the way of the first results; that it cannot be had is told to who asks it.
  const early = kinds.some((kind) => names.kinds.includes(kind)) ? answers[0] : null;
  Promise.resolve(early)
    .then(() => products.desk.open(products.parts))
    .catch(() => undefined);
  Promise.all(answers).catch(() => {
    names.desk.close();
    products.desk.close();
    if (loading === mine) loading = null;
  });
  return { ...read, kinds, answers };
}
