import type { User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import { settingsPath } from '#site/account-paths.ts';
import { checkerPath } from '#site/paths.ts';
import { nextPath } from '../session/next.ts';

/** Greets who has just made an account, and says what one can do with it. */
export function Welcome({ user }: { readonly user: User }) {
  return (
    <div className="statement" role="status" data-part="welcome">
      <h1>{t('welcome.title', { username: user.username })}</h1>
      <p>{t('welcome.text')}</p>
      <p className="actions">
        <a className="button primary" href={nextPath(location.search, checkerPath)}>
          {t('login.goOn')}
        </a>
        <a className="button" href={settingsPath}>
          {t('welcome.settings')}
        </a>
      </p>
    </div>
  );
}
