import { memo } from 'react';
import { createPortal } from 'react-dom';
import type { Translator } from '#i18n/translator.ts';
import { ShareReport } from './ShareButtons.tsx';

/** Element of the page, behind its footer, that holds the bottom bar of phones. */
export const phoneBarId = 'checker-bar';

/** The two actions of a report within reach of the thumb. */
export const PhoneBar = memo(({ onEdit, t }: { readonly onEdit: () => void; readonly t: Translator }) => {
  const place = document.getElementById(phoneBarId);
  const editAtTop = () => {
    onEdit();
    window.scrollTo({ top: 0 });
  };
  const bar = (
    <div className="thumb-bar">
      <ShareReport t={t} />
      <button type="button" className="button" onClick={editAtTop}>
        {t('checker.editShort')}
      </button>
    </div>
  );
  return place && createPortal(bar, place);
});
