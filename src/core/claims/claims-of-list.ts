import type { Facts } from '#core/knowledge/ingredient.ts';
import type { ClaimRule, ClaimSubject, ClaimVerdict } from './claim.ts';
import { judgeSpoken, judging } from './claims.ts';

/** Promises that are answered of every list, whether anybody makes them or not: ids of data/rules/claims.yaml. */
export const answeredClaims = [
  'fragrance-free',
  'paraben-free',
  'alcohol-free',
  'silicone-free',
  'sulfate-free',
  'vegan',
  'for-sensitive-skin',
  'oil-free',
  'hypoallergenic',
] as const;
export type AnsweredClaim = (typeof answeredClaims)[number];
export type ListAnswer = 'holds' | 'contradicted' | 'open';

const answers: Readonly<Record<ClaimVerdict, ListAnswer>> = { standing: 'holds', contradicted: 'contradicted', unknown: 'open' };

/** What a list says of each of those promises, and of what its text promises besides; `facts` by item, null for what was not read. Nothing holds of a list that was read in part. */
export function claimsOfList(
  rules: readonly ClaimRule[],
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
  text = '',
): Readonly<Record<AnsweredClaim, ListAnswer> & Partial<Record<string, ListAnswer>>> {
  const judge = judging(list, facts);
  const answer = (claim: AnsweredClaim): ListAnswer => {
    const rule = rules.find(({ id }) => id === claim);
    return rule ? answers[judge(rule).verdict] : 'open';
  };
  // "Retinol-free" turns the promise of retinol round, so that no answer to the promise is one to it.
  const spoken = text === '' ? [] : judgeSpoken(text, rules, list, judge).filter(({ rule }) => rules.includes(rule));
  return {
    ...Object.fromEntries(spoken.map(({ claim: { id, verdict } }) => [id, answers[verdict]])),
    ...(Object.fromEntries(answeredClaims.map((claim) => [claim, answer(claim)])) as Record<AnsweredClaim, ListAnswer>),
  };
}
