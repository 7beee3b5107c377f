import { productStatuses } from '#core/catalog/editing.ts';
import { storedBarcode } from '#core/search/barcode.ts';
import { t } from '#i18n/admin-words.ts';
import type { FieldProblems } from '../../session/field-problems.ts';
import { categoryChoices } from '../desk-data.ts';
import type { Form } from '../edit/draft.ts';
import { fieldOf } from '../edit/field-words.ts';
import { ChoiceField, LinesField, TextField } from '../edit/fields.tsx';
import { useBrandNames } from './use-brand-names.ts';

interface Props {
  readonly form: Form;
  readonly problems: FieldProblems;
  /** A new product's address is made of its names unless one is wished for. */
  readonly isNew: boolean;
  readonly change: (fields: Form) => void;
}

const noBarcode = (text: string): string | null => {
  const wrong = text.split(/[\n,]+/).filter((code) => code.trim() !== '' && storedBarcode(code) === null);
  return wrong.length === 0 ? null : t('admin.edit.checkDigit', { codes: wrong.map((code) => code.trim()).join(', ') });
};

/** Everything an editor writes of a product but its list. */
export function ProductFields({ form, problems, isNew, change }: Props) {
  const brands = useBrandNames(form['brand'] ?? '');
  const of = fieldOf({ form, problems, change });
  return (
    <div className="desk-fields">
      <TextField {...of('brand')} offered={brands} />
      <TextField {...of('titleEn')} lang="en" />
      <TextField {...of('titleRu')} lang="ru" hint={t('admin.edit.hint.titleRu')} />
      <TextField {...of('alias')} hint={isNew ? t('admin.edit.hint.newAlias') : t('admin.edit.hint.alias')} />
      <ChoiceField
        {...of('category')}
        options={[['', t('admin.product.uncategorized')], ...categoryChoices()]}
        onChange={(category) => change({ category, categorySure: 'true' })}
      />
      {form['categorySure'] === 'false' && (
        <label className="desk-tick">
          <input type="checkbox" checked={false} onChange={() => change({ categorySure: 'true' })} />
          {t('admin.edit.sure')}
        </label>
      )}
      <ChoiceField {...of('status')} options={productStatuses.map((status) => [status, t(`admin.product.status.${status}`)] as const)} />
      {(form['status'] === 'rejected' || form['status'] === 'removed') && <TextField {...of('statusReason')} />}
      <TextField {...of('discontinuedAt')} type="date" />
      <TextField {...of('replaces')} hint={t('admin.edit.hint.replaces')} />
      <LinesField
        {...of('sizes')}
        add={t('admin.edit.addSize')}
        columns={[
          { title: t('admin.edit.size'), placeholder: '50 ml' },
          { title: t('admin.edit.price'), placeholder: '12.90 EUR' },
          { title: t('admin.edit.priceDate'), type: 'date' },
        ]}
      />
      <TextField
        {...of('barcodes')}
        rows={2}
        hint={t('admin.edit.hint.barcodes')}
        problem={noBarcode(form['barcodes'] ?? '') ?? problems['barcodes']}
      />
      <TextField {...of('sourceUrl')} type="url" />
      <TextField {...of('listDate')} type="date" />
    </div>
  );
}
