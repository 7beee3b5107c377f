import type { moderationCounts } from '#api/admin/moderation.ts';
import { t } from '#i18n/admin-words.ts';
import { adminModerationPath } from '#site/account-paths.ts';
import { ask } from '../../session/ask.ts';
import { usePolled } from '../use-polled.ts';
import { Held } from './Held.tsx';
import { Reports } from './Reports.tsx';
import { Submissions } from './Submissions.tsx';

const minute = 60_000;
const queues = ['submissions', 'reports', 'held'] as const;

/** What waits for a decision; the address names the queue. */
export default function ModerationScreen({ alias }: { readonly alias: string }) {
  const open = queues.find((queue) => queue === alias) ?? 'submissions';
  const { answer, load } = usePolled(
    () => ask<typeof moderationCounts>({ method: 'GET', path: 'v2/admin/moderation' }, {}),
    () => minute,
  );
  return (
    <>
      <h2>{t('admin.screen.moderation')}</h2>
      <nav className="desk-tabs" aria-label={t('admin.screen.moderation')}>
        {queues.map((queue) => (
          <a
            key={queue}
            href={queue === 'submissions' ? adminModerationPath : `${adminModerationPath}/${queue}`}
            aria-current={queue === open ? 'page' : undefined}
          >
            {t(`admin.moderation.${queue}`)}
            {answer && <span className="number"> {t.number(answer[queue])}</span>}
          </a>
        ))}
      </nav>
      {open === 'submissions' && <Submissions counted={load} />}
      {open === 'reports' && <Reports counted={load} />}
      {open === 'held' && <Held counted={load} />}
    </>
  );
}
