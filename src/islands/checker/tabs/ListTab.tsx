import { ruleBefore } from '#ui/analysis/report-view.ts';
import { sectionTitle } from '#ui/analysis/section-words.ts';
import type { CheckerView } from '../checker-view.ts';
import { ListRow } from './ListRow.tsx';
import { listSections } from './list-sections.ts';

/** The list in label order, one row each; a row opens to show its explanation. */
export function ListTab({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  return (
    <div className="list-tab">
      <p className="fine quiet tab-note">{t('checker.list.note')}</p>
      {listSections(report.reading.items).map((section) => {
        const title = sectionTitle(t, section.section, section.mayContain);
        return (
          <section key={`${section.section} ${section.mayContain}`}>
            {title && <h3>{title}</h3>}
            <ol className="ingredient-list open-rows">
              {section.indices.map((index) => (
                <ListRow key={index} view={view} index={index} rule={ruleBefore(view, index)} />
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
