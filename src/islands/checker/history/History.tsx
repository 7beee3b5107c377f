import { useStore } from '@nanostores/react';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '#i18n/current.ts';
import styles from '#ui/styles/parts/checker/history.css?inline';
import { addStyles } from '../../for-you/add-styles.ts';
import { currentUser } from '../../session/user.ts';
import { CheckRow } from './CheckRow.tsx';
import { forgetChecks, isHistoryKept, joinAccount, keepHistory, keepInAccount, keptChecks } from './history.ts';

addStyles(styles);

/** Rows before somebody asks for all; with more a field to find one is worth its place. */
const shownFirst = 6;

/** What is kept, and where; with a way to have it otherwise. */
function HistorySwitches() {
  const kept = useStore(isHistoryKept);
  const user = useStore(currentUser);
  const inAccount = user?.settings.keepChecks === true;
  return (
    <>
      <p className="fine quiet">{kept ? t(inAccount ? 'history.noteAccount' : 'history.note') : t('history.off')}</p>
      <label className="history-switch">
        <input type="checkbox" checked={kept} onChange={({ currentTarget }) => keepHistory(currentTarget.checked)} />
        <span>{t('history.keep')}</span>
      </label>
      {user && kept && (
        <label className="history-switch">
          <input type="checkbox" checked={inAccount} onChange={({ currentTarget }) => void keepInAccount(currentTarget.checked)} />
          <span>{t('history.keepAccount')}</span>
        </label>
      )}
    </>
  );
}

/** The lists that were checked before, the newest first: to open, name, find and remove. */
export function History({ onOpen }: { readonly onOpen: (list: string) => void }) {
  const checks = useStore(keptChecks);
  const user = useStore(currentUser);
  const [wanted, setWanted] = useState('');
  const [all, setAll] = useState(false);
  const joins = user?.settings.keepChecks === true;
  useEffect(() => {
    if (joins) void joinAccount();
  }, [joins]);

  const words = wanted.trim().toLocaleLowerCase();
  const fitting = checks.filter(({ name, list }) => `${name ?? ''} ${list}`.toLocaleLowerCase().includes(words));
  const shown = all || words !== '' ? fitting : fitting.slice(0, shownFirst);
  return (
    <details className="answer-fold history" data-part="history">
      <summary>
        <span>{checks.length > 0 ? t('history.title', { count: checks.length }) : t('history.off')}</span>
        <ChevronRight className="icon" aria-hidden="true" />
      </summary>
      {checks.length > shownFirst && (
        <input
          className="field"
          type="search"
          aria-label={t('history.find')}
          placeholder={t('history.find')}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      {checks.length > 0 && fitting.length === 0 && (
        <p className="small quiet" role="status">
          {t('history.nothing')}
        </p>
      )}
      <ul>
        {shown.map((check) => (
          <CheckRow key={check.id} check={check} onOpen={onOpen} />
        ))}
      </ul>
      <p className="actions">
        {shown.length < fitting.length && (
          <button type="button" className="text-button" onClick={() => setAll(true)}>
            {t('history.all', { count: fitting.length })}
          </button>
        )}
        {checks.length > 0 && (
          <button type="button" className="text-button" onClick={forgetChecks}>
            {t('history.forget')}
          </button>
        )}
      </p>
      <HistorySwitches />
    </details>
  );
}
