import { useEffect, useState } from 'react';
import type { listBrands } from '#api/brands.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import { ask } from '../../session/ask.ts';

const pause = 200;

/** Brands whose names begin like what is typed; none where no answer comes. */
export function useBrandNames(typed: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typed.trim() === '') return setNames([]);
    let current = true;
    const timer = setTimeout(async () => {
      const query = { q: typed.trim(), limit: String(suggestionsShown) };
      const found = await ask<typeof listBrands>({ method: 'GET', path: 'v2/brands' }, { query }).catch(() => null);
      if (current) setNames(found?.items.map(({ name }) => name) ?? []);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return names;
}
