import type { dashboard } from '#api/admin/dashboard.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';

type Pair = AnswerOf<typeof dashboard>['alike'][number];

const pathOf = (name: string) => `/admin/brands?q=${encodeURIComponent(name)}`;

/** Brands whose names begin alike, each with the way to both in the list of brands. */
export function AlikeBrands({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <section aria-labelledby="alike">
      <h3 id="alike">{t('admin.alike.title')}</h3>
      {pairs.length === 0 && <p className="quiet">{t('admin.alike.none')}</p>}
      <ul className="links-out">
        {pairs.map(({ first, second }) => (
          <li key={`${first} ${second}`}>
            <a href={pathOf(first)}>
              {first} · {second}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
