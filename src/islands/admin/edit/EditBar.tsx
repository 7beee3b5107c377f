import { useEffect } from 'react';
import { t } from '#i18n/admin-words.ts';
import { momentWords } from '../moment.ts';
import { fieldWords } from './field-words.ts';
import type { Editor } from './use-editor.ts';

interface Props<Shown> {
  readonly editor: Editor<Shown>;
}

/** Save and discard, what was left here unsaved, and what somebody else changed meanwhile. */
export function EditBar<Shown>({ editor }: Props<Shown>) {
  const { mine, left, disputed, isBusy, problems, send, drop, takeUp } = editor;
  const changed = Object.keys(mine);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void send();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <>
      {left && (
        <p className="note" role="status">
          {t('admin.edit.left', { at: momentWords(left.at), fields: Object.keys(left.mine).map(fieldWords).join(', ') })}{' '}
          <button type="button" className="button" onClick={() => takeUp(left)}>
            {t('admin.edit.takeUp')}
          </button>{' '}
          <button type="button" className="button bare" onClick={drop}>
            {t('admin.edit.forget')}
          </button>
        </p>
      )}
      {disputed.length > 0 && <Disputes editor={editor} />}
      <div className="desk-bulk desk-save">
        <button type="submit" className="button primary" disabled={changed.length === 0 || isBusy || disputed.length > 0}>
          {t('admin.edit.save')}
        </button>
        <button type="button" className="button bare" disabled={changed.length === 0} onClick={drop}>
          {t('admin.edit.discard')}
        </button>
        <span className="small quiet">
          {changed.length === 0 ? t('admin.edit.unchanged') : t('admin.edit.changed', { fields: changed.map(fieldWords).join(', ') })}
        </span>
        <p className="small brick" role="alert">
          {problems['']}
        </p>
      </div>
    </>
  );
}

function Disputes<Shown>({ editor: { disputed, base, mine, settle } }: Props<Shown>) {
  return (
    <section aria-labelledby="disputes" role="alert">
      <h3 id="disputes">{t('admin.edit.disputed')}</h3>
      {disputed.map((field) => (
        <div key={field} className="desk-dispute">
          <h4>{fieldWords(field)}</h4>
          <div>
            <p className="small quiet">{t('admin.edit.theirs')}</p>
            <pre>{base[field] || '—'}</pre>
            <button type="button" className="button" onClick={() => settle(field, false)}>
              {t('admin.edit.takeTheirs')}
              <span className="unseen"> {fieldWords(field)}</span>
            </button>
          </div>
          <div>
            <p className="small quiet">{t('admin.edit.mine')}</p>
            <pre>{mine[field] || '—'}</pre>
            <button type="button" className="button" onClick={() => settle(field, true)}>
              {t('admin.edit.takeMine')}
              <span className="unseen"> {fieldWords(field)}</span>
            </button>
          </div>
        </div>
      ))}
    </section>
  );
}
