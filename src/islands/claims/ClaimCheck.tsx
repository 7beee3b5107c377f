import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type ClaimRule, type ClaimVerdict, type JudgedClaim, judgeClaims } from '#core/claims/claims.ts';
import { claimRulesPath } from '#site/paths.ts';
import { IngredientNames } from '#ui/analysis/IngredientNames.tsx';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';
import type { ReportView } from '#ui/analysis/report-view.ts';
import type { Meaning } from '#ui/controls/Meaning.tsx';

type Rules = readonly (ClaimRule & { readonly reason: string })[];

const longestText = 2_000;
/** What promises are held against. */
type ClaimView = Pick<ReportView, 'report' | 'facts' | 't'>;

const meanings: Readonly<Record<ClaimVerdict, Meaning>> = { contradicted: 'warning', standing: 'helps', unknown: 'disputed' };

function ClaimRow({ view, claim, reason }: { readonly view: ClaimView; readonly claim: JudgedClaim; readonly reason: string }) {
  const { t } = view;
  return (
    <ReasonRow
      meaning={meanings[claim.verdict]}
      claim={t('claims.line', { said: claim.said, verdict: t(`claims.verdict.${claim.verdict}`) })}
    >
      {t(`claims.ground.${claim.ground}`)}
      {claim.culprits.length > 0 && ': '}
      <IngredientNames view={view} indices={claim.culprits} />. {reason}
    </ReasonRow>
  );
}

function Verdicts({ view, rules, text }: { readonly view: ClaimView; readonly rules: Rules; readonly text: string }) {
  const { report, facts, t } = view;
  const claims = useMemo(() => judgeClaims(text, rules, report, facts), [text, rules, report, facts]);
  if (text.trim() === '') return null;
  if (claims.length === 0) return <p className="s14 q">{t('claims.none')}</p>;
  return (
    <ul className="why">
      {claims.map((claim) => (
        <ClaimRow key={claim.id} view={view} claim={claim} reason={rules.find(({ id }) => id === claim.id)?.reason ?? ''} />
      ))}
    </ul>
  );
}

interface Props {
  readonly view: ClaimView;
  readonly open: boolean;
  /** Opened by the reader's own hand: the field takes the focus. */
  readonly entered?: boolean;
}

/** What the front of the pack promises, held against the list: contradicted, not contradicted, or not to be known from a list. */
export function ClaimCheck({ view, open, entered = false }: Props) {
  const { t } = view;
  const [rules, setRules] = useState<Rules | 'failed' | null>(null);
  const [text, setText] = useState('');
  const written = useDeferredValue(text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (entered) field.current?.focus();
  }, [entered]);
  const load = async () => {
    try {
      const answer = await fetch(claimRulesPath);
      setRules(answer.ok ? await answer.json() : 'failed');
    } catch {
      setRules('failed');
    }
  };
  return (
    <details className="more claims" open={open} onToggle={() => rules === null && void load()}>
      <summary>{t('claims.title')}</summary>
      <label className="label" htmlFor="claims">
        <b>{t('claims.field')}</b>
        <span className="q">{t('claims.hint')}</span>
      </label>
      <textarea
        className="sheet"
        id="claims"
        maxLength={longestText}
        value={text}
        ref={field}
        onChange={({ target }) => setText(target.value)}
      />
      <div aria-live="polite">
        {rules === 'failed' && <p className="s14 brick">{t('claims.failed')}</p>}
        {rules !== null && rules !== 'failed' && <Verdicts view={view} rules={rules} text={written} />}
      </div>
      <p className="s13 q">{t('claims.note')}</p>
    </details>
  );
}
