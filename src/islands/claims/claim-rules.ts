import type { ClaimRule, ClaimVerdict } from '#core/claims/claim.ts';
import type { Catalogue } from '#i18n/message-types.ts';
import { claimRulesPath } from '#site/paths.ts';
import type { Meaning } from '#ui/controls/Meaning.tsx';

/** What the build wrote of promises, in the language of the site. */
export interface ClaimsFile {
  readonly rules: readonly (ClaimRule & { readonly reason: string })[];
  /** What is said of them. */
  readonly words: Catalogue;
}

export const longestFront = 2_000;
export const claimMeanings: Readonly<Record<ClaimVerdict, Meaning>> = { contradicted: 'warning', standing: 'helps', unknown: 'disputed' };

/** Rejects when the promises cannot be fetched. */
export async function fetchClaims(): Promise<ClaimsFile> {
  const answer = await fetch(claimRulesPath);
  if (!answer.ok) throw new Error(`The promises were answered with ${answer.status}.`);
  return answer.json();
}
