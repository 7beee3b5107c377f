import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/photo-words.ts';
import { closeCamera, openCamera, shoot } from './camera.ts';
import { PhotoFrame } from './PhotoFrame.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import type { Taken } from './use-photo.ts';

interface Props {
  /** Also with what kept the camera from opening. */
  readonly onTake: (taken: Taken) => void;
  readonly onClose: () => void;
}

/** What the camera sees, with a frame to aim by. The camera is on only while this is shown. */
export function Finder({ onTake, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onTake);
  latest.current = onTake;
  const [stream, setStream] = useState<MediaStream | null>(null);
  useEffect(() => {
    let opened: MediaStream | null = null;
    let wanted = true;
    openCamera().then(
      (found) => {
        opened = found;
        if (!wanted) return closeCamera(found);
        if (video.current) video.current.srcObject = found;
        setStream(found);
      },
      (error: unknown) => wanted && latest.current(Promise.reject(error)),
    );
    return () => {
      wanted = false;
      if (opened) closeCamera(opened);
    };
  }, []);
  const take = () => {
    if (video.current && stream) onTake(shoot(video.current, stream));
  };
  return (
    <PhotoFrame
      title={t('photo.title')}
      dark
      onClose={onClose}
      footer={
        <>
          <p className="small quiet" role="status">
            {stream ? t('photo.take.advice') : t('photo.take.opening')}
          </p>
          <button type="button" className="photo-shutter" aria-label={t('photo.take.shoot')} disabled={!stream} onClick={take} />
          <PictureChoice onTake={onTake} />
        </>
      }
    >
      <div className="photo-finder">
        <video ref={video} autoPlay playsInline muted />
        <div className="photo-aim" />
      </div>
    </PhotoFrame>
  );
}
