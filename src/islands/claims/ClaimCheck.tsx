import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { JudgedClaim } from '#core/claims/claim.ts';
import { judgeClaims } from '#core/claims/claims.ts';
import type { NamedPromise } from '#core/claims/named-promises.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { ask } from '../checker/analyser.ts';
import { type ClaimsFile, claimMeanings, fetchClaims, longestFront } from './claim-rules.ts';

type Rules = ClaimsFile['rules'];
/** What promises are held against. */
type ClaimView = Pick<ReportView, 'report' | 'facts' | 't'>;

function ClaimRow({ view, claim, reason }: { readonly view: ClaimView; readonly claim: JudgedClaim; readonly reason: string }) {
  const { t } = view;
  return (
    <ReasonRow
      meaning={claimMeanings[claim.verdict]}
      claim={t('claims.line', { said: claim.said, verdict: t(`claims.verdict.${claim.verdict}`) })}
    >
      {t(`claims.ground.${claim.ground}`)}
      {claim.culprits.length > 0 && ': '}
      <IngredientNames view={view} indices={claim.culprits} />. {reason}
    </ReasonRow>
  );
}

const none: readonly NamedPromise[] = [];

/** Ingredients that the text promises by name: the dictionary that knows them is the analyser's. None until it has answered. */
function useNamed(text: string): readonly NamedPromise[] {
  const [answer, setAnswer] = useState({ text: '', named: none });
  useEffect(() => {
    let wanted = true;
    const tell = (named: readonly NamedPromise[]) => wanted && setAnswer({ text, named });
    if (text.trim() !== '') ask('promises', text).then(tell, () => tell(none));
    return () => {
      wanted = false;
    };
  }, [text]);
  return answer.text === text ? answer.named : none;
}

function Verdicts({ view, rules, text }: { readonly view: ClaimView; readonly rules: Rules; readonly text: string }) {
  const { report, facts, t } = view;
  const named = useNamed(text);
  const claims = useMemo(() => judgeClaims(text, rules, report, facts, named), [text, rules, report, facts, named]);
  if (text.trim() === '') return null;
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
