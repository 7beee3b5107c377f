import type { decideReport, ReportLine, reportRows } from '#api/admin/moderation.ts';
import type { Call } from '#api/endpoint.ts';
import { t } from '#i18n/admin-words.ts';
import { ask } from '../../session/ask.ts';
import type { Fetch } from '../list/use-rows.ts';
import { momentWords } from '../moment.ts';
import { Texts } from './Texts.tsx';

const fetchRows: Fetch<ReportLine> = (state) =>
  ask<typeof reportRows>({ method: 'GET', path: 'v2/admin/moderation/reports' }, { query: state as Call<typeof reportRows>['query'] });

/** What readers reported: a review can be removed from here, the rest is mended where it stands. */
export function Reports({ counted }: { readonly counted: () => Promise<void> }) {
  return (
    <Texts
      fetchRows={fetchRows}
      counted={counted}
      show={(row) => <Reported row={row} />}
      choices={({ text }): readonly ('keep' | 'remove')[] => (text === null ? ['keep'] : ['keep', 'remove'])}
      reasoned={['remove']}
      keyed={{ a: 'keep', r: 'remove' }}
      send={({ id }, decision, said) =>
        ask<typeof decideReport>(
          { method: 'POST', path: 'v2/admin/moderation/reports/{id}' },
          { params: { id }, body: { decision, ...said } },
        )
      }
    />
  );
}

function Reported({ row: { subject, title, path, text, reasons } }: { readonly row: ReportLine }) {
  const name = `${t(`admin.report.${subject}`)}: ${title ?? t('admin.report.gone')}`;
  return (
    <>
      <h3>{path === null ? name : <a href={path}>{name}</a>}</h3>
      {text !== null && <blockquote className="desk-text">{text}</blockquote>}
      <ul>
        {reasons.map(({ reason, by, at }) => (
          <li key={at + reason}>
            {reason}{' '}
            <span className="small quiet">{t('admin.report.by', { name: by ?? t('admin.report.guest'), at: momentWords(at) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
