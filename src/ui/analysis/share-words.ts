import type { ShareEstimate } from '#core/analysis/report.ts';
import type { Translator } from '#i18n/translator.ts';

/** One significant figure: an estimate must not look measured. */
export function oneFigure(value: number): number {
  return Number(value.toPrecision(1));
}

/** Under this a lower end of a band means nothing. */
const lowestSaid = 0.01;

/** An estimate as it is said: a band, never a number that looks measured. */
export function shareSentence(t: Translator, share: ShareEstimate): string {
  if (share.declared) return t('strip.declared', { percent: share.point });
  const [low, high] = [oneFigure(share.low), oneFigure(share.high)];
  if (low < lowestSaid) return t('strip.below', { high });
  return low === high ? t('strip.about', { high }) : t('strip.band', { low, high });
}

/** The same in a table cell. */
export function shareRange(t: Translator, share: ShareEstimate): string {
  if (share.declared) return t.percent(share.point);
  const [low, high] = [oneFigure(share.low), oneFigure(share.high)];
  return low < lowestSaid ? t('detail.shareBelow', { percent: t.percent(high) }) : t.percentRange(low, high);
}
