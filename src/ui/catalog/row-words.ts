import type { ReportView } from '#ui/analysis/report-view.ts';

/** What is said beside a product's small strip, where colour is a hint only: its length and the one thing that tells it apart. */
export function rowWords({ report, facts, t }: ReportView): readonly string[] {
  const length = t('row.ingredients', { count: report.counted.length });
  if (report.withheld) return [length, t('row.unread')];
  const filters = report.counted.filter((index) => facts[index]?.roles.includes('uv-filter')).length;
  if (filters > 0) return [length, t('row.filters', { count: filters })];
  if (report.allergens.length > 0) return [length, t('row.allergens', { count: report.allergens.length })];
  if (!report.counted.some((index) => facts[index]?.family === 'base')) return [length, t('row.noWater')];
  const states = report.flags.flatMap(({ flag, state }) => (flag === 'fragrance' && state !== 'seen' ? [state] : []));
  if (states.length === 0) return [length, t('row.noFragrance')];
  return states.includes('settled') ? [length, t('row.fragrance')] : [length];
}
