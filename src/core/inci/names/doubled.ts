import { identify } from './identify.ts';
import type { Identity } from './identity.ts';
import type { Lexicon } from './lexicon.ts';

/** "Cocos Nucifera Coconut Oil": the Latin species in front of the common name, brackets lost; "Glyceryl Stearate Stearate": a word twice. */
export function identifyDoubled(lexicon: Lexicon, text: string): Identity | null {
  const words = text.trim().split(/\s+/);
  if (words.length > 8) return null;
  // "Foeniculum Vulgare Vulgare Fruit Oil" names a variety.
  const once = words.filter((word, i) => (i === 2 && words.length > 3) || word.toLowerCase() !== words[i - 1]?.toLowerCase());
  const single = once.length < words.length && once.length > 1 ? identify(lexicon, once.join(' ')) : null;
  if (single) return { id: single.id, match: 'corrected' };
  // "Prunus Amygdalus Dulcis" has three words.
  for (const latin of [2, 3]) {
    const front = words.slice(0, latin).join(' ');
    const found = words.length - latin < 2 ? null : identify(lexicon, words.slice(latin).join(' '));
    const species = `${front} `.toLowerCase();
    // "Glyceryl Stearate Glycerylstearate Citrate" are two.
    if (
      found &&
      (latin > 2 || identify(lexicon, front)?.match !== 'exact') &&
      (lexicon.incis[found.id] ?? '').toLowerCase().startsWith(species)
    )
      return { id: found.id, match: 'synonym' };
  }
  return null;
}
