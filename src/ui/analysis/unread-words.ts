import { isWhollyRead, unreadItems } from '#core/analysis/report.ts';
import type { ReportView } from './report-view.ts';

/** That some places of a list were not read, or that it may be a part: its end is torn, or a bracket holds more. Null where neither is so. */
export function unreadInWords({ report, t }: ReportView): string | null {
  const count = unreadItems(report).length;
  if (count > 0) return t('answer.unread', { count });
  return report.withheld || isWhollyRead(report) ? null : t('answer.unreadPart');
}
