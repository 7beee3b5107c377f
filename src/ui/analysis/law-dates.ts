import type { LimitFact } from '#core/knowledge/ingredient.ts';
import type { Translator } from '#i18n/translator.ts';

type Dates = Pick<LimitFact, 'since' | 'shelves'>;

/** From which day on a law binds new products and from which all that is sold, where what was on sale before could be sold off: an older pack may hold what it may not. */
export const newProductsFrom = ({ since, shelves }: Dates, t: Translator): string | null =>
  since && shelves && shelves > since ? t('law.newFrom', { date: t.date(since), all: t.date(shelves) }) : null;

/** The day of a law in words; null where it is of old. */
export const lawDateInWords = (dates: Dates, t: Translator): string | null =>
  newProductsFrom(dates, t) ?? (dates.since && t('law.since', { date: t.date(dates.since) }));
