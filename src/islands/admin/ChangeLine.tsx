import { t } from '#i18n/admin-words.ts';
import type { useChange } from './use-change.ts';

/** What the last change did, with the way back. */
export function ChangeLine({ says, canUndo, undo }: Pick<ReturnType<typeof useChange>, 'says' | 'canUndo' | 'undo'>) {
  return (
    <p className="desk-change" role="status">
      {says}{' '}
      {canUndo && (
        <button type="button" className="button bare" onClick={() => void undo()}>
          {t('admin.change.undo')}
        </button>
      )}
    </p>
  );
}
