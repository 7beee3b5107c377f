import { useDeferredValue, useEffect, useState } from 'react';
import type { JudgedClaim } from '#core/claims/claim.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { type ClaimsFile, claimMeanings, fetchClaims, judge, longestFront } from './claim-rules.ts';

type Rules = ClaimsFile['rules'];
/** What promises are held against. */
type ClaimView = Pick<ReportView, 'report' | 't'>;

function ClaimRow({ view, claim, reason }: { readonly view: ClaimView; readonly claim: JudgedClaim; readonly reason: string }) {
  const { t } = view;
  return (
    <ReasonRow
      meaning={claimMeanings[claim.verdict]}
      claim={t('claims.line', { said: claim.said, verdict: t(`claims.verdict.${claim.verdict}`) })}
    >
      {t(`claims.ground.${claim.ground}`)}
      {claim.culprits.length > 0 && ': '}
      <IngredientNames view={view} names={claim.culprits.map((index) => ({ index }))} />. {reason}
    </ReasonRow>
  );
}

/** The promises that the text makes of this list; null until the first answer. A list that has changed makes the answer another's. */
function useJudged(text: string, rules: Rules, report: ReportView['report']): readonly JudgedClaim[] | null {
  const [answer, setAnswer] = useState<{ report: ReportView['report']; claims: readonly JudgedClaim[] } | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (claims: readonly JudgedClaim[]) => wanted && setAnswer({ report, claims });
    if (text.trim() !== '') judge(text, rules, report).then(tell, () => tell([]));
    return () => {
      wanted = false;
    };
  }, [text, rules, report]);
  return answer?.report === report ? answer.claims : null;
}

function Verdicts({ view, rules, text }: { readonly view: ClaimView; readonly rules: Rules; readonly text: string }) {
  const { report, t } = view;
  const claims = useJudged(text, rules, report);
  if (text.trim() === '' || claims === null) return null;
  if (claims.length === 0) return <p className="small quiet">{t('claims.none')}</p>;
  return (
    <ul className="reasons">
      {claims.map((claim) => (
        <ClaimRow
          key={`${claim.id} ${claim.said}`}
          view={view}
          claim={claim}
          reason={rules.find(({ id }) => id === claim.id)?.reason ?? ''}
        />
      ))}
    </ul>
  );
}

/** What the front of the pack promises, held against the list: contradicted, not contradicted, or not to be known from a list. */
export function ClaimCheck({ view, open }: { readonly view: ClaimView; readonly open: boolean }) {
  const { t } = view;
  const [rules, setRules] = useState<Rules | 'failed' | null>(null);
  const [text, setText] = useState('');
  const written = useDeferredValue(text);
  const load = async () => {
    try {
      setRules((await fetchClaims()).rules);
    } catch {
      setRules('failed');
    }
  };
  return (
    <details className="more" open={open} onToggle={() => rules === null && void load()}>
      <summary>{t('claims.title')}</summary>
      <label className="label" htmlFor="claims">
        <b>{t('claims.field')}</b>
        <span className="quiet">{t('claims.hint')}</span>
      </label>
      <textarea className="sheet" id="claims" maxLength={longestFront} value={text} onChange={({ target }) => setText(target.value)} />
      <div aria-live="polite">
        {rules === 'failed' && <p className="small brick">{t('claims.failed')}</p>}
        {rules !== null && rules !== 'failed' && <Verdicts view={view} rules={rules} text={written} />}
      </div>
      <p className="fine quiet">{t('claims.note')}</p>
    </details>
  );
}
