import { addReview, editReview, markHelpful, removeReview, reviewList, unmarkHelpful, userReviews } from '#api/reviews.ts';
import { route } from '../api.ts';
import { changeReview, listReviews, listUserReviews, publishReview, unvoteHelpful, voteHelpful, withdrawReview } from './reviews.ts';

export const reviewRoutes = [
  route(reviewList, listReviews),
  route(userReviews, listUserReviews),
  route(addReview, publishReview),
  route(editReview, changeReview),
  route(removeReview, withdrawReview),
  route(markHelpful, voteHelpful),
  route(unmarkHelpful, unvoteHelpful),
];
