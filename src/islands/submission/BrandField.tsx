import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState } from 'react';
import type { listBrands } from '#api/brands.ts';
import { callApi } from '#api/client.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import { submissionLimits } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { site } from '#site/current.ts';
import { fieldId } from './steps.ts';

interface Props {
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy: string;
  readonly onChange: (brand: string) => void;
}

const pause = 150;

/** Brands that are in the catalogue; without an answer there are no suggestions, and the field takes what is typed. */
async function brandsLike(q: string): Promise<readonly string[]> {
  try {
    const one = { method: 'GET', path: 'v2/brands' } as const;
    const { items } = await callApi<typeof listBrands>(
      one,
      { query: { q, limit: String(suggestionsShown) } },
      { baseUrl: site.apiBaseUrl },
    );
    return items.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The brand, with those the catalogue knows under it; a new one is as good. */
export function BrandField({ value, invalid, describedBy, onChange }: Props) {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    if (value.trim() === '') return setFound([]);
    let current = true;
    const timer = setTimeout(() => brandsLike(value.trim()).then((brands) => current && setFound(brands)), pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value]);
  return (
    <Autocomplete.Root items={found} filter={null} value={value} onValueChange={onChange}>
      <Autocomplete.Input
        className="field"
        id={fieldId('brand')}
        name="brand"
        autoComplete="off"
        spellCheck={false}
        maxLength={submissionLimits.brand * 2}
        aria-invalid={invalid}
        aria-describedby={describedBy}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className="picker" sideOffset={8}>
          <Autocomplete.Popup className="picker-list" aria-label={t('submission.brandsKnown')}>
            <Autocomplete.List>
              {(name: string) => (
                <Autocomplete.Item key={name} value={name} className="picker-item">
                  {name}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
