import { RotateCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { t } from '#i18n/photo-words.ts';
import { BitmapCanvas } from './BitmapCanvas.tsx';
import { CornerHandles } from './CornerHandles.tsx';
import { PhotoFrame } from './PhotoFrame.tsx';
import type { PhotoState } from './photo-state.ts';
import type { PhotoActions } from './use-photo.ts';

interface Props {
  readonly picture: ImageBitmap;
  readonly state: Pick<PhotoState, 'corners' | 'problem'>;
  readonly actions: PhotoActions;
  readonly onClose: () => void;
}

const ratioOf = ({ width, height }: ImageBitmap) => ({ '--ratio': width / height }) as CSSProperties;

/** The photograph with the list proposed in it, whose corners can be moved. */
export function CropStep({ picture, state: { corners, problem }, actions, onClose }: Props) {
  const turn = (
    <button type="button" className="button bare" aria-label={t('photo.crop.turn')} onClick={actions.turn}>
      <RotateCw className="icon" />
    </button>
  );
  return (
    <PhotoFrame
      title={t('photo.crop.title')}
      dark
      action={turn}
      onClose={onClose}
      footer={
        <>
          <p className="small brick" role="alert">
            {problem && t(`photo.problem.${problem}`)}
          </p>
          <div className="photo-pair">
            <button type="button" className="button" onClick={actions.another}>
              {t('photo.crop.again')}
            </button>
            <button type="button" className="button primary" disabled={!corners} onClick={actions.read}>
              {t('photo.crop.read')}
            </button>
          </div>
          <p className="fine quiet" id="corners-help" role="status">
            {corners ? t('photo.crop.help') : t('photo.crop.looking')}
          </p>
        </>
      }
    >
      <div className="photo-shot" style={ratioOf(picture)}>
        <BitmapCanvas picture={picture} label={t('photo.crop.picture')} />
        {corners && <CornerHandles corners={corners} size={picture} onMove={actions.move} />}
      </div>
    </PhotoFrame>
  );
}
