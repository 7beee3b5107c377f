import { useId, useState } from 'react';
import { type ImportKind, importKinds } from '#core/imports/candidate.ts';
import { t } from '#i18n/admin-words.ts';

export interface Chosen {
  readonly file: File;
  readonly kind: ImportKind;
  readonly shop: string;
}

const megabytes = 32;

/** A file from the editor's machine, and what it is. */
export function SendFile({ send }: { readonly send: (chosen: Chosen) => void }) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<ImportKind>('csv');
  const [shop, setShop] = useState('');
  const tooLarge = file !== null && file.size > megabytes * 1024 * 1024;
  return (
    <form
      className="desk-filters"
      onSubmit={(event) => {
        event.preventDefault();
        if (file && !tooLarge) send({ file, kind, shop: kind === 'feed' ? shop.trim() : '' });
      }}
    >
      <div>
        <label htmlFor={`${id}f`}>{t('admin.import.file', { megabytes })}</label>
        <input
          id={`${id}f`}
          type="file"
          className="field"
          accept=".csv,.tsv,.txt,.xml,.json,.jsonl,.gz"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </div>
      <div>
        <label htmlFor={`${id}k`}>{t('admin.import.kind')}</label>
        <select
          id={`${id}k`}
          className="field"
          value={kind}
          onChange={(event) => setKind(importKinds.find((one) => one === event.target.value) ?? 'csv')}
        >
          {importKinds.map((one) => (
            <option key={one} value={one}>
              {t(`admin.import.kind.${one}`)}
            </option>
          ))}
        </select>
      </div>
      {kind === 'feed' && (
        <div>
          <label htmlFor={`${id}h`}>{t('admin.import.shop')}</label>
          <input id={`${id}h`} className="field" maxLength={200} value={shop} onChange={(event) => setShop(event.target.value)} />
        </div>
      )}
      <button type="submit" className="button" disabled={file === null || tooLarge}>
        {t('admin.import.send')}
      </button>
      {tooLarge && <p role="alert">{t('admin.import.tooLarge', { megabytes })}</p>}
    </form>
  );
}
