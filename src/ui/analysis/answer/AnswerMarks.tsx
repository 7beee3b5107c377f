import type { Concern } from '#core/analysis/concern.ts';
import type { Dose } from '#core/analysis/verdicts.ts';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import { doseLooks } from '#ui/catalog/dose-looks.ts';
import type { ReportView } from '../report-view.ts';
import { doseWord } from '../use-words.ts';

const glass = 'M2 2v12h11V2';
const studied = 'M4 6h2m1 0h2m1 0h2';
const square = (x: number) => `M${x} 5.5h5v5h-5z`;
const squares = [1, 7.5, 14].map(square);
const proven: Readonly<Record<Grade, number>> = { strong: 3, some: 2, weak: 1 };

const dashed = 'M2 2v2m0 2v2m0 2v2m0 2h2m2 0h3m2 0h2v-2m0-2v-2m0-2v-2';

/** How full a glass is, and what else is drawn in it: up to past the amount that was studied, around it, hardly, rinsed out; of an unknown amount the glass alone, dashed. */
const doses: Readonly<Record<Dose, { readonly fill?: string; readonly lines: string }>> = {
  likely: { fill: 'M2 4h11v10H2z', lines: glass },
  possible: { fill: 'M2 9h11v5H2z', lines: glass + studied },
  unlikely: { fill: 'M2 12h11v2H2z', lines: glass + studied },
  rinsed: { lines: 'M2 2v7M13 2v7M5 8v3m2.5 -1v4m2.5-6v3' },
  unknown: { lines: dashed },
  kept: { lines: dashed },
};

/** The drawings of all marks; stand once on a page, which refers to them. Lines are drawn in the colour of the text (answer-mark.css). */
export function AnswerSymbols() {
  return (
    <>
      {Object.entries(doses).map(([dose, { fill, lines }]) => (
        <symbol key={dose} id={`dose-${dose}`} viewBox="0 0 15 16">
          {fill && <path className="filled" d={fill} />}
          <path d={lines} />
        </symbol>
      ))}
      {Object.entries(proven).map(([grade, count]) => (
        <symbol key={grade} id={`proof-${grade}`} viewBox="0 0 20 16">
          <path className="filled" d={squares.slice(0, count).join('')} />
          <path d={squares.join('')} />
        </symbol>
      ))}
      <symbol id="concern-known" viewBox="0 0 12 12">
        <path className="filled" d="M1 2h10L6 11z" />
      </symbol>
      <symbol id="concern-disputed" viewBox="0 0 12 12">
        <path d="M1.5 2h9L6 10z" />
      </symbol>
    </>
  );
}

interface MarkProps {
  readonly symbol: string;
  readonly word: string;
  readonly look: string;
}

/** A mark never stands without its word. */
export function Mark({ symbol, word, look }: MarkProps) {
  return (
    <span className={`answer-mark ${look}`}>
      <svg aria-hidden="true">
        <use href={`#${symbol}`} />
      </svg>
      {word}
    </span>
  );
}

/** Is there enough of it? */
export function DoseMark({ dose, view: { t, isGuess } }: { readonly dose: Dose; readonly view: Pick<ReportView, 't' | 'isGuess'> }) {
  return <Mark symbol={`dose-${dose}`} word={doseWord(t, dose, isGuess)} look={doseLooks[dose]} />;
}

/** How well proven is it? */
export function ProofMark({ grade, t }: { readonly grade: Grade; readonly t: Translator }) {
  return <Mark symbol={`proof-${grade}`} word={t(`grade.${grade}`)} look="proof" />;
}

/** Is the concern known, advised as a precaution, or do experts disagree? */
export function ConcernMark({ state, t }: { readonly state: Concern['state']; readonly t: Translator }) {
  const [symbol, look] = state === 'known' ? ['concern-known', 'concern amber'] : ['concern-disputed', 'concern slate'];
  return <Mark symbol={symbol} word={t(`concern.${state}`)} look={look} />;
}
