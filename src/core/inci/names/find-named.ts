import type { FindNamed } from '../overrides.ts';
import { identify } from './identify.ts';
import type { Lexicon } from './lexicon.ts';

/** Finds ingredients of a lexicon by any of their names. */
export const findNamed =
  (lexicon: Lexicon): FindNamed =>
  (name) => {
    const found = identify(lexicon, name);
    return found && { id: found.id, inci: lexicon.incis[found.id] ?? '', alias: lexicon.aliases[found.id] ?? '' };
  };
