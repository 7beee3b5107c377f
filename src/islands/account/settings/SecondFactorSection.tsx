import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import type { confirmSecondFactor, endSecondFactor, secondFactor, setUpSecondFactor } from '#api/second-factor.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { AccountForm, type FieldProps } from '../AccountForm.tsx';
import { currentPassword } from './current-password.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { SignInAgain } from './SignInAgain.tsx';

const QrCode = lazy(() => import('../../shell/QrCode.tsx'));

type State = AnswerOf<typeof secondFactor>;
type Proposed = AnswerOf<typeof setUpSecondFactor>;
type Values = Readonly<Record<string, string>>;

const path = 'v2/security/second-factor';
const codeField = (hint: string): FieldProps => ({ name: 'code', label: t('code.label'), autoComplete: 'one-time-code', hint });

/** Codes from a phone beside the password: set up, shown as set up, ended. */
export function SecondFactorSection({ user }: { readonly user: User }) {
  const [state, setState] = useState<State | null>(null);
  const [proposed, setProposed] = useState<Proposed | null>(null);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const load = useCallback(async () => {
    try {
      setState(await ask<typeof secondFactor>({ method: 'GET', path }, {}));
    } catch {
      // It has been said; what is there stays.
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function propose({ password = '' }: Values) {
    setProposed(await ask<typeof setUpSecondFactor>({ method: 'POST', path }, { body: { password } }));
  }
  async function confirm({ code = '' }: Values) {
    const { recoveryCodes } = await ask<typeof confirmSecondFactor>({ method: 'PUT', path }, { body: { code } });
    setProposed(null);
    setRecovery(recoveryCodes);
    await load();
  }
  async function end({ code = '' }: Values) {
    await ask<typeof endSecondFactor>({ method: 'POST', path: `${path}/removal` }, { body: { code } });
    setRecovery(null);
    await load();
  }

  return (
    <SettingsSection title={t('factor.title')} note={t('factor.note')}>
      {recovery && <RecoveryCodes codes={recovery} />}
      {state?.since && (
        <>
          <p>{t('factor.on', { date: t.date(state.since) })}</p>
          <p className="small quiet">{t('factor.left', { count: state.recoveryCodes })}</p>
          <details className="more">
            <summary>{t('factor.end')}</summary>
            <AccountForm submit={t('factor.end')} send={end} fields={[codeField(t('code.hint'))]} />
          </details>
        </>
      )}
      {state && !state.since && !proposed && (
        <details className="more">
          <summary>{t('factor.begin')}</summary>
          <SignInAgain user={user} />
          <AccountForm submit={t('factor.begin')} send={propose} fields={currentPassword('password', user)} />
        </details>
      )}
      {proposed && (
        <>
          <p>{t('factor.scan')}</p>
          <Suspense>
            <QrCode text={proposed.address} label={t('factor.qr')} />
          </Suspense>
          <p className="small">
            {t('factor.secret')} <code className="secret">{proposed.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <AccountForm submit={t('factor.confirm')} send={confirm} fields={[codeField(t('factor.codeHint'))]} />
        </>
      )}
    </SettingsSection>
  );
}
