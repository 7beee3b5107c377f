import { lazy, Suspense } from 'react';
import { t } from '#i18n/current.ts';
import { OwnIngredients } from '../../shelf/OwnIngredients.tsx';
import { useUser } from '../use-user.ts';
import { AvatarSection } from './AvatarSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Only administrators have one. */
const SecondFactorSection = lazy(async () => ({ default: (await import('./SecondFactorSection.tsx')).SecondFactorSection }));

/** Everything about the own account, a section each. */
export function Settings() {
  const user = useUser();
  if (!user) return <p role="status">{t('account.loading')}</p>;
  return (
    <>
      <ProfileSection user={user} />
      <OwnIngredients kind="avoid" />
      <OwnIngredients kind="like" />
      <AvatarSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      {user.role === 'admin' && (
        <Suspense>
          <SecondFactorSection user={user} />
        </Suspense>
      )}
      <SessionsSection />
      <DataSection user={user} />
    </>
  );
}
