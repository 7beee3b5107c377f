import { withLetters } from '#core/letters.ts';
import { keyOf } from '../../names/fold.ts';
import { find, type Lexicon } from '../../names/lexicon.ts';
import { soapOfOil, withoutSaponified } from '../../names/soaps.ts';
import type { Found } from '../found.ts';

const unknown = { id: null, match: 'unknown', components: [] } as const;
const and = withLetters(String.raw`^[^\p{L}\d]*(?:and|et|und|y|e|i|en|и|&)[^\p{L}\d]*$`, 'iu');

/** "Saponified Simmondsia Chinensis (Jojoba) Seed Oil", "saponified shea butter and coconut oil": what is saponified is not the oil, whether its soap is known or not. */
export function soapsTogether(lexicon: Lexicon, text: string, names: readonly Found[]): readonly Found[] {
  if (names.length < 2 || withoutSaponified(text) === null) return names;
  const results: Found[] = [];
  for (const name of names) {
    const before = results.at(-1);
    const [front, said] = [before ? text.slice(before.start, before.end) : '', text.slice(name.start, name.end)];
    if (before && (withoutSaponified(front) === '' || withoutSaponified(said) === ''))
      results[results.length - 1] = { ...name, ...unknown, start: before.start };
    else if (before && withoutSaponified(front) !== null && name.id !== null && and.test(text.slice(before.end, name.start))) {
      const soap = find(lexicon, keyOf(soapOfOil(lexicon.incis[name.id] ?? '') ?? ''));
      results.push(soap ? { ...name, id: soap.id, match: 'synonym', components: [] } : name);
    } else results.push(name);
  }
  return results;
}
