import { useCallback } from 'react';
import type { EditedProduct, mergeProduct, patchProduct, readProduct } from '#api/admin/product-editor.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import type { Form } from '../edit/draft.ts';
import { EditForm } from '../edit/EditForm.tsx';
import { useEditor } from '../edit/use-editor.ts';
import { useChange } from '../use-change.ts';
import { ListField } from './ListField.tsx';
import { MergeProduct } from './MergeProduct.tsx';
import { ProductFields } from './ProductFields.tsx';
import { ProductPicture } from './ProductPicture.tsx';
import { productForm, productSeen, productSet } from './product-form.ts';

/** A product with everything an editor changes of it, the reading of its list beside it. */
export default function ProductScreen({ alias }: { readonly alias: string }) {
  const load = useCallback(
    async () => (await ask<typeof readProduct>({ method: 'GET', path: 'v2/admin/products/{alias}' }, { params: { alias } })).product,
    [alias],
  );
  const save = async (mine: Form, _: Form, seen: EditedProduct) => {
    const call = { params: { id: seen.id }, body: { set: productSet(mine), was: productSeen(seen, Object.keys(mine)) } };
    const done = await ask<typeof patchProduct>({ method: 'PATCH', path: 'v2/admin/products/{id}' }, call);
    return { change: done.change, shown: done.product };
  };
  const editor = useEditor<EditedProduct>({
    name: `product ${alias}`,
    load,
    formOf: productForm,
    save,
    onSaved: (saved) => {
      if (saved.shown.alias !== alias) history.replaceState(null, '', adminProductPath(saved.shown.alias));
      void line.run(async () => ({ change: saved.change, rows: 1 }));
    },
  });
  const { shown, form, problems, change, reload } = editor;
  const line = useChange(reload);
  const merge = async (into: string) => {
    if (!shown) return;
    const merged = { params: { id: shown.id }, body: { into } };
    await line.run(async () => {
      const done = await ask<typeof mergeProduct>({ method: 'POST', path: 'v2/admin/products/{id}/merge' }, merged);
      return { change: done.change, rows: 1 };
    });
  };
  if (!shown) return <p role="status">{problems[''] ?? t('admin.loading')}</p>;
  return (
    <div className="desk-edit">
      <h2>
        {shown.brand} {shown.titleEn}
      </h2>
      <p className="small quiet">
        {t('admin.edit.from', { source: shown.source, added: t.date(shown.added) })}
        {shown.addedBy !== null && `, ${shown.addedBy}`}
        {shown.edited !== null && ` · ${t('admin.edit.edited', { at: t.date(shown.edited) })}`}
        {shown.status === 'public' && (
          <>
            {' · '}
            <a href={productPath(shown.alias)}>{t('admin.edit.page')}</a>
          </>
        )}
        {' · '}
        <a href={`/admin/audit?q=${encodeURIComponent(shown.titleEn)}`}>{t('admin.edit.history')}</a>
      </p>
      <ChangeLine says={line.says} canUndo={line.canUndo} undo={line.undo} />
      <EditForm editor={editor}>
        <div className="desk-halves">
          <ProductFields form={form} problems={problems} isNew={false} change={change} />
          <ListField form={form} problems={problems} change={change} />
        </div>
      </EditForm>
      <ProductPicture id={shown.id} image={form['image'] ?? ''} onUploaded={() => void reload()} onRemove={() => change({ image: '' })} />
      <MergeProduct product={shown} merge={(into) => void merge(into)} />
    </div>
  );
}
