import type { ReactNode } from 'react';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { Bearer, RoutineNote } from '#core/routine/routine.ts';
import { t } from '#i18n/current.ts';
import { SourceMarks } from '#ui/catalog/SourceMarks.tsx';
import { type Meaning, MeaningWord } from '#ui/controls/Meaning.tsx';
import type { PlannerRules, RuleWords } from './planner-rules.ts';
import type { KeyedStep } from './use-routine.ts';

interface Props {
  readonly notes: readonly RoutineNote[];
  readonly steps: readonly KeyedStep[];
  readonly titleOf: (step: KeyedStep) => string;
  readonly rules: PlannerRules;
}

/** How sure a clash is decides how it is shown: weak evidence is a dispute, never a warning. */
const clashLooks: Readonly<Record<Grade, { readonly meaning: Meaning; readonly word: 'clash' | 'apart' | 'disputed' }>> = {
  strong: { meaning: 'warning', word: 'clash' },
  some: { meaning: 'care', word: 'apart' },
  weak: { meaning: 'disputed', word: 'disputed' },
};

/** What is worth saying of the routine, each with what it is about, how sure it is and where that is from. */
export function Notes({ notes, steps, titleOf, rules }: Props) {
  const title = (place: number) => {
    const step = steps[place];
    return step ? titleOf(step) : '';
  };
  const names = (aliases: readonly string[]) => t.list([...new Set(aliases)].map((alias) => rules.inci[alias] ?? alias));
  const bearer = ({ step, ingredients }: Bearer) => t('routine.bearer', { ingredients: names(ingredients), product: title(step) });

  function evidence({ grade, sources }: Pick<RuleWords, 'grade' | 'sources'>): ReactNode {
    return (
      <small className="quiet">
        {grade !== null && `${t(`grade.${grade}`)}: ${t(`grade.${grade}.meaning`)} · `}
        {t('ingredient.sources')} <SourceMarks ids={sources} sources={rules.sources} t={t} />
      </small>
    );
  }
  function said(note: RoutineNote): { meaning: Meaning; word: string; about: string; text?: string; evidence?: ReactNode } {
    switch (note.kind) {
      case 'clash': {
        const words = rules.said[note.id] ?? { text: '', grade: 'weak', sources: [] };
        const { meaning, word } = clashLooks[words.grade ?? 'weak'];
        const where = note.part === null ? t('routine.inOneDay') : t(`routine.together.${note.part}`);
        const about = `${bearer(note.first)} + ${bearer(note.second)}, ${where}.`;
        return { meaning, word: t(`routine.note.${word}`), about, text: words.text, evidence: evidence(words) };
      }
      case 'harmless': {
        const words = rules.said[note.id] ?? { text: '', grade: null, sources: [] };
        const about = `${bearer(note.first)} + ${bearer(note.second)}.`;
        return { meaning: 'helps', word: t('routine.note.harmless'), about, text: words.text, evidence: evidence(words) };
      }
      case 'duplicate': {
        const group = rules.names[note.group] ?? note.group;
        const about = t(`routine.twice.${note.part}`, { group, products: t.list(note.bearers.map(bearer)) });
        return { meaning: 'seen', word: t('routine.note.duplicate'), about, text: t('routine.oneIsEnough') };
      }
      case 'no-sun-protection': {
        const because = note.because.map(bearer);
        const about = because.length > 0 ? t('routine.sunBecause', { what: t.list(because) }) : t('routine.sunAlways');
        const shown = because.length > 0 ? { evidence: evidence({ grade: null, sources: rules.sunSources }) } : {};
        return { meaning: 'care', word: t('routine.note.sun'), about, ...shown };
      }
      case 'past-opening':
        return {
          meaning: 'care',
          word: t('routine.note.past'),
          about: t('routine.past', { product: title(note.step), date: t.date(note.until) }),
        };
      case 'ends-soon':
        return {
          meaning: 'seen',
          word: t('routine.note.soon'),
          about: t('routine.soon', { product: title(note.step), date: t.date(note.until) }),
        };
    }
  }
  return (
    <ul className="routine-notes">
      {notes.map((note, place) => {
        const { meaning, word, about, text, evidence: sure } = said(note);
        return (
          <li key={`${note.kind} ${place}`}>
            <MeaningWord meaning={meaning} word={word} />
            <div>
              <p>{about}</p>
              {text && <p className="small">{text}</p>}
              {sure}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
