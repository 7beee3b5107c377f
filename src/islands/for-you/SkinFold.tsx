import { useStore } from '@nanostores/react';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { t } from '#i18n/current.ts';
import { readerSkin } from './reader-skin.ts';
import { SkinBoxes } from './SkinBoxes.tsx';

/** The reader's skin beside a report, which then says what it means for it. */
export const SkinFold = memo(() => {
  const skin = useStore(readerSkin);
  const said = skin.map((one) => t(`skin.${one}`).toLocaleLowerCase(t.language)).join(', ');
  return (
    <details className="answer-fold" data-part="skin">
      <summary>
        <span>
          {t('settings.skin')}: <b>{said || t('settings.noSkin')}</b>
        </span>
        <ChevronRight className="icon" aria-hidden="true" />
      </summary>
      <fieldset className="use-choice" aria-label={t('settings.skin')}>
        <SkinBoxes />
      </fieldset>
    </details>
  );
});
