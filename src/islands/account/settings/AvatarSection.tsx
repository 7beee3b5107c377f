import { type ChangeEvent, useState } from 'react';
import type { removeAvatar, setAvatar, User } from '#api/account.ts';
import { isSquare } from '#core/submissions/white-background.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { failureWords } from '../../session/field-problems.ts';
import { setUser } from '../../session/user.ts';
import { notify } from '../../shell/notify.ts';
import { cropSquare, maxUploadBytes, openPicture, smaller } from '../../submission/picture.ts';
import { SettingsSection } from './SettingsSection.tsx';

const maxBytes = 5 * 1024 * 1024;

export function AvatarSection({ user }: { readonly user: User }) {
  const [problem, setProblem] = useState('');
  /** A picture that is not square, which could be cut to one. */
  const [wide, setWide] = useState<ImageBitmap | null>(null);

  async function upload(picture: Blob) {
    try {
      const answer = await ask<typeof setAvatar>({ method: 'PUT', path: 'v2/user/avatar' }, { picture });
      setUser(answer.user);
      setWide(null);
      notify({ kind: 'success', text: t('settings.saved') });
    } catch (error) {
      setProblem(failureWords(error));
    }
  }

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    setProblem('');
    setWide(null);
    if (!file) return;
    if (file.size > maxBytes) return setProblem(t('avatar.tooLarge'));
    const picture = await openPicture(file);
    if (!picture) return setProblem(t('avatar.unreadable'));
    if (!isSquare(picture.width, picture.height)) {
      setWide(picture);
      return setProblem(t('avatar.notSquare', { width: picture.width, height: picture.height }));
    }
    await upload(file.size > maxUploadBytes ? await smaller(picture) : file);
  }

  async function remove() {
    try {
      await ask<typeof removeAvatar>({ method: 'DELETE', path: 'v2/user/avatar' }, {});
      setUser({ ...user, avatar: null });
    } catch {
      // It has been said.
    }
  }

  return (
    <SettingsSection title={t('settings.avatar')} note={t('avatar.note')}>
      {user.avatar && (
        <img className="avatar" src={user.avatar} alt={t('avatar.alt', { username: user.username })} width={96} height={96} />
      )}
      <p className="actions">
        <label className="button">
          {t('avatar.choose')}
          <input className="unseen" type="file" accept="image/jpeg,image/png,image/webp" onChange={(event) => void choose(event)} />
        </label>
        {wide && (
          <button type="button" className="button primary" onClick={async () => upload(await cropSquare(wide))}>
            {t('avatar.crop')}
          </button>
        )}
        {user.avatar && (
          <button type="button" className="button" onClick={() => void remove()}>
            {t('avatar.remove')}
          </button>
        )}
      </p>
      <p className="small brick" role="alert">
        {problem}
      </p>
    </SettingsSection>
  );
}
