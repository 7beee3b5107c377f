import type { Concern, Dose } from '#core/analysis/report.ts';
import type { Grade } from '#core/knowledge/vocabulary.ts';
import type { Translator } from '#i18n/translator.ts';
import { doseLooks } from '#ui/catalog/dose-looks.ts';

const glass = 'M2 1.6v12.8h11V1.6';
const studied = 'M3.8 6.2h1.8M6.7 6.2h1.8M9.6 6.2h1.8';
const thin = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.3 } as const;
const squares = [1, 7.5, 14] as const;
const proven: Readonly<Record<Grade, number>> = { strong: 3, some: 2, weak: 1 };

/** A glass filled as far as the amount that was studied reaches: past its line, around it, hardly, rinsed out, or nobody knows. */
function DoseSymbols() {
  return (
    <>
      <symbol id="dose-likely" viewBox="0 0 15 16">
        <path d="M2 3.4h11v11H2z" fill="currentColor" />
        <path d={glass} {...thin} />
        <path d="M3 7h9" stroke="var(--paper)" />
      </symbol>
      <symbol id="dose-possible" viewBox="0 0 15 16">
        <path d="M2 9h11v5.4H2z" fill="currentColor" />
        <path d={`${glass}${studied}`} {...thin} />
      </symbol>
      <symbol id="dose-unlikely" viewBox="0 0 15 16">
        <path d="M2 12.4h11v2H2z" fill="currentColor" />
        <path d={`${glass}${studied}`} {...thin} />
      </symbol>
      <symbol id="dose-rinsed" viewBox="0 0 15 16">
        <path d="M2 1.6V9M13 1.6V9M4.6 8v3M7.5 10v4.6M10.4 8v3" {...thin} />
      </symbol>
      <symbol id="dose-unknown" viewBox="0 0 15 16">
        <path d={glass} {...thin} strokeDasharray="2 1.7" />
      </symbol>
    </>
  );
}

/** The drawings of all marks; stand once on a page, which refers to them. */
export function AnswerSymbols() {
  return (
    <>
      <DoseSymbols />
      {Object.entries(proven).map(([grade, count]) => (
        <symbol key={grade} id={`proof-${grade}`} viewBox="0 0 20 16">
          {squares.map((x, place) => (
            <path key={x} d={`M${x} 5.5h5v5h-5z`} fill={place < count ? 'currentColor' : 'none'} stroke="currentColor" />
          ))}
        </symbol>
      ))}
      <symbol id="concern-known" viewBox="0 0 12 12">
        <path d="M.8 1.5h10.4L6 10.8z" fill="currentColor" />
      </symbol>
      <symbol id="concern-disputed" viewBox="0 0 12 12">
        <path d="M1.5 2h9L6 10z" fill="none" stroke="currentColor" strokeWidth="1.4" />
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
export function DoseMark({ dose, t }: { readonly dose: Dose; readonly t: Translator }) {
  return <Mark symbol={`dose-${dose}`} word={t(`dose.${dose}`)} look={doseLooks[dose]} />;
}

/** How well proven is it? */
export function ProofMark({ grade, t }: { readonly grade: Grade; readonly t: Translator }) {
  return <Mark symbol={`proof-${grade}`} word={t(`grade.${grade}`)} look="proof" />;
}

/** Is the concern known, or do experts disagree? */
export function ConcernMark({ state, t }: { readonly state: Concern['state']; readonly t: Translator }) {
  return <Mark symbol={`concern-${state}`} word={t(`concern.${state}`)} look={state === 'known' ? 'concern amber' : 'concern slate'} />;
}
