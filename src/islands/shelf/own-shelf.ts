import { ApiProblem } from '#api/client.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { productLists } from '#api/products.ts';
import type { ChangedList, markSeen, putOnShelf, readShelf, takeFromShelf } from '#api/shelf.ts';
import { listChange } from '#core/shelf/list-change.ts';
import { ownLimits, type SeenList, type ShelfEntry, type ShelfPlace } from '#core/shelf/own-things.ts';
import { productPath } from '#site/paths.ts';
import { deviceFavorites } from '../account/device-favorites.ts';
import { noteKnown } from '../barcode/known-products.ts';
import { ask } from '../session/ask.ts';
import { readToken } from '../session/token.ts';
import { devicePart, keepPart } from './device-things.ts';

/** The shelves of who reads: in the account of who is signed in, on the device otherwise. */

export type Entry = AnswerOf<typeof readShelf>['items'][number];
export interface OwnShelf {
  /** The newest first. */
  readonly items: readonly Entry[];
  /** What changed in the lists of these and of favourites. */
  readonly changes: readonly ChangedList[];
}

/** What is put on a shelf; `list`: as the page shows it, null where it does not. */
export interface ShelvedProduct {
  readonly alias: string;
  readonly title: string;
  readonly list: string | null;
}

const now = () => new Date().toISOString();

/** Addresses in one call. */
const atOnce = 50;

async function listsNow(aliases: readonly string[]): Promise<AnswerOf<typeof productLists>['items']> {
  const parts = Array.from({ length: Math.ceil(aliases.length / atOnce) }, (_, part) => aliases.slice(part * atOnce, (part + 1) * atOnce));
  const answers = await Promise.all(
    parts.map((alias) => ask<typeof productLists>({ method: 'GET', path: 'v2/product-lists' }, { query: { alias } })),
  );
  const lists = answers.flatMap(({ items }) => items);
  // A barcode finds what is on the shelf without a network too.
  for (const { alias, barcodes } of lists) noteKnown(alias, barcodes);
  return lists;
}

/** Notes a list as it is now; one that was noted before is only replaced where it was `seen`. */
function noteHere(alias: string, list: string, seen: boolean): SeenList {
  const noted = devicePart('seen');
  const before = noted.find((one) => one.alias === alias);
  if (before && !seen) return before;
  const note = { alias, list, at: now() };
  keepPart('seen', [note, ...noted.filter((one) => one !== before)]);
  return note;
}

/** Whether a product's list is another one than this device last saw; null where it is not. What it never saw it has now seen. */
export function changeHere({ alias, title }: { readonly alias: string; readonly title: string }, list: string): ChangedList | null {
  const noted = noteHere(alias, list, false);
  return listChange(noted.list, list) === null ? null : { alias, title, before: noted.list, now: list, seenAt: noted.at };
}

async function readHere(): Promise<OwnShelf> {
  const kept = devicePart('shelf');
  const own = new Set([...kept, ...deviceFavorites().filter(({ kind }) => kind === 'product')].map(({ alias }) => alias));
  try {
    const lists = await listsNow([...own]);
    const titles = new Map(lists.map(({ alias, title }) => [alias, title]));
    return {
      items: kept.map((entry) => ({ ...entry, title: titles.get(entry.alias) ?? null })),
      changes: lists.flatMap(({ list, ...product }) => changeHere(product, list) ?? []),
    };
  } catch {
    // Without a network the shelf is as it was.
    return { items: kept, changes: [] };
  }
}

/** The account's shelf, without a network as the service worker last saw it; with what waits here to join it. */
async function readAccount(): Promise<OwnShelf> {
  const { items, changes } = await ask<typeof readShelf>({ method: 'GET', path: 'v2/user/shelf' }, {});
  const waiting: Entry[] = devicePart('shelf');
  return { items: [...waiting, ...items.filter(({ alias }) => waiting.every((one) => one.alias !== alias))], changes };
}

/** Has the pages of these products kept for a place without a network. */
const keepTheirPages = (aliases: readonly string[]) =>
  void import('../offline/keep-pages.ts').then(({ keepPages }) => keepPages(aliases.map(productPath)));

/** What stands on the shelves. Throws where the account's could not be read. */
export async function readOwnShelf(): Promise<OwnShelf> {
  const isHere = readToken() === null;
  const shelf = await (isHere ? readHere() : readAccount());
  const aliases = shelf.items.map(({ alias }) => alias);
  keepTheirPages(aliases);
  if (!isHere) void listsNow(aliases).catch(() => undefined);
  return shelf;
}

/** The product's entry, as this device knows it or the account has it. */
export async function entryOf(
  alias: string,
): Promise<{ readonly entry: Entry | null; readonly change: ChangedList | null; readonly shelves: string[] }> {
  const { items, changes } = readToken() === null ? { items: devicePart('shelf'), changes: [] } : await readAccount();
  return {
    entry: items.find((one) => one.alias === alias) ?? null,
    change: changes.find((one) => one.alias === alias) ?? null,
    shelves: [...new Set(items.map(({ shelf }) => shelf))],
  };
}

export type Kept = 'kept' | 'full' | 'refused';

function putHere(entry: ShelfEntry, list: string | null): Kept {
  const others = devicePart('shelf').filter(({ alias }) => alias !== entry.alias);
  if (others.length >= ownLimits.products) return 'full';
  if (!keepPart('shelf', [entry, ...others])) return 'refused';
  if (list !== null) noteHere(entry.alias, list, false);
  return 'kept';
}

/** Puts a product on a shelf. Throws what the server refused, which has been said. */
export async function putProduct({ alias, title, list }: ShelvedProduct, place: ShelfPlace): Promise<Kept> {
  keepTheirPages([alias]);
  const here = () => putHere({ alias, title, ...place, changedAt: now() }, list);
  if (readToken() === null) return here();
  try {
    await ask<typeof putOnShelf>({ method: 'PUT', path: 'v2/user/shelf/{alias}' }, { params: { alias }, body: place });
    return 'kept';
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    // Without a network it waits here and joins the account with the next page that has one.
    return here();
  }
}

export async function takeProduct(alias: string): Promise<void> {
  if (readToken() !== null) await ask<typeof takeFromShelf>({ method: 'DELETE', path: 'v2/user/shelf/{alias}' }, { params: { alias } });
  else
    keepPart(
      'shelf',
      devicePart('shelf').filter((entry) => entry.alias !== alias),
    );
}

/** The reader has seen how the list is now. */
export async function noteSeen({ alias, now: list }: ChangedList): Promise<void> {
  if (readToken() !== null) await ask<typeof markSeen>({ method: 'PUT', path: 'v2/user/seen-lists/{alias}' }, { params: { alias } });
  else noteHere(alias, list, true);
}
