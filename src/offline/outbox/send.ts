import { ownerOf } from '../owner.ts';
import { isThere } from './is-there.ts';
import type { Sender } from './sender.ts';
import { dropChange, keepChange, type WaitingChange, waitingChanges } from './waiting.ts';

/** What became of the changes that waited. */
export interface Sent {
  readonly sent: readonly WaitingChange[];
  /** Of these, the ones that were joined with what had been changed elsewhere meanwhile. */
  readonly merged: readonly WaitingChange[];
  readonly refused: readonly WaitingChange[];
  /** Some go on waiting: there was no answer, or none that decides. */
  readonly isIncomplete: boolean;
}

/** Nobody else may send at the same time: neither another tab nor the worker. */
const lock = 'inciscope-outbox';
/** Who sends is not waited for any longer (ms). */
const longest = 25_000;
/** Answers after which the same call may succeed later: who it is, too many, and the server's own failures. */
const isPassing = (status: number) => status === 401 || status === 408 || status === 429 || status >= 500;

const call = ({ baseUrl, authorization }: Sender, { method, path, body, picture }: WaitingChange) =>
  fetch(baseUrl + path, {
    method,
    signal: AbortSignal.timeout(longest),
    headers: {
      accept: 'application/json',
      authorization,
      ...(body === undefined ? (picture ? { 'content-type': picture.type } : {}) : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? (picture ? { body: picture } : {}) : { body: JSON.stringify(body) }),
  });

/** A product that the server has: its picture is what is left to send. */
async function goOnWithPicture(change: WaitingChange, product: number): Promise<WaitingChange> {
  const { body, ...rest } = change;
  const left: WaitingChange = { ...rest, method: 'PUT', path: `v2/products/${product}/image` };
  await keepChange(left);
  return left;
}

async function refusalOf(answer: Response) {
  const { detail = '' }: { detail?: string } = await answer.json().catch(() => ({}));
  return { status: answer.status, detail };
}

/** A routine says so; other changes have nothing to be joined with. */
async function isMerged(answer: Response): Promise<boolean> {
  const { merged = false }: { merged?: boolean } = await answer.json().catch(() => ({}));
  return merged;
}

type Outcome = 'sent' | 'merged' | 'waits' | WaitingChange;

/** Sends one change. It may have been sent before without an answer: where the server says that it is there already, it is looked whether it is this one. */
async function sendOne(sender: Sender, change: WaitingChange): Promise<Outcome> {
  const answer = await call(sender, change).catch(() => null);
  if (!answer || isPassing(answer.status)) return 'waits';
  const found = answer.status === 409 ? await isThere(sender, change) : null;
  if (answer.ok || found) {
    const product = found?.product ?? (change.kind === 'submission' && answer.status === 201 ? (await answer.json()).product.id : null);
    if (change.picture && change.body !== undefined && product !== null) return sendOne(sender, await goOnWithPicture(change, product));
    await dropChange(change);
    return change.kind === 'routine' && (await isMerged(answer)) ? 'merged' : 'sent';
  }
  const refused = { ...change, refused: await refusalOf(answer) };
  await keepChange(refused);
  return refused;
}

async function sendAll(sender: Sender): Promise<Sent> {
  const sent: WaitingChange[] = [];
  const merged: WaitingChange[] = [];
  const refused: WaitingChange[] = [];
  const owner = ownerOf(sender.authorization);
  for (const change of await waitingChanges()) {
    if (change.owner !== owner || change.refused) continue;
    const outcome = await sendOne(sender, change);
    if (outcome === 'waits') return { sent, merged, refused, isIncomplete: true };
    if (typeof outcome === 'object') {
      refused.push(outcome);
      continue;
    }
    sent.push(change);
    if (outcome === 'merged') merged.push(change);
  }
  return { sent, merged, refused, isIncomplete: false };
}

/** Sends what waits of who is signed in, each change once and in the order in which they were made; what the server refuses stays with its reason until the reader has seen it. */
export const sendWaiting = (sender: Sender): Promise<Sent> =>
  'locks' in navigator ? navigator.locks.request(lock, () => sendAll(sender)) : sendAll(sender);
