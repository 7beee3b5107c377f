import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { t } from '#i18n/admin-words.ts';
import { screenAt, screens } from './screens.ts';

/** The desk of this address: the way to every screen, and the screen itself. */
export function openDesk(root: HTMLElement): void {
  const found = screenAt(location.pathname);
  const Shown = found && lazy(found.screen.load);
  createRoot(root).render(
    <StrictMode>
      <nav className="desk-nav" aria-label={t('admin.nav')}>
        {screens.flatMap(({ name, path }) =>
          name === null
            ? []
            : [
                <a key={path} href={path} aria-current={found?.screen.path === path ? 'page' : undefined}>
                  {t(`admin.screen.${name}`)}
                </a>,
              ],
        )}
      </nav>
      <div className="desk-screen">
        <Suspense fallback={<p role="status">{t('admin.loading')}</p>}>
          {Shown ? <Shown alias={found.alias} /> : <p>{t('admin.unknown')}</p>}
        </Suspense>
      </div>
    </StrictMode>,
  );
}
