import { Fragment } from 'react';
import { ingredientPath } from '#site/paths.ts';
import { Chip } from './Chip.tsx';
import { comedogenicRange } from './comedogenic-words.ts';
import { familyOf, itemOf, nameOf, placeOf, type ReportView, ruleBefore } from './report-view.ts';
import { sectionTitle } from './section-words.ts';

function roleLine(view: ReportView, index: number): string {
  const item = itemOf(view, index);
  const roles = view.facts[index]?.roles.slice(0, 2).map((role) => view.words.roles[role] ?? role) ?? [view.t('list.unknown')];
  const notes = [
    item.match === 'corrected' && view.t('list.corrected', { text: item.text }),
    item.nano && view.t('list.nano'),
    item.organic && view.t('list.organic'),
    item.duplicate && view.t('list.duplicate'),
    item.percent !== null && view.t.percent(item.percent),
  ];
  return [roles.join(', '), ...notes.filter((note) => note !== false)].join(' · ');
}

function Row({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const { alias } = itemOf(view, index);
  const name = nameOf(view, index);
  const comedogenic = view.facts[index]?.comedogenic;
  return (
    <li>
      <span className="quiet number">{placeOf(view, index)}</span>
      <Chip family={familyOf(view, index)} />
      <span>
        {alias ? <a href={ingredientPath(alias)}>{name}</a> : <span className="name">{name}</span>}
        <span className="role">{roleLine(view, index)}</span>
      </span>
      {comedogenic ? (
        <span className="value number">{comedogenicRange(comedogenic)}</span>
      ) : (
        <span className="value number">
          <span aria-hidden="true">–</span>
          <span className="unseen">{view.t('list.notRated')}</span>
        </span>
      )}
    </li>
  );
}

/** The list in label order, one row each, with the rule where 1 % is passed. */
export function IngredientList({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const { parts } = report.shares;
  const shade = report.reading.items.flatMap((item, index) => (item.mayContain ? [index] : []));
  return (
    <>
      {parts.map(({ section, counted }) => {
        const title = parts.length > 1 && sectionTitle(t, section);
        return (
          <Fragment key={section}>
            {title && <h3 className="apart">{title}</h3>}
            <ol className="ingredient-list" data-part="ingredients">
              {counted.map((index) => (
                <RowAfterRule key={index} view={view} index={index} />
              ))}
            </ol>
          </Fragment>
        );
      })}
      {shade.length > 0 && (
        <>
          <h3 className="apart">{t('list.mayContain')}</h3>
          <ul className="ingredient-list">
            {shade.map((index) => (
              <Row key={index} view={view} index={index} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function RowAfterRule(row: { readonly view: ReportView; readonly index: number }) {
  const rule = ruleBefore(row.view, row.index);
  return (
    <>
      {rule && <li className="one-percent">{rule}</li>}
      <Row {...row} />
    </>
  );
}
