import { Camera, ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { t } from '#i18n/photo-words.ts';
import { recogniserBytes } from '#site/recogniser.ts';
import { hasCamera } from './camera.ts';
import { Finder } from './Finder.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { copiedPicture } from './picture-files.ts';
import type { PhotoProblem } from './protocol.ts';
import type { Taken } from './use-photo.ts';

interface Props {
  readonly problem: PhotoProblem | null;
  readonly onTake: (taken: Taken) => void;
  readonly onClose: () => void;
}

const megabytes = (bytes: number) => t('photo.megabytes', { number: t.number(Math.round(bytes / 100_000) / 10) });

/** Where the photograph comes from: the camera, a file, what was copied. */
export function TakeStep({ problem, onTake, onClose }: Props) {
  const [aiming, setAiming] = useState(false);
  if (aiming)
    return (
      <Finder
        onTake={(taken) => {
          // The camera stays open until its picture is there.
          taken.catch(() => setAiming(false));
          onTake(taken);
        }}
        onClose={onClose}
      />
    );
  return (
    <PhotoFrame title={t('photo.title')} onClose={onClose}>
      <div className="photo-ways">
        <p className="small">{t('photo.take.stays')}</p>
        <p className="small brick" role="alert">
          {problem && t(`photo.problem.${problem}`)}
        </p>
        <div>
          {hasCamera() ? (
            <>
              <button type="button" className="button primary" aria-describedby="camera-why" onClick={() => setAiming(true)}>
                <Camera className="icon" />
                {t('photo.take.camera')}
              </button>
              <p className="fine quiet" id="camera-why">
                {t('photo.take.cameraWhy')}
              </p>
            </>
          ) : (
            <PictureChoice camera onTake={onTake} />
          )}
        </div>
        <PictureChoice onTake={onTake} />
        {'clipboard' in navigator && 'read' in navigator.clipboard && (
          <button type="button" className="button" onClick={() => onTake(copiedPicture())}>
            <ClipboardPaste className="icon" />
            {t('photo.take.paste')}
          </button>
        )}
        <p className="fine quiet photo-drop">{t('photo.take.drop')}</p>
        <p className="fine quiet">{t('photo.take.once', { size: megabytes(recogniserBytes) })}</p>
      </div>
    </PhotoFrame>
  );
}
