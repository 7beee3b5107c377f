import type { SearchManifest } from '#core/search/manifest.ts';
import type { NamesFound } from '#core/search/product-searches.ts';
import type { ThingFile } from '#core/search/thing-file.ts';
import { fetchText } from './fetch-text.ts';
import { withKeptProducts } from './kept-products.ts';
import type { NamesAnswer, NamesQuestion, ProductsAnswer, ProductsIndex, ProductsQuestion, Wanted } from './protocol.ts';
import { type SearchDesk, startDesk } from './search-desk.ts';

const folder = '/search-index/';
/** A single letter begins a word of nearly every product: that takes long and says nothing. */
const shortestTitle = 2;
const productsShown = 10;
const nothingFound: ProductsAnswer = {
  group: { kind: 'product', total: 0, kept: 0, hits: [], isNamed: true },
  isCalled: false,
  instead: null,
  isWhole: false,
};

interface Loaded {
  /** Needs, kinds of product, brands, ingredients and roles: few, and soon there. */
  readonly names: SearchDesk<readonly string[], NamesQuestion, NamesAnswer>;
  /** Products are fetched after them. */
  readonly products: SearchDesk<ProductsIndex, ProductsQuestion, ProductsAnswer>;
  readonly openNames: () => Promise<void>;
  readonly openProducts: () => Promise<void>;
  /** File of the products that hold a thing, by its key. */
  readonly things: ReadonlyMap<string, string>;
}

let loading: Promise<Loaded> | null = null;

async function load(): Promise<Loaded> {
  const { names: files, products: parts, vocabulary, things }: SearchManifest = JSON.parse(await fetchText(`${folder}manifest.json`));
  const names: Loaded['names'] = startDesk(new Worker(new URL('./names.worker.ts', import.meta.url), { type: 'module' }));
  const products: Loaded['products'] = startDesk(new Worker(new URL('./products.worker.ts', import.meta.url), { type: 'module' }));
  return {
    names,
    products,
    openNames: () => names.open(files.map((file) => folder + file)),
    openProducts: () => products.open({ folders: parts.map((name) => `${folder}${name}/`), vocabulary: folder + vocabulary }),
    things: new Map(Object.entries(things)),
  };
}

function loaded(): Promise<Loaded> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** What failed is fetched anew by the next question. */
async function giveUpOnFailure<Answer>(mine: Promise<Loaded>, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const { names, products } = await mine;
    names.close();
    products.close();
    if (loading === mine) loading = null;
    throw error;
  }
}

/** Fetches what names are found with before somebody asks. */
export async function loadSearch(): Promise<void> {
  const { openNames } = await loaded();
  await openNames();
}

/** Searches everything but products: slips and the wrong keyboard are put right. Null once a newer question is asked. */
export function findNames(typed: string, wanted: Wanted): Promise<NamesAnswer | null> {
  const mine = loaded();
  return giveUpOnFailure(
    mine,
    mine.then(({ names, openNames }) => {
      openNames().catch(() => undefined);
      return names.ask({ typed, wanted });
    }),
  );
}

/** Whether products are searched: by one letter they are not. */
export const searchesProducts = (typed: string): boolean => typed.length >= shortestTitle;

/** Searches titles and brands of products, by what was typed or by what `names` were found by; where the whole index is out of reach, what of it is on the device, with the products whose pages are. Null once a newer question is asked. */
export async function findProducts(typed: string, names: NamesFound, most = productsShown): Promise<ProductsAnswer | null> {
  const mine = loaded();
  const asked = mine.then(({ products, openProducts }) => {
    openProducts().catch(() => undefined);
    return products.ask({ typed, names, most });
  });
  const answer = await giveUpOnFailure(mine, asked).catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return nothingFound;
  });
  return !answer || answer.isWhole ? answer : withKeptProducts(answer, names.instead ?? typed, most);
}

const held = new Map<string, Promise<ThingFile>>();

/** The products that hold a thing, by its key; null where none does, or they cannot be had. */
export async function fetchProductsWith(thing: string): Promise<ThingFile | null> {
  const file = (await loaded()).things.get(thing);
  if (!file) return null;
  const fetched = held.get(file) ?? fetchText(folder + file).then((text): ThingFile => JSON.parse(text));
  held.set(file, fetched);
  return fetched.catch(() => {
    held.delete(file);
    return null;
  });
}
