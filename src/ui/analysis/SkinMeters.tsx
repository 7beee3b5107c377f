import type { SkinReason, SkinVerdict } from '#core/analysis/verdicts.ts';
import { Marks } from './Chip.tsx';
import { familyOf, nameInside, nameOf, type ReportView } from './report-view.ts';

function countsInWords(view: ReportView, { helps, care }: SkinVerdict): string {
  const { t } = view;
  if (helps.length + care.length === 0) return t('skin.nothing');
  const parts = [helps.length > 0 && t('skin.for', { count: helps.length }), care.length > 0 && t('skin.against', { count: care.length })];
  return parts.filter((part) => part !== false).join(', ');
}

/** "fragrant: Parfum, Limonene": the ingredients to take care with, by reason. */
function careInWords(view: ReportView, care: readonly SkinReason[]): string {
  const byReason = Map.groupBy(care, ({ reason }) => reason);
  return [...byReason]
    .map(([reason, culprits]) => {
      const names = [...new Set(culprits.map((one) => nameInside(view, one) ?? nameOf(view, one.index)))].join(', ');
      const words = view.words.reasons[reason];
      return words ? `${words}: ${names}` : names;
    })
    .join('; ');
}

function MeterRow({ view, verdict }: { readonly view: ReportView; readonly verdict: SkinVerdict }) {
  const marks = (reasons: readonly SkinReason[]) => <Marks families={reasons.map(({ index }) => familyOf(view, index))} />;
  return (
    <div className="meter">
      <dt>
        {view.t(`skin.${verdict.skin}`)} <span>{countsInWords(view, verdict)}</span>
      </dt>
      <dd className="balance" aria-hidden="true">
        <span className="half against">{marks(verdict.care)}</span>
        <span className="middle" />
        <span className="half">{marks(verdict.helps)}</span>
      </dd>
      {verdict.care.length > 0 && <dd className="counts">{careInWords(view, verdict.care)}</dd>}
    </div>
  );
}

/** Marks for and against by skin type; the counts stand in words at the row's end. */
export function SkinMeters({ view }: { readonly view: ReportView }) {
  return (
    <>
      <dl>
        {view.report.skin.map((verdict) => (
          <MeterRow key={verdict.skin} view={view} verdict={verdict} />
        ))}
      </dl>
      <div className="balance-head" aria-hidden="true">
        <span className="amber">{view.t('skin.care')}</span>
        <span className="leaf">{view.t('skin.helps')}</span>
      </div>
    </>
  );
}
