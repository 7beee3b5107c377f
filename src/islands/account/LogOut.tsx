import { useRef } from 'react';
import type { logout } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { homePath } from '#site/paths.ts';
import { ask } from '../session/ask.ts';
import { readKept } from '../session/token.ts';
import { forgetUser } from '../session/user.ts';

/** Asks once more, ends the session on the server, forgets it here and goes home. */
export function LogOut() {
  const dialog = useRef<HTMLDialogElement>(null);
  async function leave() {
    try {
      await ask<typeof logout>({ method: 'POST', path: 'v2/security/logout' }, {});
    } catch {
      // Whoever wants out is out here, whatever the server says.
    }
    await forgetUser();
    location.assign(homePath);
  }
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        {t('logout.open')}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="logout-title">
        <h2 id="logout-title">{t('logout.title')}</h2>
        <p className="small">{t('logout.text')}</p>
        {readKept('waiting') && <p className="small brick">{t('logout.waiting')}</p>}
        <p className="actions">
          <button type="button" className="button primary" onClick={() => void leave()}>
            {t('logout.open')}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('settings.cancel')}
          </button>
        </p>
      </dialog>
    </>
  );
}
