import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState } from 'react';
import { callApi } from '#api/client.ts';
import type { favoriteList } from '#api/favorites.ts';
import type { listProducts } from '#api/products.ts';
import { suggestionsShown } from '#core/catalog/page-sizes.ts';
import { t } from '#i18n/current.ts';
import { newProductPath } from '#site/account-paths.ts';
import { site } from '#site/current.ts';
import { ask } from '../session/ask.ts';

interface Choice {
  readonly alias: string;
  readonly name: string;
}

interface Props {
  readonly full: boolean;
  readonly onAdd: (alias: string) => void;
}

const pause = 200;

async function productsLike(q: string): Promise<readonly Choice[]> {
  const one = { method: 'GET', path: 'v2/products' } as const;
  const { items } = await callApi<typeof listProducts>(
    one,
    { query: { q, limit: String(suggestionsShown) } },
    { baseUrl: site.apiBaseUrl },
  );
  return items.map(({ alias, brand, title }) => ({ alias, name: `${brand.name} ${title}` }));
}

async function favoriteProducts(): Promise<readonly Choice[]> {
  const { items } = await ask<typeof favoriteList>({ method: 'GET', path: 'v2/favorites' }, {});
  return items.flatMap(({ kind, alias, title }) => (kind === 'product' && title !== null ? [{ alias, name: title }] : []));
}

/** Finds a product among all, or takes one of the favourites. */
export function AddProduct({ full, onAdd }: Props) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly Choice[] | null>(null);
  const [favorites, setFavorites] = useState<readonly Choice[]>([]);
  useEffect(() => void favoriteProducts().then(setFavorites, () => undefined), []);
  useEffect(() => {
    const q = query.trim();
    if (q === '') return setFound(null);
    let current = true;
    const timer = setTimeout(
      () =>
        productsLike(q).then(
          (choices) => current && setFound(choices),
          () => current && setFound(null),
        ),
      pause,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);
  const add = (alias: string) => {
    setQuery('');
    onAdd(alias);
  };

  if (full) return <p className="note">{t('routine.full')}</p>;
  return (
    <div>
      <label className="label" htmlFor="routine-add">
        <b>{t('routine.add')}</b>
      </label>
      <Autocomplete.Root
        items={found ?? []}
        filter={null}
        autoHighlight
        value={query}
        itemToStringValue={({ name }: Choice) => name}
        onValueChange={(text, { reason }) => reason !== 'item-press' && setQuery(text)}
      >
        <Autocomplete.Input className="field" id="routine-add" autoComplete="off" spellCheck={false} placeholder={t('routine.addHint')} />
        <Autocomplete.Portal>
          <Autocomplete.Positioner className="picker" sideOffset={8}>
            <Autocomplete.Popup className="picker-list" aria-label={t('products.title')}>
              <Autocomplete.Empty>
                {found !== null && (
                  <p className="small quiet picker-empty">
                    {t('routine.noneFound')} <a href={newProductPath}>{t('submission.add')}</a>
                  </p>
                )}
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(choice: Choice) => (
                  <Autocomplete.Item key={choice.alias} value={choice} className="picker-item" onClick={() => add(choice.alias)}>
                    {choice.name}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {favorites.length > 0 && (
        <p className="small from-favorites">
          <span className="quiet">{t('routine.fromFavorites')}</span>
          {favorites.slice(0, suggestionsShown).map(({ alias, name }) => (
            <button key={alias} type="button" className="text-button" onClick={() => onAdd(alias)}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
