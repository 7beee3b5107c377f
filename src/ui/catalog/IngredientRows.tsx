import type { Family } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { ingredientPath } from '#site/paths.ts';
import { Chip } from '#ui/analysis/Chip.tsx';

export interface IngredientRowView {
  readonly alias: string;
  readonly inci: string;
  readonly family: Family;
  readonly roles: readonly string[];
  readonly productCount: number;
}

interface Props {
  readonly ingredients: readonly IngredientRowView[];
  readonly words: Words;
  readonly t: Translator;
}

/** Ingredients as a list: chip, name, roles, and in how many products they are. */
export function IngredientRows({ ingredients, words, t }: Props) {
  return (
    <ul className="ingredient-list alphabet">
      {ingredients.map(({ alias, inci, family, roles, productCount }) => (
        <li key={alias}>
          <Chip family={family} />
          <span>
            <a href={ingredientPath(alias)}>{inci}</a>
            <small>
              {roles
                .slice(0, 2)
                .map((role) => words.roles[role] ?? role)
                .join(', ')}
            </small>
          </span>
          <span className="value">{productCount > 0 && t('products.count', { count: productCount })}</span>
        </li>
      ))}
    </ul>
  );
}
