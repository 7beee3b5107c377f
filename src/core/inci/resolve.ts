import { percentIn, takeNano, trimMarks } from './attributes.ts';
import { keyOf } from './fold.ts';
import { type Identity, identify, identifyDoubled } from './identify.ts';
import { type Lexicon, wordUse } from './lexicon.ts';
import type { Match } from './reading.ts';
import { bracketEnds } from './split.ts';
import type { TypoIndex } from './typo.ts';

/** A name found in a piece; offsets are offsets of the prepared copy. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly id: number | null;
  readonly match: Match;
  readonly percent: number | null;
  readonly nano: boolean;
  readonly marks: string;
  readonly components: readonly FoundComponent[];
  readonly keptTogether: boolean;
}

export interface FoundComponent {
  readonly start: number;
  readonly end: number;
  readonly id: number | null;
  readonly match: Match;
}

export interface Dictionary {
  readonly lexicon: Lexicon;
  readonly typos: TypoIndex;
}

const and = /\s*(?:\((?:and|et|und|y|e|и)\)|\s&\s|(?<=\s)(?:and|et|und)(?=\s)|\s\+\s)\s*/giu;
const slash = /\s*[/\\|]\s*/g;
/** A slash, or "or" in the languages of labels. */
const alternative = /\s+(?:and\/or|or|ou|oder|или)\s+|\s*[/\\|]\s*/giu;
const stop = /(?<!(?:\bdenat|\bno|\bspp?|\bext|\bvar|\d))\.\s*(?=[\p{Lu}(])|[:]\s+|\s-\s/giu;
const colourKey = /^ci\d{5}/;
/** The bracket is a remark of its own, not part of a chemical name such as "Poly(1,4-Butanediol)-9". */
const bracketStandsApart = /^[^()[\]{}]*(?:^|\s)[([{][^()[\]{}]*[)\]}]?\W*$|^[([{][^()[\]{}]*[)\]}]\s/;
const longestNameWords = 14;
const longestResolved = 600;

/** Everything a piece of the list says: usually one ingredient, several where separators are missing. */
export function resolvePiece(dictionary: Dictionary, text: string, start: number, end: number): Found[] {
  const trimmed = trimMarks(text.slice(start, end));
  const from = start + trimmed.start;
  const to = start + trimmed.end;
  if (to <= from) return [];
  const raw = text.slice(from, to);
  const { text: withoutNano, nano } = takeNano(raw);
  const percent = percentIn(withoutNano);
  const whole: Base = { dictionary, source: text, start: from, end: to, nano, percent: percent?.value ?? null, marks: trimmed.marks };
  if (percent) {
    const before = trimmedText(withoutNano.slice(0, percent.start));
    const behind = trimmedText(withoutNano.slice(percent.end));
    if (/[\p{L}]/u.test(before)) {
      const named = oneName(whole, before);
      if (named) return [named];
      if (/[\p{L}]{3}/u.test(behind)) {
        const other = oneName(whole, behind);
        if (other) return [other];
        const joined = oneName(whole, `${before} ${behind}`);
        if (joined) return [joined];
      }
      return [fuzzy(whole, before) ?? found(whole, null, 'unknown')];
    }
    if (/[\p{L}]/u.test(behind)) return [oneName(whole, behind) ?? fuzzy(whole, behind) ?? found(whole, null, 'unknown')];
    return [];
  }
  const name = nano ? trimmedText(withoutNano) : raw;
  if (nano) {
    const parts = name.split(slash).map(trimmedText).filter(Boolean);
    const [first] = parts;
    const same = first && parts.every((part) => identify(dictionary.lexicon, part)?.id === identify(dictionary.lexicon, first)?.id) ? identify(dictionary.lexicon, first) : null;
    if (same && parts.length > 1) return [found(whole, same.id, same.match)];
  }
  if (raw.length > longestResolved) return segments(whole) ?? [found(whole, null, 'unknown')];
  const single = oneName(whole, name);
  if (single) return [single];
  const doubled = identifyDoubled(dictionary.lexicon, name);
  if (doubled) return [found(whole, doubled.id, doubled.match)];
  return several(whole) ?? glued(whole) ?? [fuzzy(whole, name) ?? found(whole, null, 'unknown')];
}

interface Base {
  readonly dictionary: Dictionary;
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly nano: boolean;
  readonly percent: number | null;
  readonly marks: string;
}

function found(base: Base, id: number | null, match: Match, components: readonly FoundComponent[] = []): Found {
  const raw = base.source.slice(base.start, base.end);
  return { start: base.start, end: base.end, id, match, percent: base.percent, nano: base.nano, marks: base.marks, components, keptTogether: /,/.test(raw) || /\([^)]*[,/]|\)\s*\p{L}/u.test(raw) };
}

