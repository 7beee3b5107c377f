import { useEffect, useState } from 'react';
import type { Double, decideSubmission, SubmissionLine, submissionDetail } from '#api/admin/moderation.ts';
import type { AnswerOf, Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { editProductPath } from '#site/account-paths.ts';
import { productPath } from '#site/paths.ts';
import { ask } from '../../session/ask.ts';
import { categoryName } from '../desk-data.ts';
import { failure } from '../list/use-rows.ts';
import { AuthorLine } from './AuthorLine.tsx';
import { Decision } from './Decision.tsx';
import { SubmissionReading } from './SubmissionReading.tsx';

type Detail = AnswerOf<typeof submissionDetail>;
export type Verdict = Call<typeof decideSubmission>['body'];

const choices = ['approve', 'reject', 'ask'] as const;

/** Everything an editor needs to decide on one submission. */
export function SubmissionPanel({ line, decide }: { readonly line: SubmissionLine; readonly decide: (verdict: Verdict) => void }) {
  const [detail, setDetail] = useState<Detail | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setDetail(null);
    ask<typeof submissionDetail>({ method: 'GET', path: 'v2/admin/moderation/submissions/{id}' }, { params: { id: line.id } }).then(
      (found) => {
        if (!current) return;
        setDetail(found);
        setProblem(null);
      },
      (error: unknown) => current && setProblem(failure(error)),
    );
    return () => {
      current = false;
    };
  }, [line.id]);
  const { brand, title, category, author, asked, updated } = line;
  return (
    <section className="desk-panel" aria-label={t('admin.submission.one', { name: `${brand} ${title}` })}>
      <h3>
        <span className="quiet">{brand}</span> {title}
      </h3>
      <p>
        <AuthorLine author={author} /> · {category === null ? t('admin.product.uncategorized') : categoryName(category)} ·{' '}
        <a href={editProductPath(line.id)}>{t('admin.submission.edit')}</a>
      </p>
      {asked !== null && <p className="note">{t('admin.submission.asked', { question: asked })}</p>}
      {problem !== null && <p role="alert">{t('admin.failed', { reason: problem })}</p>}
      {detail && (
        <>
          <Packs detail={detail} />
          <Doubles doubles={detail.doubles} />
          <SubmissionReading list={detail.list} />
        </>
      )}
      <Decision
        key={line.id}
        author={author}
        choices={choices}
        reasoned={['reject', 'ask']}
        reasons={[t('admin.reason.double'), t('admin.reason.notWhole'), t('admin.reason.noCosmetic'), t('admin.reason.advertising')]}
        decide={(decision, said) => decide({ decision, seen: updated, ...said })}
      />
    </section>
  );
}

function Packs({ detail: { picture, coloured, sizes, barcodes } }: { readonly detail: Detail }) {
  return (
    <div className="desk-packs">
      {picture !== null && <img src={picture} alt={t('admin.submission.picture')} width={160} height={160} />}
      <div>
        <p>
          {picture === null || coloured === null
            ? t('admin.product.noPicture')
            : coloured.length === 0
              ? t('admin.submission.white')
              : t('admin.submission.notWhite', { edges: coloured.map((edge) => t(`admin.submission.edge.${edge}`)).join(', ') })}
        </p>
        {sizes.length > 0 && <p>{t('admin.submission.sizes', { sizes: sizes.join(', ') })}</p>}
        {barcodes.length > 0 && <p>{t('admin.submission.barcodes', { barcodes: barcodes.join(', ') })}</p>}
      </div>
    </div>
  );
}

function Doubles({ doubles }: { readonly doubles: readonly Double[] }) {
  if (doubles.length === 0) return <p>{t('admin.submission.noDoubles')}</p>;
  return (
    <>
      <h4>{t('admin.submission.doubles')}</h4>
      <ul>
        {doubles.map(({ id, alias, name, status, why }) => (
          <li key={id}>
            <a href={status === 'public' ? productPath(alias) : editProductPath(id)}>{name}</a> · {t(`admin.submission.why.${why}`)} ·{' '}
            {t.find(`admin.product.status.${status}`) ?? status}
          </li>
        ))}
      </ul>
    </>
  );
}
