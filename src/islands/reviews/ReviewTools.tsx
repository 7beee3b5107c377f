import { reviewSorts } from '#api/reviews.ts';
import { skinTypes } from '#core/analysis/report.ts';
import { t } from '#i18n/current.ts';

export type Sort = (typeof reviewSorts)[number];
export type SkinType = (typeof skinTypes)[number];

interface Props {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly skinType: SkinType | null;
  readonly onSkinType: (skinType: SkinType | null) => void;
  /** The reader's own, where it is known; it stands first. */
  readonly mySkin: SkinType | null;
}

/** The order of the reviews, and whose are shown. */
export function ReviewTools({ sort, onSort, skinType, onSkinType, mySkin }: Props) {
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
        <select
          value={skinType ?? ''}
          onChange={({ currentTarget }) => onSkinType(skinTypes.find((one) => one === currentTarget.value) ?? null)}
        >
          <option value="">{t('reviews.fromAll')}</option>
          {mySkin && <option value={mySkin}>{t('reviews.fromMine', { skin: t(`skin.of.${mySkin}`) })}</option>}
          {skinTypes
            .filter((one) => one !== mySkin)
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
