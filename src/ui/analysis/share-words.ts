import type { ShareEstimate } from '#core/analysis/share-types.ts';
import type { Translator } from '#i18n/translator.ts';

/** One significant figure, steps of five where that would make much more of it: an estimate must not look measured. */
const lowerEnd = (value: number) => (value < 10 ? Number(value.toPrecision(1)) : Math.floor(value / 5) * 5);

/** An upper end is never said to be less than it is, nor more than a limit of the law that it ends at (0.14, 25); below 4 whole figures alone would leave too much out. */
const upperEnds = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10];
/** What is a matter of counting in binary. */
const tolerance = 1.000_001;

/** Nothing is all of a product that holds something else. */
const nearlyAll = 99;

function upperEnd(value: number): number {
  if (value <= 0) return 0;
  if (value > 90 && value < 100) return Math.min(nearlyAll, Math.ceil(value));
  const twoFigures = Number(value.toPrecision(2));
  if (Math.abs(twoFigures / value - 1) < tolerance - 1) return twoFigures;
  const scale = 10 ** Math.floor(Math.log10(value));
  const figures = upperEnds.find((figure) => figure * tolerance >= value / scale) ?? 10;
  return Number((figures * scale).toPrecision(2));
}

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
  if (share.declared) return t('strip.declared', { percent: share.point });
  const band = saidBand(share);
  if (!band) return t('strip.notKnown');
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
