import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '#i18n/photo-words.ts';
import { ask } from '../checker/analyser.ts';

interface Props {
  readonly text: string;
  readonly label: string;
  readonly onDone: (text: string) => void;
  readonly onCancel: () => void;
}

/** A name typed off the pack, with the ingredients that answer to what is typed. */
export function NameField({ text, label, onDone, onCancel }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  useEffect(() => field.current?.select(), []);
  const offer = async (typed: string) => {
    const found = await ask('suggest', typed).catch(() => []);
    if (field.current?.value === typed) setSuggested(found.map(({ inci }) => inci));
  };
  const done = () => {
    const typed = field.current?.value.trim() ?? '';
    if (typed !== '') onDone(typed);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Escape closes the field, not the dialog around it.
    event.preventDefault();
    if (event.key === 'Enter') done();
    else onCancel();
  };
  return (
    <div className="search-line">
      <input
        ref={field}
        className="field"
        lang="la"
        autoComplete="off"
        spellCheck={false}
        defaultValue={text}
        list={id}
        aria-label={label}
        onInput={({ currentTarget }) => void offer(currentTarget.value)}
        onKeyDown={press}
      />
      <datalist id={id}>
        {suggested.map((inci) => (
          <option key={inci} value={inci} />
        ))}
      </datalist>
      <button type="button" className="button" onClick={done}>
        {t('photo.confirm.ready')}
      </button>
    </div>
  );
}
