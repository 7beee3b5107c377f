import type { Statement } from '#core/comparison/comparison.ts';
import { lowerFirst } from '#ui/analysis/first-letter.ts';
import { type ComparisonView, ingredientName, saidName, someNames } from './comparison-view.ts';

const maxNames = 4;

function baseSentence(view: ComparisonView, { likeness, shared, names: rows }: Statement & { says: 'base' }): string {
  const { t } = view;
  const values = { count: shared, names: t.list(rows.map((row) => ingredientName(view, row))) };
  if (shared === 0) return t(view.sides.length > 2 ? 'compare.say.noneInAll' : 'compare.say.nothing');
  switch (likeness) {
    case 'same':
      return t('compare.say.same');
    case 'near':
      return t('compare.say.near', values);
    case 'related':
      return t('compare.say.related', values);
    case 'different':
      return t('compare.say.different', values);
  }
}

/** "PEG: Poloxamer 407; 3 fragrance allergens: Linalool, Limonene, Citral": each kind with its own names. */
const kindsOf = (view: ComparisonView, kinds: readonly { readonly kind: string; readonly names: readonly number[] }[]) =>
  kinds.map(({ kind, names }) => view.t('compare.say.kind', { kind, names: someNames(view, names, maxNames) })).join('; ');

function addsSentence(view: ComparisonView, { side, kinds }: Statement & { says: 'adds' }): string {
  const named = kinds.map(({ effect, names }) => ({ kind: lowerFirst(view.words.effects[effect] ?? effect), names }));
  return view.t('compare.say.adds', { side: saidName(view, side), kinds: kindsOf(view, named) });
}

function raisesSentence(view: ComparisonView, { side, kinds }: Statement & { says: 'raises' }): string {
  const { t } = view;
  const named = kinds.map(({ flag, names }) => ({
    kind: flag === 'allergen' ? t('compare.say.allergens', { count: names.length }) : t(`flag.kind.${flag}`),
    names,
  }));
  return t('compare.say.raises', { side: saidName(view, side), kinds: kindsOf(view, named) });
}

function movesSentence(
  view: ComparisonView,
  { name, sides: [first, second], places: [here, there], line }: Statement & { says: 'moves' },
): string {
  const { t } = view;
  const values = { name: ingredientName(view, name), first: saidName(view, first), second: saidName(view, second), here, there };
  const more = here < there ? values.first : values.second;
  switch (line) {
    case 'before':
      return t('compare.say.moves.before', { ...values, more });
    case 'across':
      return t('compare.say.moves.across', { ...values, more });
    case 'behind':
      return t('compare.say.moves.behind', values);
    case null:
      return t('compare.say.moves', values);
  }
}

function sentence(view: ComparisonView, statement: Statement): string {
  const { t } = view;
  switch (statement.says) {
    case 'base':
      return baseSentence(view, statement);
    case 'adds':
      return addsSentence(view, statement);
    case 'raises':
      return raisesSentence(view, statement);
    case 'moves':
      return movesSentence(view, statement);
    case 'care': {
      const { skin, less, more, counts } = statement;
      const [few, many] = counts;
      return t('compare.say.care', { skin: t(`skin.of.${skin}`), less: saidName(view, less), more: saidName(view, more), few, many });
    }
    case 'price': {
      const { cheaper, dearer, times, unit } = statement;
      return t(`compare.say.price.${unit}`, { cheaper: saidName(view, cheaper), dearer: saidName(view, dearer), count: times });
    }
  }
}

/** What the difference likely means, a sentence each; **asterisks** mark what carries the weight. */
export function comparedSentences(view: ComparisonView): string[] {
  return view.comparison.summary.map((statement) => sentence(view, statement));
}

/** How sure that is, and what stands against it. */
export function certaintySentences(view: ComparisonView): string[] {
  const { certainty } = view.comparison;
  const reasons = certainty.reasons.map(({ reason, side }) => view.t(`compare.sure.${reason}`, { side: saidName(view, side) }));
  return [view.t(`compare.sure.${certainty.level}`), ...reasons];
}
