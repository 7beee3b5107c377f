import { concernsOf } from '#core/analysis/concerns.ts';
import { bearersOf } from '#core/analysis/helps.ts';
import type { ReportView } from '#ui/analysis/report-view.ts';

/** Does the answer rest on a doubt of the reading: too much unknown to judge the whole, or a corrected name behind what is said of the product? */
export function touchesAnswer({ report }: Pick<ReportView, 'report'>): boolean {
  if (report.withheld) return true;
  const named = [
    ...report.prohibited.map(({ index }) => index),
    ...report.effects.flatMap(bearersOf),
    ...concernsOf(report).flatMap(({ by }) => by.map(({ index }) => index)),
  ];
  return named.some((index) => report.reading.items[index]?.match === 'corrected');
}
