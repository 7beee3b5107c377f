import { useRef, useState } from 'react';
import type { deleteAccount, exportAccount, User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { homePath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { forgetUser } from '../../session/user.ts';
import { download } from '../../shell/download.ts';
import { AccountForm } from '../AccountForm.tsx';
import { LogOut } from '../LogOut.tsx';
import { currentPassword } from './current-password.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/** Logging out, taking everything along, and leaving. */
export function DataSection({ user }: { readonly user: User }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [keepReviews, setKeepReviews] = useState(false);

  async function save() {
    try {
      const all = await ask<typeof exportAccount>({ method: 'GET', path: 'v2/user/export' }, {});
      download('inciscope-account.json', 'application/json', JSON.stringify(all, null, 2));
    } catch {
      // It has been said.
    }
  }
  async function leave({ password = '' }: Readonly<Record<string, string>>) {
    await ask<typeof deleteAccount>({ method: 'POST', path: 'v2/user/deletion' }, { body: { password, keepReviews } });
    await forgetUser();
    location.assign(homePath);
  }

  return (
    <SettingsSection title={t('settings.data')} note={t('settings.dataNote')}>
      <p className="actions">
        <LogOut />
        <button type="button" className="button" onClick={() => void save()}>
          {t('settings.export')}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          {t('settings.delete')}
        </button>
      </p>
      <dialog ref={dialog} className="dialog" aria-labelledby="delete-title">
        <h2 id="delete-title">{t('settings.deleteTitle')}</h2>
        <p className="small">{t('settings.deleteText')}</p>
        <SignInAgain user={user} />
        <AccountForm isFinal submit={t('settings.deleteSubmit')} send={leave} fields={currentPassword('password', user)}>
          <label className="choice">
            <input type="checkbox" checked={keepReviews} onChange={(event) => setKeepReviews(event.currentTarget.checked)} />
            {t('settings.keepReviews')}
          </label>
        </AccountForm>
        <p className="actions">
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('settings.cancel')}
          </button>
        </p>
      </dialog>
    </SettingsSection>
  );
}
