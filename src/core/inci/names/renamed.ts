import { keyOf } from './fold.ts';
import { type Lexicon, type NameIs, nameIs } from './lexicon.ts';
import type { LexiconEntry } from './lexicon-file.ts';

/** The dictionary with other names of one ingredient that it has; names of others stay theirs. */
export function renamed(lexicon: Lexicon, { inci, names, typos }: LexiconEntry): Lexicon {
  const id = lexicon.incis.indexOf(inci);
  const own = id << 2;
  const others = [...lexicon.names].filter(([, code]) => code >> 2 !== id);
  const changed = new Map([...others, [keyOf(inci), own]]);
  const add = (texts: readonly string[], kind: NameIs) => {
    for (const key of texts.map(keyOf)) if (key !== '' && !changed.has(key)) changed.set(key, own | kind);
  };
  add(names, nameIs.synonym);
  add(typos, nameIs.typo);
  return { ...lexicon, names: changed };
}
