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

function raisesSentence(view: ComparisonView, { side, flags, allergens, names }: Statement & { says: 'raises' }): string {
  const { t } = view;
  // Named allergens are counted in the sentence.
  const said = flags.filter((flag) => flag !== 'allergen' || flags.length === 1);
  const values = {
    side: saidName(view, side),
    flags: t.list(said.map((flag) => t(`flag.kind.${flag}`))),
    names: someNames(view, names, maxNames),
  };
  return allergens > 0 ? t('compare.say.raisesAllergens', { ...values, count: allergens }) : t('compare.say.raises', values);
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
  const { t, words } = view;
  switch (statement.says) {
    case 'base':
      return baseSentence(view, statement);
    case 'adds':
      return t('compare.say.adds', {
        side: saidName(view, statement.side),
        effects: t.list(statement.effects.map((effect) => lowerFirst(words.effects[effect] ?? effect))),
        names: someNames(view, statement.names, maxNames),
      });
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
