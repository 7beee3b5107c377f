import { nothingOwn } from '#core/shelf/own-things.ts';
import { rememberedLists } from '../for-you/reader-lists.ts';
import { rememberedSkin } from '../for-you/reader-skin.ts';
import { keepHere } from '../session/keep-here.ts';
import { keepDeviceThings } from './device-things.ts';

/** Leaves nothing on this device of what its reader keeps for themselves. */
export function forgetDevice(): void {
  keepDeviceThings(nothingOwn);
  for (const key of ['names', 'known'] as const) keepHere(key, null);
  rememberedLists.set({ avoid: [], allergies: [], like: [] });
  rememberedSkin.set([]);
}
