import { useEffect, useState } from 'react';
import { t } from '#i18n/current.ts';
import { type DeviceFavorite, deviceFavorites, isSame, keepDeviceFavorites } from './device-favorites.ts';
import { FavoriteList } from './FavoriteList.tsx';
import { SettingsSection } from './settings/SettingsSection.tsx';

/** What was saved on this device without an account; nothing where nothing was. */
export function DeviceFavorites() {
  const [favorites, setFavorites] = useState<readonly DeviceFavorite[]>([]);
  // What the server sent cannot know what this device keeps.
  useEffect(() => setFavorites(deviceFavorites()), []);

  function remove(favorite: DeviceFavorite) {
    const left = favorites.filter((other) => !isSame(favorite, other));
    keepDeviceFavorites(left);
    setFavorites(left);
  }

  if (favorites.length === 0) return null;
  return (
    <SettingsSection title={t('favorites.here')}>
      <p className="small quiet">{t('favorites.hereNote')}</p>
      <FavoriteList favorites={favorites} remove={remove} />
    </SettingsSection>
  );
}
