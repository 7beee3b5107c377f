import type { giveCode } from '#api/second-factor.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../session/ask.ts';
import { signIn } from '../session/user.ts';
import { AccountForm } from './AccountForm.tsx';

interface Props {
  /** What the first step of the sign-in left. */
  readonly attempt: string;
  /** Where it leads once one is signed in. */
  readonly goOn: () => void;
}

/** Asks for the code of a second factor and ends the sign-in with it. */
export function CodeForm({ attempt, goOn }: Props) {
  async function send({ code = '' }: Readonly<Record<string, string>>) {
    const { token } = await ask<typeof giveCode>({ method: 'POST', path: 'v2/security/login/code' }, { body: { attempt, code } });
    await signIn(token);
    goOn();
  }
  return (
    <>
      <p role="status">{t('code.asked')}</p>
      <AccountForm
        submit={t('login.submit')}
        send={send}
        fields={[{ name: 'code', label: t('code.label'), autoComplete: 'one-time-code', hint: t('code.hint'), startsHere: true }]}
      />
    </>
  );
}
