import { useState } from 'react';
import { t } from '#i18n/admin-words.ts';

/** An address as it is typed or copied: the last part counts. */
const aliasIn = (typed: string) =>
  typed
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/** Takes the address of what stays. */
export function MergeForm({ label, merge }: { readonly label: string; readonly merge: (into: string) => void }) {
  const [into, setInto] = useState('');
  return (
    <form
      className="search-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (aliasIn(into) !== '') merge(aliasIn(into));
      }}
    >
      <input
        className="field"
        aria-label={label}
        placeholder={label}
        value={into}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
      <button type="submit" className="button">
        {t('admin.merge.do')}
      </button>
    </form>
  );
}
