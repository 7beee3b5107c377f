import { Fragment } from 'react';
import type { Facts } from '#core/knowledge/facts.ts';
import { ingredientPath } from '#site/paths.ts';
import { Kept } from '#ui/markup/Kept.tsx';
import { Chip } from './Chip.tsx';
import { comedogenicRange } from './comedogenic-words.ts';
import { itemNotes } from './item-notes.ts';
import { ofFacts } from './of-facts.ts';
import { type CellFamily, familyOf, inRoleWords, nameOf, placeOf, type ReportView, rolesInWords, ruleBefore } from './report-view.ts';
import { sectionTitle } from './section-words.ts';

/** Of what it is there for, so much is said. */
const saidRoles = 2;

interface EntryProps extends Pick<ReportView, 't'> {
  readonly facts: Facts | null;
  readonly family: CellFamily;
  readonly name: string;
  readonly roles: readonly string[];
  readonly notes: readonly string[];
}

function Entry({ facts, family, name, roles, notes, t }: EntryProps) {
  return (
    <>
      <Chip family={family} />
      <span>
        {facts ? <a href={ingredientPath(facts.alias)}>{name}</a> : <span className="name">{name}</span>}
        <small>{[roles.slice(0, saidRoles).join(', '), ...notes].filter(Boolean).join(' · ')}</small>
      </span>
      {facts?.comedogenic ? (
        <span className="value">{comedogenicRange(facts.comedogenic)}</span>
      ) : (
        <span className="value">
          <span aria-hidden="true">–</span>
          <span className="unseen">{t('list.notRated')}</span>
        </span>
      )}
    </>
  );
}

const plainEntry = ofFacts((facts, { words, t }) => (
  <Entry facts={facts} family={facts.family} name={facts.inci} roles={inRoleWords(facts.roles, words)} notes={[]} t={t} />
));

function Row({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const facts = view.facts[index] ?? null;
  const notes = itemNotes(view, index);
  const isUsual = !view.report.otherRoles.some((one) => one.index === index);
  return (
    <li>
      <span>{placeOf(view, index)}</span>
      {facts && isUsual && notes.length === 0 ? (
        <Kept draw={plainEntry(view)} of={facts} />
      ) : (
        <Entry
          facts={facts}
          family={familyOf(view, index)}
          name={nameOf(view, index)}
          roles={rolesInWords(view, index)}
          notes={notes}
          t={view.t}
        />
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
