import { useCallback, useEffect, useState } from 'react';
import { ApiProblem } from '#api/client.ts';
import { type Review, type reviewList, reviewSubjects } from '#api/reviews.ts';
import { t } from '#i18n/current.ts';
import { thanksPath } from '#site/account-paths.ts';
import { ingredientPath, productPath } from '#site/paths.ts';
import { ReviewList } from '#ui/catalog/ReviewList.tsx';
import { useUser } from '../account/use-user.ts';
import { ask } from '../session/ask.ts';
import { notifyNext } from '../shell/notify.ts';
import { OwnReview } from './OwnReview.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { listed, type Subject } from './subject.ts';

function subjectOf(search: string): Subject | null {
  const asked = new URLSearchParams(search);
  for (const kind of reviewSubjects) {
    const alias = asked.get(kind);
    if (alias) return { kind, alias };
  }
  return null;
}

/** The review form on a page of its own. */
export function ReviewPage() {
  const user = useUser();
  const [subject, setSubject] = useState<Subject | null | undefined>(undefined);
  useEffect(() => setSubject(subjectOf(location.search)), []);
  if (subject === undefined || !user) return <p role="status">{t('account.loading')}</p>;
  if (subject === null) return <p className="note">{t('reviewForm.noSubject')}</p>;
  return <ReviewOf subject={subject} />;
}

/** One's own review of it, where there is one: it has to go before another is written. */
function ReviewOf({ subject }: { readonly subject: Subject }) {
  const { kind, alias } = subject;
  const [found, setFound] = useState<{ readonly title: string | null; readonly own: Review | null } | 'gone' | null>(null);
  const load = useCallback(async () => {
    try {
      setFound(await ask<typeof reviewList>({ method: 'GET', path: 'v2/reviews' }, { query: { subject: kind, alias, page: '1' } }));
    } catch (error) {
      // Anything else has been said; publishing will tell.
      const gone = error instanceof ApiProblem && error.problem.status === 404;
      setFound(gone ? 'gone' : { title: null, own: null });
    }
  }, [kind, alias]);
  useEffect(() => void load(), [load]);

  if (found === null) return <p role="status">{t('account.loading')}</p>;
  if (found === 'gone') return <p className="note">{t('reviewForm.gone')}</p>;
  const { title, own } = found;
  return (
    <>
      <p className="intro">
        <a href={kind === 'product' ? productPath(alias) : ingredientPath(alias)}>{title ?? t('reviewForm.back')}</a>
      </p>
      {own ? (
        <>
          <p className="note">{t(`reviewForm.already.${kind}`)}</p>
          <ReviewList
            heading="h2"
            t={t}
            reviews={[listed(own)]}
            actions={() => <OwnReview review={own} wording="form" onChanged={() => void load()} />}
          />
        </>
      ) : (
        <ReviewForm
          subject={subject}
          wording="form"
          onDone={() => {
            notifyNext({ kind: 'success', text: t('reviewForm.form.published') });
            location.assign(`${thanksPath}?${kind}=${alias}`);
          }}
        />
      )}
    </>
  );
}
