import type { Author } from '#api/admin/moderation.ts';
import { t } from '#i18n/admin-words.ts';
import { adminUserPath } from '#site/account-paths.ts';

/** Whose it is, and what speaks against them. */
export function AuthorLine({ author }: { readonly author: Author | null }) {
  if (author === null) return t('admin.author.gone');
  const { id, username, held, banned } = author;
  return (
    <>
      <a href={adminUserPath(id)}>{username}</a>
      {banned && <span className="meaning brick"> {t('admin.user.banned')}</span>}
      {held > 0 && <span className="small"> {t('admin.author.held', { count: held })}</span>}
    </>
  );
}
