import type { Review } from '#api/reviews.ts';
import { skinOf } from '#core/analysis/reader-skin.ts';
import type { Language } from '#core/language.ts';
import { reviewLimits } from '#core/reviews/review-draft.ts';
import type { ShownReview } from '#db/queries/reviews.ts';
import { avatarPath } from '#site/account-paths.ts';

/** A stored review as it is answered to `asker`, on a site of this language. */
export function reviewView(shown: ShownReview, asker: number | null, language: Language): Review {
  const { review, username, avatarKey, productAlias, ingredientAlias } = shown;
  const productTitle = (language === 'ru' ? shown.productTitleRu : null) ?? shown.productTitle;
  return {
    id: review.id,
    subject:
      productAlias === null
        ? { kind: 'ingredient', alias: ingredientAlias ?? '', title: review.ingredient ?? '' }
        : { kind: 'product', alias: productAlias, title: productTitle ?? '' },
    author: username === null ? null : { username, avatar: avatarPath(avatarKey) },
    rating: review.rating,
    title: review.title,
    content: review.content,
    pros: review.pros,
    cons: review.cons,
    language: review.language,
    skin: skinOf(review.skin),
    createdAt: review.createdAt,
    editedAt: review.editedAt,
    editableUntil: new Date(Date.parse(review.createdAt) + reviewLimits.editMinutes * 60_000).toISOString(),
    helpful: shown.helpful,
    mine: asker !== null && review.userId === asker,
    foundHelpful: shown.foundHelpful,
  };
}
