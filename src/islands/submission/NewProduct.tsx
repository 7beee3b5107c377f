import { useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { addProduct, OwnProduct, setProductImage } from '#api/submissions.ts';
import { barcodeIn } from '#core/search/barcode.ts';
import type { ProductDraft } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { myProductsPath } from '#site/account-paths.ts';
import { useUser } from '../account/use-user.ts';
import { keepSubmission } from '../offline/waiting-submission.ts';
import { ask } from '../session/ask.ts';
import { fieldProblems } from '../session/field-problems.ts';
import { notify } from '../shell/notify.ts';
import { emptyForm, formKey, type KeptForm } from './draft.ts';
import { PictureField } from './PictureField.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { CategoryArea } from './step-props.ts';
import { steps } from './steps.ts';
import { useForm } from './use-form.ts';

interface Props {
  readonly areas: readonly CategoryArea[];
}

/** The submission of a product by who is signed in. */
export function NewProduct({ areas }: Props) {
  const user = useUser();
  return user ? <Form key={user.id} user={user.id} areas={areas} /> : <p role="status">{t('account.loading')}</p>;
}

/** A form with the barcode that the address names, which nobody has added yet. */
function formFor(search: string): KeptForm {
  const code = barcodeIn(new URLSearchParams(search).get('barcode') ?? '');
  return code === null ? emptyForm : { ...emptyForm, barcodes: [code] };
}

function Form({ user, areas }: Props & { readonly user: number }) {
  const state = useForm(formKey(user, 'new'), formFor(location.search));
  const { form, picture, change, choosePicture, drop } = state;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');

  async function finish() {
    await drop();
    notify({ kind: 'success', text: t('submission.sent') });
    location.assign(myProductsPath());
  }
  /** The product is there already; what fails from here on concerns its picture alone. */
  async function sendPicture(id: number, blob: Blob) {
    setProblem('');
    try {
      await ask<typeof setProductImage>({ method: 'PUT', path: 'v2/products/{id}/image' }, { params: { id }, picture: blob });
      await finish();
    } catch (error) {
      setProblem(fieldProblems(error)[''] ?? (error instanceof ApiProblem ? error.problem.detail : t('form.offline')));
      if (error instanceof ApiProblem) setRefused((error.problem.errors ?? []).map(({ path }) => path));
    }
  }
  async function send(draft: ProductDraft) {
    const body = { ...draft, sizes: [...draft.sizes], barcodes: [...draft.barcodes] };
    let product: OwnProduct;
    try {
      ({ product } = await ask<typeof addProduct>({ method: 'POST', path: 'v2/products' }, { body }));
    } catch (error) {
      if (error instanceof ApiProblem || !(await keepSubmission(draft, picture))) throw error;
      await drop();
      location.assign(myProductsPath());
      return;
    }
    if (!picture) return finish();
    change({ received: product.id });
    await sendPicture(product.id, picture);
  }

  const pictureField = (
    <PictureField
      picture={picture}
      refused={refused}
      problem={problem}
      onChoose={(chosen) => {
        setRefused([]);
        return choosePicture(chosen);
      }}
    />
  );
  const { received } = form;
  if (received !== null)
    return (
      <div className="picture-left">
        <p className="note" role="status">
          {t('submission.onlyPictureMissing', { title: form.title })}
        </p>
        {pictureField}
        <p className="actions">
          <button
            type="button"
            className="button primary"
            disabled={picture === null}
            onClick={() => picture && void sendPicture(received, picture)}
          >
            {t('picture.send')}
          </button>
          <button type="button" className="button" onClick={() => void finish()}>
            {t('submission.withoutPicture')}
          </button>
        </p>
      </div>
    );
  return (
    <SubmissionForm
      state={state}
      steps={steps}
      areas={areas}
      submit={t('submission.send')}
      send={send}
      pictureStep={
        <>
          <p className="small">{t('picture.optional')}</p>
          {pictureField}
        </>
      }
    />
  );
}
