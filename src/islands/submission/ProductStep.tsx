import { submissionLimits } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { FormRow } from '#ui/controls/FormRow.tsx';
import { ScanButton } from '../barcode/ScanButton.tsx';
import { BrandField } from './BrandField.tsx';
import { SeveralFields } from './SeveralFields.tsx';
import type { StepProps } from './step-props.ts';
import { fieldId } from './steps.ts';

/** What stands on the front of the pack. */
export function ProductStep({ form, problems, areas, onChange }: StepProps) {
  const scan = async () => {
    const code = await (await import('../barcode/barcode-desk.ts')).askBarcode();
    const typed = form.barcodes.filter((barcode) => barcode.trim() !== '');
    if (code !== null && !typed.includes(code)) onChange({ barcodes: [...typed, code] });
  };
  return (
    <>
      <FormRow id={fieldId('brand')} label={t('submission.brand')} hint={t('submission.brandHint')} problem={problems['brand']}>
        {(describedBy) => (
          <BrandField
            value={form.brand}
            invalid={'brand' in problems}
            describedBy={describedBy}
            onChange={(brand) => onChange({ brand })}
          />
        )}
      </FormRow>
      <FormRow id={fieldId('title')} label={t('submission.title')} hint={t('submission.titleHint')} problem={problems['title']}>
        {(describedBy) => (
          <input
            className="field"
            id={fieldId('title')}
            name="title"
            autoComplete="off"
            value={form.title}
            maxLength={submissionLimits.title * 2}
            aria-invalid={'title' in problems}
            aria-describedby={describedBy}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
        )}
      </FormRow>
      <FormRow id={fieldId('category')} label={t('submission.category')} problem={problems['category']}>
        {(describedBy) => (
          <select
            className="field"
            id={fieldId('category')}
            name="category"
            value={form.category ?? ''}
            aria-invalid={'category' in problems}
            aria-describedby={describedBy}
            onChange={(event) => onChange({ category: event.currentTarget.value || null })}
          >
            <option value="">{t('submission.noCategory')}</option>
            {areas.map(({ name, categories }) => (
              <optgroup key={name} label={name}>
                {categories.map((category) => (
                  <option key={category.alias} value={category.alias}>
                    {category.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FormRow>
      <SeveralFields
        field="sizes"
        texts={form.sizes}
        most={submissionLimits.sizes}
        words={{
          all: t('submission.sizes'),
          one: (number) => t('submission.size', { number }),
          add: t('submission.sizeAdd'),
          remove: (number) => t('submission.sizeRemove', { number }),
          hint: t('submission.sizesHint'),
        }}
        problem={problems['sizes']}
        onChange={(sizes) => onChange({ sizes })}
      />
      <SeveralFields
        field="barcodes"
        texts={form.barcodes}
        most={submissionLimits.barcodes}
        inputMode="numeric"
        words={{
          all: t('submission.barcodes'),
          one: (number) => t('submission.barcode', { number }),
          add: t('submission.barcodeAdd'),
          remove: (number) => t('submission.barcodeRemove', { number }),
          hint: t('submission.barcodesHint'),
        }}
        problem={problems['barcodes']}
        onChange={(barcodes) => onChange({ barcodes })}
      />
      {form.barcodes.length < submissionLimits.barcodes && <ScanButton onScan={scan} />}
    </>
  );
}
