import { type HeldWord, heldWordFinder } from '#core/moderation/held-words.ts';
import { plainText } from '#core/moderation/look-alikes.ts';
import { onceDone } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { insertHeldText } from '#db/queries/reviews.ts';
import { namesOfOurField } from '#db/queries/subjects.ts';
import { ApiError } from '../problems.ts';
import { wordLists } from './word-lists.ts';

/** Looks a text through before it is published. */
export type Moderation = (text: string) => Promise<HeldWord | null>;

const wordsIn = (name: string) =>
  plainText(name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Reads the lists at the first text; names of ingredients, brands and categories never hold a text back. */
export function moderationOf(db: Database): Moderation {
  const finder = onceDone(async () => heldWordFinder(wordLists(new Set((await namesOfOurField(db)).flatMap(wordsIn)))));
  return async (text) => (await finder())(text);
}

interface Author {
  readonly user: number;
  readonly kind: 'review' | 'product';
  readonly at: string;
}

/** Refuses texts with held words; the author is told why, and an administrator sees it. */
export async function publishable(
  db: Database,
  moderation: Moderation,
  fields: Readonly<Record<string, string>>,
  author: Author,
): Promise<void> {
  for (const [path, text] of Object.entries(fields)) {
    const held = await moderation(text);
    if (!held) continue;
    const whole = Object.values(fields).join('\n\n');
    await insertHeldText(db, {
      userId: author.user,
      kind: author.kind,
      text: whole,
      reason: `${held.reason}: ${held.entry}`,
      at: author.at,
    });
    throw new ApiError('text.held', { fields: [{ path, code: `text.held.${held.reason}` }] });
  }
}
