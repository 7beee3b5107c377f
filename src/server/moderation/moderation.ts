import { type HeldWord, heldWordFinder } from '#core/moderation/held-words.ts';
import { plainText } from '#core/moderation/look-alikes.ts';
import { onceDone } from '#core/remembered.ts';
import type { Database } from '#db/database.ts';
import { namesOfOurField } from '#db/queries/subjects.ts';
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
