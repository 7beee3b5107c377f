import { useState } from 'react';
import type { changePassword, User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { setUser } from '../../session/user.ts';
import { notify } from '../../shell/notify.ts';
import { AccountForm } from '../AccountForm.tsx';
import { currentPassword } from './current-password.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInAgain } from './SignInAgain.tsx';

export function PasswordSection({ user }: { readonly user: User }) {
  // A new key empties the form once the password is changed.
  const [changes, setChanges] = useState(0);
  async function send({ current = '', password = '' }: Readonly<Record<string, string>>) {
    await ask<typeof changePassword>({ method: 'PUT', path: 'v2/user/password' }, { body: { current, password } });
    notify({ kind: 'success', text: t('settings.passwordChanged') });
    setUser({ ...user, hasPassword: true });
    setChanges(changes + 1);
  }
  return (
    <SettingsSection title={t('settings.password')} note={t('settings.passwordNote')}>
      <details className="more" key={changes}>
        <summary>{t('settings.passwordChange')}</summary>
        <SignInAgain user={user} />
        <AccountForm
          submit={t('reset.submit')}
          send={send}
          fields={[
            ...currentPassword('current', user),
            {
              name: 'password',
              label: t('reset.password'),
              type: 'password',
              autoComplete: 'new-password',
              hint: t('register.passwordHint'),
            },
          ]}
        />
      </details>
    </SettingsSection>
  );
}
