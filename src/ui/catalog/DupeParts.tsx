import type { Explanation, Part } from '#core/similarity/explain.ts';
import { likenessPercent } from '#core/similarity/likeness.ts';
import type { Translator } from '#i18n/translator.ts';
import { type Meaning, MeaningWord } from '#ui/controls/Meaning.tsx';

interface Props {
  readonly explanation: Explanation;
  /** Names of ingredients by lexicon id. */
  readonly nameOf: (id: number) => string;
  /** Names a line holds at most. */
  readonly most: number;
  /** What is said of the ingredients of one formula only; else what the page of a product says of its dupes. */
  readonly words?: { readonly missing?: string; readonly added?: string };
  readonly t: Translator;
}

/** What makes two formulas alike and where they part, a line each. */
export function DupeParts({ explanation, nameOf, most, words, t }: Props) {
  const { sharedActives, sharedBase, order, missing, added } = explanation;
  const names = ({ ingredients }: Part) => {
    const shown = ingredients.slice(0, most).map(({ id }) => nameOf(id));
    const rest = ingredients.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} ${t('dupes.andMore', { count: rest })}` : shown.join(', ');
  };
  const scents = added.fragrance.length + added.allergens.length > 0;
  const lines: readonly (readonly [Meaning, string, string] | false)[] = [
    sharedActives.ingredients.length > 0 && ['helps', t('dupes.sharedActives'), names(sharedActives)],
    sharedBase.ingredients.length > 0 && ['seen', t('dupes.sharedBase'), names(sharedBase)],
    order.agreement !== null && ['seen', t('dupes.order'), t('dupes.agreement', { percent: t.percent(likenessPercent(order.agreement)) })],
    missing.ingredients.length > 0 && ['disputed', words?.missing ?? t('dupes.missing'), names(missing)],
    added.ingredients.length > 0 && [
      scents ? 'care' : 'disputed',
      words?.added ?? t(scents ? 'dupes.addedScent' : 'dupes.added'),
      names(added),
    ],
  ];
  return (
    <dl className="facts">
      {lines.map(
        (line) =>
          line && (
            <div key={line[1]} className="pair">
              <dt>
                <MeaningWord meaning={line[0]} word={line[1]} />
              </dt>
              <dd>{line[2]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
