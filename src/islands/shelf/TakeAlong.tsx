import { useRef, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { bringThings, readThings } from '#api/shelf.ts';
import { mergedThings } from '#core/shelf/merge-things.ts';
import { type OwnThings, readOwnThings } from '#core/shelf/own-things.ts';
import { t } from '#i18n/current.ts';
import { SettingsSection } from '../account/settings/SettingsSection.tsx';
import { rememberedLists } from '../for-you/reader-lists.ts';
import { ask } from '../session/ask.ts';
import { readToken } from '../session/token.ts';
import { download } from '../shell/download.ts';
import { deviceThings, keepDeviceThings } from './device-things.ts';
import { forgetDevice } from './forget-device.ts';
import { takeSettings } from './take-over-things.ts';

/** All of one's things: those of the account with what is still on this device. */
async function everything(): Promise<OwnThings> {
  const here = deviceThings();
  return readToken() === null ? here : mergedThings(await ask<typeof readThings>({ method: 'GET', path: 'v2/user/things' }, {}), here);
}

/** Adds what a file holds, to the account of who is signed in, to the device otherwise; checks stay on the device. False where there is no room. */
async function add(things: OwnThings): Promise<boolean> {
  if (readToken() === null) {
    const both = mergedThings(deviceThings(), things);
    rememberedLists.set(both);
    return keepDeviceThings(both);
  }
  try {
    const body = { ...things, checks: [] };
    takeSettings(await ask<typeof bringThings>({ method: 'POST', path: 'v2/user/things' }, { body }));
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'shelf.full') return false;
    throw error;
  }
  const here = deviceThings();
  return keepDeviceThings({ ...here, checks: mergedThings(here, things).checks });
}

/** All of it as one file, from and to this device or account; and all of it away from this device. */
export function TakeAlong({ onChange }: { readonly onChange: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [said, setSaid] = useState({ words: '', wrong: false });

  async function save() {
    try {
      download('inciscope-things.json', 'application/json', JSON.stringify(await everything(), null, 2));
    } catch {
      // It has been said.
    }
  }
  async function bring(file: File) {
    const things = readOwnThings(await file.text());
    if (typeof things === 'string') return setSaid({ words: t(`things.${things}`), wrong: true });
    try {
      const fits = await add(things);
      setSaid({ words: t(fits ? 'things.imported' : 'things.full'), wrong: !fits });
      onChange();
    } catch {
      setSaid({ words: t('form.offline'), wrong: true });
    }
  }
  function forget() {
    forgetDevice();
    dialog.current?.close();
    setSaid({ words: t('things.forgotten'), wrong: false });
    onChange();
  }

  return (
    <SettingsSection title={t('things.title')} note={t('things.note')}>
      <p className="actions">
        <button type="button" className="button" onClick={() => void save()}>
          {t('things.export')}
        </button>
        <label className="button file-button">
          <input
            type="file"
            accept="application/json,.json"
            className="unseen"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void bring(file);
              currentTarget.value = '';
            }}
          />
          <span>{t('things.import')}</span>
        </label>
        <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
          {t('things.forget')}
        </button>
      </p>
      <p className={said.wrong ? 'small brick' : 'small'} role="status">
        {said.words}
      </p>
      <dialog ref={dialog} className="dialog" aria-labelledby="forget-title">
        <h2 id="forget-title">{t('things.forget')}</h2>
        <p className="small">{t('things.forgetText')}</p>
        <p className="actions">
          <button type="button" className="button danger" onClick={forget}>
            {t('things.forget')}
          </button>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {t('shelves.cancel')}
          </button>
        </p>
      </dialog>
    </SettingsSection>
  );
}
