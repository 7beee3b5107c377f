import { flushSync } from 'react-dom';
import type { changeProducts, ProductLine, productRows } from '#api/admin/products.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { adminProductPath, newAdminProductPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { RowList } from '../list/RowList.tsx';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';
import { useChange } from '../use-change.ts';
import { BulkChange, type ProductFields } from './BulkChange.tsx';
import { productColumns, productFilters } from './product-columns.tsx';

const none: readonly ProductLine[] = [];
const filters = productFilters();

const fetchRows: Fetch<ProductLine> = (state) =>
  ask<typeof productRows>({ method: 'GET', path: 'v2/admin/products' }, { query: state as Call<typeof productRows>['query'] });

/** Every product there is, whatever its status. */
export default function ProductsScreen() {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { says, canUndo, run, undo } = useChange(rows.load);
  const set = async (ids: readonly number[], fields: ProductFields) => {
    const call = { body: { ids: [...ids], set: fields } };
    const done = await run(() => ask<typeof changeProducts>({ method: 'POST', path: 'v2/admin/products/bulk' }, call));
    if (done) selection.clear();
  };
  const { here } = selection;
  const chooseCategory = () => {
    if (selection.chosen.size === 0 && here) flushSync(() => selection.toggle(here));
    document.querySelector<HTMLElement>('[data-set-category]')?.focus();
  };
  const keys = {
    c: chooseCategory,
    e: () => here && location.assign(adminProductPath(here.alias)),
    a: () => here && void set([here.id], { status: 'public' }),
    r: () => here && void set([here.id], { status: here.status === 'pending' ? 'rejected' : 'removed' }),
    u: () => void undo(),
  };
  return (
    <>
      <h2>{t('admin.screen.products')}</h2>
      <p>
        <a href={newAdminProductPath}>{t('admin.edit.newProduct')}</a>
      </p>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      <RowList
        name="products"
        columns={productColumns}
        filters={filters}
        nameOf={({ brand, title }) => `${brand} ${title}`}
        rows={rows}
        fetchRows={fetchRows}
        selection={selection}
        hint={t('admin.product.keys')}
        keys={keys}
      >
        <BulkChange set={(fields) => void set([...selection.chosen.keys()], fields)} />
      </RowList>
    </>
  );
}
