import type { AssessmentFact } from '#core/knowledge/topics.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { Meaning } from '#ui/controls/Meaning.tsx';
import { glued } from './glued.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly assessments: readonly AssessmentFact[];
  readonly sources: readonly string[];
  readonly t: PageTranslator;
}

const meanings: Readonly<Record<AssessmentFact['conclusion'], Meaning>> = {
  safe: 'helps',
  conditions: 'helps',
  mixed: 'care',
  insufficient: 'disputed',
  unsafe: 'warning',
};

/** Conclusions of expert panels with year, report and conditions. */
export function IngredientAssessments({ assessments, sources, t }: Props) {
  return (
    <ul className="reasons">
      {assessments.map(({ report, year, conclusion, conditions, sources: cited }) => (
        <ReasonRow
          key={`${year} ${report}`}
          meaning={meanings[conclusion]}
          claim={t('ingredient.assessment', { year: String(year), conclusion: t(`assessment.${conclusion}`) })}
        >
          {conditions && `${glued(conditions[t.language])} `}
          <span lang="en">{report}</span> <SourceMarks ids={cited} sources={sources} t={t} />
        </ReasonRow>
      ))}
    </ul>
  );
}
