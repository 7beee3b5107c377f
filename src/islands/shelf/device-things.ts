import * as z from 'zod/mini';
import { skinOf } from '#core/analysis/reader-skin.ts';
import { keptCheck, nothingOwn, type OwnThings, ownAlias, seenList, shelfEntry } from '#core/shelf/own-things.ts';
import { deviceFavorites, keepDeviceFavorites } from '../account/device-favorites.ts';
import { keepHere } from '../session/keep-here.ts';
import { readKept } from '../session/token.ts';

const elements = { shelf: shelfEntry, checks: keptCheck, seen: seenList, avoid: ownAlias, allergies: ownAlias, like: ownAlias };
type Part = keyof typeof elements;
type ElementOf<Name extends Part> = z.output<(typeof elements)[Name]>;

/** A part of what this device keeps for its reader; what others wrote there is passed over. */
export function devicePart<Name extends Part>(name: Name): ElementOf<Name>[] {
  try {
    const stored: unknown = JSON.parse(readKept(name) ?? '[]');
    const element: z.core.$ZodType = elements[name];
    return Array.isArray(stored) ? stored.filter((one): one is ElementOf<Name> => z.safeParse(element, one).success) : [];
  } catch {
    return [];
  }
}

/** Keeps these; false where the browser lets nothing be kept, or has no more room. */
export const keepPart = <Name extends Part>(name: Name, things: readonly ElementOf<Name>[]): boolean =>
  keepHere(name, things.length > 0 ? JSON.stringify(things) : null);

/** Everything that this device keeps, as one file. */
export const deviceThings = (): OwnThings => ({
  ...nothingOwn,
  shelf: devicePart('shelf'),
  favorites: [...deviceFavorites()],
  checks: devicePart('checks'),
  seen: devicePart('seen'),
  avoid: devicePart('avoid'),
  allergies: devicePart('allergies'),
  like: devicePart('like'),
  skin: skinOf(readKept('skin')),
});

/** Keeps all of it; false where something did not fit. */
export function keepDeviceThings(things: OwnThings): boolean {
  const kept = [
    keepPart('shelf', things.shelf),
    keepPart('checks', things.checks),
    keepPart('seen', things.seen),
    keepPart('avoid', things.avoid),
    keepPart('allergies', things.allergies),
    keepPart('like', things.like),
    keepDeviceFavorites(things.favorites),
    keepHere('skin', things.skin.join(' ') || null),
  ];
  return kept.every(Boolean);
}
