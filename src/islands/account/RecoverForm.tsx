import { useState } from 'react';
import type { recoverPassword } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../session/ask.ts';
import { AccountForm } from './AccountForm.tsx';

/** Asks for a link by mail; what it answers does not tell whether the address has an account. */
export function RecoverForm() {
  const [message, setMessage] = useState<string | null>(null);
  async function send({ email = '' }: Readonly<Record<string, string>>) {
    const answer = await ask<typeof recoverPassword>({ method: 'POST', path: 'v2/security/password-recovery' }, { body: { email } });
    setMessage(answer.message);
  }
  return (
    <>
      <AccountForm
        submit={t('recover.submit')}
        send={send}
        fields={[{ name: 'email', label: t('register.email'), type: 'email', autoComplete: 'email' }]}
      />
      <p className="note" role="status" hidden={message === null}>
        {message}
      </p>
    </>
  );
}
