import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { cardText, fitsCode } from '#core/shelf/avoid-card.ts';
import { t } from '#i18n/current.ts';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { readerLists } from '../for-you/reader-lists.ts';
import { notify } from '../shell/notify.ts';
import { nameOf } from './ingredient-names.ts';
import { useNames } from './use-names.ts';

/** The square code of a text, as an image; what draws it is fetched then. Null until it is there, or where the text is too long. */
function useCode(text: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setCode(null);
    if (text !== '' && fitsCode(text))
      void import('uqr').then(({ renderSVG }) => {
        if (current) setCode(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'L', border: 2 }))}`);
      });
    return () => {
      current = false;
    };
  }, [text]);
  return code;
}

/** What one avoids, to be shown to others: as text, as a square code and on paper. Nothing where nothing is avoided. */
export function AvoidCard() {
  const { avoid, allergies } = useStore(readerLists);
  const names = useNames(avoid);
  const named = (aliases: readonly string[]) => aliases.map((alias) => nameOf(names, alias));
  const card = { allergies: named(allergies), avoided: named(avoid.filter((alias) => !allergies.includes(alias))) };
  const text = cardText(card, { title: t('card.head'), allergies: t('card.allergies'), avoided: t('card.avoided') });
  const code = useCode(text);
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
        {code && <img src={code} width={220} height={220} alt={t('card.code')} />}
        {!fitsCode(text) && <p className="fine quiet">{t('card.tooLong')}</p>}
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
