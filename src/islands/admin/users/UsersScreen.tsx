import { useState } from 'react';
import type { BanWish, banUsers, UserLine, userRows } from '#api/admin/users.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { adminUserPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { RowList } from '../list/RowList.tsx';
import { type Fetch, useRows } from '../list/use-rows.ts';
import { useSelection } from '../list/use-selection.ts';
import { useChange } from '../use-change.ts';
import { BanFields, firstBan, isBan } from './BanFields.tsx';
import { userColumns, userFilters } from './user-columns.tsx';

const none: readonly UserLine[] = [];
const filters = userFilters();

const fetchRows: Fetch<UserLine> = (state) =>
  ask<typeof userRows>({ method: 'GET', path: 'v2/admin/users' }, { query: state as Call<typeof userRows>['query'] });

/** Every account; many are banned or freed at once. */
export default function UsersScreen() {
  const rows = useRows(fetchRows);
  const selection = useSelection(rows.found?.items ?? none);
  const { says, canUndo, run, undo } = useChange(rows.load);
  const [ban, setBan] = useState<BanWish>(firstBan);
  const set = async (wish: BanWish | null) => {
    const body = { ids: [...selection.chosen.keys()], ban: wish };
    if (await run(() => ask<typeof banUsers>({ method: 'POST', path: 'v2/admin/users/bans' }, { body }))) selection.clear();
  };
  const { here } = selection;
  const keys = { e: () => here && location.assign(adminUserPath(here.id)), u: () => void undo() };
  return (
    <>
      <h2>{t('admin.screen.users')}</h2>
      <ChangeLine says={says} canUndo={canUndo} undo={undo} />
      <RowList
        name="users"
        columns={userColumns}
        filters={filters}
        nameOf={({ username }) => username}
        rows={rows}
        fetchRows={fetchRows}
        selection={selection}
        keys={keys}
        hint={t('admin.user.keys')}
      >
        <form
          className="desk-fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (isBan(ban)) void set(ban);
          }}
        >
          <BanFields ban={ban} change={setBan} />
          <button type="submit" className="button">
            {t('admin.ban.ban')}
          </button>
          <button type="button" className="button" onClick={() => void set(null)}>
            {t('admin.ban.lift')}
          </button>
        </form>
      </RowList>
    </>
  );
}