function trimmedText(text: string): string {
  const { start, end } = trimMarks(text);
  return text.slice(start, end).replace(/[\s(–-]+$/u, '');
}

/** One ingredient out of a name with its brackets and slashes, or null. No spelling is corrected here. */
function oneName(base: Base, name: string): Found | null {
  const { lexicon } = base.dictionary;
  const whole = identify(lexicon, name);
  if (!/[()[\]{}/\\|<>]/.test(name)) return whole && found(base, whole.id, whole.match);
  const components = bracketComponents(base);
  if (whole) return found(base, whole.id, whole.match, components.filter(({ id }) => id !== null && id !== whole.id));
  const outer = trimmedText(name.replace(/[[({<][^\])}>]*(?:[\])}>]|$)/g, ' ').replace(/\s+/g, ' ').replace(/[\])}>]/g, ' '));
  const bracketed = /[()[\]{}]/.test(name);
  const head = outer ? (identify(lexicon, outer) ?? bySlash(base, outer, bracketed)) : null;
  const inner = components.filter(({ id }) => id !== null);
  if (head) {
    const others = inner.filter(({ id }) => id !== head.id);
    const colours = others.filter(({ id }) => colourKey.test(keyOf(lexicon.incis[id ?? 0] ?? '')));
    const [colour] = colours;
    if (colours.length === 1 && others.length === 1 && colour?.id != null) return found(base, colour.id, 'synonym');
    return found(base, head.id, head.match, others.length === 0 ? [] : components.filter(({ id }) => id !== head.id));
  }
  const front = trimmedText(/^[^([{<]*/.exec(name)?.[0] ?? '');
  const frontIdentity = front && front !== outer ? identify(lexicon, front) : null;
  if (bracketStandsApart.test(name) && inner.length > 0 && inner.every(({ id }) => id === inner[0]?.id) && (components.length === inner.length || !front)) {
    const [first] = inner;
    if (first?.id != null && outer.length > 0 && !frontIdentity) return found(base, first.id, 'synonym');
    if (first?.id != null && outer.length === 0) return found(base, first.id, 'synonym');
  }
  if (frontIdentity && onlyOneBracketBehind(name)) return found(base, frontIdentity.id, frontIdentity.match, inner.filter(({ id }) => id !== frontIdentity.id));
  if (outer === '' && inner.length > 1) return null;
  return null;
}

/** "Name (…)": one bracket and nothing behind it. */
function onlyOneBracketBehind(name: string): boolean {
  return /^[^([{<]+[([{<][^([{<]*$/.test(name) && (/[\])}>]\W*$/.test(name) || !/[\])}>]/.test(name));
}

/** Names inside the brackets of a piece, in order. */
function bracketComponents(base: Base): FoundComponent[] {
  const { source, start, end } = base;
  const ends = bracketEnds(source, start, end);
  const components: FoundComponent[] = [];
  let until = -1;
  for (const [open, close] of [...ends].sort((a, b) => a[0] - b[0])) {
    if (open < until) continue;
    until = close;
    const innerEnd = source[close] && ')]}'.includes(source[close] ?? '') ? close : close + 1;
    const inner = source.slice(open + 1, innerEnd);
    const whole = identify(base.dictionary.lexicon, trimmedText(inner));
    if (whole) {
      components.push({ start: open + 1, end: innerEnd, ...whole });
      continue;
    }
    for (const part of splitWithOffsets(inner, /[,;/\\|•]|\s(?:and|&|et)\s/gu)) {
      const { start: cutStart, end: cutEnd } = trimMarks(part.text);
      const text = part.text.slice(cutStart, cutEnd);
      if (!/\p{L}|\d{5}/u.test(text)) continue;
      const identity = identify(base.dictionary.lexicon, text.replace(/\s?\d+(?:[.,]\d+)?\s?%/g, ''));
      const at = open + 1 + part.at + cutStart;
      components.push({ start: at, end: at + text.length, id: identity?.id ?? null, match: identity?.match ?? 'unknown' });
    }
  }
  return components;
}

function splitWithOffsets(text: string, separator: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    parts.push({ text: text.slice(from, match.index), at: from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), at: from });
  return parts;
}

/** "Aqua/Water/Eau", "CI 77499 / Iron Oxides", "Parfum / Duft": one identity of the parts, or null. Either/or is decided by several(). */
function bySlash(base: Base, text: string, allKnown: boolean): Identity | null {
  const { lexicon } = base.dictionary;
  const parts = text.split(slash).map(trimmedText).filter(Boolean);
  if (parts.length < 2) return null;
  const identities = parts.map((part) => identify(lexicon, part));
  const known = identities.filter((identity): identity is Identity => identity !== null);
  const [first] = known;
  if (!first) return null;
  const colour = known.find(({ id }) => colourKey.test(keyOf(lexicon.incis[id] ?? '')));
  if (colour && known.length <= 2) return { id: colour.id, match: 'synonym' };
  const ids = new Set(known.map(({ id }) => id));
  const gluedOn = parts.some((part, i) => identities[i] === null && [3, 4, 5].some((cut) => identify(lexicon, part.slice(0, cut))?.id === first.id && part.length > cut + 4));
  if (gluedOn) return null;
  if (ids.size === 1 && (known.length === parts.length || (!allKnown && (known.length > 1 || /\s[/\\|]|[/\\|]\s/.test(text))))) return { id: first.id, match: parts.length === 1 ? first.match : 'synonym' };
  return null;
}

/** Several ingredients in one piece: joined by "and", a stop, a dash, a slash, or with nothing between them. */
function several(base: Base): Found[] | null {
  return eitherOr(base) ?? joined(base, and, true) ?? joined(base, stop, false) ?? segments(base) ?? joined(base, slash, true);
}

const sub = (base: Base, start: number, end: number): Base | null => {
  const { start: head, end: tail, marks } = trimMarks(base.source.slice(start, end));
  return tail > head ? { ...base, start: start + head, end: start + tail, marks: base.marks || marks } : null;
};

/** Different known names with unspaced or spaced slashes: one entry, the others are its alternatives. */
function eitherOr(base: Base): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  if (/[()[\]]/.test(raw)) return null;
  const parts = splitWithOffsets(raw, alternative).map((part) => ({ ...part, identity: identify(base.dictionary.lexicon, trimmedText(part.text)) }));
  const [first] = parts;
  if (parts.length < 2 || parts.length > 4 || !first?.identity || !parts.every(({ identity }) => identity !== null)) return null;
  return [found(base, first.identity.id, first.identity.match, parts.map(({ text, at, identity }) => ({ start: base.start + at, end: base.start + at + text.length, id: identity?.id ?? null, match: identity?.match ?? 'unknown' })))];
}

function joined(base: Base, separator: RegExp, all: boolean): Found[] | null {
  const raw = base.source.slice(base.start, base.end);
  const ends = bracketEnds(base.source, base.start, base.end);
  const inside = (at: number) => [...ends].some(([open, close]) => at > open - base.start && at < close - base.start);
  const cuts = [...raw.matchAll(separator)].filter((match) => !inside(match.index) || /^\s*\(/.test(match[0]));
  if (cuts.length === 0) return null;
  const results: Found[] = [];
  let from = 0;
  let known = 0;
  for (const cut of [...cuts, null]) {
    const part = sub(base, base.start + from, base.start + (cut ? cut.index : raw.length));
    from = cut ? cut.index + cut[0].length : from;
    if (!part) continue;
    const text = part.source.slice(part.start, part.end);
    if (!/\p{L}{2}/u.test(text)) continue;
    const one = oneName(part, text);
    const parts = one ? [one] : (segments(part) ?? (all ? null : several(part)) ?? [fuzzy(part, text) ?? found(part, null, 'unknown')]);
    known += parts.filter(({ id }) => id !== null).length;
    results.push(...parts);
  }
  const unknown = results.filter(({ id }) => id === null).length;
  return results.length > 1 && known > 0 && (all ? unknown === 0 || /^\s*\(/.test(cuts[0]?.[0] ?? '') : unknown <= known) ? results : null;
}

interface Word {
  readonly start: number;
  readonly end: number;
  /** Offset behind the bracket that follows the word, or the word's end. */
  readonly bracketEnd: number;
}

/** Words of a piece; a bracket belongs to the word before it. */
function wordsOf(base: Base): Word[] {
  const words: Word[] = [];
  const ends = bracketEnds(base.source, base.start, base.end);
  let i = base.start;
  while (i < base.end) {
    const character = base.source[i] ?? '';
    const partner = ends.get(i);
    if (partner !== undefined) {
      const last = words.pop();
      const close = Math.min(base.end, partner + 1);
      if (last) words.push({ ...last, bracketEnd: close });
      i = Math.max(i + 1, close);
      continue;
    }
    if (/[\s/\\|]/.test(character)) {
      i += 1;
      continue;
    }
    const from = i;
    while (i < base.end && !/[\s/\\|([{]/.test(base.source[i] ?? '')) i += 1;
    if (i === from) i += 1;
    words.push({ start: from, end: i, bracketEnd: i });
  }
  return words;
}

/** Covers the whole piece with known names, longest first, as few as possible; null when a word is left over. */
function segments(base: Base): Found[] | null {
  const words = wordsOf(base);
  if (words.length < 2 || words.length > 400) return null;
  const best: ({ names: number; next: number; identity: Identity; end: number } | null)[] = Array(words.length + 1).fill(null);
  const reached = (i: number) => i === words.length || best[i] !== null;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i];
    if (!word) continue;
    for (let j = Math.min(words.length, i + longestNameWords); j > i; j -= 1) {
      const last = words[j - 1];
      if (!last || !reached(j)) continue;
      const text = base.source.slice(word.start, last.end);
      if (keyOf(text).length < 3 && j - i === 1) continue;
      const identity = identify(base.dictionary.lexicon, text) ?? (last.bracketEnd > last.end ? (oneName({ ...base, start: word.start, end: last.bracketEnd }, base.source.slice(word.start, last.bracketEnd)) as Identity | null) : null);
      if (!identity || identity.id === null) continue;
      const names = 1 + (j < words.length ? (best[j]?.names ?? 0) : 0);
      if (!best[i] || names < (best[i]?.names ?? 0)) best[i] = { names, next: j, identity, end: last.bracketEnd };
    }
  }
  const second = best[best[0]?.next ?? 0];
  if (!best[0] || best[0].names < 2) return null;
  if (best[0].names === 2 && second?.identity.id !== best[0].identity.id && partOfLongerName(base, words, best[0].next)) return null;
  const results: Found[] = [];
  for (let i = 0; i < words.length; ) {
    const step = best[i];
    const word = words[i];
    if (!step || !word) return null;
    const part = { ...base, start: word.start, end: step.end };
    const previous = results.at(-1);
    if (previous && previous.id === step.identity.id) results[results.length - 1] = { ...previous, end: step.end };
    else results.push(oneName(part, base.source.slice(word.start, step.end)) ?? found(part, step.identity.id, step.identity.match));
    i = step.next;
  }
  return results;
}

const partWord = 3;
const numberedChain = /^(?:PEG|PPG|Polyglyceryl|Ceramide|CI)-?\d+$/i;

/** Two names side by side are rather one unknown name when one of them is a word that names are made of: "PEG-10 Glyceryl Trioleate", "Peat Water". */
function partOfLongerName(base: Base, words: readonly Word[], cut: number): boolean {
  const wordAt = (i: number) => base.source.slice(words[i]?.start, words[i]?.end);
  const { lexicon } = base.dictionary;
  if (numberedChain.test(wordAt(0))) return true;
  return (cut === 1 && wordUse(lexicon, wordAt(0)).first >= partWord) || (cut === words.length - 1 && wordUse(lexicon, wordAt(cut)).last >= partWord);
}

/** Two names printed without any space between them: "EAUALCOHOL DENAT." */
function glued(base: Base): Found[] | null {
  const parts = splitWithOffsets(base.source.slice(base.start, base.end), slash);
  const last = parts.at(-1);
  if (!last || last.text.length > 80) return null;
  const { lexicon } = base.dictionary;
  const before = parts.slice(0, -1).map((part) => identify(lexicon, part.text));
  for (let cut = 3; cut <= last.text.length - 5; cut += 1) {
    if (/\s/.test(last.text.slice(cut - 1, cut + 1))) continue;
    const left = identify(lexicon, last.text.slice(0, cut));
    if (!left || left.match === 'corrected') continue;
    const sameAsBefore = before.length > 0 && before.every((identity) => identity?.id === left.id);
    if (!sameAsBefore && (before.length > 0 || cut < 6 || last.text.length - cut < 6)) continue;
    const right = identify(lexicon, last.text.slice(cut));
    if (!right || right.match === 'corrected') continue;
    const middle = base.start + last.at + cut;
    return [found({ ...base, end: middle }, left.id, left.match), found({ ...base, start: middle }, right.id, right.match)];
  }
  return null;
}

function fuzzy(base: Base, name: string): Found | null {
  const outer = trimmedText(name.replace(/[[({<][^\])}>]*(?:[\])}>]|$)/g, ' ').replace(/\s+/g, ' '));
  for (const text of new Set([outer, name])) {
    const key = keyOf(text);
    if (key.length < 5 || !/^[a-z0-9]+$/.test(key)) continue;
    const id = base.dictionary.typos.correct(text, key);
    if (id !== null) return found(base, id, 'corrected');
  }
  const parts = outer.split(slash).filter((part) => keyOf(part).length > 4);
  if (parts.length === 2) {
    const ids = parts.map((part) => identify(base.dictionary.lexicon, part)?.id ?? base.dictionary.typos.correct(part, keyOf(part)));
    if (ids[0] != null && ids[0] === ids[1]) return found(base, ids[0], 'corrected');
  }
  return null;
}
