import { Ban, Check, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#api/endpoint.ts';
import type { OwnProduct, ownProducts } from '#api/submissions.ts';
import { ownProductsPerAnswer } from '#core/catalog/page-sizes.ts';
import { t } from '#i18n/current.ts';
import { editProductPath, myProductsPath, newProductPath, uploadImagePath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import { GhostStrip } from '#ui/feedback/GhostStrip.tsx';
import { useUser } from '../account/use-user.ts';
import { ask } from '../session/ask.ts';

type Found = AnswerOf<typeof ownProducts>;

const looks = {
  public: { colour: 'leaf', Icon: Check },
  pending: { colour: 'slate', Icon: Clock },
  rejected: { colour: 'brick', Icon: Ban },
  removed: { colour: 'brick', Icon: Ban },
} as const;

const pageInAddress = () => Math.max(1, Number(/^\d{1,5}$/.exec(new URLSearchParams(location.search).get('page') ?? '')?.[0] ?? 1));

/** What one has submitted, newest first, and what became of it. */
export function MyProducts() {
  const user = useUser();
  const [found, setFound] = useState<Found | null>(null);
  const [page, setPage] = useState(1);
  const signedIn = user ? user.id : null;
  useEffect(() => {
    if (signedIn === null) return;
    const number = pageInAddress();
    setPage(number);
    ask<typeof ownProducts>({ method: 'GET', path: 'v2/user/products' }, { query: { page: String(number) } }).then(
      setFound,
      () => undefined,
    );
  }, [signedIn]);

  if (!user || !found) return <p role="status">{t('account.loading')}</p>;
  if (found.total === 0)
    return (
      <div className="empty">
        <GhostStrip kind="empty" />
        <p>{t('myProducts.none')}</p>
        <p className="actions">
          <a className="button primary" href={newProductPath}>
            {t('submission.add')}
          </a>
        </p>
      </div>
    );
  return (
    <>
      <p className="actions">
        <a className="button primary" href={newProductPath}>
          {t('submission.add')}
        </a>
      </p>
      <p className="small quiet own-count">{t('myProducts.count', { count: found.total })}</p>
      <ul className="own-products">
        {found.items.map((product) => (
          <Row key={product.id} product={product} />
        ))}
      </ul>
      <nav className="pages" aria-label={t('nav.pages')}>
        {page > 1 && (
          <a className="button" rel="prev" href={myProductsPath(page - 1)}>
            {t('products.newer')}
          </a>
        )}
        {page * ownProductsPerAnswer < found.total && (
          <a className="button" rel="next" href={myProductsPath(page + 1)}>
            {t('products.older')}
          </a>
        )}
      </nav>
    </>
  );
}

function Row({ product }: { readonly product: OwnProduct }) {
  const { id, alias, brand, title, status, reason, image, addedAt } = product;
  const { colour, Icon } = looks[status];
  const name = `${brand} ${title}`;
  return (
    <li>
      {image === null ? (
        <span className="thumb-of" aria-hidden="true" />
      ) : (
        <img className="thumb-of" src={image} alt="" width={64} height={64} />
      )}
      <div>
        <h2>
          <span className="quiet">{brand}</span> {status === 'public' ? <a href={productPath(alias)}>{title}</a> : title}
        </h2>
        <p className="fine">
          <span className={`meaning ${colour}`}>
            <Icon className="icon" />
            {t(`myProducts.status.${status}`)}
          </span>{' '}
          <span className="quiet">{t('myProducts.since', { date: t.date(addedAt) })}</span>
        </p>
        {status === 'pending' && reason !== null && <p className="note">{t('myProducts.asked', { reason })}</p>}
        {(status === 'rejected' || status === 'removed') && (
          <p className="small">{reason === null ? t('myProducts.noReason') : t('myProducts.reason', { reason })}</p>
        )}
      </div>
      <p className="actions">
        {status === 'public' && (
          <a className="button" href={productPath(alias)} aria-label={t('myProducts.seeOf', { name })}>
            {t('myProducts.see')}
          </a>
        )}
        {status === 'pending' && (
          <>
            <a className="button" href={editProductPath(id)} aria-label={t('myProducts.editOf', { name })}>
              {t('myProducts.edit')}
            </a>
            <a className="button" href={uploadImagePath(id)}>
              {t(image === null ? 'myProducts.addPicture' : 'myProducts.changePicture')}
              <span className="unseen"> {name}</span>
            </a>
          </>
        )}
      </p>
    </li>
  );
}
