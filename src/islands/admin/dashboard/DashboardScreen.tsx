import type { dashboard } from '#api/admin/dashboard.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import { Problem } from '../Problem.tsx';
import { usePolled } from '../use-polled.ts';
import { AlikeBrands } from './AlikeBrands.tsx';
import { Nightly } from './Nightly.tsx';
import { Publishing } from './Publishing.tsx';
import { Queues } from './Queues.tsx';
import { Reading } from './Reading.tsx';
import { UnreadNames } from './UnreadNames.tsx';
import { Visits } from './Visits.tsx';

const minute = 60_000;

/** What an editor sees first: what waits, what is published, how the site does. */
export default function DashboardScreen() {
  const { answer, problem, load } = usePolled(
    () => ask<typeof dashboard>({ method: 'GET', path: 'v2/admin/dashboard' }, {}),
    () => minute,
  );
  return (
    <>
      <h2>{t('admin.screen.dashboard')}</h2>
      <div className="desk-board">
        {answer && <Queues queues={answer.queues} />}
        <Publishing />
        {problem !== null && <Problem reason={problem} again={load} />}
        {answer && <AlikeBrands pairs={answer.alike} />}
        {answer && <UnreadNames names={answer.unread} />}
        {answer && <Reading figures={answer.figures} />}
        {answer && <Visits visits={answer.visits} />}
        <Nightly />
      </div>
    </>
  );
}
