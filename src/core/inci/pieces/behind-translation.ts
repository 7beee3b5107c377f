import { oneName } from './brackets.ts';
import { type Base, type Found, trimmedText } from './found.ts';
import { anotherIn } from './slashes.ts';

/** The last of the names between slashes, with no bracket in front. */
const lastName = /^[^()[\]{}]*[/\\]\s*/;

/** "Aqua/Water Eau purifiée GLYCERIN Hydratant": the comma behind the last language is lost, and what stands there is read by itself. */
export function behindTranslation(base: Base, resolve: (start: number, end: number) => readonly Found[]): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const front = lastName.exec(raw)?.[0];
  if (front === undefined) return null;
  const words = raw.slice(front.length).split(/(?<=\s)(?=\S)/);
  const first = oneName(base, trimmedText(front.replace(/[/\\]\s*$/, '')));
  const another = first?.id == null ? -1 : anotherIn(base.dictionary.lexicon, words.map(trimmedText), first.id);
  if (another < 1 || !first) return null;
  const cut = base.start + front.length + words.slice(0, another).join('').length;
  const named = oneName({ ...base, end: cut }, trimmedText(base.source.slice(base.start, cut)));
  return named?.id === first.id ? [named, ...resolve(cut, base.end)] : null;
}
