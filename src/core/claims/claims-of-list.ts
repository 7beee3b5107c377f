import type { Facts } from '#core/knowledge/facts.ts';
import type { ClaimRule, ClaimSubject, ClaimVerdict } from './claim.ts';
import { judgedPromises, judging } from './claims.ts';
import type { NamedPromise } from './named-promises.ts';

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

/** What a text promises besides. */
interface Promises {
  readonly text: string;
  readonly named: readonly NamedPromise[];
}

const worstFirst: readonly ListAnswer[] = ['contradicted', 'open', 'holds'];

/** What a list says of each of those promises, and of what its text promises besides, where that is something twice of the worse; `facts` by item, null for what was not read. Nothing holds of a list that was read in part. */
export function claimsOfList(
  rules: readonly ClaimRule[],
  list: ClaimSubject,
  facts: readonly (Facts | null)[],
  { text, named }: Promises = { text: '', named: [] },
): Readonly<Record<AnsweredClaim, ListAnswer> & Partial<Record<string, ListAnswer>>> {
  const judge = judging(list, facts);
  const answer = (claim: AnsweredClaim): ListAnswer => {
    const rule = rules.find(({ id }) => id === claim);
    return rule ? answers[judge(rule).verdict] : 'open';
  };
  // "Retinol-free" turns the promise of retinol round, so that no answer to it is one to that promise.
  const promised = (text === '' ? [] : judgedPromises(text, rules, list, facts, named))
    .map(
      ({ rule, claim: { id, verdict } }) => [rule === null || rules.includes(rule) ? id : 'without-ingredient', answers[verdict]] as const,
    )
    .sort(([, a], [, b]) => worstFirst.indexOf(b) - worstFirst.indexOf(a));
  return {
    ...Object.fromEntries(promised),
    ...(Object.fromEntries(answeredClaims.map((claim) => [claim, answer(claim)])) as Record<AnsweredClaim, ListAnswer>),
  };
}
