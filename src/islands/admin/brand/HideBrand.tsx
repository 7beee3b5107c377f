import { useState } from 'react';
import { t } from '#i18n/admin-words.ts';

/** Takes everything of a brand off the site. */
export function HideBrand({ products, hide }: { readonly products: number; readonly hide: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <section className="desk-merge" aria-labelledby="desk-hide">
      <h3 id="desk-hide">{t('admin.brand.hideTitle')}</h3>
      <p className="small quiet">{t('admin.brand.hideSays', { products })}</p>
      <form
        className="search-line"
        onSubmit={(event) => {
          event.preventDefault();
          hide(reason.trim());
        }}
      >
        <input
          className="field"
          aria-label={t('admin.product.set.reason')}
          placeholder={t('admin.product.set.reason')}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <button type="submit" className="button" disabled={products === 0}>
          {t('admin.brand.hide')}
        </button>
      </form>
    </section>
  );
}
