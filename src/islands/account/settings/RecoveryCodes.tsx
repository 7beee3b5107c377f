import { t } from '#i18n/current.ts';
import { notify } from '../../shell/notify.ts';

/** Codes for when the phone is gone, shown once. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify({ kind: 'success', text: t('factor.copied') });
    } catch {
      notify({ kind: 'danger', text: t('factor.notCopied') });
    }
  }
  return (
    <div className="statement" role="status">
      <p>
        <b>{t('factor.keep')}</b> {t('factor.keepWhy')}
      </p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {t('factor.copy')}
        </button>
      </p>
    </div>
  );
}
