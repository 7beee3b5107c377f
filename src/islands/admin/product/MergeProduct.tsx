import type { EditedProduct } from '#api/admin/product-editor.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath } from '#site/account-paths.ts';
import { MergeForm } from '../edit/MergeForm.tsx';

interface Props {
  readonly product: EditedProduct;
  /** Merges it into the product with this address. */
  readonly merge: (into: string) => void;
}

/** Where a product that is there twice goes, with what follows it. */
export function MergeProduct({ product, merge }: Props) {
  const { twins, holds, mergedInto, formerly } = product;
  if (mergedInto !== null)
    return (
      <p className="note">
        {t('admin.merge.done')} <a href={adminProductPath(mergedInto)}>{mergedInto}</a>
      </p>
    );
  return (
    <section className="desk-merge" aria-labelledby="desk-merge">
      <h3 id="desk-merge">{t('admin.merge.title')}</h3>
      <p className="small quiet">{t('admin.merge.follows', holds)}</p>
      {twins.length > 0 && (
        <ul>
          {twins.map(({ id, alias, brand, title, status, sameList }) => (
            <li key={id}>
              <a href={adminProductPath(alias)}>
                {brand} {title}
              </a>{' '}
              <span className="small quiet">
                {t(`admin.product.status.${status}`)}, {t(sameList ? 'admin.merge.sameList' : 'admin.merge.sameTitle')}
              </span>{' '}
              <button type="button" className="button" onClick={() => merge(alias)}>
                {t('admin.merge.into')}
                <span className="unseen"> {alias}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MergeForm label={t('admin.merge.address')} merge={merge} />
      {formerly.length > 0 && <p className="small quiet">{t('admin.edit.formerly', { addresses: formerly.join(', ') })}</p>}
    </section>
  );
}
