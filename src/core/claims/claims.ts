import type { Facts } from '#core/knowledge/ingredient.ts';
import { judgeAmount } from './amount.ts';
import type { ClaimRule, ClaimSubject, JudgedClaim } from './claim.ts';
import { findMarks } from './claim-marks.ts';
import { judgeNamed } from './judge-named.ts';
import type { NamedPromise } from './named-promises.ts';
import { type Spoken, spokenPromises } from './spoken.ts';

/** What a list says of one promise. */
export function judgeClaim(rule: ClaimRule, list: ClaimSubject, facts: readonly (Facts | null)[]): Omit<JudgedClaim, 'id' | 'said'> {
  const { surely, perhaps, shades } = findMarks(rule, list, facts);
  const isUnread = list.counted.some((index) => !facts[index]);
  if (rule.kind === 'present') {
    if (surely.length > 0) return { verdict: 'standing', ground: 'there', culprits: surely };
    if (perhaps.length > 0 || shades.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: [...perhaps, ...shades] };
    return isUnread ? { verdict: 'unknown', ground: 'unread', culprits: [] } : { verdict: 'contradicted', ground: 'missing', culprits: [] };
  }
  if (surely.length > 0) return { verdict: 'contradicted', ground: 'found', culprits: surely };
  if (rule.kind === 'open') return { verdict: 'unknown', ground: 'open', culprits: perhaps };
  if (perhaps.length > 0) return { verdict: 'unknown', ground: 'perhaps', culprits: perhaps };
  if (shades.length > 0) return { verdict: 'unknown', ground: 'shades', culprits: shades };
  return isUnread ? { verdict: 'unknown', ground: 'unread', culprits: [] } : { verdict: 'standing', ground: 'clear', culprits: [] };
}

/** A promise with what the list says of it, the promised amount included. */
function judged({ rule, said, percent }: Spoken, list: ClaimSubject, facts: readonly (Facts | null)[]): JudgedClaim {
  const claim = { id: rule.id, said, ...judgeClaim(rule, list, facts) };
  return percent === null || claim.ground !== 'there' ? claim : { ...claim, ...judgeAmount(percent, claim.culprits, list) };
}

/** The promises that a text from the front of the pack makes, in its order, each held against the list; `named` are those of ingredients by name. */
export function judgeClaims(
  text: string,
  rules: readonly ClaimRule[],
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
  named: readonly NamedPromise[] = [],
): readonly JudgedClaim[] {
  const spoken = spokenPromises(text, rules);
  const others = named.filter((one) => !spoken.some((other) => one.at < other.end && other.at < one.end));
  return [
    ...spoken.map((one) => ({ at: one.at, claim: judged(one, list, facts) })),
    ...others.map((one) => ({ at: one.at, claim: judgeNamed(one, list, facts) })),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ claim }) => claim);
}
