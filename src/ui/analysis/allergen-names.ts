import { isGuessedName } from '#core/analysis/guessed-names.ts';
import type { AllergenVerdict } from '#core/analysis/verdicts.ts';
import { itemOf, nameOf, type ReportView } from './report-view.ts';

/** The allergens themselves, which may stand in the bracket of an item, each once; of a name that may stand for one, what was printed too. */
export function allergenNames(view: Pick<ReportView, 'report' | 't'>, allergens: readonly AllergenVerdict[]): readonly string[] {
  const inBracket = ({ index, id }: AllergenVerdict) => itemOf(view, index).components.find((component) => component.id === id)?.inci;
  const own = ({ index }: AllergenVerdict) => {
    const name = nameOf(view, index);
    return isGuessedName(itemOf(view, index)) ? view.t('allergens.guess', { name, printed: itemOf(view, index).text }) : name;
  };
  return [...new Set(allergens.map((allergen) => inBracket(allergen) ?? own(allergen)))];
}
