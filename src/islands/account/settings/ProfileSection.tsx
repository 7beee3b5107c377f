import type { User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { publicUserPath } from '#site/account-paths.ts';
import { SkinBoxes } from '../../for-you/SkinBoxes.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { saveSettings } from './save-settings.ts';

export function ProfileSection({ user }: { readonly user: User }) {
  const { username, settings } = user;
  return (
    <SettingsSection title={t('settings.profile')} note={t('settings.profileNote')}>
      <p>
        {t('settings.username')} <b>{username}</b>
      </p>
      <fieldset className="choices">
        <legend>{t('settings.skin')}</legend>
        <SkinBoxes />
      </fieldset>
      <label className="choice">
        <input
          type="checkbox"
          checked={settings.publicProfile}
          onChange={(event) => void saveSettings({ publicProfile: event.currentTarget.checked })}
        />
        <span>
          {t('settings.publicProfile')} {settings.publicProfile && <a href={publicUserPath(username)}>{t('settings.seeProfile')}</a>}
        </span>
      </label>
      <label className="choice">
        <input
          type="checkbox"
          checked={settings.changesMail}
          onChange={(event) => void saveSettings({ changesMail: event.currentTarget.checked })}
        />
        <span>{t('things.changesMail')}</span>
      </label>
    </SettingsSection>
  );
}
