import { useState } from 'react';
import type { setProductImage } from '#api/submissions.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { fieldProblems } from '../../session/field-problems.ts';
import { PictureField } from '../../submission/PictureField.tsx';

interface Props {
  readonly id: number;
  /** Address of the picture; empty without one. */
  readonly image: string;
  /** The product has another picture now. */
  readonly onUploaded: () => void;
  readonly onRemove: () => void;
}

/** The picture of a product: it is measured here and by the server, and stored at once. */
export function ProductPicture({ id, image, onUploaded, onRemove }: Props) {
  const [chosen, setChosen] = useState<Blob | null>(null);
  const [problem, setProblem] = useState('');
  async function upload() {
    if (!chosen) return;
    try {
      await ask<typeof setProductImage>({ method: 'PUT', path: 'v2/products/{id}/image' }, { params: { id }, picture: chosen });
      setChosen(null);
      onUploaded();
    } catch (error) {
      setProblem(fieldProblems(error)[''] ?? '');
    }
  }
  return (
    <section className="desk-picture" aria-labelledby="desk-picture">
      <h3 id="desk-picture">{t('admin.edit.field.image')}</h3>
      {image !== '' && (
        <p>
          <img src={image} alt={t('admin.edit.pictureNow')} width={160} height={160} />
          <button type="button" className="button bare" onClick={onRemove}>
            {t('admin.edit.removePicture')}
          </button>
        </p>
      )}
      <PictureField picture={chosen} refused={[]} problem={problem} onChoose={setChosen} />
      {chosen && (
        <button type="button" className="button" onClick={() => void upload()}>
          {t('admin.edit.upload')}
        </button>
      )}
    </section>
  );
}
