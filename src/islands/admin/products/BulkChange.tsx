import { useState } from 'react';
import type { changeProducts } from '#api/admin/products.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { categoryAreas } from '../desk-data.ts';

export type ProductFields = Call<typeof changeProducts>['body']['set'];

/** What can be done to the selected products at once. */
export function BulkChange({ set }: { readonly set: (fields: ProductFields) => void }) {
  const [brand, setBrand] = useState('');
  const [reason, setReason] = useState('');
  return (
    <>
      <select
        className="field"
        aria-label={t('admin.product.set.category')}
        value=""
        onChange={(event) => set({ category: event.target.value === '-' ? null : event.target.value })}
      >
        <option value="">{t('admin.product.set.category')}</option>
        <option value="-">{t('admin.product.uncategorized')}</option>
        {categoryAreas().map(({ name, categories }) => (
          <optgroup key={name} label={name}>
            {categories.map((category) => (
              <option key={category.alias} value={category.alias}>
                {category.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
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
