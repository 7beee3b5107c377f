import type { ClaimRule, ClaimSubject, ClaimVerdict, JudgedClaim } from '#core/claims/claim.ts';
import type { Messages } from '#i18n/message-types.ts';
import { claimRulesPath } from '#site/paths.ts';
import type { Meaning } from '#ui/controls/Meaning.tsx';
import { ask } from '../checker/analyser.ts';

/** What the build wrote of promises, in the language of the site. */
export interface ClaimsFile {
  readonly rules: readonly (ClaimRule & { readonly reason: string })[];
  /** What is said of them. */
  readonly words: Messages;
}

export const longestFront = 2_000;
export const claimMeanings: Readonly<Record<ClaimVerdict, Meaning>> = { contradicted: 'warning', standing: 'helps', unknown: 'disputed' };

/** Rejects when the promises cannot be fetched. */
export async function fetchClaims(): Promise<ClaimsFile> {
  const answer = await fetch(claimRulesPath);
  if (!answer.ok) throw new Error(`The promises were answered with ${answer.status}.`);
  return answer.json();
}

/** The promises of a text, each held against the list. The analyser does it: it knows the ingredients that are promised by name. */
export function judge(text: string, rules: ClaimsFile['rules'], list: ClaimSubject): Promise<readonly JudgedClaim[]> {
  const { reading, counted, itemFlags, cautions, shares, withheld } = list;
  return ask('promises', { text, rules, list: { reading, counted, itemFlags, cautions, shares, withheld } });
}
