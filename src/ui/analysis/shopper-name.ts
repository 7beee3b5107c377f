import { rolesOf } from '#core/analysis/roles.ts';
import { isChoice } from '#core/inci/choice.ts';
import type { Facts } from '#core/knowledge/facts.ts';
import { plainNameOf } from '#core/knowledge/plain-name.ts';
import { upperFirst } from './first-letter.ts';
import { itemOf, nameOf, type ReportView } from './report-view.ts';

type View = Pick<ReportView, 'report' | 'facts' | 'words' | 't'>;

/** The everyday name of an item; of a choice, whose facts are those of no one of them, all its names. */
export function commonName(view: Pick<View, 'report' | 't'>, index: number, facts: Facts): string {
  const item = itemOf(view, index);
  return isChoice(item) ? view.t.either(item.components.map(({ inci, text }) => inci ?? text)) : plainNameOf(facts, view.t.language);
}

/** What a shopper calls an item in the middle of a sentence: “Roman chamomile oil” and “PEG-4” keep their capitals, what is not known stays as the label spells it. */
export function shopperNameInside(view: View, index: number): string {
  const facts = view.facts[index];
  if (!facts) return nameOf(view, index);
  const name = commonName(view, index, facts);
  // What is called after what it is there for, “flavour”, is called after what it is there for here.
  const { roles } = view.words;
  const [role = ''] = rolesOf(view.report.otherRoles, index, facts);
  return name === roles[facts.roles[0] ?? ''] ? (roles[role] ?? name) : name;
}

/** The same at its beginning, or alone. */
export const shopperName = (view: View, index: number): string =>
  view.facts[index] ? upperFirst(shopperNameInside(view, index)) : nameOf(view, index);

/** The name on the label beside the everyday one; null where both are the same. */
export function labelNameBeside(view: View, index: number): string | null {
  const name = nameOf(view, index);
  return shopperName(view, index).toLowerCase() === name.toLowerCase() ? null : name;
}
