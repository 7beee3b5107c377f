import { createStore, del, type UseStore, update, values } from 'idb-keyval';

/** What a change is about; its words are chosen by this. */
export type ChangeKind = 'favorite' | 'unfavorite' | 'review' | 'submission' | 'routine';

/** Why the server did not take a change. */
export interface Refusal {
  readonly status: number;
  readonly detail: string;
}

/** A change that waits for the network. */
export interface WaitingChange {
  /** Names what it changes: a later change of the same takes its place. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** Number of the account that made it: it is sent as nobody else. */
  readonly owner: number;
  /** What people call the thing that it is about. */
  readonly title: string;
  /** Address below the API's, with its method. */
  readonly method: 'PUT' | 'DELETE' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Of a submission: sent once its product is there. */
  readonly picture?: Blob;
  /** When it was made (ms). */
  readonly at: number;
  readonly refused?: Refusal;
}

let store: UseStore | null = null;
const outbox = () => {
  store ??= createStore('inciscope-outbox', 'changes');
  return store;
};

/** All that wait, oldest first; none where the browser keeps nothing. */
export async function waitingChanges(): Promise<readonly WaitingChange[]> {
  try {
    return (await values<WaitingChange>(outbox())).sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}

/** Keeps a change until it is sent. Rejects where the browser keeps nothing. */
export const keepChange = (change: WaitingChange): Promise<void> => update<WaitingChange>(change.id, () => change, outbox());

/** Forgets a change; one that took its place meanwhile stays. */
export async function dropChange({ id, at }: WaitingChange): Promise<void> {
  const present = (await waitingChanges()).find((one) => one.id === id);
  if (present?.at === at) await del(id, outbox());
}

/** Forgets all of them. */
export async function dropAllChanges(): Promise<void> {
  for (const { id } of await waitingChanges()) await del(id, outbox());
}
