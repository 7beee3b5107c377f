import type { ReportView } from './report-view.ts';

/** Why a list cannot be relied on as a whole, in a sentence; only of one that cannot. */
export function doubtInWords({ report, t }: Pick<ReportView, 'report' | 't'>): string {
  const { doubt, counted, reading } = report;
  if (doubt !== null && doubt !== 'unread') return t(`answer.doubt.${doubt}`);
  const recognised = counted.filter((index) => reading.items[index]?.id !== null).length;
  return t('answer.withheld', { recognised, total: counted.length });
}
