import type { changeProfile } from '#api/account.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { setUser } from '../../session/user.ts';
import { notify } from '../../shell/notify.ts';

type Change = Call<typeof changeProfile>['body']['settings'];

/** Saves some of the settings; false when it did not work, which has been said. */
export async function saveSettings(settings: Change): Promise<boolean> {
  try {
    const { user } = await ask<typeof changeProfile>({ method: 'PATCH', path: 'v2/user/profile' }, { body: { settings } });
    setUser(user);
    notify({ kind: 'success', text: t('settings.saved') });
    return true;
  } catch {
    return false;
  }
}
