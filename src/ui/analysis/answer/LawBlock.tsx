import { Ban, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isUnlawful } from '#core/analysis/law.ts';
import type { ProhibitedVerdict, RestrictedVerdict } from '#core/analysis/verdicts.ts';
import { isStruck } from '#core/knowledge/limits.ts';
import { banClaim, banInWords, eachReasonOnce, limitInWords } from '../law-words.ts';
import type { ReportView } from '../report-view.ts';
import { NamedIngredients } from './NamedIngredients.tsx';

/** One entry of the law a line: the substance, and what is said of it. */
function Entries<Verdict extends ProhibitedVerdict | RestrictedVerdict>(props: {
  readonly view: ReportView;
  readonly verdicts: readonly Verdict[];
  readonly say: (view: ReportView, verdict: Verdict) => string;
}) {
  const { view, verdicts, say } = props;
  if (verdicts.length === 0) return null;
  return (
    <ul>
      {verdicts.map((verdict) => (
        <li key={`${verdict.index} ${verdict.id} ${verdict.ref} ${verdict.where?.en}`}>
          <NamedIngredients view={view} names={[verdict]} />
          <p>{say(view, verdict)}</p>
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly look: string;
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}

function Row({ icon, look, title, heading: Heading, children }: RowProps) {
  return (
    <div className={`law-row ${look}`}>
      {icon}
      <Heading>{title}</Heading>
      <div>{children}</div>
    </div>
  );
}

const struckInWords = (view: ReportView, verdict: ProhibitedVerdict) => `${view.t(banClaim(verdict))}: ${banInWords(view, verdict)}`;

/** What the EU prohibits or does not permit in such a product, before anything else is said of it; nothing where the law says nothing. What it only limits stands in `LimitRows`. */
export function LawBlock({ view, heading = 'h3' }: { readonly view: ReportView; readonly heading?: RowProps['heading'] }) {
  const { report, t } = view;
  const struck = report.prohibited.filter(isStruck);
  const banned = report.prohibited.filter((one) => !isStruck(one));
  const unlawful = eachReasonOnce(report.restricted.filter(isUnlawful));
  if (report.prohibited.length === 0 && unlawful.length === 0) return null;
  return (
    <section className="law-block" aria-label={t('answer.law')} data-part="law">
      {banned.length > 0 && (
        <Row icon={<Ban className="icon" />} look="brick" title={t('answer.banned')} heading={heading}>
          <Entries view={view} verdicts={banned} say={banInWords} />
        </Row>
      )}
      {struck.length + unlawful.length > 0 && (
        <Row icon={<TriangleAlert className="icon" />} look="amber" title={t('answer.notPermitted')} heading={heading}>
          <Entries view={view} verdicts={struck} say={struckInWords} />
          <Entries view={view} verdicts={unlawful} say={limitInWords} />
        </Row>
      )}
    </section>
  );
}

/** What the EU permits up to a limit only, which a list cannot show to be kept. */
export function LimitRows({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const kept = report.restricted.filter((verdict) => !isUnlawful(verdict));
  if (kept.length === 0) return null;
  return (
    <details className="more">
      <summary>{t('answer.limited', { count: new Set(kept.map(({ id }) => id)).size })}</summary>
      <div className="law-row limits">
        <Entries view={view} verdicts={kept} say={limitInWords} />
      </div>
      <p className="fine quiet">{t('answer.limited.kept')}</p>
    </details>
  );
}
