import { t } from '#i18n/page-words.ts';

/** A share in whole percents; what is rounded to none is still some. */
export function shareInWords(share: number): string {
  return share > 0 ? t.percent(share) : t('ingredient.shareUnder', { percent: t.percent(1) });
}
