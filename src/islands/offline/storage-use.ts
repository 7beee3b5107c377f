import { t } from '#i18n/offline-words.ts';
import { shownCaches } from '#offline/caches.ts';
import { notify } from '../shell/notify.ts';

type Kind = keyof typeof shownCaches;
const kinds = Object.keys(shownCaches) as Kind[];
const bytesInMegabyte = 1_000_000;

/** Bytes of all that lies in a cache, as it was before it was packed. */
async function bytesIn(name: string): Promise<number> {
  if (!(await caches.has(name))) return 0;
  const cache = await caches.open(name);
  let bytes = 0;
  for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
  return bytes;
}

async function bytesOf(kind: Kind): Promise<number> {
  let bytes = 0;
  for (const name of shownCaches[kind]) bytes += await bytesIn(name);
  return bytes;
}

const megabytes = (bytes: number) => t('storage.megabytes', { number: t.number(Math.ceil(bytes / (bytesInMegabyte / 10)) / 10) });

/** What this site keeps on the device, by kind, each with a way to remove it. Without a worker nothing is kept, and nothing is shown. */
class StorageUse extends HTMLElement {
  connectedCallback(): void {
    if ('caches' in globalThis) void this.show();
  }

  private async show(): Promise<void> {
    const place = this.querySelector('[data-part=list]');
    const sizes = await Promise.all(kinds.map(async (kind) => [kind, await bytesOf(kind)] as const));
    const kept = sizes.filter(([, bytes]) => bytes > 0);
    const usage = (await navigator.storage?.estimate())?.usage ?? 0;
    const line = document.createElement('p');
    line.className = 'small quiet';
    line.setAttribute('role', 'status');
    line.textContent = kept.length === 0 ? t('storage.none') : t('storage.used', { used: megabytes(usage) });
    const list = document.createElement('ul');
    list.className = 'storage-kinds';
    list.append(...kept.map(([kind, bytes]) => this.row(kind, bytes)));
    place?.replaceChildren(line, list);
    this.hidden = false;
  }

  private row(kind: Kind, bytes: number): HTMLElement {
    const name = t(`storage.${kind}`);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button bare';
    button.textContent = t('storage.remove');
    button.setAttribute('aria-label', t('storage.removeNamed', { name }));
    button.addEventListener('click', () => void this.takeOff(kind));
    const size = Object.assign(document.createElement('span'), { className: 'number quiet', textContent: megabytes(bytes) });
    const row = document.createElement('li');
    row.append(Object.assign(document.createElement('span'), { textContent: name }), size, button);
    return row;
  }

  private async takeOff(kind: Kind): Promise<void> {
    await Promise.allSettled(shownCaches[kind].map((name) => caches.delete(name)));
    notify({ kind: 'success', text: t('storage.removed', { name: t(`storage.${kind}`) }) });
    await this.show();
    this.querySelector('button')?.focus();
  }
}

customElements.define('storage-use', StorageUse);
