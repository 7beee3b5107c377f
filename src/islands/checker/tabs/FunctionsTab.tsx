import { families } from '#core/knowledge/vocabulary.ts';
import { NamedIngredients } from '#ui/analysis/answer/NamedIngredients.tsx';
import { Marks } from '#ui/analysis/Chip.tsx';
import { type CellFamily, familyName, familyOf, itemOf } from '#ui/analysis/report-view.ts';
import type { CheckerView } from '../checker-view.ts';

interface FamilyGroup {
  readonly family: CellFamily;
  readonly indices: readonly number[];
  readonly roles: readonly { readonly role: string; readonly culprits: readonly number[] }[];
}

function familyGroups(view: CheckerView): FamilyGroup[] {
  const { counted, functions } = view.report;
  return [...families, 'unknown' as const].flatMap((family) => {
    const indices = counted.filter((index) => familyOf(view, index) === family);
    return indices.length === 0 ? [] : [{ family, indices, roles: functions.filter((group) => group.family === family) }];
  });
}

function Names({ view, indices }: { readonly view: CheckerView; readonly indices: readonly number[] }) {
  return <NamedIngredients view={view} names={indices.map((index) => ({ index, id: itemOf(view, index).id }))} />;
}

/** What the ingredients are there for: by family, and in it by first role. */
export function FunctionsTab({ view }: { readonly view: CheckerView }) {
  const { words, t } = view;
  return (
    <>
      <p className="fine quiet tab-note">{t('checker.functions.note')}</p>
      <div className="tiles three">
        {familyGroups(view).map(({ family, indices, roles }) => (
          <section key={family} className="tile">
            <h3>
              {familyName(view, family)} <span>{t('row.ingredients', { count: indices.length })}</span>
            </h3>
            <div className="marks" aria-hidden="true">
              <Marks families={indices.map(() => family)} />
            </div>
            <dl className="role-list">
              {roles.map(({ role, culprits }) => (
                <div key={role}>
                  <dt>{words.roles[role] ?? role}</dt>
                  <dd>
                    <Names view={view} indices={culprits} />
                  </dd>
                </div>
              ))}
              {family === 'unknown' && (
                <div>
                  <dt>{t('list.unknown')}</dt>
                  <dd>
                    <Names view={view} indices={indices} />
                  </dd>
                </div>
              )}
            </dl>
          </section>
        ))}
      </div>
    </>
  );
}
