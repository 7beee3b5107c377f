import { reviewSorts } from '#api/reviews.ts';
import { type ReaderSkin, readerSkins } from '#core/analysis/reader-skin.ts';
import { t } from '#i18n/current.ts';

export type Sort = (typeof reviewSorts)[number];

interface Props {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly skin: ReaderSkin | null;
  readonly onSkin: (skin: ReaderSkin | null) => void;
  /** The reader's own, where it is known; it stands first. */
  readonly mySkin: readonly ReaderSkin[];
}

/** The order of the reviews, and whose are shown. */
export function ReviewTools({ sort, onSort, skin, onSkin, mySkin }: Props) {
  return (
    <div className="review-tools">
      <label>
        {t('reviews.order.label')}
        <select value={sort} onChange={({ currentTarget }) => onSort(reviewSorts.find((one) => one === currentTarget.value) ?? 'newest')}>
          {reviewSorts.map((one) => (
            <option key={one} value={one}>
              {t(`reviews.order.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('reviews.from')}
        <select value={skin ?? ''} onChange={({ currentTarget }) => onSkin(readerSkins.find((one) => one === currentTarget.value) ?? null)}>
          <option value="">{t('reviews.fromAll')}</option>
          {mySkin.map((one) => (
            <option key={one} value={one}>
              {t('reviews.fromMine', { skin: t(`skin.of.${one}`) })}
            </option>
          ))}
          {readerSkins
            .filter((one) => !mySkin.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {t(`skin.of.${one}`)}
              </option>
            ))}
        </select>
      </label>
    </div>
  );
}
