import { useState } from 'react';
import type { IngredientSet, previewIngredient } from '#api/admin/ingredients.ts';
import type { AnswerOf } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';

type Found = AnswerOf<typeof previewIngredient>;
type Read = Found['products'][number]['before'];

const readWords = ({ read, total, item }: Read) =>
  [t('admin.reading.known', { known: read, total }), item ?? t('admin.ingredient.notThere')].join(', ');

/** What would change of ten products, before anything is saved. */
export function Preview({ alias, set }: { readonly alias: string; readonly set: IngredientSet }) {
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function look() {
    setBusy(true);
    // A refusal has been shown by then.
    const call = { params: { alias }, body: { set } };
    setFound(await ask<typeof previewIngredient>({ method: 'POST', path: 'v2/admin/ingredients/{alias}/preview' }, call).catch(() => null));
    setBusy(false);
  }
  return (
    <section aria-labelledby="desk-preview">
      <h3 id="desk-preview">{t('admin.ingredient.preview')}</h3>
      <button type="button" className="button" disabled={isBusy || Object.keys(set).length === 0} onClick={() => void look()}>
        {t('admin.ingredient.look')}
      </button>
      <div role="status">
        {isBusy && t('admin.loading')}
        {found && !isBusy && (
          <>
            <p className="small">{t('admin.ingredient.holding', { count: found.holding })}</p>
            <div className="scroll">
              <table className="table desk-table">
                <thead>
                  <tr>
                    <th>{t('admin.field.title')}</th>
                    <th>{t('admin.ingredient.before')}</th>
                    <th>{t('admin.ingredient.after')}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.products.map(({ alias: address, title, before, after }) => (
                    <tr key={address}>
                      <td>
                        <a href={adminProductPath(address)}>{title}</a>
                      </td>
                      <td>{readWords(before)}</td>
                      <td>{readWords(after) === readWords(before) ? t('admin.ingredient.same') : <b>{readWords(after)}</b>}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
