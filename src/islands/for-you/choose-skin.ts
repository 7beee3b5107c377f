import { type ReaderSkin, readerSkins } from '#core/analysis/reader-skin.ts';
import { saveSettings } from '../account/settings/save-settings.ts';
import { keepHere } from '../session/keep-here.ts';
import { currentUser } from '../session/user.ts';
import { rememberedSkin } from './reader-skin.ts';

/** Keeps what readers say of their skin: in the account of who is signed in, on the device otherwise. */
export async function chooseSkin(chosen: readonly ReaderSkin[]): Promise<void> {
  const skin = readerSkins.filter((one) => chosen.includes(one));
  const isSignedIn = Boolean(currentUser.get());
  rememberedSkin.set(isSignedIn ? [] : skin);
  keepHere('skin', rememberedSkin.get().join(' ') || null);
  if (isSignedIn) await saveSettings({ skin });
}
