import { patternOf } from '#core/knowledge/condition.ts';
import type { ClaimRule } from './claim.ts';
import { type LeftOut, leftOutOf } from './left-out.ts';
import { isLikened } from './likened.ts';
import { isOfScent } from './of-scent.ts';

/** A promise of the rules as a text makes it. */
export interface Spoken {
  readonly rule: ClaimRule;
  readonly at: number;
  readonly end: number;
  readonly said: string;
  /** The amount that stands beside it, percent. */
  readonly percent: number | null;
}

/** Spelt out: that of Unicode takes a browser milliseconds for each of hundreds of patterns. */
const letter = '[a-z0-9à-öø-ÿа-яё]';
const negatedBefore = /(?:\b(?:without|non?|free (?:of|from))|(?<!\p{L})(?:без|не содержит)|(?<!\d)0 ?%)[\s-]+$/iu;
const negatedBehind = /^[- ]free(?!\p{L})/iu;

/** Where the text makes a promise first; null where it does not. What is said to be left out is no promise of presence: "retinol-free". */
function spokenAt(rule: ClaimRule, text: string, leftOut: readonly LeftOut[]): Spoken | null {
  let first: RegExpExecArray | null = null;
  for (const pattern of rule.says) {
    const match = patternOf(`(?<!${letter})(?:${pattern})(?!${letter})`).exec(text);
    if (match && (first === null || match.index < first.index)) first = match;
  }
  if (!first) return null;
  const end = first.index + first[0].length;
  const plain = { rule, at: first.index, end, said: first[0], percent: null };
  if (rule.kind !== 'present') return plain;
  if (isOfScent(text, plain.at, plain.end) || isLikened(text, plain.at, plain.end)) return null;
  const part = leftOut.find(({ at, text: name }) => first.index >= at && end <= at + name.length);
  // "Without parabens, aloe": with aloe or without?
  if (part?.isLoose) return null;
  if (part) return { ...plain, rule: { ...rule, kind: 'absent' }, said: part.said };
  const before = negatedBefore.exec(text.slice(0, first.index))?.[0] ?? '';
  const behind = negatedBehind.exec(text.slice(end))?.[0] ?? '';
  if (!before && !behind) return plain;
  return {
    rule: { ...rule, kind: 'absent' },
    at: first.index - before.length,
    end: end + behind.length,
    said: before + first[0] + behind,
    percent: null,
  };
}

/** Is it of such an absence that the rule speaks? */
function isAbsence({ kind, says }: ClaimRule, { said, also }: LeftOut): boolean {
  if (kind !== 'absent') return false;
  return says.some((rule) => {
    const pattern = patternOf(`^(?:${rule})$`);
    return [said, ...also].some((phrase) => pattern.test(phrase));
  });
}

/** Promises of absence in an enumeration whose "without" or "free" stands only once. */
function enumerated(rule: ClaimRule, leftOut: readonly LeftOut[]): Spoken | null {
  const part = leftOut.find((one) => isAbsence(rule, one));
  return part ? { rule, at: part.at, end: part.at + part.text.length, said: part.said, percent: null } : null;
}

const amountBefore =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s?%\s*(?:(?:of|pure|stabili[sz]ed|encapsulated|active|чист\p{L}*|стабилизированн\p{L}*)\s+)*$/iu;
const amountBehind = /^\s*[(:—–-]?\s*(\d{1,3}(?:[.,]\d+)?)\s?%\)?/u;

/** The promise of presence with the amount that stands beside it and belongs to no promise before it. */
function withAmount(spoken: Spoken, text: string, from: number): Spoken {
  const { at, end, rule } = spoken;
  const before = rule.kind === 'present' ? amountBefore.exec(text.slice(from, at)) : null;
  const behind = rule.kind === 'present' && !before ? amountBehind.exec(text.slice(end)) : null;
  const amount = before ?? behind;
  if (!amount) return spoken;
  const whole = { at: before ? from + before.index : at, end: end + (behind?.[0].length ?? 0) };
  return { ...spoken, ...whole, said: text.slice(whole.at, whole.end), percent: Number((amount[1] ?? '').replace(',', '.')) };
}

/** "Oil-free" in "mineral oil-free" is no promise of its own, nor is "natural" in "100 % natural" or a presence in an absence. */
function isPartOf(one: Spoken, other: Spoken): boolean {
  if (one === other || one.at < other.at || one.end > other.end) return false;
  const isSame = one.at === other.at && one.end === other.end;
  return other.rule.kind === 'absent' ? !isSame || one.rule.kind !== 'absent' : one.rule.kind === 'present' && !isSame;
}

/** The promises of the rules that a text makes, each once, in its order. */
export function spokenPromises(text: string, rules: readonly ClaimRule[]): Spoken[] {
  const leftOut = leftOutOf(text);
  const all = rules.flatMap((rule) => spokenAt(rule, text, leftOut) ?? enumerated(rule, leftOut) ?? []);
  let read = 0;
  return all
    .filter((one) => !all.some((other) => isPartOf(one, other)))
    .sort((a, b) => a.at - b.at)
    .map((one) => {
      const whole = withAmount(one, text, Math.min(read, one.at));
      read = whole.end;
      return whole;
    });
}
