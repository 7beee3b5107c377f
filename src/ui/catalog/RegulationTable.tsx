import type { LimitFact } from '#core/knowledge/facts.ts';
import { isStruck, prohibits } from '#core/knowledge/limits.ts';
import type { PageTranslator } from '#i18n/translator.ts';

function ruleInWords(limit: LimitFact, t: PageTranslator): string {
  const { max, as, sum, asName, label } = limit;
  const isStruckHere = prohibits(limit) && isStruck(limit);
  const isProhibited = prohibits(limit) && !isStruckHere;
  const parts = [
    isProhibited && t('ingredient.banned'),
    max === 0 && !isProhibited && t(isStruckHere ? 'ingredient.struck' : 'ingredient.notPermitted'),
    max !== null && max > 0 && t('ingredient.maximum', { percent: t.percent(max) }),
    as && t('ingredient.limitAs', { substance: t.find(`limit.as.${as}`) ?? as }),
    sum && t('ingredient.limitSum'),
    label && t('ingredient.label', { leaveOn: t.percent(label.leaveOn), rinseOff: t.percent(label.rinseOff) }),
    label && t(`ingredient.labelList.${label.group}`),
    asName && t('ingredient.limitName', { name: asName }),
  ].filter(Boolean);
  return parts.join('; ') || t('ingredient.noMaximum');
}

function whereInWords({ where, note }: LimitFact, t: PageTranslator): string {
  const parts = [where?.[t.language] ?? t('ingredient.lawEverywhere'), note?.[t.language]];
  return parts.filter(Boolean).join('. ');
}

function datesInWords({ since, shelves, until }: LimitFact, t: PageTranslator): string {
  const parts = [
    since && t('ingredient.since', { date: t.date(since) }),
    shelves && t('ingredient.shelves', { date: t.date(shelves) }),
    until && t('ingredient.until', { date: t.date(until) }),
  ].filter(Boolean);
  return parts.join(', ') || t('ingredient.lawInForce');
}

/** Entries of the EU annexes with the days they apply from and to. */
export function RegulationTable({ limits, t }: { readonly limits: readonly LimitFact[]; readonly t: PageTranslator }) {
  const heads = [t('ingredient.lawEntry'), t('ingredient.lawRule'), t('ingredient.lawWhere'), t('ingredient.lawDates')];
  return (
    <table className="table legal">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {limits.map((limit, position) => (
          <tr key={position}>
            <th scope="row">
              {limit.ref
                ? t('ingredient.annex', { annex: limit.annex, ref: limit.ref })
                : t('ingredient.annexOnly', { annex: limit.annex })}
            </th>
            <td>{ruleInWords(limit, t)}</td>
            <td>{whereInWords(limit, t)}</td>
            <td>{datesInWords(limit, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
