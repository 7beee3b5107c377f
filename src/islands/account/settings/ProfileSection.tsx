import type { User } from '#api/account.ts';
import { skinTypes } from '#core/analysis/report.ts';
import { t } from '#i18n/current.ts';
import { publicUserPath } from '#site/account-paths.ts';
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
        <legend>{t('settings.skinType')}</legend>
        {[null, ...skinTypes].map((skinType) => (
          <label key={skinType ?? 'none'} className="choice">
            <input
              type="radio"
              name="skin-type"
              checked={settings.skinType === skinType}
              onChange={() => void saveSettings({ skinType })}
            />
            {skinType === null ? t('settings.noSkinType') : t(`skin.${skinType}`)}
          </label>
        ))}
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
    </SettingsSection>
  );
}
