import type { register } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { loginPath } from '#site/account-paths.ts';
import { contentPath } from '#site/paths.ts';
import { ask } from '../session/ask.ts';
import { greeted } from '../session/next.ts';
import { signIn } from '../session/user.ts';
import { AccountForm } from './AccountForm.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

/** Makes an account, loads its profile and leads to the login page, which greets who is new. */
export function RegisterForm() {
  async function send({ username = '', email = '', password = '' }: Readonly<Record<string, string>>) {
    const { token } = await ask<typeof register>({ method: 'POST', path: 'v2/security/register' }, { body: { username, email, password } });
    await signIn(token);
    const search = new URLSearchParams(location.search);
    search.set(greeted, '');
    location.assign(`${loginPath}?${search}`);
  }

  return (
    <>
      <AccountForm
        submit={t('register.submit')}
        send={send}
        fields={[
          { name: 'username', label: t('register.username'), autoComplete: 'username', hint: t('register.usernameHint') },
          { name: 'email', label: t('register.email'), type: 'email', autoComplete: 'email', hint: t('register.emailHint') },
          {
            name: 'password',
            label: t('register.password'),
            type: 'password',
            autoComplete: 'new-password',
            hint: t('register.passwordHint'),
          },
        ]}
      >
        <p className="small">
          {t('register.rules')} <a href={contentPath('rules')}>{t('footer.rules')}</a>,{' '}
          <a href={contentPath('privacy')}>{t('footer.privacy')}</a>
        </p>
      </AccountForm>
      <ProviderButtons />
    </>
  );
}
