import type { Facts } from '#core/knowledge/facts.ts';
import { judgeAmount } from './amount.ts';
import type { ClaimRule, ClaimSubject, JudgedClaim } from './claim.ts';
import { type Found, isReadInPart, marksIn } from './claim-marks.ts';
import { judgeNamed } from './judge-named.ts';
import type { NamedPromise } from './named-promises.ts';
import { type Spoken, spokenPromises } from './spoken.ts';

type Judged = Pick<JudgedClaim, 'verdict' | 'ground' | 'culprits'>;

/** What a list says of one promise after the other. */
export function judging(list: ClaimSubject, facts: readonly (Facts | null)[]): (rule: ClaimRule) => Judged {
  const marksOf = marksIn(list, facts);
  const isUnread = isReadInPart(list, facts);
  return (rule) => judged(rule, marksOf(rule), isUnread);
}

function judged(rule: ClaimRule, { surely, perhaps, shades }: Found, isUnread: boolean): Judged {
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
function withAmount({ rule, said, percent }: Spoken, judge: (rule: ClaimRule) => Judged, list: ClaimSubject): JudgedClaim {
  const claim = { id: rule.id, said, ...judge(rule) };
  return percent === null || claim.ground !== 'there' ? claim : { ...claim, ...judgeAmount(percent, claim.culprits, list) };
}

interface JudgedPromise {
  readonly at: number;
  /** Null for an ingredient promised by name; of "retinol-free" not the rule of retinol, but one of its absence. */
  readonly rule: ClaimRule | null;
  readonly claim: JudgedClaim;
}

/** The promises that a text makes, in its order, each with its rule and what the list says of it; `named` are those of ingredients by name. */
export function judgedPromises(
  text: string,
  rules: readonly ClaimRule[],
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
  named: readonly NamedPromise[] = [],
): readonly JudgedPromise[] {
  const spoken = spokenPromises(text, rules);
  const others = named.filter((one) => !spoken.some((other) => one.at < other.end && other.at < one.end));
  const judge = judging(list, facts);
  return [
    ...spoken.map((one) => ({ at: one.at, rule: one.rule, claim: withAmount(one, judge, list) })),
    ...others.map((one) => ({ at: one.at, rule: null, claim: judgeNamed(one, list, facts) })),
  ].sort((a, b) => a.at - b.at);
}

/** The same for a text from the front of the pack, without the rules. */
export const judgeClaims = (...given: Parameters<typeof judgedPromises>): readonly JudgedClaim[] =>
  judgedPromises(...given).map(({ claim }) => claim);
