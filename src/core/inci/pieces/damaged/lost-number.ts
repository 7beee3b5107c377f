import { keyOf } from '../../names/fold.ts';
import type { Lexicon } from '../../names/lexicon.ts';
import { isMostlyNumbered } from '../../names/own-numbers.ts';
import type { Found } from '../found.ts';

const hyphenLast = /-\s*$/;
const hyphenBehind = /^-(?!\p{L})/u;
const noSeparator = /^[^\S\n]*$/;

/** "Benzophenone Tocopherol", "Benzophenone-": where the separator behind it was lost or its hyphen is left, the number of a name may be lost too, and which one it is stays open. */
export function withoutLostNumbers(lexicon: Lexicon, text: string, names: readonly Found[]): readonly Found[] {
  return names.map((name, n) => {
    const inci = name.id === null || name.match === 'synonym' ? '' : (lexicon.incis[name.id] ?? '');
    if (!/\p{L}$/u.test(inci) || !isMostlyNumbered(lexicon, keyOf(inci))) return name;
    const next = names[n + 1];
    const behind = text.slice(name.end, next?.start);
    const isLost =
      hyphenLast.test(text.slice(name.start, name.end)) || hyphenBehind.test(behind) || (next !== undefined && noSeparator.test(behind));
    return isLost ? { ...name, id: null, match: 'unknown', components: [] } : name;
  });
}
