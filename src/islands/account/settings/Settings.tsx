import { t } from '#i18n/current.ts';
import { useUser } from '../use-user.ts';
import { AvatarSection } from './AvatarSection.tsx';
import { AvoidSection } from './AvoidSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Everything about the own account, a section each. */
export function Settings() {
  const user = useUser();
  if (!user) return <p role="status">{t('account.loading')}</p>;
  return (
    <>
      <ProfileSection user={user} />
      <AvoidSection user={user} />
      <AvatarSection user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <SessionsSection />
      <DataSection user={user} />
    </>
  );
}
