import { useEffect, useState } from 'react';
import { t } from '#i18n/current.ts';
import { userPath } from '#site/account-paths.ts';
import { site } from '#site/current.ts';
import { goToProvider } from '../session/provider.ts';

/** Leads to the providers that this site is configured with; nothing without any. */
export function ProviderButtons() {
  // Before its script runs nobody would remember where one was going.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (site.providers.length === 0) return null;
  return (
    <div className="providers">
      <p className="small quiet">{t('login.or')}</p>
      <p className="actions">
        {site.providers.map(({ name, label }) => (
          <button key={name} type="button" className="button" disabled={!ready} onClick={() => goToProvider(name, userPath)}>
            {t('login.with', { provider: label })}
          </button>
        ))}
      </p>
    </div>
  );
}
