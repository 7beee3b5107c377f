import type { RoutineStep } from '#core/routine/routine.ts';
import { dropChange, type WaitingChange, waitingChanges } from '#offline/outbox/waiting.ts';
import { ownerOf } from '#offline/owner.ts';
import { readKept, readToken } from '../session/token.ts';
import { waitForNetwork } from './wait-for-network.ts';
import { waitingEvent } from './waiting-event.ts';

const id = 'routine';

/** A routine and what it was made from. */
interface ChangedRoutine {
  readonly steps: readonly RoutineStep[];
  /** As the account had it: what changes there meanwhile is joined. */
  readonly from: readonly RoutineStep[];
}

/** Keeps a routine that could not be saved until there is a network; the last one counts. False where it cannot be kept. */
export const keepRoutine = (routine: ChangedRoutine): Promise<boolean> =>
  waitForNetwork({ id, kind: 'routine', title: '', method: 'PUT', path: 'v2/user/routine', body: routine }, true);

async function waiting(): Promise<WaitingChange | null> {
  if (!readKept('waiting')) return null;
  const owner = ownerOf(readToken());
  return (await waitingChanges()).find((change) => change.id === id && change.owner === owner) ?? null;
}

export interface KeptRoutine extends ChangedRoutine {
  /** It was sent, and not accepted. */
  readonly isRefused: boolean;
}

/** The routine as it will be once it is sent; null where none waits. */
export async function waitingRoutine(): Promise<KeptRoutine | null> {
  const change = await waiting();
  if (!change) return null;
  return { ...(change.body as ChangedRoutine), isRefused: change.refused !== undefined };
}

/** Forgets what waits, once a later one was saved in its place. */
export async function dropRoutine(): Promise<void> {
  const change = await waiting();
  if (!change) return;
  await dropChange(change);
  document.dispatchEvent(new Event(waitingEvent));
}
