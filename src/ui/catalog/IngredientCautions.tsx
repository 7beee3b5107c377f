import { concerned } from '#core/knowledge/caution-kinds.ts';
import type { CautionFact } from '#core/knowledge/topics.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { upperFirst } from '#ui/analysis/first-letter.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import { glued } from './glued.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly cautions: readonly CautionFact[];
  readonly sources: readonly string[];
  readonly words: Words;
  readonly t: Translator;
}

/** What follows for whom, or why nothing does. */
function consequences({ says, why, from }: CautionFact, words: Words, t: Translator): readonly string[] {
  if (why !== null) return [t('caution.nothing', { why: words.reasons[`why.${why}`] ?? why })];
  const whom = concerned.flatMap((who) => {
    const reasons = says.flatMap((caution) => words.reasons[`${caution}.${who}`] ?? []);
    return reasons.length > 0 ? [`${t(`concerned.${who}`)}: ${[...new Set(reasons)].join(', ')}`] : [];
  });
  const shown = from === null ? [] : [t('caution.from', { percent: t.percent(from) })];
  return whom.length > 0 ? [...shown, upperFirst(`${whom.join('; ')}.`)] : shown;
}

/** What is known to call for care, each kind with its reason and sources. */
export function IngredientCautions({ cautions, sources, words, t }: Props) {
  return (
    <ul className="reasons">
      {cautions.map((caution, position) => (
        <ReasonRow key={position} meaning="care" claim={t(`caution.${caution.kind}`)}>
          {glued(caution.text[t.language])} <SourceMarks ids={caution.sources} sources={sources} t={t} />
          {consequences(caution, words, t).map((line) => (
            <span key={line} className="quiet">
              <br />
              {line}
            </span>
          ))}
        </ReasonRow>
      ))}
    </ul>
  );
}
