import { atom, computed } from 'nanostores';
import { readKept } from '../session/token.ts';
import { currentUser } from '../session/user.ts';

/** Ingredients by alias: what a reader avoids, what of it a patch test showed, what they like. */
export interface ReaderLists {
  readonly avoid: readonly string[];
  readonly allergies: readonly string[];
  readonly like: readonly string[];
}

function kept(name: keyof ReaderLists): string[] {
  try {
    const stored: unknown = JSON.parse(readKept(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter((alias) => typeof alias === 'string') : [];
  } catch {
    return [];
  }
}

/** What this device remembers of a reader who is not signed in. */
export const rememberedLists = atom<ReaderLists>({ avoid: kept('avoid'), allergies: kept('allergies'), like: kept('like') });

/** The reader's lists: as their account has them, else as this device remembers them. */
export const readerLists = computed([currentUser, rememberedLists], (user, remembered): ReaderLists => user?.settings ?? remembered);

/** Names of a product or a list by what they are to the reader: an allergy is named as that alone. */
export function listedNames(
  { avoid, allergies, like }: ReaderLists,
  named: (aliases: readonly string[]) => readonly string[],
): { readonly allergies: readonly string[]; readonly avoided: readonly string[]; readonly liked: readonly string[] } {
  return {
    allergies: named(allergies),
    avoided: named(avoid.filter((alias) => !allergies.includes(alias))),
    liked: named(like.filter((alias) => !avoid.includes(alias))),
  };
}
