import { useState } from 'react';
import type { changeProducts } from '#api/admin/products.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { categoryAreas } from '../desk-data.ts';

export type ProductFields = Call<typeof changeProducts>['body']['set'];

/** What can be done to the selected products at once. */
export function BulkChange({ set }: { readonly set: (fields: ProductFields) => void }) {
  const [category, setCategory] = useState('');
  const [brand, setBrand] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (category !== '') set({ category: category === '-' ? null : category });
        }}
      >
        {/* With a button: a keyboard passes choices on its way to the wanted one. */}
        <select
          className="field"
          aria-label={t('admin.product.set.category')}
          data-set-category=""
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{t('admin.product.set.category')}</option>
          <option value="-">{t('admin.product.uncategorized')}</option>
          {categoryAreas().map(({ name, categories }) => (
            <optgroup key={name} label={name}>
              {categories.map((one) => (
                <option key={one.alias} value={one.alias}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <button type="submit" className="button">
          {t('admin.product.set.apply')}
          <span className="unseen"> {t('admin.product.set.category')}</span>
        </button>
      </form>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (brand.trim() !== '') set({ brand: brand.trim() });
        }}
      >
        <input
          className="field"
          aria-label={t('admin.product.set.brand')}
          placeholder={t('admin.product.set.brand')}
          value={brand}
          onChange={(event) => setBrand(event.target.value)}
        />
        <button type="submit" className="button">
          {t('admin.product.set.apply')}
          <span className="unseen"> {t('admin.product.set.brand')}</span>
        </button>
      </form>
      <button type="button" className="button" onClick={() => set({ status: 'public' })}>
        {t('admin.product.set.show')}
      </button>
      <input
        className="field"
        aria-label={t('admin.product.set.reason')}
        placeholder={t('admin.product.set.reason')}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <button
        type="button"
        className="button"
        onClick={() => set({ status: 'removed', ...(reason.trim() === '' ? {} : { reason: reason.trim() }) })}
      >
        {t('admin.product.set.hide')}
      </button>
      <button type="button" className="button" onClick={() => set({ discontinued: true })}>
        {t('admin.product.set.discontinued')}
      </button>
    </>
  );
}
