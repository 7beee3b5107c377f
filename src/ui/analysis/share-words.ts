import { upperEnd } from '#core/analysis/said-share.ts';
import type { ShareEstimate } from '#core/analysis/share-types.ts';
import type { Translator } from '#i18n/translator.ts';

/** One significant figure, steps of five where that would make much more of it: an estimate must not look measured. */
const lowerEnd = (value: number) => (value < 10 ? Number(value.toPrecision(1)) : Math.floor(value / 5) * 5);

/** Under this a lower end of a band means nothing: it is neither said nor drawn. */
export const lowestSaid = 0.01;
/** A band wider than this tells no more than the place does; */
const widestSaid = 60;
/** only that there is little is still worth saying. */
const little = 2;

/** The band as it is said and drawn, its lower end 0 where only the upper one tells something; null where neither does. */
export function saidBand({ low, high }: ShareEstimate): { readonly low: number; readonly high: number } | null {
  const said = { low: lowerEnd(low), high: upperEnd(high) };
  if (said.low < lowestSaid || said.high / said.low <= widestSaid) return said;
  return said.high <= little ? { ...said, low: 0 } : null;
}

/** An estimate as it is said: a band, never a number that looks measured. */
export function shareSentence(t: Translator, share: ShareEstimate): string {
  if (share.ofFluorine) return t('strip.ofFluorine', { ppm: String(share.ofFluorine), percent: share.point });
  if (share.declared) return t(share.inTitle ? 'strip.inTitle' : 'strip.declared', { percent: share.point });
  const band = saidBand(share);
  if (!band) return t('strip.notKnown');
  // The law alone tells an upper end.
  const isBelow = band.low < lowestSaid || share.lawful;
  if (share.usual || share.lawful) return isBelow ? t('strip.usualBelow', { high: band.high }) : t('strip.usual', band);
  if (band.low < lowestSaid) return t('strip.below', { high: band.high });
  return band.low === band.high ? t('strip.about', { high: band.high }) : t('strip.band', band);
}

/** The same in a table cell. */
export function shareRange(t: Translator, share: ShareEstimate): string {
  if (share.declared) return t.percent(share.point);
  const band = saidBand(share);
  if (!band) return t('detail.shareNotKnown');
  return band.low < lowestSaid ? t('detail.shareBelow', { percent: t.percent(band.high) }) : t.percentRange(band.low, band.high);
}
