import { Check, ImageUp, TriangleAlert } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId } from 'react';
import { borderDepth, type Edge, whiteNeeded } from '#core/submissions/white-background.ts';
import { t } from '#i18n/current.ts';
import { type ChosenPicture, pictureTypes, usePicture } from './use-picture.ts';

interface Props {
  readonly picture: Blob | null;
  /** Borders the server found not to be white. */
  readonly refused: readonly string[];
  readonly problem?: string;
  /** Called with a picture that may be sent; null when there is none any more. */
  readonly onChoose: (picture: Blob | null) => void | Promise<void>;
}

/** A picture, chosen or dropped: drawn smaller, measured, and shown with the borders that are not white. */
export function PictureField({ picture, refused, problem, onChoose }: Props) {
  const id = useId();
  const own = usePicture(picture);
  const take = (file: File | undefined) => void (file && own.choose(file, onChoose));
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files?.[0]);
    event.currentTarget.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    own.remove();
    void onChoose(null);
  };
  return (
    <fieldset className="picture-field" aria-label={t('submission.picture')} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {own.chosen && <Preview chosen={own.chosen} refused={refused} />}
      <div className="actions">
        <label className="button">
          <ImageUp className="icon" />
          {t(own.chosen ? 'picture.another' : 'picture.choose')}
          <input
            className="unseen"
            type="file"
            accept={pictureTypes.join()}
            aria-describedby={`${id}-hint ${id}-problem`}
            onChange={choose}
          />
        </label>
        {own.chosen && (
          <button type="button" className="button" onClick={remove}>
            {t('picture.remove')}
          </button>
        )}
      </div>
      <p className="fine quiet" id={`${id}-hint`}>
        {t('picture.hint')}
      </p>
      <p className="small brick" id={`${id}-problem`} role="alert">
        {own.problem || problem}
      </p>
    </fieldset>
  );
}

function Preview({ chosen, refused }: { readonly chosen: ChosenPicture; readonly refused: readonly string[] }) {
  const { url, width, height, verdict } = chosen;
  const failed: readonly Edge[] = [
    ...new Set([...verdict.failed, ...(['top', 'right', 'bottom', 'left'] as const).filter((edge) => refused.includes(edge))]),
  ];
  const depth = borderDepth * Math.min(width, height);
  return (
    <>
      <div
        className="on-white"
        style={{ aspectRatio: `${width} / ${height}`, '--across': `${(100 * depth) / width}%`, '--down': `${(100 * depth) / height}%` }}
      >
        <img src={url} alt={t('picture.alt')} width={width} height={height} />
        {failed.map((edge) => (
          <span key={edge} className="edge" data-edge={edge} />
        ))}
      </div>
      <div role="status">
        {failed.length === 0 ? (
          <p className="meaning leaf">
            <Check className="icon" />
            {t('picture.white')}
          </p>
        ) : (
          <>
            <p className="meaning brick">
              <TriangleAlert className="icon" />
              {t('problem.image.not_white')}
            </p>
            <ul className="edges small">
              {failed.map((edge) => (
                <li key={edge}>
                  {t(`problem.image.edge.${edge}`)}{' '}
                  <span className="quiet">
                    {t('picture.share', {
                      percent: t.percent(Math.floor(verdict.shares[edge] * 100)),
                      needed: t.percent(whiteNeeded * 100),
                    })}
                  </span>
                </li>
              ))}
            </ul>
            <p className="small">{t('picture.advice')}</p>
          </>
        )}
      </div>
    </>
  );
}
