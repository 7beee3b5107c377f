import type { editProduct, OwnProduct } from '#api/submissions.ts';
import type { ProductDraft } from '#core/submissions/product-draft.ts';
import { t } from '#i18n/current.ts';
import { myProductsPath, uploadImagePath } from '#site/account-paths.ts';
import { ask } from '../session/ask.ts';
import { notify } from '../shell/notify.ts';
import { formKey } from './draft.ts';
import { OwnProductPage } from './OwnProductPage.tsx';
import { SubmissionForm } from './SubmissionForm.tsx';
import type { CategoryArea } from './step-props.ts';
import type { Step } from './steps.ts';
import { useForm } from './use-form.ts';

interface Props {
  readonly areas: readonly CategoryArea[];
}

const steps: readonly Step[] = ['product', 'list', 'check'];

/** Changing an own submission while it waits. */
export function EditProduct({ areas }: Props) {
  return <OwnProductPage>{(product, user) => <Form product={product} user={user} areas={areas} />}</OwnProductPage>;
}

function Form({ product, user, areas }: Props & { readonly product: OwnProduct; readonly user: number }) {
  const { id, brand, title, inci, category, sizes, barcodes } = product;
  const toFill = (texts: readonly string[]) => (texts.length > 0 ? [...texts] : ['']);
  const initial = { brand, title, inci, category, sizes: toFill(sizes), barcodes: toFill(barcodes), received: null };
  const state = useForm(formKey(user, id), initial);

  async function send(draft: ProductDraft) {
    const body = { ...draft, sizes: [...draft.sizes], barcodes: [...draft.barcodes] };
    await ask<typeof editProduct>({ method: 'PATCH', path: 'v2/products/{id}' }, { params: { id }, body });
    await state.drop();
    notify({ kind: 'success', text: t('submission.changed') });
    location.assign(myProductsPath());
  }
  return (
    <>
      <p className="small to-picture">
        <a href={uploadImagePath(id)}>{t(product.image === null ? 'myProducts.addPicture' : 'myProducts.changePicture')}</a>
      </p>
      <SubmissionForm state={state} steps={steps} areas={areas} submit={t('submission.save')} send={send} />
    </>
  );
}
