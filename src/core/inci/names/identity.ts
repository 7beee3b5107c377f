import type { Match } from '../reading.ts';
import { keyOf } from './fold.ts';
import { find, type Hit, type Lexicon, nameIs } from './lexicon.ts';

/** Who a segment of text is. */
export interface Identity {
  readonly id: number;
  readonly match: Exclude<Match, 'unknown'>;
}

export function identityOf(hit: Hit | null): Identity | null {
  return hit && { id: hit.id, match: hit.kind === nameIs.inci ? 'exact' : hit.kind === nameIs.typo ? 'corrected' : 'synonym' };
}

/** Whose key this is; one letter is nobody's. */
export const byKey = (lexicon: Lexicon, key: string): Identity | null => (key.length < 2 ? null : identityOf(find(lexicon, key)));

/** Whose name the dictionary has just so. */
export const byName = (lexicon: Lexicon, name: string): Identity | null => byKey(lexicon, keyOf(name));

/** Found by another name than the text. */
export function asSynonym(identity: Identity | null): Identity | null {
  return identity && { id: identity.id, match: identity.match === 'corrected' ? 'corrected' : 'synonym' };
}
