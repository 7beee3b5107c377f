import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#api/endpoint.ts';
import type { endSession, sessionList } from '#api/security.ts';
import { t } from '#i18n/current.ts';
import { ask } from '../../session/ask.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Sessions = AnswerOf<typeof sessionList>['items'];

/** Where one is signed in; each but this one can be ended. */
export function SessionsSection() {
  const [sessions, setSessions] = useState<Sessions | null>(null);
  const load = useCallback(async () => {
    try {
      setSessions((await ask<typeof sessionList>({ method: 'GET', path: 'v2/security/sessions' }, {})).items);
    } catch {
      // It has been said; the list stays as it was.
    }
  }, []);
  useEffect(() => void load(), [load]);

  async function end(id: string) {
    try {
      await ask<typeof endSession>({ method: 'DELETE', path: 'v2/security/sessions/{id}' }, { params: { id } });
    } catch {
      // It has been said.
    }
    await load();
  }

  return (
    <SettingsSection title={t('settings.sessions')} note={t('settings.sessionsNote')}>
      <ul className="sessions">
        {(sessions ?? []).map(({ id, agent, createdAt, current }) => (
          <li key={id}>
            <span>
              {agent ?? t('settings.unknownAgent')}
              <small className="quiet"> {t('settings.since', { date: t.date(createdAt) })}</small>
            </span>
            {current ? (
              <b>{t('settings.thisSession')}</b>
            ) : (
              <button type="button" className="button" onClick={() => void end(id)}>
                {t('settings.endSession')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
