import { useEffect, useState } from 'react';
import type { resetPassword } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { recoverPasswordPath, resetSuccessPath } from '#site/account-paths.ts';
import { ask } from '../session/ask.ts';
import { attemptIn } from '../session/field-problems.ts';
import { secretFromFragment } from '../session/mailed-secret.ts';
import { signIn } from '../session/user.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Sets a new password with the secret of a mailed link. */
export function ResetForm() {
  const [secret, setSecret] = useState<string | null | undefined>(undefined);
  /** The password is set, and the account has a second factor. */
  const [attempt, setAttempt] = useState<string | null>(null);
  const goOn = () => location.assign(resetSuccessPath);
  useEffect(() => setSecret(secretFromFragment()), []);

  async function send({ password = '' }: Readonly<Record<string, string>>) {
    const body = { token: secret ?? '', password };
    try {
      const { token } = await ask<typeof resetPassword>({ method: 'POST', path: 'v2/security/password-reset' }, { body });
      await signIn(token);
      goOn();
    } catch (error) {
      const waiting = attemptIn(error);
      if (waiting === null) throw error;
      setAttempt(waiting);
    }
  }

  if (attempt !== null) return <CodeForm attempt={attempt} goOn={goOn} />;
  if (secret === null)
    return (
      <p className="note">
        {t('reset.noToken')} <a href={recoverPasswordPath}>{t('reset.again')}</a>
      </p>
    );
  return (
    <AccountForm
      submit={t('reset.submit')}
      send={send}
      fields={[
        { name: 'password', label: t('reset.password'), type: 'password', autoComplete: 'new-password', hint: t('register.passwordHint') },
      ]}
    />
  );
}
