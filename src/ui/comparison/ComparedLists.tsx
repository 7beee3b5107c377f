import type { ComparedIngredient } from '#core/comparison/comparison.ts';
import type { Translator } from '#i18n/translator.ts';
import { ingredientPath } from '#site/paths.ts';
import { Chip } from '#ui/analysis/Chip.tsx';
import { lowerFirst } from '#ui/analysis/first-letter.ts';
import { kindsOnly } from '#ui/analysis/flag-order.ts';
import { MeaningIcon } from '#ui/controls/Meaning.tsx';
import { type ComparisonView, saidName } from './comparison-view.ts';

/** How far an ingredient has moved from the first side that has it, in words. */
export function moveInWords(t: Translator, move: number | null): string {
  if (move === null) return t('compare.noOrder');
  if (move === 0) return t('compare.same');
  return move > 0 ? t('compare.lower', { count: move }) : t('compare.higher', { count: -move });
}

export function IngredientLink({ ingredient: { alias, name } }: { readonly ingredient: ComparedIngredient }) {
  return alias ? <a href={ingredientPath(alias)}>{name}</a> : <span className="name">{name}</span>;
}

/** The watch-outs that an ingredient raises in any side. */
function flagsRaised({ comparison, t }: ComparisonView, row: number): string[] {
  return comparison.flags.flatMap(({ flag, sides }) => {
    const raised = sides.some((verdict) => verdict?.state === 'settled' && verdict.matters && verdict.by.includes(row));
    return raised && !kindsOnly.includes(flag) ? [lowerFirst(t(`flag.${flag}`))] : [];
  });
}

function Flagged({ view, row }: { readonly view: ComparisonView; readonly row: number }) {
  const flags = flagsRaised(view, row);
  if (flags.length === 0) return <span />;
  return (
    <span>
      <MeaningIcon meaning="care" />
      <span className="unseen">{view.t('compare.flagged', { flags: flags.join(', ') })}</span>
    </span>
  );
}

interface ListProps {
  readonly view: ComparisonView;
}

function OnlyList({ view, side }: ListProps & { readonly side: number }) {
  const { comparison, t } = view;
  const rows = comparison.ingredients.flatMap((ingredient, row) => (ingredient.only === side ? [{ ingredient, row }] : []));
  return (
    <section>
      <h2>{t('compare.onlyIn', { name: saidName(view, side) })}</h2>
      {rows.length === 0 && <p className="small quiet">{t('compare.nothingOnly')}</p>}
      <ol data-part="only-in">
        {rows.map(({ ingredient, row }) => (
          <li key={row} data-row={row}>
            <span className="quiet number">{ingredient.places[side]}</span>
            <Chip family={ingredient.family ?? 'unknown'} />
            <IngredientLink ingredient={ingredient} />
            <Flagged view={view} row={row} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function SharedList({ view }: ListProps) {
  const { comparison, t } = view;
  const rows = comparison.ingredients.flatMap((ingredient, row) => (ingredient.only === null ? [{ ingredient, row }] : []));
  return (
    <section>
      <h2>{t('compare.inBoth')}</h2>
      {rows.length === 0 && <p className="small quiet">{t('compare.nothingShared')}</p>}
      <ol className="both" data-part="in-both">
        {rows.map(({ ingredient, row }) => (
          <li key={row} data-row={row}>
            <span className="number">{ingredient.places[0]}</span>
            <Chip family={ingredient.family ?? 'unknown'} />
            <IngredientLink ingredient={ingredient} />
            <span className="number">{ingredient.places[1]}</span>
            <span className="number move">{moveInWords(t, ingredient.moves[1] ?? null)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Two sides in three lists: what is only in the one, in both, only in the other. */
export function ComparedLists({ view }: ListProps) {
  return (
    <div className="compared">
      <OnlyList view={view} side={0} />
      <SharedList view={view} />
      <OnlyList view={view} side={1} />
    </div>
  );
}
