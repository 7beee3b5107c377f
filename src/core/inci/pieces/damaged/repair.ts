import { keyOf } from '../../names/fold.ts';
import { identify } from '../../names/identify.ts';
import { find } from '../../names/lexicon.ts';
import { isNumbered } from '../../names/own-numbers.ts';
import { identifyBySpelling } from '../../names/phonetic.ts';
import { bracketComponents } from '../brackets/bracket-components.ts';
import { type Found, found, type PieceInText, slash, trimmedText } from '../found.ts';

/** "Bergamot" is a plant, and no slip for "bergamol"; "Melisse" none for "Melasse". */
const namesPlant = ({ dictionary: { lexicon } }: PieceInText, key: string): boolean =>
  ['oil', 'extract', 'extrakt'].some((made) => find(lexicon, key + made) !== null);

/** "Benzophenoe-": which of the numbered ones is lost. */
const lostNumber = ({ dictionary: { lexicon }, source, end }: PieceInText, id: number): boolean =>
  source[end] === '-' && isNumbered(lexicon, keyOf(lexicon.incis[id] ?? ''));

/** "Citric Acd (PEG-15 Cocamine)": no word of the name stands behind it. */
const bracketLast = /\)\s*$/;

/** The name with its typo or scan error repaired, without its brackets first; null when there is no single candidate. */
export function fuzzy(base: PieceInText, name: string): Found | null {
  const outer = trimmedText(name.replace(/[[({<][^\])}>]*(?:[\])}>]|$)/g, ' ').replace(/\s+/g, ' '));
  for (const text of new Set([outer, name])) {
    const key = keyOf(text);
    // A name with this key that was turned down has its numbers apart: "Laureth-2/3".
    if (key.length < 5 || !/^[a-z0-9]+$/.test(key) || find(base.dictionary.lexicon, key)) continue;
    const id = base.dictionary.typos.correct(text, key);
    if (id !== null && !namesPlant(base, key) && !lostNumber(base, id))
      return found(
        base,
        id,
        'corrected',
        bracketLast.test(name) ? bracketComponents(base).filter((one) => one.match === 'exact' && one.id !== id) : [],
      );
  }
  const spelt = /[([{<]/.test(name) ? null : identifyBySpelling(base.dictionary.lexicon, outer);
  if (spelt !== null) return found(base, spelt, 'corrected');
  const parts = outer.split(slash).filter((part) => keyOf(part).length > 4);
  if (parts.length === 2) {
    const ids = parts.map((part) => identify(base.dictionary.lexicon, part)?.id ?? base.dictionary.typos.correct(part, keyOf(part)));
    if (ids[0] != null && ids[0] === ids[1]) return found(base, ids[0], 'corrected');
  }
  return null;
}
