import { usersPerPage } from '#core/catalog/page-sizes.ts';
import { publicUsers } from '#db/queries/accounts.ts';
import { publicUserPath, usersPath } from '#site/account-paths.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { markup } from '#ui/markup/markup.ts';
import type { Services } from '../services.ts';
import type { FilledPage } from './shell.ts';

const longestSearch = 100;

/** Users with a public profile, newest first, or those whose name holds what is searched for; null for a page there is not. */
export async function usersPage(search: URLSearchParams, { db, t }: Services): Promise<FilledPage | 'invalid' | null> {
  const q = (search.get('q') ?? '').trim().slice(0, longestSearch);
  const page = Math.trunc(Number(search.get('page') ?? 1));
  if (!(page >= 1 && page <= 10_000)) return 'invalid';
  const { items, total } = await publicUsers(db, { q: q === '' ? null : q, offset: (page - 1) * usersPerPage, limit: usersPerPage });
  if (items.length === 0 && page > 1) return null;
  const pathOf = (number: number) => `${usersPath}?${new URLSearchParams({ ...(q ? { q } : {}), page: String(number) })}`;
  const crumbs = [{ name: t('users.title'), path: usersPath }];
  return {
    title: t('users.title'),
    description: t('users.description'),
    path: usersPath,
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="page-head">
          <h1>{t('users.title')}</h1>
          <search>
            <form action={usersPath}>
              <label className="label" htmlFor="q">
                <b>{t('users.search')}</b>
              </label>
              <div className="search-line">
                <input className="field" id="q" name="q" type="search" defaultValue={q} />
                <button className="button primary" type="submit">
                  {t('search.go')}
                </button>
              </div>
            </form>
          </search>
          <p className="fine quiet">{t('users.count', { count: total })}</p>
        </section>
        <ul className="users">
          {items.map(({ username, createdAt, reviews }) => (
            <li key={username}>
              <a href={publicUserPath(username)}>{username}</a>
              <span className="fine quiet">
                {[t('users.since', { date: t.date(createdAt) }), t('reviews.count', { count: reviews })].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        <nav className="pages" aria-label={t('nav.pages')}>
          {page > 1 && <a href={pathOf(page - 1)}>{t('products.newer')}</a>}
          {page * usersPerPage < total && <a href={pathOf(page + 1)}>{t('products.older')}</a>}
        </nav>
      </>,
    ),
  };
}
