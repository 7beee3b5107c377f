import { saveSettings } from '../account/settings/save-settings.ts';
import { keepHere } from '../session/keep-here.ts';
import { currentUser } from '../session/user.ts';
import { type ReaderLists, readerLists, rememberedLists } from './reader-lists.ts';

const names = ['avoid', 'allergies', 'like'] as const satisfies readonly (keyof ReaderLists)[];

/** Keeps these lists, in the account of who is signed in, on the device otherwise; false when it did not work, which has been said. */
export async function chooseLists(change: Partial<ReaderLists>): Promise<boolean> {
  const lists = { ...readerLists.get(), ...change };
  const allergies = lists.allergies.filter((alias) => lists.avoid.includes(alias));
  if (currentUser.get()) return saveSettings({ avoid: [...lists.avoid], allergies, like: [...lists.like] });
  const chosen = { avoid: lists.avoid, allergies, like: lists.like };
  rememberedLists.set(chosen);
  return names.every((name) => keepHere(name, chosen[name].length > 0 ? JSON.stringify(chosen[name]) : null));
}
