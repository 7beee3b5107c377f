import { useEffect, useState } from 'react';
import type { login } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { recoverPasswordPath, registerPath, userPath } from '#site/account-paths.ts';
import { ask } from '../session/ask.ts';
import { attemptIn } from '../session/field-problems.ts';
import { greeted, nextPath } from '../session/next.ts';
import { returnFromProvider } from '../session/provider.ts';
import { takeRefusal } from '../session/refusal.ts';
import { signIn } from '../session/user.ts';
import { AccountForm } from './AccountForm.tsx';
import { CodeForm } from './CodeForm.tsx';
import { DeviceFavorites } from './DeviceFavorites.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { useUser } from './use-user.ts';
import { Welcome } from './Welcome.tsx';

/** Signs in and leads on to where one was going; says so when one is signed in already. */
export function LoginForm() {
  const user = useUser();
  const [problem, setProblem] = useState<string | null>(null);
  /** Of a sign-in that waits for its second factor, and where it then leads. */
  const [waiting, setWaiting] = useState<{ readonly attempt: string; readonly next: string } | null>(null);
  useEffect(() => {
    const back = returnFromProvider();
    if (back && 'problem' in back)
      setProblem(t.find(`login.problem.${back.problem}`, { reason: back.reason }) ?? t('login.problem.failed'));
    else if (back && 'attempt' in back) setWaiting(back);
    else if (back) void signIn(back.token).then((found) => (found ? location.replace(back.next) : setProblem(t('login.problem.failed'))));
  }, []);
  useEffect(() => {
    const refusal = user === null ? takeRefusal() : null;
    if (refusal !== null) setProblem(refusal);
  }, [user]);

  async function send({ username = '', password = '' }: Readonly<Record<string, string>>) {
    setProblem(null);
    const next = nextPath(location.search);
    try {
      const { token } = await ask<typeof login>({ method: 'POST', path: 'v2/security/login' }, { body: { username, password } });
      await signIn(token);
      location.assign(next);
    } catch (error) {
      const attempt = attemptIn(error);
      if (attempt === null) throw error;
      setWaiting({ attempt, next });
    }
  }

  if (waiting) return <CodeForm attempt={waiting.attempt} goOn={() => location.assign(waiting.next)} />;
  if (user && new URLSearchParams(location.search).has(greeted)) return <Welcome user={user} />;
  if (user)
    return (
      <div className="statement">
        <p>{t('login.already', { username: user.username })}</p>
        <p className="actions">
          <a className="button primary" href={nextPath(location.search, userPath)}>
            {t('login.goOn')}
          </a>
        </p>
      </div>
    );
  return (
    <>
      <p className="note brick" role="alert" hidden={problem === null}>
        {problem}
      </p>
      <AccountForm
        submit={t('login.submit')}
        send={send}
        fields={[
          { name: 'username', label: t('login.name'), autoComplete: 'username' },
          { name: 'password', label: t('login.password'), type: 'password', autoComplete: 'current-password' },
        ]}
      >
        <p className="small">
          <a href={recoverPasswordPath}>{t('login.forgotten')}</a> · <a href={registerPath}>{t('login.register')}</a>
        </p>
      </AccountForm>
      <ProviderButtons />
      <DeviceFavorites />
    </>
  );
}
