import { likenessPercent } from '#core/similarity/likeness.ts';
import { DupeParts } from '#ui/catalog/DupeParts.tsx';
import { type ComparisonView, ingredientName, saidName } from './comparison-view.ts';

const maxNames = 12;

/** The score of each two sides, opened into what makes it. */
export function Likeness({ view }: { readonly view: ComparisonView }) {
  const { comparison, sides, t } = view;
  const nameOf = (row: number) => ingredientName(view, row);
  return comparison.similarities.map(({ sides: [first, second], explanation }) => {
    const percent = t.percent(likenessPercent(explanation.score));
    const words = {
      missing: t('compare.missing', { name: saidName(view, first) }),
      added: t('compare.missing', { name: saidName(view, second) }),
    };
    const parts = <DupeParts explanation={explanation} nameOf={nameOf} most={maxNames} words={words} t={t} />;
    if (sides.length === 2)
      return (
        <div key="only" className="likeness">
          <h3 className="subhead">{t('compare.alike', { percent })}</h3>
          {parts}
        </div>
      );
    return (
      <details key={`${first} ${second}`} className="more">
        <summary>{t('compare.pair', { first: sides[first]?.name ?? '', second: sides[second]?.name ?? '', percent })}</summary>
        {parts}
      </details>
    );
  });
}
