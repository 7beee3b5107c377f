import { overLimit } from '#core/analysis/cautions.ts';
import { isUnlawful } from '#core/analysis/law.ts';
import type { Report } from '#core/analysis/report.ts';
import type { RestrictedVerdict } from '#core/analysis/verdicts.ts';
import { isStruck } from '#core/knowledge/limits.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { lawDateInWords } from '#ui/analysis/law-dates.ts';
import { maximumInWords } from '#ui/analysis/law-maximum.ts';
import { notInWords } from '#ui/analysis/law-words.ts';

/** A part of a readable report: its title, and a line for each thing that is said. */
export type Section = readonly [title: string, lines: readonly string[]];

const joined = (parts: readonly (string | null | undefined)[]) => [...new Set(parts.filter(Boolean))].join('; ');

/** Whoever may hold so many other kinds of product is told the first of them. */
const kindsAtMost = 3;

/** What the EU's law says of a list, each reason once with all the names that share it: prohibited, more than permitted, not permitted here, limited and perhaps kept. */
export function lawSections({ prohibited, restricted, cautions }: Report, nameOf: (id: number) => string, t: PageTranslator): Section[] {
  const linesOf = <Verdict extends { readonly id: number }>(verdicts: readonly Verdict[], say: (alike: readonly Verdict[]) => string) => {
    const bySubstance = [...Map.groupBy(verdicts, ({ id }) => id)].map(([id, alike]) => ({ name: nameOf(id), reason: say(alike) }));
    return [...Map.groupBy(bySubstance, ({ reason }) => reason)].map(([reason, alike]) => {
      const names = alike.map(({ name }) => name).join(', ');
      return `  ${names}${reason && ` (${reason})`}`;
    });
  };
  const limit = (verdict: RestrictedVerdict) =>
    [notInWords(verdict.notIn, t), maximumInWords(verdict, t), verdict.where?.[t.language]].filter(Boolean).join(', ');
  const limits = (alike: readonly RestrictedVerdict[]) => joined(alike.map(limit));
  const kinds = (alike: readonly RestrictedVerdict[]) => {
    const all = [...new Set(alike.flatMap(({ where }) => where?.[t.language] ?? []))];
    return joined([...all.slice(0, kindsAtMost), all.length > kindsAtMost ? '…' : null, alike[0] && lawDateInWords(alike[0], t)]);
  };
  const bars = ([verdict]: readonly RestrictedVerdict[]) =>
    verdict ? joined([verdict.barred?.[t.language], lawDateInWords(verdict, t)]) : '';
  const accused = new Set(cautions.find(({ caution }) => caution === overLimit)?.by.map(({ id }) => id));
  const unlawful = restricted.filter((verdict) => isUnlawful(verdict) && accused.has(verdict.id));
  const kept = restricted.filter((verdict) => !isUnlawful(verdict) && limit(verdict) !== '');
  const struck = prohibited.filter(isStruck);
  const banned = linesOf(
    prohibited.filter((one) => !isStruck(one)),
    ([verdict]) => (verdict ? joined([verdict.where?.[t.language], lawDateInWords(verdict, t), t('law.entry', verdict)]) : ''),
  );
  // Over its maximum, barred here by name, or permitted elsewhere alone.
  const over = unlawful.filter((verdict) => verdict.over);
  const barred = unlawful.filter((verdict) => verdict.barred !== null);
  const elsewhere = unlawful.filter((verdict) => !over.includes(verdict) && !barred.includes(verdict));
  return [
    [t('law.prohibited'), banned],
    [t('law.struck'), linesOf(struck, ([verdict]) => (verdict ? t('law.struckFrom', verdict) : ''))],
    [t('law.over'), linesOf(over, limits)],
    [t('law.barred'), linesOf(barred, bars)],
    [t('law.elsewhere'), linesOf(elsewhere, kinds)],
    [t('law.limited'), linesOf(kept, limits)],
  ];
}
