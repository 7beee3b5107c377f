import { useId } from 'react';
import type { BanWish } from '#api/admin/users.ts';
import { banReasonLength } from '#core/accounts/ban.ts';
import { t } from '#i18n/admin-words.ts';

/** Days that a ban usually lasts; null is for good. */
const lengths = [1, 7, 30, 365, null] as const;

/** Is there enough of a reason? */
export const isBan = ({ reason }: BanWish): boolean => reason.trim().length >= banReasonLength.least;

export const firstBan: BanWish = { reason: '', days: 7 };

/** Reason and length of a ban, as whoever is banned will read them. */
export function BanFields({ ban, change }: { readonly ban: BanWish; readonly change: (ban: BanWish) => void }) {
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={`${id}reason`}>{t('admin.ban.reason')}</label>
        <input
          id={`${id}reason`}
          className="field"
          required
          minLength={banReasonLength.least}
          maxLength={banReasonLength.most}
          value={ban.reason}
          onChange={(event) => change({ ...ban, reason: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}days`}>{t('admin.ban.length')}</label>
        <select
          id={`${id}days`}
          className="field"
          value={ban.days ?? ''}
          onChange={(event) => change({ ...ban, days: event.target.value === '' ? null : Number(event.target.value) })}
        >
          {lengths.map((days) => (
            <option key={days} value={days ?? ''}>
              {days === null ? t('admin.ban.forGood') : t('admin.ban.days', { count: days })}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
