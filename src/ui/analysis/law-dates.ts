import type { AllergenVerdict } from '#core/analysis/verdicts.ts';
import type { LimitFact } from '#core/knowledge/facts.ts';
import type { Translator } from '#i18n/translator.ts';

type Dates = Pick<LimitFact, 'since' | 'shelves'>;

/** From which day on a law binds new products and from which all that is sold, where what was on sale before could be sold off: an older pack may hold what it may not. */
export const newProductsFrom = ({ since, shelves }: Dates, t: Translator): string | null =>
  since && shelves && shelves > since ? t('law.newFrom', { date: t.date(since), all: t.date(shelves) }) : null;

/** The day of a law in words; null where it is of old. A limit was often another one before: it is said to hold in its present form since then. */
export const lawDateInWords = (dates: Dates, t: Translator, words: 'law.since' | 'law.inForm' = 'law.since'): string | null =>
  newProductsFrom(dates, t) ?? (dates.since && t(words, { date: t.date(dates.since) }));

/** Above what amount a scent allergen must be named. */
export const thresholdInWords = ({ threshold, ifRinsed }: AllergenVerdict, t: Translator): string =>
  ifRinsed === null
    ? t('allergens.threshold', { percent: t.percent(threshold) })
    : t('allergens.thresholds', { percent: t.percent(threshold), rinsed: t.percent(ifRinsed) });

/** That a scent allergen is prohibited, and from when on; null where it is allowed. */
export function bannedInWords({ bannedSince, bannedShelves }: AllergenVerdict, count: number, t: Translator): string | null {
  if (!bannedSince) return null;
  const dates = newProductsFrom({ since: bannedSince, shelves: bannedShelves }, t);
  return dates ? t('allergens.bannedFrom', { dates }) : t('allergens.banned', { count, date: t.date(bannedSince) });
}
