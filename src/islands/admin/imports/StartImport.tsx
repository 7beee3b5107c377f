import { useId, useState } from 'react';
import type { importState, sendImportFile, startImport } from '#api/admin/imports.ts';
import type { AnswerOf, Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { type Chosen, SendFile } from './SendFile.tsx';
import { sourceWords } from './source-words.ts';

type Source = AnswerOf<typeof importState>['sources'][number];

const begin = (body: Call<typeof startImport>['body']) => ask<typeof startImport>({ method: 'POST', path: 'v2/admin/imports' }, { body });

async function send({ file, kind, shop }: Chosen): Promise<void> {
  const kept = await ask<typeof sendImportFile>({ method: 'POST', path: 'v2/admin/imports/files' }, { query: { name: file.name }, file });
  await begin({ file: kept.file, kind, ...(shop === '' ? {} : { shop }) });
}

/** Two ways to begin: a source that the settings know, or a file. */
export function StartImport({ sources, began }: { readonly sources: readonly Source[]; readonly began: () => Promise<void> }) {
  const id = useId();
  const [source, setSource] = useState(0);
  const [says, setSays] = useState('');
  const run = async (work: () => Promise<unknown>) => {
    setSays(t('admin.import.sending'));
    try {
      await work();
      setSays(t('admin.import.began'));
      await began();
    } catch {
      // It has been said.
      setSays('');
    }
  };
  return (
    <section aria-labelledby={`${id}t`}>
      <h3 id={`${id}t`}>{t('admin.import.start')}</h3>
      <form
        className="desk-filters"
        onSubmit={(event) => {
          event.preventDefault();
          void run(() => begin({ source }));
        }}
      >
        <div>
          <label htmlFor={`${id}s`}>{t('admin.import.source')}</label>
          <select id={`${id}s`} className="field" value={source} onChange={(event) => setSource(Number(event.target.value))}>
            {sources.map((one, place) => (
              <option key={JSON.stringify(one)} value={place}>
                {sourceWords({ ...one, name: one.file ?? '' })}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button">
          {t('admin.import.begin')}
        </button>
      </form>
      <SendFile send={(chosen) => void run(() => send(chosen))} />
      <p role="status">{says}</p>
    </section>
  );
}
