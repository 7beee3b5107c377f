import { namesNoPart } from '#core/analysis/unnamed-part.ts';
import { isChoice } from '#core/inci/choice.ts';
import type { Item } from '#core/inci/reading.ts';
import { itemOf, type ReportView } from './report-view.ts';
import { shareSentence } from './share-words.ts';

type View = Pick<ReportView, 'report' | 't'>;

/** What stands in its bracket or behind its stroke and is another substance, each once: a label has it in the same place. */
function namedWith(view: View, index: number): readonly string[] {
  const { id, components } = itemOf(view, index);
  return [...new Set(components.filter((one) => one.id === null || one.id !== id).map(({ inci, text }) => inci ?? text))];
}

/** The percentage that the label prints, and how it was understood. */
function printedAmount({ report, t }: View, index: number, percent: number): string {
  const share = report.shares.items[index];
  return share?.asFluorine || share?.ofFluorine ? shareSentence(t, share) : t.percent(percent);
}

/** A second mention has no place of its own. */
const isNamedAgain = ({ id, section, mayContain }: Item, behind: readonly Item[]) =>
  id !== null && behind.some((item) => item.duplicate && item.id === id && item.section === section && item.mayContain === mayContain);

/** What the label, or how it was read, adds to what an ingredient is. */
export function itemNotes(view: View, index: number): readonly string[] {
  const { t } = view;
  const item = itemOf(view, index);
  const others = namedWith(view, index);
  return [
    item.id === null && !isChoice(item) && t('list.unknown'),
    others.length > 0 && (isChoice(item) ? t('list.or', { names: t.either(others) }) : t('list.with', { names: t.list(others) })),
    (item.match === 'corrected' || namesNoPart(item)) && t('list.corrected', { text: item.text }),
    item.nano && t('list.nano'),
    item.organic && t('list.organic'),
    item.fromEssentialOils && t('list.fromEssentialOils'),
    (item.duplicate || isNamedAgain(item, view.report.reading.items.slice(index + 1))) && t('list.duplicate'),
    item.percent !== null && printedAmount(view, index, item.percent),
  ].filter((note) => note !== false);
}
