import { useCallback, useEffect, useState } from 'react';
import type { changeUser, endUserSessions, userDetail } from '#api/admin/users.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { adminUsersPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { ChangeLine } from '../ChangeLine.tsx';
import { useKeys } from '../list/use-keys.ts';
import { failure } from '../list/use-rows.ts';
import { momentWords } from '../moment.ts';
import { Problem } from '../Problem.tsx';
import { useChange } from '../use-change.ts';
import { UserActions } from './UserActions.tsx';
import { UserWorks } from './UserWorks.tsx';
import { stateWords } from './user-columns.tsx';
import type { UserDetail } from './user-detail.ts';

/** One account: what it is, what it wrote, and what an administrator may do about it. */
export default function UserScreen({ alias }: { readonly alias: string }) {
  const [detail, setDetail] = useState<UserDetail | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      setDetail(await ask<typeof userDetail>({ method: 'GET', path: 'v2/admin/users/{id}' }, { params: { id: alias } }));
      setProblem(null);
    } catch (error) {
      setProblem(failure(error));
    }
  }, [alias]);
  useEffect(() => void load(), [load]);
  const { says, canUndo, run, undo } = useChange(load);
  useKeys({ u: () => void undo() });
  const set = (body: Call<typeof changeUser>['body']) =>
    run(() => ask<typeof changeUser>({ method: 'PATCH', path: 'v2/admin/users/{id}' }, { params: { id: alias }, body }));
  const signOut = () =>
    ask<typeof endUserSessions>({ method: 'DELETE', path: 'v2/admin/users/{id}/sessions' }, { params: { id: alias } }).then(
      load,
      () => undefined,
    );

  return (
    <>
      <p className="small">
        <a href={adminUsersPath}>{t('admin.screen.users')}</a>
      </p>
      {problem !== null && <Problem reason={problem} again={load} />}
      {detail === null && problem === null && <p role="status">{t('admin.loading')}</p>}
      {detail && (
        <>
          <h2>{detail.user.username}</h2>
          <ChangeLine says={says} canUndo={canUndo} undo={undo} />
          <dl className="desk-facts">
            <Fact name={t('admin.user.email')} value={detail.user.email} />
            <Fact name={t('admin.user.created')} value={momentWords(detail.user.created)} />
            <Fact name={t('admin.user.state')} value={stateWords(detail.user) || '—'} />
            {detail.user.banReason !== null && <Fact name={t('admin.ban.why')} value={detail.user.banReason} />}
            <Fact name={t('admin.user.held')} value={t.number(detail.user.held)} />
          </dl>
          <UserActions user={detail.user} devices={detail.sessions} set={set} signOut={signOut} />
          <UserWorks detail={detail} />
        </>
      )}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
