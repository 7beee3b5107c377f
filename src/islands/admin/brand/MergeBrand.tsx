import type { EditedBrand } from '#api/admin/brands.ts';
import { t } from '#i18n/admin-words.ts';
import { adminBrandPath } from '#site/account-paths.ts';
import { MergeForm } from '../edit/MergeForm.tsx';

interface Props {
  readonly brand: EditedBrand;
  /** Merges it into the brand with this address. */
  readonly merge: (into: string) => void;
}

/** Where a brand that is there twice goes, with what follows it. */
export function MergeBrand({ brand: { mergedInto, entered, twins, formerly }, merge }: Props) {
  if (mergedInto !== null)
    return (
      <p className="note">
        {t('admin.brand.mergeDone')} <a href={adminBrandPath(mergedInto)}>{mergedInto}</a>
      </p>
    );
  return (
    <section className="desk-merge" aria-labelledby="desk-merge">
      <h3 id="desk-merge">{t('admin.brand.mergeTitle')}</h3>
      <p className="small quiet">{t('admin.brand.follows', { entered })}</p>
      {twins.length > 0 && (
        <ul>
          {twins.map(({ alias, name, products }) => (
            <li key={alias}>
              <a href={adminBrandPath(alias)}>{name}</a> <span className="small quiet">{t.number(products)}</span>{' '}
              <button type="button" className="button" onClick={() => merge(alias)}>
                {t('admin.merge.into')}
                <span className="unseen"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MergeForm label={t('admin.brand.address')} merge={merge} />
      {formerly.length > 0 && <p className="small quiet">{t('admin.edit.formerly', { addresses: formerly.join(', ') })}</p>}
    </section>
  );
}
