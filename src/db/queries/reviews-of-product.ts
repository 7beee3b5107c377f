import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { helpfulVotes, reviews, users } from '#db/schema/index.ts';

/** The newest reviews of a product, with the names of their authors. */
export function newestReviews(db: Database, productId: number, limit: number) {
  return db
    .select({
      id: reviews.id,
      author: users.username,
      rating: reviews.rating,
      title: reviews.title,
      content: reviews.content,
      pros: reviews.pros,
      cons: reviews.cons,
      language: reviews.language,
      skinType: reviews.skinType,
      helpful: sql<number>`(select count(*) from ${helpfulVotes} where ${helpfulVotes.reviewId} = ${reviews.id})`,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
      demo: reviews.demo,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}
