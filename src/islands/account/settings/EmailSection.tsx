import { useState } from 'react';
import type { changeEmail, User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { AccountForm } from '../AccountForm.tsx';
import { currentPassword } from './current-password.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInAgain } from './SignInAgain.tsx';

export function EmailSection({ user }: { readonly user: User }) {
  const [message, setMessage] = useState('');
  async function send({ email = '', password = '' }: Readonly<Record<string, string>>) {
    const answer = await ask<typeof changeEmail>({ method: 'PUT', path: 'v2/user/email' }, { body: { email, password } });
    setMessage(answer.message);
  }
  return (
    <SettingsSection title={t('settings.email')} note={t('register.emailHint')}>
      <p>
        <b>{user.email}</b> <span className="quiet">{t(user.emailVerified ? 'settings.emailConfirmed' : 'settings.emailOpen')}</span>
      </p>
      <details className="more">
        <summary>{t('settings.emailChange')}</summary>
        <SignInAgain user={user} />
        <AccountForm
          submit={t('settings.emailSend')}
          send={send}
          fields={[
            { name: 'email', label: t('settings.emailNew'), type: 'email', autoComplete: 'email' },
            ...currentPassword('password', user),
          ]}
        />
        <p className="small" role="status">
          {message}
        </p>
      </details>
    </SettingsSection>
  );
}
