import { editDistance } from '#core/inci/names/edit-distance.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { queryWords } from './query-words.ts';
import { soundOf } from './sound.ts';

const shortest = 4;
const long = 8;
/** Letters that may be wrong. */
const allowed = (length: number) => (length < long ? 1 : 2);

/** "Head & Shoulders" is "хед энд шолдерс". */
const joints = new Set(['and', 'et', 'und', 'y', 'и', 'энд']);

const soundOfName = (text: string) =>
  queryWords(text)
    .filter((word) => !joints.has(word))
    .map(soundOf)
    .join('');

/** Place of a name that what was typed may mean, and the letters between them: none where it only sounds alike. */
export interface SoundingName {
  readonly place: number;
  readonly distance: number;
}

/** Names, of brands, that are written or sound like what was typed, the nearest first. */
export function soundingLike(names: readonly string[], typed: string): SoundingName[] {
  const key = keyOf(typed);
  const sound = soundOfName(typed);
  // "elf" is "e.l.f."
  if (key.length < shortest) return names.flatMap((name, place) => (key !== '' && keyOf(name) === key ? [{ place, distance: 0 }] : []));
  const limit = allowed(key.length);
  const limitHeard = Math.min(limit, allowed(sound.length));
  return names
    .flatMap((name, place) => {
      const heard = soundOfName(name);
      const written = editDistance(key, keyOf(name), limit);
      const spoken = heard.length < shortest - 1 ? Infinity : editDistance(sound, heard, limitHeard);
      // A brand is asked for by the beginning of its name as well.
      const begun = sound.length > shortest && heard.startsWith(sound);
      const distance = begun ? 0 : Math.min(written <= limit ? written : Infinity, spoken <= limitHeard ? spoken : Infinity);
      return Number.isFinite(distance) ? [{ place, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance);
}
