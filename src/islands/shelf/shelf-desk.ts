import type { ChangedList } from '#api/shelf.ts';
import { decodeShare } from '#core/sharing/fragment.ts';
import { t } from '#i18n/shelf-words.ts';
import { deviceFavorites } from '../account/device-favorites.ts';
import { readToken } from '../session/token.ts';
import { changeSentences } from './change-note.ts';
import { changeHere, type Entry, entryOf, noteSeen, type ShelvedProduct } from './own-shelf.ts';
import { openShelfDialog, shelfWords } from './shelf-dialog.ts';

/** The list of the page's product: it is in the link that checks it. */
async function listOfPage(): Promise<string | null> {
  const link = document.querySelector<HTMLAnchorElement>('main .actions a.primary[href*="#"]');
  const shared = await decodeShare(link?.hash ?? '');
  return shared.kind === 'list' ? shared.list.text : null;
}

async function productOf({ dataset }: HTMLElement): Promise<ShelvedProduct> {
  const { alias = '' } = dataset;
  return { alias, title: document.querySelector('h1')?.textContent.trim() ?? alias, list: await listOfPage() };
}

function show(element: HTMLElement, entry: Entry | null): void {
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  button?.setAttribute('aria-pressed', String(entry !== null));
  if (label) label.textContent = entry === null ? t('shelves.button') : shelfWords(entry.shelf);
  if (entry === null) button?.removeAttribute('aria-label');
  else button?.setAttribute('aria-label', t('shelves.on', { shelf: shelfWords(entry.shelf) }));
}

/** Says above the answer what changed in the list, until the reader has seen it. */
function showChange(element: HTMLElement, change: ChangedList): void {
  const note = document.createElement('div');
  note.className = 'note';
  note.dataset['part'] = 'list-change';
  note.setAttribute('role', 'status');
  for (const words of changeSentences(change)) note.append(Object.assign(document.createElement('p'), { textContent: words }));
  const seen = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: t('change.seen') });
  seen.addEventListener('click', async () => {
    await noteSeen(change);
    note.remove();
    element.querySelector('button')?.focus();
  });
  note.append(seen);
  element.closest('.actions')?.after(note);
}

const isSaved = (alias: string) => deviceFavorites().some((one) => one.kind === 'product' && one.alias === alias);

/** Shows on a product's page where the product stands, and what changed in its list since it was last seen. */
export async function showShelf(element: HTMLElement): Promise<void> {
  const product = await productOf(element);
  const { entry, change } = await entryOf(product.alias).catch(() => ({ entry: null, change: null }));
  if (entry) show(element, entry);
  const isOwnHere = readToken() === null && product.list !== null && (entry !== null || isSaved(product.alias));
  const changed = isOwnHere && product.list !== null ? changeHere(product, product.list) : change;
  if (changed) showChange(element, changed);
}

/** Asks on which shelf the page's product stands. */
export async function openShelf(element: HTMLElement): Promise<void> {
  const product = await productOf(element);
  const { entry, shelves } = await entryOf(product.alias).catch(() => ({ entry: null, shelves: [] }));
  if (await openShelfDialog({ product, entry, shelves })) show(element, (await entryOf(product.alias)).entry);
  element.querySelector('button')?.focus();
}
