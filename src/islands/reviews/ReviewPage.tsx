import { useEffect, useState } from 'react';
import type { ReviewSubject } from '#api/reviews.ts';
import { t } from '#i18n/current.ts';
import { thanksPath } from '#site/account-paths.ts';
import { ingredientPath, productPath } from '#site/paths.ts';
import { useUser } from '../account/use-user.ts';
import { notify } from '../shell/notify.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface Subject {
  readonly kind: ReviewSubject;
  readonly alias: string;
}

function subjectOf(search: string): Subject | null {
  const asked = new URLSearchParams(search);
  for (const kind of ['product', 'ingredient'] as const) {
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
  const path = subject.kind === 'product' ? productPath(subject.alias) : ingredientPath(subject.alias);
  return (
    <>
      <p className="s14">
        <a href={path}>{t('reviewForm.back')}</a>
      </p>
      <ReviewForm
        subject={subject}
        wording="form"
        onDone={() => {
          notify({ kind: 'success', text: t('reviewForm.form.published') });
          location.assign(`${thanksPath}?${subject.kind}=${subject.alias}`);
        }}
      />
    </>
  );
}
