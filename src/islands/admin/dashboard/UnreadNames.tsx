import type { dashboard } from '#api/admin/dashboard.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';

type Name = AnswerOf<typeof dashboard>['unread'][number];

/** Names that nobody knows, first those whose being known would do most. */
export function UnreadNames({ names }: { readonly names: readonly Name[] }) {
  return (
    <section aria-labelledby="unread">
      <h3 id="unread">{t('admin.unread.title')}</h3>
      {names.length === 0 ? (
        <p className="quiet">{t('admin.unread.none')}</p>
      ) : (
        <div className="scroll">
          <table className="table desk-table">
            <thead>
              <tr>
                {(['name', 'unlocked', 'whole', 'products'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`admin.unread.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {names.map(({ name, unlocked, whole, products }) => (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{t.number(unlocked)}</td>
                  <td>{t.number(whole)}</td>
                  <td>{t.number(products)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
