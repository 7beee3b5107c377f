import { Camera, Image as ImageIcon } from 'lucide-react';
import { t } from '#i18n/photo-words.ts';
import type { Taken } from './use-photo.ts';

/** A file, or the photograph that the device's own camera takes for one. */
export function PictureChoice({ camera = false, onTake }: { readonly camera?: boolean; readonly onTake: (taken: Taken) => void }) {
  return (
    <label className={camera ? 'button primary' : 'button'}>
      {camera ? <Camera className="icon" /> : <ImageIcon className="icon" />}
      <span>{camera ? t('photo.take.camera') : t('photo.take.choose')}</span>
      <input
        type="file"
        className="unseen"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onTake(Promise.resolve(file));
          // The same file may be chosen once more.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
