import type { ReactNode } from 'react';
import type { OwnProduct } from '#api/submissions.ts';
import { t } from '#i18n/current.ts';
import { myProductsPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import { useUser } from '../account/use-user.ts';
import { useOwnProduct } from './use-own-product.ts';

interface Props {
  /** What is done with a submission that waits. */
  readonly children: (product: OwnProduct, user: number) => ReactNode;
}

/** A page about one own submission: it says why nothing can be done with one that is settled, gone or not named. */
export function OwnProductPage({ children }: Props) {
  const user = useUser();
  const submission = useOwnProduct();
  if (!user || submission.kind === 'loading') return <p role="status">{t('account.loading')}</p>;
  if (submission.kind === 'problem') return <Closed words={submission.words} />;
  const { product } = submission;
  if (submission.kind === 'settled') return <Closed words={t('problem.product.not_pending')} product={product} />;
  return (
    <>
      <p className="about-product">
        {product.brand} <b>{product.title}</b>
      </p>
      {children(product, user.id)}
    </>
  );
}

function Closed({ words, product }: { readonly words: string; readonly product?: OwnProduct }) {
  return (
    <>
      <p className="note" role="alert">
        {words}
      </p>
      <p className="actions">
        {product?.status === 'public' && (
          <a className="button" href={productPath(product.alias)}>
            {t('myProducts.see')}
          </a>
        )}
        <a className="button" href={myProductsPath()}>
          {t('myProducts.title')}
        </a>
      </p>
    </>
  );
}
