import { atom, computed } from 'nanostores';
import { type ReaderSkin, skinOf } from '#core/analysis/reader-skin.ts';
import { readKept } from '../session/token.ts';
import { currentUser } from '../session/user.ts';

/** What this device remembers of the reader's skin. */
export const rememberedSkin = atom<readonly ReaderSkin[]>(skinOf(readKept('skin')));

/** The reader's skin: as their account has it, or, without that, as this device remembers it; none where nothing was said. */
export const readerSkin = computed([currentUser, rememberedSkin], (user, remembered) =>
  user?.settings.skin.length ? user.settings.skin : remembered,
);
