import { useId, useState } from 'react';
import type { sitemapAddress } from '#api/admin/sitemap.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';

/** The path of what was typed: an address of any site, or a path. */
function pathOf(typed: string): string {
  try {
    const { pathname, search } = new URL(typed, location.origin);
    return pathname + search;
  } catch {
    return '/';
  }
}

/** Tells of one address whether search engines are told of it, and if not, why. */
export function AddressCheck() {
  const id = useId();
  const [says, setSays] = useState('');
  const check = async (typed: string) => {
    const path = pathOf(typed);
    try {
      const { file, reason } = await ask<typeof sitemapAddress>({ method: 'GET', path: 'v2/admin/sitemap/address' }, { query: { path } });
      setSays(
        file !== null
          ? t('admin.sitemap.isListed', { path, file })
          : t('admin.sitemap.isNot', { path, reason: t(`admin.sitemap.reason.${reason ?? 'unknown'}`) }),
      );
    } catch {
      // It has been said.
    }
  };
  return (
    <section aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`}>{t('admin.sitemap.check')}</h3>
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('address') ?? '').trim();
          if (typed !== '') void check(typed);
        }}
      >
        <div>
          <label htmlFor={id}>{t('admin.sitemap.address')}</label>
          <input id={id} name="address" className="field" placeholder="/products/…" />
        </div>
        <button type="submit" className="button">
          {t('admin.sitemap.ask')}
        </button>
      </form>
      <p role="status">{says}</p>
    </section>
  );
}
