import { type ReaderSkin, readerSkins } from '#core/analysis/reader-skin.ts';
import { saveSettings } from '../account/settings/save-settings.ts';
import { skinKey } from '../session/token.ts';
import { currentUser } from '../session/user.ts';
import { rememberedSkin } from './reader-skin.ts';

/** Keeps these words on the device; none forgets them. */
function keepOnDevice(words: string): void {
  try {
    if (words) localStorage.setItem(skinKey, words);
    else localStorage.removeItem(skinKey);
  } catch {
    // A browser that keeps nothing is told again on the next page.
  }
}

/** Keeps what readers say of their skin: in the account of who is signed in, on the device otherwise. */
export async function chooseSkin(chosen: readonly ReaderSkin[]): Promise<void> {
  const skin = readerSkins.filter((one) => chosen.includes(one));
  const isSignedIn = Boolean(currentUser.get());
  rememberedSkin.set(isSignedIn ? [] : skin);
  keepOnDevice(rememberedSkin.get().join(' '));
  if (isSignedIn) await saveSettings({ skin });
}
