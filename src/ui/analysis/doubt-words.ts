import type { ReportView } from './report-view.ts';

/** Why a list cannot be relied on as a whole, in a sentence; only of one that cannot. `few`: what is said where too few names are known. */
export function doubtInWords(
  { report, t }: Pick<ReportView, 'report' | 't'>,
  few: 'answer.withheld' | 'plain.withheld' = 'answer.withheld',
): string {
  const { doubt, counted, reading } = report;
  if (doubt !== null && doubt !== 'unread') return t(`answer.doubt.${doubt}`);
  return t(few, { recognised: counted.filter((index) => reading.items[index]?.id !== null).length, total: counted.length });
}
