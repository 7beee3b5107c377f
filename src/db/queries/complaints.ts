import { and, eq, isNull } from 'drizzle-orm';
import type { ComplaintSubject } from '#core/complaints/complaint.ts';
import type { Database } from '#db/database.ts';
import { complaints, reviews } from '#db/schema/index.ts';
import { userByName } from './accounts.ts';
import { subjectOf } from './subjects.ts';

interface NewComplaint {
  readonly subject: ComplaintSubject;
  readonly subjectId: string;
  readonly reason: string;
  /** Id of the account; null for guests. */
  readonly by: number | null;
  readonly at: string;
}

/** Is there what the complaint speaks of? */
export async function isComplainable(db: Pick<Database, 'select'>, subject: ComplaintSubject, id: string): Promise<boolean> {
  switch (subject) {
    case 'ingredient':
    case 'product':
      return (await subjectOf(db, subject, id)) !== null;
    case 'review':
      // Samples of the demonstration too.
      return (
        (
          await db
            .select({ id: reviews.id })
            .from(reviews)
            .where(eq(reviews.id, Number(id)))
        ).length > 0
      );
    case 'page':
      // What a reader saw may be gone; the editors read what it was.
      return id.startsWith('/');
    case 'user':
      return (await userByName(db, id)) !== null;
  }
}

/** Stores a complaint; the same words about the same thing wait for the editors once. */
export async function insertComplaint(db: Pick<Database, 'transaction'>, complaint: NewComplaint): Promise<void> {
  const { subject, subjectId, reason } = complaint;
  await db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: complaints.id })
      .from(complaints)
      .where(
        and(
          eq(complaints.subject, subject),
          eq(complaints.subjectId, subjectId),
          eq(complaints.reason, reason),
          isNull(complaints.closedAt),
        ),
      )
      .limit(1);
    if (waiting.length === 0) await tx.insert(complaints).values(complaint);
  });
}
