import { inOtherLayout } from '#core/catalog/keyboard-layout.ts';
import { keyOf } from '#core/inci/names/fold.ts';
import { addBrands } from './brands-like.ts';
import type { Entry, EntryKind } from './directory.ts';
import { guessedWords } from './guess.ts';
import { type EntryHit, fame, Hits, tiers } from './hits.ts';
import { beginningWith, entryKey, type NameIndex } from './name-index.ts';
import { queryWords, stemOf } from './query-words.ts';

export interface FoundEntries {
  /** Names know what was typed, so that nothing else was meant. */
  readonly isMeant: boolean;
  /** The brand that is asked for, alone or among other things. */
  readonly brand: string | null;
  /** Best first; things are none of them. */
  readonly hits: readonly EntryHit[];
  /** The thing of several names that was asked for: its ingredients come first. */
  readonly thing: Entry | null;
  /** What was searched instead of what was typed; a guess, or the same keys on the other keyboard. */
  readonly instead: { readonly text: string; readonly isGuess: boolean } | null;
}

const shortestInside = 4;
/** A name that is only a part of what was typed has so many letters. */
const shortestPart = 3;

/** Entries by their names, nothing guessed. */
function asTyped(index: NameIndex, text: string): Hits {
  const hits = new Hits();
  const words = queryWords(text);
  const key = keyOf(text);
  if (key === '' || words.length === 0) return hits;
  const wanted = new Set(words.map(stemOf)).size;
  const whole = new Map<number, number>();
  const begun = new Map<number, number>();
  for (const word of new Set(words)) {
    const wholly = new Set(index.withStem.get(stemOf(word)));
    for (const place of wholly) whole.set(place, (whole.get(place) ?? 0) + 1);
    for (const place of wholly.union(beginningWith(index, word))) begun.set(place, (begun.get(place) ?? 0) + 1);
  }
  const letters = key.length;
  for (const [place, count] of begun) {
    const name = index.names[place];
    if (!name) continue;
    const { entry } = name;
    const wholly = whole.get(place) ?? 0;
    const start = name.key.startsWith(key) ? 0.5 : 0;
    const score = fame(entry) + start + (name.shown ? 0.3 : 0) + (0.3 * letters) / Math.max(letters, name.key.length);
    if (name.key === key || (wholly === wanted && name.length === wanted)) hits.add(entry, tiers.exact, score);
    else if (wholly >= wanted) hits.add(entry, tiers.words, score);
    else if (count >= wanted) hits.add(entry, start > 0 ? tiers.begins : tiers.wordBegins, score);
    else if (wholly === name.length && name.key.length >= shortestPart) hits.add(entry, tiers.part, score + wholly);
  }
  if (words.length > 1) addShared(index, words, hits);
  const inside = letters >= shortestInside && words.length === 1 ? index.names : [];
  for (const { entry, key: own, shown } of inside) {
    if (own === key) hits.add(entry, tiers.exact, fame(entry));
    else if (own.startsWith(key)) hits.add(entry, tiers.begins, fame(entry) + (shown ? 0.3 : 0));
    else if (own.includes(key)) hits.add(entry, tiers.inside, fame(entry) + (0.3 * letters) / own.length);
  }
  return hits;
}

/** Words of a longer query that no answer has wholly find names that only share them: of "glycolic toner" glycolic acid. */
function addShared(index: NameIndex, words: readonly string[], hits: Hits): void {
  const covered = new Set<string>();
  for (const { entry, tier } of hits.best.values())
    if (tier <= tiers.part)
      for (const text of [entry.title, entry.also, ...entry.names]) for (const word of queryWords(text)) covered.add(stemOf(word));
  for (const stem of new Set(words.map(stemOf))) {
    if (covered.has(stem) || stem.length < shortestPart) continue;
    for (const place of index.withStem.get(stem) ?? []) {
      const name = index.names[place];
      if (name) hits.add(name.entry, tiers.shared, fame(name.entry) + (name.shown ? 0.3 : 0) - name.length / 10);
    }
  }
}

