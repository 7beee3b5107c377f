import { Plus, X } from 'lucide-react';
import { submissionLimits } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { BrandField } from './BrandField.tsx';
import { Row } from './Row.tsx';
import type { StepProps } from './step-props.ts';
import { fieldId } from './steps.ts';

/** What stands on the front of the pack. */
export function ProductStep({ form, problems, areas, onChange }: StepProps) {
  return (
    <>
      <Row field="brand" label={t('submission.brand')} hint={t('submission.brandHint')} problem={problems['brand']}>
        {(describedBy) => (
          <BrandField
            value={form.brand}
            invalid={'brand' in problems}
            describedBy={describedBy}
            onChange={(brand) => onChange({ brand })}
          />
        )}
      </Row>
      <Row field="title" label={t('submission.title')} hint={t('submission.titleHint')} problem={problems['title']}>
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
      </Row>
      <Row field="category" label={t('submission.category')} problem={problems['category']}>
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
      </Row>
      <Sizes sizes={form.sizes} problem={problems['sizes']} onChange={(sizes) => onChange({ sizes })} />
    </>
  );
}

interface SizesProps {
  readonly sizes: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (sizes: readonly string[]) => void;
}

function Sizes({ sizes, problem, onChange }: SizesProps) {
  const id = fieldId('sizes');
  return (
    <fieldset className="form-row" aria-describedby={`${id}-hint ${id}-problem`}>
      <legend className="label">
        <b>{t('submission.sizes')}</b>
      </legend>
      <ul className="sizes-of">
        {sizes.map((size, place) => (
          <li key={place}>
            <input
              className="field"
              id={place === 0 ? id : undefined}
              name="size"
              autoComplete="off"
              aria-label={t('submission.size', { number: place + 1 })}
              aria-invalid={problem !== undefined}
              value={size}
              onChange={(event) => onChange(sizes.map((other, at) => (at === place ? event.currentTarget.value : other)))}
            />
            {sizes.length > 1 && (
              <button
                type="button"
                className="button bare"
                aria-label={t('submission.sizeRemove', { number: place + 1 })}
                onClick={() => onChange(sizes.filter((_, at) => at !== place))}
              >
                <X className="icon" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {sizes.length < submissionLimits.sizes && (
        <button type="button" className="button bare more-sizes" onClick={() => onChange([...sizes, ''])}>
          <Plus className="icon" />
          {t('submission.sizeAdd')}
        </button>
      )}
      <p className="fine quiet" id={`${id}-hint`}>
        {t('submission.sizesHint')}
      </p>
      <p className="small brick" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
