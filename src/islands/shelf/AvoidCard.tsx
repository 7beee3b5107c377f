import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { cardText, fitsCode } from '#core/shelf/avoid-card.ts';
import { t } from '#i18n/current.ts';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { readerLists } from '../for-you/reader-lists.ts';
import { notify } from '../shell/notify.ts';
import { nameOf } from './ingredient-names.ts';
import { useNames } from './use-names.ts';

const QrCode = lazy(() => import('../shell/QrCode.tsx'));

/** What one avoids, to be shown to others: as text, as a square code and on paper. Nothing where nothing is avoided. */
export function AvoidCard() {
  const { avoid, allergies } = useStore(readerLists);
  const names = useNames(avoid);
  const named = (aliases: readonly string[]) => aliases.map((alias) => nameOf(names, alias));
  const card = { allergies: named(allergies), avoided: named(avoid.filter((alias) => !allergies.includes(alias))) };
  const text = cardText(card, { title: t('card.head'), allergies: t('card.allergies'), avoided: t('card.avoided') });
  if (text === '') return null;

  async function copy() {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', text: t('card.copied') });
  }
  return (
    <SettingsSection title={t('card.title')} note={t('card.note')}>
      <div className="avoid-card" data-part="card">
        <p>
          <b>{t('card.head')}</b>
        </p>
        {card.allergies.length > 0 && (
          <p className="brick">
            <b>{t('card.allergies')}:</b> <span lang="la">{card.allergies.join('; ')}</span>
          </p>
        )}
        {card.avoided.length > 0 && (
          <p>
            <b>{t('card.avoided')}:</b> <span lang="la">{card.avoided.join('; ')}</span>
          </p>
        )}
        {fitsCode(text) ? (
          <Suspense>
            <QrCode text={text} label={t('card.code')} correction="L" />
          </Suspense>
        ) : (
          <p className="fine quiet">{t('card.tooLong')}</p>
        )}
      </div>
      <p className="actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('card.copy')}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {t('card.print')}
        </button>
      </p>
    </SettingsSection>
  );
}
