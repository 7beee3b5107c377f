import { t } from '#i18n/admin-words.ts';

/** What a run wrote down, to be opened. */
export function LogText({ log }: { readonly log: string }) {
  return (
    <details>
      <summary>{t('admin.build.log')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <pre className="desk-log" tabIndex={0}>
        {log}
      </pre>
    </details>
  );
}
