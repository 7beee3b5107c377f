import type { ComparedIngredient } from '#core/comparison/comparison.ts';
import type { Translator } from '#i18n/translator.ts';
import { Chip } from '#ui/analysis/Chip.tsx';
import { IngredientLink, moveInWords } from './ComparedLists.tsx';
import { allNames, type ComparisonView } from './comparison-view.ts';

function differenceInWords(t: Translator, { only, places, moves }: ComparedIngredient): string {
  if (only !== null) return t('compare.onlyHere');
  const first = places.findIndex((place) => place !== null);
  return places.flatMap((place, side) => (place === null || side === first ? [] : [moveInWords(t, moves[side] ?? null)])).join(', ');
}

/** Every ingredient of any side with its place in each, a column a side. */
export function PlacesTable({ view }: { readonly view: ComparisonView }) {
  const { comparison, sides, t } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={t('compare.places')} tabIndex={0}>
      <table className="table places" data-part="places">
        <caption className="unseen">{t('compare.table', { names: allNames(view) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.ingredient')}</th>
            {sides.map(({ name }, side) => (
              <th key={side} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('compare.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.ingredients.map((ingredient, row) => (
            <tr key={row} data-row={row}>
              <th scope="row">
                <Chip family={ingredient.family ?? 'unknown'} /> <IngredientLink ingredient={ingredient} />
              </th>
              {ingredient.places.map((place, side) => (
                <td key={side} className="number">
                  {place ?? t('compare.absent')}
                </td>
              ))}
              <td>{differenceInWords(t, ingredient)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
