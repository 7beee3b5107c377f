import { type Ban, banOf } from '#core/accounts/ban.ts';
import type { UserRow } from '#db/queries/accounts.ts';
import { contentPath } from '#site/paths.ts';
import { ApiError } from '../problems.ts';
import type { Services } from '../services.ts';
import { iso } from './sessions.ts';

/** Where one who thinks we are wrong writes to: the operator's address, else the page that tells how to reach us. */
export const contactOf = ({ site, address }: Pick<Services, 'site' | 'address'>): string =>
  site.operator.email ?? address + contentPath('contact');

/** Why, until when, and what one can do about it. */
export function banTerms(services: Services, { reason, until }: Ban): string {
  const { t } = services;
  return [
    ...(reason === null ? [] : [t('ban.reason', { reason: reason.replace(/\.+$/, '') })]),
    until === null ? t('ban.forGood') : t('ban.until', { until: t.date(until) }),
    t('ban.appeal', { contact: contactOf(services) }),
  ].join(' ');
}

export const bannedError = (services: Services, ban: Ban) => new ApiError('auth.banned', { values: { terms: banTerms(services, ban) } });

/** Ends the request of who is banned. */
export function refuseBanned(services: Services, user: UserRow): void {
  const ban = banOf(user, iso(services.now()));
  if (ban) throw bannedError(services, ban);
}
