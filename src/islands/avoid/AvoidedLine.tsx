import { useStore } from '@nanostores/react';
import { t } from '#i18n/current.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { currentUser } from '../session/user.ts';

/** Says of a checked list what of it the reader avoids; who has no such list sees nothing. */
export function AvoidedLine({ view }: { readonly view: Pick<ReportView, 'report'> }) {
  const avoid = useStore(currentUser)?.settings.avoid ?? [];
  const names = new Set(
    view.report.reading.items.flatMap(({ alias, inci }) => (alias !== null && avoid.includes(alias) ? [inci ?? alias] : [])),
  );
  if (names.size === 0) return null;
  return (
    <p className="note" role="status">
      {t('avoid.holds', { names: t.list([...names]) })}
    </p>
  );
}
