import type { User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { settingsPath } from '#site/account-paths.ts';
import { site } from '#site/current.ts';
import { goToProvider } from '../../session/provider.ts';

/** What stands in for the current password of who has none; nothing for who has one. */
export function SignInAgain({ user }: { readonly user: User }) {
  if (user.hasPassword) return null;
  return (
    <div className="again">
      <p className="small">{t('settings.signInAgain')}</p>
      <p className="actions">
        {site.providers.map(({ name, label }) => (
          <button key={name} type="button" className="button" onClick={() => goToProvider(name, settingsPath)}>
            {t('settings.signInAgainWith', { provider: label })}
          </button>
        ))}
      </p>
    </div>
  );
}
