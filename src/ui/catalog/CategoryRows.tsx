import type { Translator } from '#i18n/translator.ts';
import { categoryPath } from '#site/paths.ts';
import { Chip } from '#ui/analysis/Chip.tsx';
import type { PairView } from './DistinctiveFamilies.tsx';

export interface CategoryRowView {
  readonly alias: string;
  readonly name: string;
  readonly productCount: number;
  /** A few of the ingredients that set it apart. */
  readonly distinctive: readonly PairView[];
}

/** Categories as a list: name, what sets each apart, how many products. */
export function CategoryRows({ categories, t }: { readonly categories: readonly CategoryRowView[]; readonly t: Translator }) {
  return (
    <ul className="category-rows">
      {categories.map(({ alias, name, productCount, distinctive }) => (
        <li key={alias}>
          <a className="name" href={categoryPath(alias)}>
            {name}
          </a>
          <ul>
            {distinctive.map(({ ingredient, inci, family }) => (
              <li key={ingredient}>
                <Chip family={family} /> {inci}
              </li>
            ))}
          </ul>
          <span className="number">{t('products.count', { count: productCount })}</span>
        </li>
      ))}
    </ul>
  );
}
