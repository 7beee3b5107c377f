import { useEffect, useState } from 'react';
import type { verifyEmail } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { homePath } from '#site/paths.ts';
import { ask } from '../session/ask.ts';
import { failureWords } from '../session/field-problems.ts';
import { secretFromFragment } from '../session/mailed-secret.ts';

type State = { readonly kind: 'asking' } | { readonly kind: 'done' } | { readonly kind: 'failed'; readonly why: string };

/** Confirms an address with the secret of a mailed link. */
export function VerifyEmail() {
  const [state, setState] = useState<State>({ kind: 'asking' });
  useEffect(() => {
    const token = secretFromFragment();
    if (token === null) return setState({ kind: 'failed', why: t('verify.noToken') });
    ask<typeof verifyEmail>({ method: 'POST', path: 'v2/security/email-verification' }, { body: { token } }).then(
      () => setState({ kind: 'done' }),
      (error: unknown) => setState({ kind: 'failed', why: failureWords(error) }),
    );
  }, []);
  return (
    <>
      <p className="statement" role="status">
        {state.kind === 'failed' ? state.why : t(`verify.${state.kind}`)}
      </p>
      <p className="actions">
        <a className="button" href={homePath}>
          {t('error.home')}
        </a>
      </p>
    </>
  );
}
