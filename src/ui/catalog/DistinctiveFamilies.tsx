import { type Family, families } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { pairPath } from '#site/paths.ts';
import { Chip } from '#ui/analysis/Chip.tsx';

/** A category with an ingredient that sets it apart; the catalogue's pair fits. */
export interface PairView {
  readonly category: string;
  readonly ingredient: string;
  readonly inci: string;
  readonly family: Family;
  readonly products: number;
}

interface Props {
  readonly pairs: readonly PairView[];
  readonly words: Words;
  readonly t: Translator;
}

/** The distinctive ingredients of a category by family, in the order of the strip's key. */
export function DistinctiveFamilies({ pairs, words, t }: Props) {
  const byFamily = Map.groupBy(pairs, ({ family }) => family);
  return (
    <dl className="distinctive">
      {families.map((family) => {
        const members = byFamily.get(family);
        return (
          members && (
            <div key={family}>
              <dt>
                <Chip family={family} /> {words.families[family]}
              </dt>
              <dd>
                <ul>
                  {members.map(({ category, ingredient, inci, products }) => (
                    <li key={ingredient}>
                      <a href={pairPath(category, ingredient)}>{inci}</a> <span className="quiet number">{t.number(products)}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
