import { upperEnd } from '#core/analysis/said-share.ts';
import type { ShareEstimate } from '#core/analysis/share-types.ts';
import type { Translator } from '#i18n/translator.ts';

/** One significant figure, steps of five where that would make much more of it: an estimate must not look measured. */
const lowerEnd = (value: number) => (value < 10 ? Number(value.toPrecision(1)) : Math.floor(value / 5) * 5);

/** Under this a lower end of a band means nothing: it is neither said nor drawn. */
export const lowestSaid = 0.01;
/** Nor does one so many times under its upper end. */
const widestSaid = 60;

/** The band as it is said and drawn, its lower end 0 where only the upper one tells something. */
export function saidBand({ low, high }: ShareEstimate): { readonly low: number; readonly high: number } {
  const said = { low: lowerEnd(low), high: upperEnd(high) };
  return said.low >= lowestSaid && said.high / said.low > widestSaid ? { ...said, low: 0 } : said;
}

/** An estimate as it is said: a band, never a number that looks measured, and what tells it. */
export function shareSentence(t: Translator, share: ShareEstimate): string {
  if (share.ofFluorine) return t('strip.ofFluorine', { ppm: String(share.ofFluorine), percent: share.point });
  if (share.asFluorine) return t('strip.asFluorine', { fluorine: share.asFluorine, percent: share.point });
  if (share.declared) return t(share.inTitle ? 'strip.inTitle' : 'strip.declared', { percent: share.point });
  const { low, high } = saidBand(share);
  if (share.lawful) return t('strip.lawful', { high });
  const isBelow = low < lowestSaid;
  if (share.usual) return isBelow ? t('strip.usualBelow', { high }) : t('strip.usual', { low, high });
  if (share.toLaw) return isBelow ? t('strip.belowLaw', { high }) : t('strip.bandLaw', { low, high });
  if (isBelow) return t('strip.below', { high });
  return low === high ? t('strip.about', { high }) : t('strip.band', { low, high });
}

/** The same in a table cell. */
export function shareRange(t: Translator, share: ShareEstimate): string {
  if (share.declared) return t.percent(share.point);
  const { low, high } = saidBand(share);
  return low < lowestSaid ? t('detail.shareBelow', { percent: t.percent(high) }) : t.percentRange(low, high);
}
