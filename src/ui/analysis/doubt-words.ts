import type { ReportView } from './report-view.ts';

interface Counts {
  readonly recognised: number;
  readonly total: number;
}

/** Why a list cannot be relied on as a whole, in a sentence; only of one that cannot. `few`: what is said where too few names are known. */
export function doubtInWords(
  { report, t }: Pick<ReportView, 'report' | 't'>,
  few = (counts: Counts) => t('answer.withheld', { ...counts }),
): string {
  const { doubt, counted, reading } = report;
  if (doubt !== null && doubt !== 'unread') return t(`answer.doubt.${doubt}`);
  return few({ recognised: counted.filter((index) => reading.items[index]?.id !== null).length, total: counted.length });
}
