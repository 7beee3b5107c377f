/** Why an account is banned, and until when; null is for good. */
export interface Ban {
  readonly reason: string | null;
  readonly until: string | null;
}

interface Banned {
  readonly bannedAt: string | null;
  readonly bannedUntil: string | null;
  readonly banReason: string | null;
}

/** Characters of a reason: whoever is banned reads it. */
export const banReasonLength = { least: 3, most: 500 } as const;
/** Days that a ban may last, if not for good. */
export const longestBan = 3_650;

/** The ban of an account at this moment (ISO, UTC); one that has run out is over. */
export function banOf({ bannedAt, bannedUntil, banReason }: Banned, now: string): Ban | null {
  if (bannedAt === null || (bannedUntil !== null && bannedUntil <= now)) return null;
  return { reason: banReason, until: bannedUntil };
}
