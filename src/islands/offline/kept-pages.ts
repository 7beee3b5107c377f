import { t } from '#i18n/offline-words.ts';
import type { CacheName } from '#offline/caches.ts';
import { checkerPath, homePath } from '#site/paths.ts';
import { readKept } from '../session/token.ts';
import { waitingEvent } from './waiting-event.ts';

interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The words of a piece of HTML. */
const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** The heading of a page; of a product with its brand before it. Pages are long, and nothing else of them is looked at. */
function titleOf(html: string, path: string): string {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const [, brand = ''] = path.startsWith('/products/') ? (/<main[\s\S]*?href="\/brands\/[^"]+"[^>]*>([^<]+)</.exec(html) ?? []) : [];
  return [brand, heading]
    .filter((text) => text !== '')
    .map(wordsOf)
    .join(' · ');
}

async function pagesIn(name: CacheName): Promise<KeptPage[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text();
      const path = new URL(request.url).pathname;
      return html === undefined ? [] : [{ path, title: titleOf(html, path) }];
    }),
  );
  // What was kept last stands first.
  return found.flat().toReversed();
}

const groupOf = ({ path }: KeptPage) =>
  /^\/products\/[^/]+$/.test(path) ? 'products' : /^\/ingredients\/[^/]+$/.test(path) ? 'ingredients' : 'others';

/** The page that was asked for may be had now; what waits goes out first. */
function again(): void {
  if (readKept('waiting')) document.addEventListener(waitingEvent, () => location.reload(), { once: true });
  else location.reload();
}

/** The pages that are on this device, in place of a page that is not. */
class KeptPages extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const here = this.dataset['path'];
    const missed = this.querySelector<HTMLElement>('[data-part=missed]');
    if (missed) missed.hidden = location.pathname === here;
    if (location.pathname !== here) addEventListener('online', again);
    this.querySelector('[data-again]')?.addEventListener('click', () => location.reload());
    const pages = 'caches' in globalThis ? [...(await pagesIn('pages')), ...(await pagesIn('named-pages'))] : [];
    this.show(new Map(pages.map((page) => [page.path, page])).values().toArray());
  }

  private show(pages: readonly KeptPage[]): void {
    const place = this.querySelector('[data-part=list]');
    const listed = pages.filter(({ path }) => path !== checkerPath && path !== homePath);
    if (listed.length === 0) {
      place?.append(Object.assign(document.createElement('p'), { className: 'small quiet', textContent: t('offline.none') }));
      return;
    }
    const groups = Object.groupBy(listed, groupOf);
    for (const name of ['products', 'ingredients', 'others'] as const) {
      const group = groups[name];
      if (!group) continue;
      const title = Object.assign(document.createElement('h3'), { textContent: t(`offline.${name}`) });
      const list = Object.assign(document.createElement('ul'), { className: 'kept-pages' });
      for (const { path, title: text } of group) {
        const row = document.createElement('li');
        row.append(Object.assign(document.createElement('a'), { href: path, textContent: text || path }));
        list.append(row);
      }
      place?.append(title, list);
    }
  }
}

customElements.define('kept-pages', KeptPages);
