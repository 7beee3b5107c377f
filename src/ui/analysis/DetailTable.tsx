import type { LimitFact } from '#core/knowledge/ingredient.ts';
import { ingredientPath } from '#site/paths.ts';
import { comedogenicRange } from './comedogenic-words.ts';
import { familyName, familyOf, flagsOf, nameOf, placeOf, type ReportView } from './report-view.ts';
import { shareRange } from './share-words.ts';

function limitsInWords(view: ReportView, limits: readonly LimitFact[]): string {
  const { t } = view;
  return limits
    .map(({ annex, ref, max }) =>
      [t('ingredient.annex', { annex, ref }), max !== null && t('ingredient.maximum', { percent: t.percent(max) })]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');
}

function cellsOf(view: ReportView, index: number): readonly string[] {
  const { report, facts, words, t } = view;
  const fact = facts[index];
  const share = report.shares.items[index];
  const all = (keys: readonly string[], dictionary: Readonly<Record<string, string>>) =>
    keys.map((key) => dictionary[key] ?? key).join(', ');
  return [
    familyName(view, familyOf(view, index)),
    fact ? all(fact.roles, words.roles) : '',
    fact ? all(fact.functions, words.functions) : '',
    share ? shareRange(t, share) : '',
    fact ? t(`origin.${fact.origin}`) : '',
    fact?.comedogenic ? comedogenicRange(fact.comedogenic) : t('list.notRated'),
    fact?.effects.map(({ effect, grade }) => `${words.effects[effect] ?? effect} (${t(`grade.${grade}`)})`).join(', ') ?? '',
    flagsOf(view, index)
      .map(({ flag, state }) => `${t(`flag.${flag}`)} (${t(`flag.state.${state}`)})`)
      .join(', '),
    fact ? limitsInWords(view, fact.limits) : '',
  ];
}

const columns = ['family', 'roles', 'functions', 'share', 'origin', 'comedogenic', 'effects', 'flags', 'limits'] as const;

/** Every field of every ingredient, as a real table. */
export function DetailTable({ view, caption }: { readonly view: ReportView; readonly caption: string }) {
  const { t } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className="table detail">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('detail.place')}</th>
            <th scope="col">{t('detail.ingredient')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`detail.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.report.reading.items.map((item, index) => (
            <tr key={item.start}>
              <td className="number">{placeOf(view, index) ?? t('detail.none')}</td>
              <th scope="row">{item.alias ? <a href={ingredientPath(item.alias)}>{nameOf(view, index)}</a> : nameOf(view, index)}</th>
              {cellsOf(view, index).map((cell, column) => (
                <td key={columns[column]}>{cell || t('detail.none')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
