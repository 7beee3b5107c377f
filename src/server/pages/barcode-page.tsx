import { barcodeIn, storedBarcode } from '#core/search/barcode.ts';
import { productByBarcode } from '#db/queries/product-record.ts';
import { newProductPath } from '#site/account-paths.ts';
import { barcodePath, checkerPath, productPath, productsPath, searchPath } from '#site/paths.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { markup } from '#ui/markup/markup.ts';
import type { Services } from '../services.ts';
import type { FilledPage } from './shell.ts';

/** What was typed as a person reads it; a damaged address as it came. */
function typedIn(address: string): string {
  try {
    return decodeURIComponent(address).trim();
  } catch {
    return address;
  }
}

/** The address of the product with a barcode; else a page that offers to add it, or says that this is none. */
export async function barcodePage(address: string, { db, t }: Pick<Services, 'db' | 't'>): Promise<string | FilledPage> {
  const typed = typedIn(address);
  const stored = storedBarcode(typed);
  const product = stored === null ? null : await productByBarcode(db, stored);
  if (product) return productPath(product.alias);
  const code = barcodeIn(typed) ?? typed;
  const path = barcodePath(encodeURIComponent(code));
  const title = t(stored === null ? 'barcode.noneTitle' : 'barcode.title', { code });
  const crumbs = [
    { name: t('nav.products'), path: productsPath() },
    { name: code, path },
  ];
  return {
    title,
    description: title,
    path,
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="page-head">
          <h1>{title}</h1>
          <p className="intro">{t(stored === null ? 'barcode.none' : 'barcode.unknown')}</p>
        </section>
        {stored !== null && (
          <p className="actions">
            <a className="button primary" href={`${newProductPath}?barcode=${stored}`}>
              {t('barcode.add')}
            </a>
            <a className="button" href={checkerPath}>
              {t('barcode.check')}
            </a>
          </p>
        )}
        <form className="account-form" action={searchPath}>
          <p className="form-row">
            <label className="label" htmlFor="barcode">
              <b>{t('barcode.another')}</b>
            </label>
            <input className="field" id="barcode" name="q" type="search" autoComplete="off" />
          </p>
          <p className="actions">
            <button className="button" type="submit">
              {t('search.go')}
            </button>
          </p>
        </form>
      </>,
    ),
  };
}
