import type { LimitFact } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';

function ruleInWords({ annex, max, as, sum, asName, label, where, note }: LimitFact, t: Translator): string {
  const parts = [
    annex === 'II' && t('ingredient.banned'),
    max !== null && t('ingredient.maximum', { percent: t.percent(max) }),
    as && t('ingredient.limitAs', { substance: as }),
    sum && t('ingredient.limitSum'),
    where?.[t.language],
    label && t('ingredient.label', { leaveOn: t.percent(label.leaveOn), rinseOff: t.percent(label.rinseOff) }),
    asName && t('ingredient.limitName', { name: asName }),
    note?.[t.language],
  ].filter(Boolean);
  return parts.join('; ') || t('ingredient.noMaximum');
}

function datesInWords({ since, shelves, until }: LimitFact, t: Translator): string {
  const parts = [
    since && t('ingredient.since', { date: t.date(since) }),
    shelves && t('ingredient.shelves', { date: t.date(shelves) }),
    until && t('ingredient.until', { date: t.date(until) }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Entries of the EU annexes with the days they apply from and to. */
export function RegulationTable({ limits, t }: { readonly limits: readonly LimitFact[]; readonly t: Translator }) {
  return (
    <table className="tbl">
      <tbody>
        {limits.map((limit) => (
          <tr key={`${limit.annex} ${limit.ref} ${limit.since}`}>
            <th scope="row">{t('ingredient.annex', { annex: limit.annex, ref: limit.ref })}</th>
            <td>{ruleInWords(limit, t)}</td>
            <td className="end">{datesInWords(limit, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
