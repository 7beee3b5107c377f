import type { UserLine } from '#api/admin/users.ts';
import { userViews } from '#core/accounts/user-views.ts';
import { t } from '#i18n/admin-words.ts';
import { adminUserPath } from '#site/account-paths.ts';
import type { Column, Filter } from '../list/row-list.ts';

/** What is special about an account. */
export const stateWords = ({ role, demo, confirmed, banned, bannedUntil }: UserLine): string =>
  [
    ...(role === 'admin' ? [t('admin.user.admin')] : []),
    ...(demo ? [t('admin.user.demo')] : []),
    ...(banned ? [bannedUntil === null ? t('admin.user.banned') : t('admin.user.bannedUntil', { until: t.date(bannedUntil) })] : []),
    ...(confirmed || demo ? [] : [t('admin.user.unconfirmed')]),
  ].join(', ');

const number = (name: 'reviews' | 'submissions' | 'held'): Column<UserLine> => ({
  name,
  title: t(`admin.user.${name}`),
  sorts: false,
  cell: (row) => t.number(row[name]),
  text: (row) => String(row[name]),
});

export const userColumns: readonly Column<UserLine>[] = [
  {
    name: 'username',
    title: t('admin.user.name'),
    sorts: true,
    cell: ({ id, username }) => <a href={adminUserPath(id)}>{username}</a>,
    text: ({ username }) => username,
  },
  { name: 'email', title: t('admin.user.email'), sorts: true, cell: ({ email }) => email, text: ({ email }) => email },
  { name: 'state', title: t('admin.user.state'), sorts: false, cell: stateWords, text: stateWords },
  number('reviews'),
  number('submissions'),
  number('held'),
  { name: 'created', title: t('admin.user.created'), sorts: true, cell: ({ created }) => t.date(created), text: ({ created }) => created },
];

export const userFilters = (): readonly Filter[] => [
  { name: 'view', title: t('admin.user.view'), options: userViews.map((view) => [view, t(`admin.user.view.${view}`)] as const) },
];
