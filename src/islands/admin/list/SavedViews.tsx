import { X } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/admin-words.ts';
import { type SavedView, savedViews, saveViews } from './saved-views.ts';

/** Named questions to this list: one press asks again. */
export function SavedViews({ list }: { readonly list: string }) {
  const [views, setViews] = useState(() => savedViews(list));
  const [name, setName] = useState('');
  const keep = (next: readonly SavedView[]) => {
    saveViews(list, next);
    setViews([...next]);
  };
  return (
    <details className="desk-views">
      <summary>{t('admin.list.views')}</summary>
      <ul>
        {views.map((view) => (
          <li key={view.name}>
            <a href={`${location.pathname}?${view.search}`}>{view.name}</a>
            <button
              type="button"
              className="button bare"
              aria-label={t('admin.list.dropView', { name: view.name })}
              onClick={() => keep(views.filter((one) => one !== view))}
            >
              <X className="icon" />
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const search = location.search.slice(1);
          if (name.trim() === '') return;
          keep([...views.filter((view) => view.name !== name.trim()), { name: name.trim(), search }]);
          setName('');
        }}
      >
        <input
          className="field"
          aria-label={t('admin.list.viewName')}
          placeholder={t('admin.list.viewName')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button">
          {t('admin.list.saveView')}
        </button>
      </form>
    </details>
  );
}
