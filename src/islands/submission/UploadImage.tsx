import { useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { OwnProduct, setProductImage } from '#api/submissions.ts';
import { t } from '#i18n/current.ts';
import { myProductsPath } from '#site/account-paths.ts';
import { ask } from '../session/ask.ts';
import { notify } from '../shell/notify.ts';
import { OwnProductPage } from './OwnProductPage.tsx';
import { PictureField } from './PictureField.tsx';

/** The picture of an own submission. */
export function UploadImage() {
  return <OwnProductPage>{(product) => <Form product={product} />}</OwnProductPage>;
}

function Form({ product: { id, title, image } }: { readonly product: OwnProduct }) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function send(blob: Blob) {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await ask<typeof setProductImage>({ method: 'PUT', path: 'v2/products/{id}/image' }, { params: { id }, picture: blob });
      notify({ kind: 'success', text: t('picture.sent') });
      location.assign(myProductsPath());
    } catch (error) {
      const said = error instanceof ApiProblem ? error.problem : null;
      setProblem(said?.detail ?? t('form.offline'));
      setRefused((said?.errors ?? []).map(({ path }) => path));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="picture-left">
      {image !== null && (
        <figure className="present">
          <img className="thumb-of" src={image} alt={t('picture.of', { title })} width={96} height={96} />
          <figcaption className="fine quiet">{t('picture.present')}</figcaption>
        </figure>
      )}
      <PictureField
        picture={picture}
        refused={refused}
        problem={problem}
        onChoose={(chosen) => {
          setRefused([]);
          setProblem('');
          setPicture(chosen);
        }}
      />
      <p className="actions">
        <button
          type="button"
          className="button primary"
          disabled={picture === null}
          aria-disabled={busy}
          onClick={() => picture && void send(picture)}
        >
          {t('picture.send')}
        </button>
      </p>
    </div>
  );
}
