import { useEffect, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import type { OwnProduct, oneOwnProduct } from '#api/submissions.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../session/ask.ts';
import { showErrorPage } from '../session/show-error-page.ts';

export type Submission =
  | { readonly kind: 'loading' }
  | { readonly kind: 'problem'; readonly words: string }
  | { readonly kind: 'settled' | 'open'; readonly product: OwnProduct };

const numberInAddress = () => Number(/^[1-9]\d{0,14}$/.exec(new URLSearchParams(location.search).get('id') ?? '')?.[0] ?? 0);

/** The own submission that the address names (`?id=`). One that has been looked at is settled; somebody else's is the page of a refusal. */
export function useOwnProduct(): Submission {
  const [submission, setSubmission] = useState<Submission>({ kind: 'loading' });
  useEffect(() => {
    const id = numberInAddress();
    if (id === 0) return setSubmission({ kind: 'problem', words: t('submission.noNumber') });
    ask<typeof oneOwnProduct>({ method: 'GET', path: 'v2/user/products/{id}' }, { params: { id } }).then(
      ({ product }) => setSubmission({ kind: product.status === 'pending' ? 'open' : 'settled', product }),
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) return setSubmission({ kind: 'problem', words: t('form.offline') });
        if (error.problem.status === 403) return showErrorPage(403);
        setSubmission({ kind: 'problem', words: error.problem.status === 404 ? t('submission.gone') : error.problem.detail });
      },
    );
  }, []);
  return submission;
}