/** What needs and things bring with them: ingredients in the order of the data, and what a thing is used for. */
function withMembers(index: NameIndex, hits: Hits, letters: number): void {
  for (const { entry, tier } of [...hits.best.values()]) {
    const isMeant = tier <= tiers.words || tier === tiers.part || (tier === tiers.begins && letters >= shortestInside);
    if ((entry.kind !== 'need' && entry.kind !== 'thing') || !isMeant) continue;
    // In a longer query a need is one of several words, so that what it brings comes after what the others mean.
    const brought = entry.kind === 'need' && tier === tiers.part ? tiers.shared : tier;
    const first = entry.kind === 'thing' ? 20 : 10;
    entry.members.forEach((id, place) => {
      const member = index.entries.get(entryKey('ingredient', id));
      if (member) hits.add(member, brought, first - place / 10);
    });
    for (const id of entry.needs) {
      const need = index.entries.get(entryKey('need', id));
      if (need) hits.add(need, tier === tiers.exact ? tiers.words : tiers.shared, -1);
    }
  }
}

/** Of entries that answer alike, what stands first. */
const kindOrder: Readonly<Record<EntryKind, number>> = { need: 0, thing: 0, brand: 1, category: 2, ingredient: 3, role: 4 };

/** A brand that only has the word among others stands with the ingredients that have it: "shea" is a butter before it is "Shea Moisture". */
const orderOf = ({ entry, tier }: EntryHit) =>
  entry.kind === 'brand' && tier === tiers.words ? kindOrder.ingredient : kindOrder[entry.kind];

function ranked(hits: Hits): EntryHit[] {
  return [...hits.best.values()].sort(
    (a, b) => a.tier - b.tier || orderOf(a) - orderOf(b) || b.score - a.score || (a.entry.title < b.entry.title ? -1 : 1),
  );
}

/** Where a name has all the words, ingredients were not meant that are called by some of them, or only hold it in a later word: «крем» is no «диоксид кремния». */
const isLeft =
  (best: number) =>
  ({ entry, tier }: EntryHit) =>
    best > tiers.words || tier < tiers.wordBegins || entry.kind === 'need' || entry.kind === 'category';

function answer(index: NameIndex, text: string, hits: Hits, instead: FoundEntries['instead']): FoundEntries {
  const best = hits.tier;
  for (const hit of [...hits.best.values()].filter((candidate) => !isLeft(best)(candidate))) hits.best.delete(hit.entry);
  const isMeant = instead === null && (best <= tiers.begins || queryWords(text).every((word) => index.withStem.has(stemOf(word))));
  withMembers(index, hits, keyOf(text).length);
  const all = ranked(hits);
  const isThing = ({ entry, tier }: EntryHit) => entry.kind === 'thing' && entry.oneThing && tier === tiers.exact;
  return {
    hits: all.filter(({ entry }) => entry.kind !== 'thing'),
    thing: all.find(isThing)?.entry ?? null,
    instead,
    isMeant,
    brand: null,
  };
}

/** Finds entries by what was typed; else by the same keys on the other keyboard; else by words and brands that are written or sound nearly so, which is a guess. */
export function findEntries(index: NameIndex, typed: string): FoundEntries {
  const hits = asTyped(index, typed);
  const brand = addBrands(index, typed, hits);
  const answerAsTyped = () => ({
    ...answer(index, typed, hits, brand?.isGuess ? { text: brand.title, isGuess: true } : null),
    brand: brand?.title ?? null,
  });
  if (hits.tier <= tiers.wordBegins && hits.tier !== tiers.guess) return answerAsTyped();
  const other = inOtherLayout(typed);
  const switched = asTyped(index, other);
  const sayOther = { text: other, isGuess: false };
  if (hits.tier > tiers.guess && switched.tier <= tiers.begins) return answer(index, other, switched, sayOther);
  // What is called just as the words put right is nearer than a brand that is like them.
  const least = hits.tier === tiers.guess ? tiers.words : Math.min(hits.tier, tiers.inside);
  for (const text of [typed, other]) {
    const guessed = guessedWords(index, queryWords(text));
    if (!guessed) continue;
    const mended = asTyped(index, guessed.join(' '));
    if (mended.tier < least) return answer(index, guessed.join(' '), mended, { text: guessed.join(' '), isGuess: true });
  }
  if (switched.tier <= tiers.part && switched.tier < hits.tier) return answer(index, other, switched, sayOther);
  return answerAsTyped();
}
