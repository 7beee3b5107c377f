import type { CautionFact } from '#core/knowledge/topics.ts';
import type { Translator } from '#i18n/translator.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { glued } from './glued.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly cautions: readonly CautionFact[];
  readonly sources: readonly string[];
  readonly t: Translator;
}

/** What is known to call for care, each kind with its reason and sources. */
export function IngredientCautions({ cautions, sources, t }: Props) {
  return (
    <ul className="why">
      {cautions.map((caution, position) => (
        <ReasonRow key={position} meaning="care" claim={t(`caution.${caution.kind}`)}>
          {glued(caution.text[t.language])} <SourceMarks ids={caution.sources} sources={sources} t={t} />
        </ReasonRow>
      ))}
    </ul>
  );
}
