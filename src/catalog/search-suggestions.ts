import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Bilingual } from '#core/catalog/records.ts';

interface SuggestedNeed extends Bilingual {
  readonly need: string;
  readonly to: readonly string[];
  readonly asked?: true;
}
interface SuggestedThing extends Bilingual {
  readonly thing: string;
  readonly asked?: true;
}

const { needs, things } = load(readFileSync('data/catalog/search-words.yaml', 'utf8')) as {
  readonly needs: readonly SuggestedNeed[];
  readonly things: readonly SuggestedThing[];
};

/** What the search suggests before anybody has typed: needs with the filters that answer them, and words that people know several ingredients by. */
export const suggestedNeeds = needs.filter(({ asked }) => asked);
export const suggestedThings = things.filter(({ asked }) => asked);
