import type { Translator } from '#i18n/translator.ts';

/** How something was rated; the catalogue's summary fits. */
export interface RatingView {
  readonly average: number;
  readonly count: number;
  /** How many are samples of the demonstration. */
  readonly samples: number;
  /** How many gave 1, 2, 3, 4 and 5. */
  readonly histogram: readonly number[];
}

/** More marks than this would not fit beside a phone's margin; each then stands for several reviews. */
const maxMarks = 16;
/** A mark with its gap, as the style draws it. */
const markWidth = 10;

/** The average as it is said: "4.3". */
export function averageInWords(t: Translator, average: number): string {
  return t.number(Math.round(average * 10) / 10);
}

/** Average and count, and how many gave each rating, the best first. */
export function ReviewSummary({ summary, t }: { readonly summary: RatingView; readonly t: Translator }) {
  const { average, count, samples, histogram } = summary;
  const each = Math.ceil(Math.max(...histogram) / maxMarks);
  return (
    <div className="rated">
      <p>
        <b className="average">{t('reviews.average', { average: averageInWords(t, average) })}</b>{' '}
        <span className="quiet">{t('reviews.count', { count })}</span>
      </p>
      <ul>
        {histogram
          .map((given, index) => ({ given, rating: index + 1 }))
          .toReversed()
          .map(({ given, rating }) => (
            <li key={rating}>
              <span className="unseen">{t('reviews.given', { rating, count: given })}</span>
              <span aria-hidden="true">{rating}</span>
              <span aria-hidden="true" className="marks" style={{ inlineSize: `${Math.ceil(given / each) * markWidth}px` }} />
              <span aria-hidden="true" className="quiet number">
                {t.number(given)}
              </span>
            </li>
          ))}
      </ul>
      {each > 1 && <p className="fine quiet">{t('reviews.marks', { count: each })}</p>}
      {samples > 0 && (
        <p className="fine quiet">{samples === count ? t('reviews.samples', { count }) : t('reviews.someSamples', { count: samples })}</p>
      )}
    </div>
  );
}
