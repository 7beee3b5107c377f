import type { EditedIngredient } from '#api/admin/ingredients.ts';
import { t } from '#i18n/admin-words.ts';
import { momentWords } from '../moment.ts';

interface Props {
  readonly edits: EditedIngredient['edits'];
  readonly revert: (id: number) => void;
}

/** A value as it was written: its texts, one after another. */
function valueWords(value: unknown): string {
  if (value === null || value === '') return '—';
  if (Array.isArray(value)) return value.map(valueWords).join('; ') || '—';
  if (typeof value === 'object')
    return (
      Object.values(value)
        .filter((one) => one !== '')
        .map(valueWords)
        .join(' · ') || '—'
    );
  return String(value);
}

/** Every edit there was, with who made it and why; each that counts can be taken back. */
export function EditHistory({ edits, revert }: Props) {
  if (edits.length === 0) return null;
  return (
    <section aria-labelledby="desk-history">
      <h3 id="desk-history">{t('admin.ingredient.history')}</h3>
      <ul className="desk-history">
        {edits.map(({ id, field, value, source, author, at, revertedAt }) => (
          <li key={id}>
            <p className="small quiet">
              {momentWords(at)}, {author ?? '—'}
              {revertedAt !== null && `, ${t('admin.ingredient.reverted', { at: momentWords(revertedAt) })}`}
            </p>
            <p>
              <b>{t(`admin.edit.field.${field}`)}</b>: {revertedAt === null ? valueWords(value) : <del>{valueWords(value)}</del>}
            </p>
            <p className="small quiet">{t('admin.ingredient.from', { source })}</p>
            {revertedAt === null && (
              <button type="button" className="button bare" onClick={() => revert(id)}>
                {t('admin.ingredient.revert')}
                <span className="unseen"> {t(`admin.edit.field.${field}`)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
