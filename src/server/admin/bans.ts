import type { BanWish } from '#api/admin/users.ts';
import type { UserRow } from '#db/queries/accounts.ts';
import { difference, type RowChange } from '#db/queries/admin/row-changes.ts';
import type { Fields } from '#db/queries/admin/row-fields.ts';
import { banTerms } from '../accounts/bans.ts';
import { tellAuthor } from '../accounts/mailed-links.ts';
import { iso } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';

const day = 86_400_000;

/** The columns of a ban that begins now; null takes it away. */
export function banFields(ban: BanWish | null, now: number): Fields {
  if (ban === null) return { bannedAt: null, bannedUntil: null, banReason: null };
  return { bannedAt: iso(now), bannedUntil: ban.days === null ? null : iso(now + ban.days * day), banReason: ban.reason };
}

/** Bans somebody, or lifts the ban; null when nothing would be different. */
export const banChange = (user: UserRow, ban: BanWish | null, now: number): RowChange | null =>
  difference('users', user.id, user.username, user, banFields(ban, now));

/** A mail beside what the site says of itself at the next visit. */
export function tellBan(services: Services, user: UserRow, ban: BanWish | null): Promise<void> {
  if (ban === null) return tellAuthor(services, user, 'unbanned', '/');
  const { bannedUntil } = banFields(ban, services.now());
  const terms = banTerms(services, { reason: ban.reason, until: bannedUntil === null ? null : String(bannedUntil) });
  return tellAuthor(services, user, 'banned', '/', { terms });
}
