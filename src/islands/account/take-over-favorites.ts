import { ApiProblem, callApi } from '#api/client.ts';
import type { addFavorite } from '#api/favorites.ts';
import { site } from '#site/current.ts';
import { readToken } from '../session/token.ts';
import { type DeviceFavorite, deviceFavorites, isSame, keepDeviceFavorites } from './device-favorites.ts';

/** Saves one in the account; true when it need not be kept here any longer: it is saved, or gone from the catalogue. */
async function isTakenOver({ kind, alias }: DeviceFavorite): Promise<boolean> {
  const token = readToken();
  try {
    await callApi<typeof addFavorite>(
      { method: 'PUT', path: 'v2/favorites/{kind}/{alias}' },
      { params: { kind, alias } },
      { baseUrl: site.apiBaseUrl, authorization: () => (token === null ? null : `Bearer ${token}`) },
    );
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.problem.status === 404;
  }
}

/** Moves what was saved on this device into the account of who has signed in; what the server does not take stays and is tried again on the next page. */
export async function takeOverFavorites(): Promise<void> {
  for (const favorite of deviceFavorites().toReversed()) {
    if (!(await isTakenOver(favorite))) return;
    keepDeviceFavorites(deviceFavorites().filter((other) => !isSame(favorite, other)));
  }
}
