import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import english from 'naughty-words/en.json' with { type: 'json' };
import russian from 'naughty-words/ru.json' with { type: 'json' };
import * as z from 'zod/mini';
import type { WordLists } from '#core/moderation/held-words.ts';

const words = z.array(z.string());
/** data/rules/moderation.yaml. */
export const moderationFile = z.strictObject({ not: words, also: z.strictObject({ profanity: words, advertising: words }) });

/** What texts are looked through for; `allowed` are the words of our own field. */
export function wordLists(allowed: ReadonlySet<string>, file = 'data/rules/moderation.yaml'): WordLists {
  const { not, also } = z.parse(moderationFile, load(readFileSync(file, 'utf8')));
  const left = new Set(not);
  return {
    profanity: [...[...english, ...russian].filter((word) => !left.has(word)), ...also.profanity],
    advertising: also.advertising,
    allowed,
  };
}
