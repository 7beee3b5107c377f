import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { beginningOf } from '#core/shelf/checks.ts';
import { type KeptCheck, ownLimits } from '#core/shelf/own-things.ts';
import { t } from '#i18n/current.ts';
import { forgetCheck, nameCheck } from './history.ts';

interface Props {
  readonly check: KeptCheck;
  readonly onOpen: (list: string) => void;
}

function NameForm({ check, onDone }: { readonly check: KeptCheck; readonly onDone: () => void }) {
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    nameCheck(check.id, String(new FormData(event.currentTarget).get('name') ?? ''));
    onDone();
  };
  return (
    <form className="search-line" onSubmit={save}>
      <input
        className="field"
        name="name"
        defaultValue={check.name ?? ''}
        maxLength={ownLimits.checkName}
        aria-label={t('history.renameNamed', { name: check.name ?? beginningOf(check.list) })}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the field takes the place of the button that was pressed.
        autoFocus
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <button type="submit" className="button">
        {t('history.saveName')}
      </button>
    </form>
  );
}

/** One list that was checked: what it is called, or how it begins, and when. */
export function CheckRow({ check, onOpen }: Props) {
  const [naming, setNaming] = useState(false);
  const called = check.name ?? beginningOf(check.list);
  if (naming)
    return (
      <li>
        <NameForm check={check} onDone={() => setNaming(false)} />
      </li>
    );
  return (
    <li>
      <button type="button" className="text-button what" data-does="open" onClick={() => onOpen(check.list)}>
        <span lang={check.name === null ? 'la' : undefined}>{called}</span>
      </button>
      <small className="quiet">{t.date(check.at)}</small>
      <button type="button" className="button bare" aria-label={t('history.renameNamed', { name: called })} onClick={() => setNaming(true)}>
        <Pencil className="icon" />
      </button>
      <button
        type="button"
        className="button bare"
        aria-label={t('history.remove', { name: called })}
        onClick={() => forgetCheck(check.id)}
      >
        <Trash2 className="icon" />
      </button>
    </li>
  );
}
