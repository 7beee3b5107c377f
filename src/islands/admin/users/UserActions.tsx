import { useState } from 'react';
import type { BanWish, changeUser, UserLine } from '#api/admin/users.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { momentWords } from '../moment.ts';
import { BanFields, firstBan, isBan } from './BanFields.tsx';
import type { UserDetail } from './user-detail.ts';

interface Props {
  readonly user: UserLine;
  readonly devices: UserDetail['sessions'];
  readonly set: (body: Call<typeof changeUser>['body']) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

/** Ban and role of an account, and the devices it is signed in on. */
export function UserActions({ user, devices, set, signOut }: Props) {
  const [ban, setBan] = useState<BanWish>(firstBan);
  const other = user.role === 'admin' ? 'user' : 'admin';
  return (
    <>
      <section>
        <h3>{t('admin.ban.title')}</h3>
        {user.banned && (
          <button type="button" className="button" onClick={() => void set({ ban: null })}>
            {t('admin.ban.lift')}
          </button>
        )}
        {!user.banned && (
          <form
            className="desk-fields"
            onSubmit={(event) => {
              event.preventDefault();
              if (isBan(ban)) void set({ ban });
            }}
          >
            <BanFields ban={ban} change={setBan} />
            <button type="submit" className="button">
              {t('admin.ban.ban')}
            </button>
          </form>
        )}
        <p className="small quiet">{t('admin.ban.told')}</p>
      </section>
      {!user.demo && (
        <section>
          <h3>{t('admin.user.role')}</h3>
          <button
            type="button"
            className="button"
            disabled={other === 'admin' && !user.confirmed}
            onClick={() => void set({ role: other })}
          >
            {t(`admin.user.make.${other}`)}
          </button>
          <p className="small quiet">{t('admin.user.roleNote')}</p>
        </section>
      )}
      <section>
        <h3>{t('admin.user.devices')}</h3>
        {devices.length === 0 && <p>{t('admin.user.noDevices')}</p>}
        <ul>
          {devices.map(({ agent, created }) => (
            <li key={created}>{t('admin.user.device', { agent: agent ?? '—', since: momentWords(created) })}</li>
          ))}
        </ul>
        {devices.length > 0 && (
          <button type="button" className="button" onClick={() => void signOut()}>
            {t('admin.user.signOut')}
          </button>
        )}
      </section>
    </>
  );
}
