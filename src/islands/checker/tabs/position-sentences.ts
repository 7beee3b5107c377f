import { behindLine } from '#core/analysis/list-part.ts';
import type { ListPart } from '#core/analysis/share-types.ts';
import { doubtInWords } from '#ui/analysis/doubt-words.ts';
import { familyOf, nameOf, onePercentPlaces, onePercentWords, type ReportView } from '#ui/analysis/report-view.ts';
import { sectionTitle } from '#ui/analysis/section-words.ts';
import { shareRange, shareSentence } from '#ui/analysis/share-words.ts';

const maxNamed = 6;

/** Where a part passes 1 %, which actives stand before and after it, and what its first place holds. */
function sentencesOf(view: ReportView, part: ListPart): string[] {
  const { report, t } = view;
  const named = (indices: readonly number[]) => t.list(indices.slice(0, maxNamed).map((index) => nameOf(view, index)));
  const shareOf = (index: number) => report.shares.items[index] ?? null;
  if (part.section === 'active') {
    const declared = part.counted.flatMap((index) => {
      const share = shareOf(index);
      return share ? [`${nameOf(view, index)} ${shareRange(t, share)}`] : [];
    });
    return declared.length > 0 ? [`${t.list(declared)}.`] : [];
  }
  if (report.withheld) return [doubtInWords(view)];
  if (!part.ordered) return [`${t('strip.unordered')}.`];
  const [first] = part.counted;
  const share = first === undefined ? null : shareOf(first);
  const opening =
    first !== undefined && share ? [t('checker.position.first', { name: nameOf(view, first), share: shareSentence(t, share) })] : [];
  const band = onePercentPlaces(part);
  const actives = part.counted.filter((index) => familyOf(view, index) === 'active');
  const before = actives.filter((index) => !behindLine(report.shares, index));
  const after = actives.filter((index) => behindLine(report.shares, index));
  return [
    ...opening,
    band ? `${onePercentWords(t, band)}.` : `${t('strip.noMarker')}.`,
    ...(band && before.length > 0 ? [t('checker.position.before', { count: before.length, names: named(before) })] : []),
    ...(after.length > 0 ? [t('checker.position.after', { count: after.length, names: named(after) })] : []),
  ];
}

/** What the places say, part by part. */
export function positionSentences(view: ReportView): { readonly title: string | null; readonly sentences: readonly string[] }[] {
  const { parts } = view.report.shares;
  return parts
    .map((part) => ({ title: parts.length > 1 ? sectionTitle(view.t, part.section) : null, sentences: sentencesOf(view, part) }))
    .filter(({ sentences }) => sentences.length > 0);
}
