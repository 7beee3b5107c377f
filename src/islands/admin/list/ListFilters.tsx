import { useId } from 'react';
import { t } from '#i18n/admin-words.ts';
import type { Filter, ListState } from './row-list.ts';

/** The box that searches and the menus that narrow; each answers at once and begins at the first page. */
export function ListFilters(props: {
  readonly filters: readonly Filter[];
  readonly state: ListState;
  readonly go: (state: ListState) => void;
}) {
  const { filters, state, go } = props;
  const id = useId();
  return (
    <form className="desk-filters" aria-label={t('admin.list.search')} onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={`${id}q`}>{t('admin.list.search')}</label>
        <input
          id={`${id}q`}
          type="search"
          className="field"
          data-search=""
          defaultValue={state['q'] ?? ''}
          onKeyDown={(event) => {
            if (event.key === 'Enter') go({ ...state, q: event.currentTarget.value.trim(), page: '1' });
          }}
          onBlur={(event) => {
            const q = event.currentTarget.value.trim();
            if (q !== (state['q'] ?? '')) go({ ...state, q, page: '1' });
          }}
        />
      </div>
      {filters.map(({ name, title, all, options }) => (
        <div key={name}>
          <label htmlFor={id + name}>{title}</label>
          <select
            id={id + name}
            className="field"
            value={state[name] ?? ''}
            onChange={(event) => go({ ...state, [name]: event.target.value, page: '1' })}
          >
            <option value="">{all ?? t('admin.list.all')}</option>
            {options.map(([value, said]) => (
              <option key={value} value={value}>
                {said}
              </option>
            ))}
          </select>
        </div>
      ))}
    </form>
  );
}
