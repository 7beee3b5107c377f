import { identify } from '#core/inci/names/identify.ts';
import type { Knowledge } from '#core/knowledge/knowledge.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import { leftOutOf } from './left-out.ts';
import { isLikened } from './likened.ts';
import { isOfScent } from './of-scent.ts';
import { nominatives } from './russian-cases.ts';

/** An ingredient that a text promises by name, "with bakuchiol", "10 % squalane", "without lanolin". */
export interface NamedPromise {
  readonly at: number;
  readonly end: number;
  /** As it stands in the text; of an enumeration with its "without". */
  readonly said: string;
  /** Lexicon id; null for an amount or the absence of what the dictionary does not know. */
  readonly id: number | null;
  readonly inci: string | null;
  readonly absent: boolean;
  readonly percent: number | null;
}

type Dictionary = Pick<Knowledge, 'dictionary' | 'facts'>;
interface Phrase {
  readonly at: number;
  readonly text: string;
}

const word = /[\p{L}][\p{L}\d'’-]*/gu;
const maxWords = 5;
const percentages = /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%/gu;
/** Words between an amount and its ingredient. */
const between = /^(?:of|pure|stabili[sz]ed|encapsulated|active|чист\p{L}*|стабилизированн\p{L}*)$/iu;
const with_ = /(?<!\p{L})(?:with|contain(?:s|ing)|enriched with|infused with|с|со|содержит)(?=\s)/giu;
const free = /((?:\p{L}[\p{L}\d'’]*[ -]){1,4})free(?!\p{L})/giu;
/** So said of what the dictionary does not know it is a promise all the same; "no" and "without" are said of much else. */
const saysAbsence = /^(?:без|не содержит)\s|-free$/iu;
/** What joins the names of an enumeration. */
const further = /^(?:\s*[,&+]\s*(?:and |и )?|\s+(?:and|or|и|или)\s+)/iu;
const joining = /^(?:and|or|with|in|et|ou|und|oder|y|e|o|en|à|au|aux|a|al|la|le|il|el|de|du|di|avec|con|mit|met|og|och|med|и|с|со|или)$/iu;
/** Names of what a list may hold that speak of a colour, a scent or a kind in a title: "Mineral 89", "Urban Blue Mercury". */
const figurative =
  /^(?:min[eé]ra\p{L}*|vitamin\p{L}*|pearls?|oxyg[eè]ne?|mercury|copper|cuivr\p{L}*|caramel|carbon black|bronze powder|adr[eé]naline?|cream|ginger|alg(?:ue|ae|a|en)s?|seaweed)$/iu;
/** What ends a phrase. */
const phraseEnd = /[.,;:!?()[\]|+&/\n]|\s(?:and|with|for|in|to|и|с|со|для|в|без)(?=\s)/u;

/** The words of a text from `at` to the end of the phrase, or those before it. */
const behind = (text: string, at: number): string => text.slice(at, at + 120).split(phraseEnd, 1)[0] ?? '';
const wordsOf = (text: string, offset: number): Phrase[] =>
  [...text.matchAll(word)].map((match) => ({ at: offset + match.index, text: match[0] }));

/** Who a few words are: as they stand, in the nominative, or as the extract or oil of a plant. */
function idOf(phrase: string, { dictionary }: Dictionary): number | null {
  for (const name of nominatives(phrase)) {
    const found = identify(dictionary.lexicon, name);
    if (found && found.match !== 'corrected') return found.id;
  }
  return null;
}

interface IdentifiedPhrase extends Phrase {
  readonly id: number;
}

/** The longest known name that these words begin (or end) with. */
function longest(words: readonly Phrase[], from: 'start' | 'end', base: Dictionary): IdentifiedPhrase | null {
  for (let size = Math.min(maxWords, words.length); size > 0; size -= 1) {
    const part = from === 'start' ? words.slice(0, size) : words.slice(-size);
    const text = part.map((one) => one.text).join(' ');
    const id = idOf(text, base);
    if (id !== null) return { id, at: part[0]?.at ?? 0, text };
  }
  return null;
}

/** The same of what a text names without saying that it is there or not. */
function promised(words: readonly Phrase[], from: 'start' | 'end', base: Dictionary): IdentifiedPhrase | null {
  const named = longest(words, from, base);
  return named && figurative.test(named.text) ? null : named;
}

/** Families whose names on a front are promises of themselves: "Bakuchiol Serum". */
const promising: ReadonlySet<Family> = new Set(['active', 'humectant', 'plant', 'filter']);
const shortestBare = 6;

/** Ingredients that a text promises by name, in its order. */
export function namedPromises(text: string, base: Dictionary): NamedPromise[] {
  const found: NamedPromise[] = [];
  const isTaken = (at: number, end: number) => found.some((one) => at < one.end && one.at < end);
  const add = (at: number, end: number, named: IdentifiedPhrase | null, percent: number | null, absent?: string) => {
    if (isTaken(at, end) || (absent === undefined && isLikened(text, at, end))) return;
    const inci = named ? (base.dictionary.lexicon.incis[named.id] ?? null) : null;
    found.push({ at, end, said: absent ?? text.slice(at, end).trim(), id: named?.id ?? null, inci, absent: absent !== undefined, percent });
  };
  for (const match of text.matchAll(percentages)) {
    const percent = Number((match[1] ?? '').replace(',', '.'));
    // "0 %" promises an absence.
    if (percent === 0) continue;
    const end = match.index + match[0].length;
    const earlier = text.slice(0, match.index).split(phraseEnd).at(-1) ?? '';
    const front = wordsOf(earlier, match.index - earlier.length).filter((one) => !isTaken(one.at, one.at + one.text.length));
    const before = /\s*\(?\s*$/.test(earlier) ? promised(front, 'end', base) : null;
    if (before) {
      add(before.at, end, before, percent);
      continue;
    }
    const offset = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
    const words = wordsOf(behind(text, offset), offset);
    const named = words.slice(words.findIndex((one) => !between.test(one.text)));
    const after = promised(named, 'start', base);
    const last = after ? after.at + after.text.length : (words.at(-1)?.at ?? end) + (words.at(-1)?.text.length ?? 0);
    if (words.length > 0) add(match.index, last, after, percent);
  }
  for (const match of text.matchAll(free)) {
    const words = wordsOf((match[1] ?? '').replace(/-$/, ' '), match.index);
    const named = longest(words, 'end', base);
    const end = match.index + match[0].length;
    const at = named?.at ?? (/-free$/i.test(match[0]) ? words.at(-1)?.at : undefined);
    if (at !== undefined) add(at, end, named, null, text.slice(at, end));
  }
  const leftOut = leftOutOf(text);
  for (const { at, text: name, said, isLoose } of leftOut) {
    if (isLoose) continue;
    const named = longest(wordsOf(name, at), 'start', base);
    if (named || saysAbsence.test(said)) add(named?.at ?? at, at + name.length, named, null, said);
  }
  for (const match of text.matchAll(with_)) {
    // "with bakuchiol, squalane and urea": the word stands once.
    for (let from = match.index + match[0].length + 1; ; ) {
      const named = longest(wordsOf(behind(text, from), from), 'start', base);
      if (named?.at !== from) break;
      const end = named.at + named.text.length;
      add(from, end, named, null);
      const joined = further.exec(text.slice(end));
      if (!joined) break;
      from = end + joined[0].length;
    }
  }
  const isLeftOut = (at: number) => leftOut.some((one) => at >= one.at && at < one.at + one.text.length);
  const all = wordsOf(text, 0);
  for (let place = 0; place < all.length; place += 1) {
    const start = all[place]?.at ?? 0;
    if (isLeftOut(start) || joining.test(all[place]?.text ?? '')) continue;
    const named = promised(wordsOf(behind(text, start), start).slice(0, 3), 'start', base);
    const family = named && base.facts[named.id]?.family;
    const end = named ? named.at + named.text.length : start;
    if (named && family && promising.has(family) && named.text.length >= shortestBare && !isOfScent(text, start, end))
      add(start, end, named, null);
  }
  return found.sort((a, b) => a.at - b.at);
}
