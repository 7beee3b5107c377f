import { useCallback } from 'react';
import type { createProduct } from '#api/admin/product-editor.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import type { Form } from '../edit/draft.ts';
import { EditForm } from '../edit/EditForm.tsx';
import { useEditor } from '../edit/use-editor.ts';
import { ListField } from './ListField.tsx';
import { ProductFields } from './ProductFields.tsx';
import { emptyProduct, productSet } from './product-form.ts';

const asItIs = (form: Form): Form => form;

/** A product that an editor enters; its picture follows on its own screen. */
export default function NewProductScreen() {
  const load = useCallback(async () => emptyProduct, []);
  const save = async (mine: Form) => {
    const { brand = '', titleEn = '', list = '' } = mine;
    const body = { ...productSet(mine), brand, titleEn, list };
    const { change, product } = await ask<typeof createProduct>({ method: 'POST', path: 'v2/admin/products' }, { body });
    location.assign(adminProductPath(product.alias));
    return { change, shown: emptyProduct };
  };
  const editor = useEditor<Form>({ name: 'new product', load, formOf: asItIs, save, onSaved: () => undefined });
  const { form, problems, change } = editor;
  return (
    <EditForm editor={editor} title={t('admin.edit.newProduct')}>
      <div className="desk-halves">
        <ProductFields form={form} problems={problems} isNew change={change} />
        <ListField form={form} problems={problems} change={change} />
      </div>
    </EditForm>
  );
}
