import { t } from '#i18n/admin-words.ts';
import { editProductPath } from '#site/account-paths.ts';
import { because } from '../moderation/because.ts';
import { momentWords } from '../moment.ts';
import type { UserDetail } from './user-detail.ts';

/** What somebody wrote and submitted last, and what was held back of it. */
export function UserWorks({ detail: { reviews, submissions, held } }: { readonly detail: UserDetail }) {
  return (
    <>
      <section>
        <h3>{t('admin.user.reviews')}</h3>
        {reviews.length === 0 && <p>{t('admin.user.nothing')}</p>}
        <ul className="desk-texts">
          {reviews.map(({ id, subject, path, title, content, created }) => (
            <li key={id}>
              <p className="small quiet">
                <a href={path}>{subject}</a> · {momentWords(created)}
              </p>
              <p>
                <b>{title}</b> {content}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('admin.user.submissions')}</h3>
        {submissions.length === 0 && <p>{t('admin.user.nothing')}</p>}
        <ul>
          {submissions.map(({ id, name, status, added }) => (
            <li key={id}>
              <a href={editProductPath(id)}>{name}</a> · {t.find(`admin.product.status.${status}`) ?? status} · {momentWords(added)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('admin.user.heldTexts')}</h3>
        {held.length === 0 && <p>{t('admin.user.nothing')}</p>}
        <ul className="desk-texts">
          {held.map(({ id, text, reason, state, at }) => (
            <li key={id}>
              <p className="small quiet">
                {t.find(`admin.held.state.${state}`) ?? state} · {because(reason)} · {momentWords(at)}
              </p>
              <p className="desk-text">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
