import { t } from '#i18n/offline-words.ts';
import { checkerPath, homePath } from '#site/paths.ts';
import { readKept } from '../session/token.ts';
import { type KeptPage, keptPages } from './page-titles.ts';
import { waitingEvent } from './waiting-event.ts';

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
    this.show(await keptPages());
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
