import type { ElsewhereFact } from '#core/knowledge/topics.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { Meaning } from '#ui/controls/Meaning.tsx';
import { glued } from './glued.ts';
import { SourceMarks } from './SourceMarks.tsx';

interface Props {
  readonly laws: readonly ElsewhereFact[];
  readonly sources: readonly string[];
  readonly t: PageTranslator;
}

const meanings: Readonly<Record<ElsewhereFact['status'], Meaning>> = {
  active: 'seen',
  colour: 'seen',
  labelled: 'care',
  limited: 'care',
  prohibited: 'warning',
};

/** Legal status under other laws than the EU's on cosmetics, place by place. */
export function LawElsewhere({ laws, sources, t }: Props) {
  return (
    <ul className="reasons">
      {laws.map(({ where, status, text, sources: cited }, position) => (
        <ReasonRow key={position} meaning={meanings[status]} claim={`${t(`place.${where}`)}: ${t(`elsewhere.${status}`)}`}>
          {glued(text[t.language])} <SourceMarks ids={cited} sources={sources} t={t} />
        </ReasonRow>
      ))}
    </ul>
  );
}
