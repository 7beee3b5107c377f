import { type ChangeKind, type WaitingChange, waitingChanges } from '#offline/outbox/waiting.ts';
import { ownerOf } from '#offline/owner.ts';
import type { DeviceFavorite } from '../account/device-favorites.ts';
import { readToken } from '../session/token.ts';
import { waitForNetwork } from './wait-for-network.ts';

type Subject = Pick<DeviceFavorite, 'kind' | 'alias'>;

const kinds: readonly ChangeKind[] = ['favorite', 'unfavorite'];
const idOf = ({ kind, alias }: Subject) => `favorite ${kind} ${alias}`;

/** Keeps what could not be added or removed until there is a network; the last word on each counts. False where it cannot be kept. */
export const keepFavorite = (favorite: DeviceFavorite, chosen: boolean): Promise<boolean> =>
  waitForNetwork({
    id: idOf(favorite),
    kind: chosen ? 'favorite' : 'unfavorite',
    title: favorite.title,
    method: chosen ? 'PUT' : 'DELETE',
    path: `v2/favorites/${favorite.kind}/${favorite.alias}`,
  });

const subjectOf = ({ path, title }: WaitingChange) => {
  const [kind, alias = ''] = path.split('/').slice(2);
  return { kind: kind as DeviceFavorite['kind'], alias, title };
};

/** A list of favourites as it will be once everything is sent: what waits to be added stands first and is marked. */
export async function withWaiting<One extends Subject>(
  items: readonly One[],
): Promise<readonly (One | (DeviceFavorite & { readonly waits: true }))[]> {
  const owner = ownerOf(readToken());
  const changes = (await waitingChanges()).filter((change) => change.owner === owner && !change.refused && kinds.includes(change.kind));
  const changed = new Set(changes.map(({ id }) => id));
  const added = changes.filter(({ kind }) => kind === 'favorite').map((change) => ({ ...subjectOf(change), waits: true }) as const);
  return [...added, ...items.filter((item) => !changed.has(idOf(item)))];
}
