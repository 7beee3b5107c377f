import { byName, type Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';

const turned = /^(\p{L}{3,}(?:ate|oside)) (\p{L}{2,}yl)e?$/iu;

/** "Palmitate cétyle", "glucoside tocophéryl": the acid or sugar in front of what it is bound to, as in other languages. */
export function identifyTurned(lexicon: Lexicon, name: string): Identity | null {
  const [, acid, alcohol] = turned.exec(name) ?? [];
  const identity = acid === undefined ? null : byName(lexicon, `${alcohol} ${acid}`);
  return identity && { id: identity.id, match: 'synonym' };
}
