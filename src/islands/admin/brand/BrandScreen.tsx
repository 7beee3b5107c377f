import { useCallback } from 'react';
import type { EditedBrand, hideBrand, mergeBrand, patchBrand, readBrand } from '#api/admin/brands.ts';
import { certificateKinds } from '#core/catalog/taxonomy.ts';
import { t } from '#i18n/admin-words.ts';
import { adminBrandPath } from '#site/account-paths.ts';
import { brandPath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import type { Form } from '../edit/draft.ts';
import { EditForm } from '../edit/EditForm.tsx';
import { fieldOf } from '../edit/field-words.ts';
import { LinesField, TextField } from '../edit/fields.tsx';
import { useEditor } from '../edit/use-editor.ts';
import { useChange } from '../use-change.ts';
import { brandForm, brandSeen, brandSet } from './brand-form.ts';
import { HideBrand } from './HideBrand.tsx';
import { MergeBrand } from './MergeBrand.tsx';

const kinds = certificateKinds.map((kind) => [kind, t(`admin.brand.kind.${kind}`)] as const);

/** A brand with everything an editor changes of it. */
export default function BrandScreen({ alias }: { readonly alias: string }) {
  const load = useCallback(
    async () => (await ask<typeof readBrand>({ method: 'GET', path: 'v2/admin/brands/{alias}' }, { params: { alias } })).brand,
    [alias],
  );
  const save = async (mine: Form, _: Form, seen: EditedBrand) => {
    const call = { params: { id: seen.id }, body: { set: brandSet(mine), was: brandSeen(seen, Object.keys(mine)) } };
    const done = await ask<typeof patchBrand>({ method: 'PATCH', path: 'v2/admin/brands/{id}' }, call);
    return { change: done.change, shown: done.brand };
  };
  const editor = useEditor<EditedBrand>({
    name: `brand ${alias}`,
    load,
    formOf: brandForm,
    save,
    onSaved: (saved) => {
      if (saved.shown.alias !== alias) history.replaceState(null, '', adminBrandPath(saved.shown.alias));
      void line.run(async () => ({ change: saved.change, rows: 1 }));
    },
  });
  const { shown, problems, reload } = editor;
  const line = useChange(reload);
  if (!shown) return <p role="status">{problems[''] ?? t('admin.loading')}</p>;
  const params = { id: shown.id };
  const merge = (into: string) =>
    line.run(async () => {
      const call = { params, body: { into } };
      const done = await ask<typeof mergeBrand>({ method: 'POST', path: 'v2/admin/brands/{id}/merge' }, call);
      return { change: done.change, rows: 1 };
    });
  const hide = (reason: string) =>
    line.run(() => ask<typeof hideBrand>({ method: 'POST', path: 'v2/admin/brands/{id}/hide' }, { params, body: { reason } }));
  const of = fieldOf(editor);
  return (
    <div className="desk-edit">
      <h2>{shown.name}</h2>
      <p className="small quiet">
        <a href={`/admin/products?brand=${shown.alias}`}>{t('admin.brand.list')}</a>
        {shown.products > 0 && (
          <>
            {' · '}
            <a href={brandPath(shown.alias)}>{t('admin.edit.page')}</a>
          </>
        )}
        {' · '}
        <a href={`/admin/audit?q=${encodeURIComponent(shown.name)}`}>{t('admin.edit.history')}</a>
      </p>
      <ChangeLine says={line.says} canUndo={line.canUndo} undo={line.undo} />
      <EditForm editor={editor}>
        <div className="desk-halves">
          <div className="desk-fields">
            <TextField {...of('name')} />
            <TextField {...of('alias')} hint={t('admin.edit.hint.alias')} />
            <TextField {...of('country')} />
            <TextField {...of('website')} type="url" />
          </div>
          <LinesField
            {...of('certificates')}
            add={t('admin.brand.addCertificate')}
            columns={[
              { title: t('admin.brand.kind'), options: kinds },
              { title: t('admin.brand.issuer') },
              { title: t('admin.brand.checked'), type: 'date' },
            ]}
          />
        </div>
      </EditForm>
      <MergeBrand brand={shown} merge={(into) => void merge(into)} />
      {shown.mergedInto === null && <HideBrand products={shown.products} hide={(reason) => void hide(reason)} />}
    </div>
  );
}
