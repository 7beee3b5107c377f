import { nameOf, onePercentPlaces, placeOf, type ReportView } from '#ui/analysis/report-view.ts';
import { shareSentence } from '#ui/analysis/share-words.ts';

const mostNamed = 6;

/** Where the list passes 1 %, which actives stand before and after it, and what the first places hold. */
export function positionSentences(view: ReportView): string[] {
  const { report, facts, t } = view;
  if (!report.shares.ordered) return [t('strip.alphabetical')];
  const band = onePercentPlaces(view);
  const actives = report.counted.filter((index) => facts[index]?.family === 'active');
  const named = (indices: readonly number[]) => t.list(indices.slice(0, mostNamed).map((index) => nameOf(view, index)));
  const [first] = report.counted;
  const share = first === undefined ? null : report.shares.items[first];
  const opening =
    first !== undefined && share ? [t('checker.position.first', { name: nameOf(view, first), share: shareSentence(t, share) })] : [];
  if (!band) return [...opening, `${t('strip.noMarker')}.`];
  const before = actives.filter((index) => (placeOf(view, index) ?? 0) < band.to);
  const after = actives.filter((index) => (placeOf(view, index) ?? 0) >= band.to);
  return [
    ...opening,
    `${t('list.onePercent', band)}.`,
    ...(before.length > 0 ? [t('checker.position.before', { names: named(before) })] : []),
    ...(after.length > 0 ? [t('checker.position.after', { names: named(after) })] : []),
  ];
}
