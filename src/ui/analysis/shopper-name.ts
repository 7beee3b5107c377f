import { plainNameOf } from '#core/knowledge/plain-name.ts';
import { upperFirst } from './first-letter.ts';
import { nameOf, type ReportView } from './report-view.ts';

type View = Pick<ReportView, 'report' | 'facts' | 't'>;

/** What a shopper calls an item of the list; what is not known is called as the label calls it. */
export function shopperName(view: View, index: number): string {
  const facts = view.facts[index];
  return facts ? upperFirst(plainNameOf(facts, view.t.language)) : nameOf(view, index);
}

/** The same in the middle of a sentence: “Roman chamomile oil” and “PEG-4” keep their capitals, what is not known stays as the label spells it. */
export function shopperNameInside(view: View, index: number): string {
  const facts = view.facts[index];
  return facts ? plainNameOf(facts, view.t.language) : nameOf(view, index);
}

/** The name on the label beside the everyday one; null where both are the same. */
export function labelNameBeside(view: View, index: number): string | null {
  const name = nameOf(view, index);
  return shopperName(view, index).toLowerCase() === name.toLowerCase() ? null : name;
}
