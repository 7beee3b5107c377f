import type { CacheName } from '#offline/caches.ts';

/** A page that is on this device. */
export interface KeptPage {
  readonly path: string;
  readonly heading: string;
  /** Of a product; empty elsewhere. */
  readonly brand: string;
  /** What it is called in a list: of a product with its brand before it. */
  readonly title: string;
}

/** The words of a piece of HTML. */
const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

const isProduct = (path: string) => /^\/products\/[^/]+$/.test(path);

/** Pages are long, and nothing else of them is looked at. */
function keptPage(html: string, path: string): KeptPage {
  const [, head = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, name = ''] = isProduct(path) ? (/<main[\s\S]*?href="\/brands\/[^"]+"[^>]*>([\s\S]*?)<\/a>/.exec(html) ?? []) : [];
  const [heading, brand] = [wordsOf(head), wordsOf(name)];
  return { path, heading, brand, title: [brand, heading].filter((text) => text !== '').join(' · ') };
}

async function pagesIn(name: CacheName): Promise<KeptPage[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text();
      return html === undefined ? [] : [keptPage(html, new URL(request.url).pathname)];
    }),
  );
  // What was kept last stands first.
  return found.flat().toReversed();
}

/** The pages that are on this device, each once; none where the browser keeps nothing. */
export async function keptPages(): Promise<readonly KeptPage[]> {
  if (!('caches' in globalThis)) return [];
  const pages = [...(await pagesIn('pages')), ...(await pagesIn('named-pages'))];
  return new Map(pages.map((page) => [page.path, page])).values().toArray();
}
