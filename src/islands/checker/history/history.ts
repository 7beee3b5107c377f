import { atom } from 'nanostores';
import type { dropCheck, dropChecks, keepCheck, readChecks } from '#api/shelf.ts';
import { withCheck, withName } from '#core/shelf/checks.ts';
import { mergedThings } from '#core/shelf/merge-things.ts';
import { type KeptCheck, nothingOwn } from '#core/shelf/own-things.ts';
import { saveSettings } from '../../account/settings/save-settings.ts';
import { ask } from '../../session/ask.ts';
import { keepHere } from '../../session/keep-here.ts';
import { readKept } from '../../session/token.ts';
import { currentUser } from '../../session/user.ts';
import { devicePart, keepPart } from '../../shelf/device-things.ts';

/** The lists a reader checked: kept on the device unless they are not to be, and in the account of who asked for that. */

export const keptChecks = atom<readonly KeptCheck[]>(devicePart('checks'));
export const isHistoryKept = atom(readKept('history') !== 'off');

function keep(checks: readonly KeptCheck[]): void {
  keptChecks.set(checks);
  keepPart('checks', checks);
}

const isInAccount = () => currentUser.get()?.settings.keepChecks === true;

/** Tells the account; without an answer it learns of it when this device's lists join it again. */
async function tell(call: () => Promise<unknown>): Promise<void> {
  if (isInAccount()) await call().catch(() => undefined);
}

const send = ({ id, ...body }: KeptCheck) =>
  tell(() => ask<typeof keepCheck>({ method: 'PUT', path: 'v2/user/checks/{check}' }, { params: { check: id }, body }));

/** Another tab may have checked something since. */
const latest = () => devicePart('checks');

/** Notes that a list was checked, unless the reader wants no history. */
export function recordCheck(list: string): void {
  if (!isHistoryKept.get() || list.trim() === '') return;
  keep(withCheck(latest(), list, new Date().toISOString()));
  const [newest] = keptChecks.get();
  if (newest) void send(newest);
}

export function nameCheck(id: string, name: string): void {
  keep(withName(latest(), id, name));
  const named = keptChecks.get().find((check) => check.id === id);
  if (named) void send(named);
}

export function forgetCheck(id: string): void {
  keep(latest().filter((check) => check.id !== id));
  void tell(() => ask<typeof dropCheck>({ method: 'DELETE', path: 'v2/user/checks/{check}' }, { params: { check: id } }));
}

export function forgetChecks(): void {
  keep([]);
  void tell(() => ask<typeof dropChecks>({ method: 'DELETE', path: 'v2/user/checks' }, {}));
}

/** Whether lists are kept from now on; those that are kept stay until they are removed. */
export function keepHistory(on: boolean): void {
  isHistoryKept.set(on);
  keepHere('history', on ? null : 'off');
}

/** Brings the lists of this device and of the account together, where the account keeps them. */
export async function joinAccount(): Promise<void> {
  if (!isInAccount()) return;
  try {
    const { items } = await ask<typeof readChecks>({ method: 'GET', path: 'v2/user/checks' }, {});
    const known = new Map(items.map((check) => [check.id, JSON.stringify(check)]));
    keep(mergedThings({ ...nothingOwn, checks: latest() }, { ...nothingOwn, checks: items }).checks);
    for (const check of keptChecks.get()) if (known.get(check.id) !== JSON.stringify(check)) await send(check);
  } catch {
    // Without an answer the lists of this device are shown.
  }
}

/** Whether the account keeps the lists too. What it has is forgotten when it is not to. */
export async function keepInAccount(on: boolean): Promise<void> {
  if (!on) await tell(() => ask<typeof dropChecks>({ method: 'DELETE', path: 'v2/user/checks' }, {}));
  if (await saveSettings({ keepChecks: on })) await joinAccount();
}
