import { t } from '#i18n/admin-words.ts';

/** What could not be loaded, and another try where there may be one. */
export function Problem({ reason, again }: { readonly reason: string; readonly again?: () => Promise<void> }) {
  return (
    <p className="note" role="alert">
      {t('admin.failed', { reason })}
      {again && (
        <>
          {' '}
          <button type="button" className="button bare" onClick={() => void again()}>
            {t('admin.again')}
          </button>
        </>
      )}
    </p>
  );
}
