import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useRef, useState } from 'react';
import type { Named } from '#core/inci/overrides.ts';
import type { Translator } from '#i18n/translator.ts';
import { ask } from '../analyser.ts';

interface Props {
  readonly text: string;
  readonly onName: (named: Named) => void;
  readonly onCancel: () => void;
  readonly t: Translator;
}

/** The first word is the likeliest part of a trade name to be a real one. */
const firstQuery = (text: string) => /[\p{L}\d-]{3,}/u.exec(text)?.[0] ?? '';

/** A field that finds an ingredient by any of its names; the choice holds for this report. */
export function NameIt({ text, onName, onCancel, t }: Props) {
  const [found, setFound] = useState<readonly Named[]>([]);
  const [query, setQuery] = useState('');
  const latest = useRef('');
  const input = useRef<HTMLInputElement>(null);

  const search = async (wanted: string) => {
    latest.current = wanted;
    setQuery(wanted);
    const suggestions = await ask('suggest', wanted).catch(() => []);
    if (latest.current === wanted) setFound(suggestions);
  };
  useEffect(() => {
    input.current?.focus();
    void search(firstQuery(text));
  }, []);

  return (
    <div className="name-it">
      <Combobox.Root
        items={found}
        filter={null}
        itemToStringLabel={(named: Named) => named.inci}
        isItemEqualToValue={(a: Named, b: Named) => a.id === b.id}
        onInputValueChange={(wanted, { reason }) => reason !== 'item-press' && void search(wanted)}
        onValueChange={(named: Named | null) => named && onName(named)}
      >
        <Combobox.Input
          ref={input}
          className="field"
          aria-label={t('checker.nameIt.label', { text })}
          placeholder={t('checker.nameIt.placeholder')}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
        <Combobox.Portal>
          <Combobox.Positioner className="picker" sideOffset={8}>
            <Combobox.Popup className="picker-list">
              <Combobox.Empty>
                <p className="small quiet picker-empty">{query.length < 2 ? t('checker.nameIt.more') : t('checker.nameIt.none')}</p>
              </Combobox.Empty>
              <Combobox.List>
                {(named: Named) => (
                  <Combobox.Item key={named.id} value={named} className="picker-item">
                    {named.inci}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <button type="button" className="text-button" onClick={onCancel}>
        {t('checker.cancel')}
      </button>
    </div>
  );
}
